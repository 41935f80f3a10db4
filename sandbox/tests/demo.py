"""A small bot that uses everything of discord.py this sandbox must carry, for the tests to talk to."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any

import discord
from discord import app_commands, ui

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000002000000030802000000368849d6"
    "0000000c49444154789c63606060000000040001f61738550000000049454e44ae426082"
)


class Cell(ui.DynamicItem[ui.Button[Any]], template=r"cell:(?P<n>\d+)"):
    """A button whose whole state is in its id."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Cell {number}", custom_id=f"cell:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, _interaction: Any, _item: Any, match: re.Match[str]) -> Cell:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=board(self.number + 1), attachments=[picture()])


def picture() -> discord.File:
    return discord.File(io.BytesIO(PNG), "board.png", description="An empty board")


def board(number: int) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    gallery: ui.MediaGallery[Any] = ui.MediaGallery(
        discord.MediaGalleryItem("attachment://board.png", description="An empty board")
    )
    row: ui.ActionRow[Any] = ui.ActionRow(Cell(number))
    view.add_item(ui.Container(ui.TextDisplay(f"Turn {number}"), gallery, row, accent_colour=0x336699))
    return view


class Picks(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.select(custom_id="colour", options=[discord.SelectOption(label=c) for c in ("red", "green")])
    async def colour(self, interaction: discord.Interaction[Any], select: ui.Select[Any]) -> None:
        await interaction.response.edit_message(content=f"Colour: {select.values[0]}")

    @ui.select(cls=ui.UserSelect, custom_id="rival", max_values=2)
    async def rival(self, interaction: discord.Interaction[Any], select: ui.UserSelect[Any]) -> None:
        await interaction.response.defer()
        names = " ".join(user.display_name for user in select.values)
        await interaction.followup.send(f"Rivals: {names}", ephemeral=True)

    @ui.button(label="Name", custom_id="name")
    async def name(self, interaction: discord.Interaction[Any], _button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Form())

    @ui.button(label="Never", custom_id="never", disabled=True)
    async def never(self, _interaction: discord.Interaction[Any], _button: ui.Button[Any]) -> None:
        raise AssertionError


class Form(ui.Modal, title="About you"):
    intro: ui.TextDisplay[Any] = ui.TextDisplay("Tell us.")
    nick: ui.Label[Any] = ui.Label(text="Nick", component=ui.TextInput(custom_id="nick", max_length=10))
    size: ui.Label[Any] = ui.Label(
        text="Size",
        component=ui.Select(custom_id="size", options=[discord.SelectOption(label=s) for s in ("small", "large")]),
    )
    side: ui.Label[Any] = ui.Label(
        text="Side",
        component=ui.RadioGroup(
            custom_id="side", options=[discord.RadioGroupOption(label=s, value=s) for s in ("left", "right")]
        ),
    )
    proof: ui.Label[Any] = ui.Label(text="Proof", component=ui.FileUpload(custom_id="proof"))

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        parts = [label.component for label in (self.nick, self.size, self.side, self.proof)]
        nick, size, side, proof = parts
        assert isinstance(nick, ui.TextInput)
        assert isinstance(size, ui.Select)
        assert isinstance(side, ui.RadioGroup)
        assert isinstance(proof, ui.FileUpload)
        data = await proof.values[0].read()
        text = f"{nick.value}, {size.values[0]}, {side.value}, {data.decode()}"
        await interaction.response.send_message(text, ephemeral=True)


class German(app_commands.Translator):
    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, _context: Any) -> str | None:
        return {"new": "neu", "Which game": "Welches Spiel"}.get(string.message) if locale.value == "de" else None


class Demo(discord.Client):
    """The bot; `log` holds what happened to it."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("intents", discord.Intents.default())
        super().__init__(guild_ready_timeout=0, **options)
        self.tree = app_commands.CommandTree(self)
        self.log: list[str] = []
        self.noted = asyncio.Condition()
        self.gate = asyncio.Event()
        add_tables(self)
        add_answers(self)
        add_places(self)
        add_latecomers(self)

    async def setup_hook(self) -> None:
        self.add_view(Picks())
        self.add_dynamic_items(Cell)
        await self.tree.set_translator(German())
        await self.tree.sync()

    async def note(self, text: str) -> None:
        async with self.noted:
            self.log.append(text)
            self.noted.notify_all()

    async def on_ready(self) -> None:
        await self.note("ready")

    async def on_resumed(self) -> None:
        await self.note("resumed")

    async def on_message(self, message: discord.Message) -> None:
        if message.author != self.user:
            await self.note(f"said {message.content!r}")


def add_tables(bot: Demo) -> None:
    table: app_commands.Group = app_commands.Group(name="table", description="Tables")

    @table.command(name="new", description="Which game")
    @app_commands.describe(game="Which game", rival="Who plays along")
    async def new(interaction: discord.Interaction[Any], game: str, rival: discord.User | None = None) -> None:
        await bot.note(f"table {game} against {rival and rival.name}")
        await interaction.response.send_message(view=board(1), file=picture())

    @new.autocomplete("game")
    async def games(_interaction: discord.Interaction[Any], text: str) -> list[app_commands.Choice[str]]:
        known = ("Chess", "Checkers", "Go")
        return [app_commands.Choice(name=n, value=n.lower()) for n in known if n.lower().startswith(text)]

    bot.tree.add_command(table)


def add_answers(bot: Demo) -> None:
    @bot.tree.command(description="Secret")
    async def hand(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("Only you see this", ephemeral=True)

    @bot.tree.command(description="Picks")
    async def picks(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("Pick", view=Picks())

    @bot.tree.command(description="Slow")
    async def slow(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await asyncio.sleep(0.02)
        await interaction.followup.send("Done at last")

    @bot.tree.command(description="Mail")
    async def mail(interaction: discord.Interaction[Any]) -> None:
        try:
            await interaction.user.send("Your hand", file=picture())
        except discord.Forbidden as error:
            await interaction.response.send_message(f"No mail: {error.code}")
        else:
            await interaction.response.send_message("Mail sent")


def add_places(bot: Demo) -> None:
    @bot.tree.command(description="Rooms")
    async def rooms(interaction: discord.Interaction[Any], guest: discord.Member) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.response.defer()
        closed = await interaction.channel.create_thread(name="closed", type=discord.ChannelType.private_thread)
        await closed.add_user(guest)
        anchor = await interaction.channel.send("A table")
        opened = await anchor.create_thread(name="opened")
        await opened.send(f"Welcome {guest.mention}")
        await interaction.followup.send("Rooms are ready")

    @bot.tree.command(description="Where")
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def where(interaction: discord.Interaction[Any]) -> None:
        place = "in a DM" if interaction.context.dm_channel else f"in {interaction.guild}"
        await interaction.response.send_message(place)

    @bot.tree.context_menu(name="Challenge")
    async def challenge(interaction: discord.Interaction[Any], user: discord.Member) -> None:
        await interaction.response.send_message(f"Challenging {user.display_name}")


def add_latecomers(bot: Demo) -> None:
    @bot.tree.command(description="Answers when the gate opens")
    async def late(interaction: discord.Interaction[Any]) -> None:
        await bot.gate.wait()
        await attempt(interaction.response.send_message("late"))

    @bot.tree.command(description="Answers, and says more when the gate opens")
    async def afterthought(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("first")
        await bot.gate.wait()
        await attempt(interaction.followup.send("second"))

    async def attempt(sending: Any) -> None:
        try:
            await sending
        except discord.HTTPException as error:
            await bot.note(f"{error.status} {error.code}")
