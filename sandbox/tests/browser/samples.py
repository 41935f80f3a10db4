"""Messages and a form that show everything the page can draw, on a sandbox whose clock stands still."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from io import BytesIO
from typing import Any

import aiohttp
from PIL import Image, ImageDraw

import sandbox
from sandbox.entities import COMPONENTS_V2, Attachment
from sandbox.testing import Conformance
from sandbox.tests.desk import ASK, Desk

Json = dict[str, Any]
NOON = 1_790_251_200.0

MARKDOWN = """# Night shift
-# third of seven
**Bold**, *slanted*, __under__, ~~gone~~, `code`, ||hidden||
- a list
  - in a list
- goes on
1. first
2. second
> quoted
```py
turn = 3
```
[a link](https://example.org/rules) <@{ann}> <#{lobby}> <t:1790251200:D>
<img src=x onerror=alert(1)> &amp; <b>plain</b>"""

EVERY_INPUT: Json = {
    "custom_id": "form", "title": "About the table", "components": [
        {"type": 18, "label": "Reason", "description": "In a word", "component": {
            "type": 4, "custom_id": "reason", "style": 1, "min_length": 2, "max_length": 40}},
        {"type": 18, "label": "Colour", "component": {
            "type": 3, "custom_id": "colour", "options": [
                {"label": one, "value": one.lower()} for one in ("Red", "Green", "Blue")]}},
        {"type": 18, "label": "Side", "component": {
            "type": 21, "custom_id": "side", "options": [
                {"label": one, "value": one.lower()} for one in ("Left", "Right")]}},
        {"type": 18, "label": "Extras", "component": {
            "type": 22, "custom_id": "extras", "max_values": 2, "options": [
                {"label": one, "value": one.lower()} for one in ("Fog", "Rain", "Snow")]}},
        {"type": 18, "label": "Proof", "component": {"type": 19, "custom_id": "proof", "required": False}},
    ],
}  # fmt: skip


def picture(size: tuple[int, int], colour: str) -> bytes:
    """Return a plain picture with a frame."""
    image = Image.new("RGB", size, colour)
    ImageDraw.Draw(image).rectangle((8, 8, size[0] - 9, size[1] - 9), outline="white", width=3)
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


class Showroom(Desk):
    """A desk that also puts pictures into messages."""

    def attached(self, name: str, size: tuple[int, int], colour: str, description: str) -> Attachment:
        """Put a picture on the CDN."""
        key = self.world.snowflake()
        about = {"description": description, "width": size[0], "height": size[1]}
        made = Attachment(key, name, picture(size, colour), "image/png", self.lobby, **about)  # type: ignore[arg-type]
        self.world.attachments[key] = made
        return made

    def emoji(self, name: str, colour: str) -> Json:
        """Put an emoji of the bot's on the CDN."""
        key = self.world.snowflake()
        self.world.emoji_images[key] = (picture((32, 32), colour), "image/png")
        self.world.emojis[key] = {"id": str(key), "name": name}
        return {"id": str(key), "name": name}

    def media(self, one: Attachment) -> Json:
        url = f"{self.sandbox.cdn_url}/attachments/{one.channel_id}/{one.id}/{one.filename}"
        return {"url": url, "width": one.width, "height": one.height, "content_type": one.content_type}

    def put_classic(self) -> None:
        """Put a message with text, an embed, a file, and every kind of button."""
        text = MARKDOWN.format(ann=self.id_of("Ann"), lobby=self.lobby)
        embed = {
            "type": "rich", "title": "Scores", "description": "After *two* rounds", "color": 0x336699,
            "fields": [{"name": name, "value": "12", "inline": True} for name in ("Ann", "Bob", "Cleo")],
            "footer": {"text": "Round 2"}, "author": {"name": "Cogwork"},
        }  # fmt: skip
        styles = [{"type": 2, "style": style, "label": f"Style {style}", "custom_id": f"b{style}"} for style in (1, 2)]
        never = {"type": 2, "style": 4, "label": "Never", "custom_id": "b4", "disabled": True}
        away = {"type": 2, "style": 5, "label": "Away", "url": "https://example.org/"}
        self.put(content=text, embeds=[embed], components=[{"type": 1, "components": [*styles, never, away]}])

    def put_modern(self) -> None:
        """Put a message of the second kind, with every component it may have."""
        board = self.attached("board.png", (640, 360), "#35524a", "The board: three robots, a crane")
        cards = [self.attached(f"card{n}.png", (200, 280), "#7a4b3a", f"Card {n}") for n in (1, 2)]
        machines = [{"label": f"Machine {n}", "value": f"{n}", "description": f"costs {n}"} for n in range(1, 11)]
        lists = [
            {"type": 3, "custom_id": "pick", "placeholder": "Which machine?", "min_values": 1, "max_values": 2,
             "options": machines},
            *({"type": kind, "custom_id": f"s{kind}"} for kind in (5, 6, 7, 8)),
        ]  # fmt: skip
        inside: list[Json] = [
            {"type": 9, "components": [{"type": 10, "content": "### Ann’s turn\nChoose a machine."}],
             "accessory": {"type": 11, "media": self.media(cards[0]), "description": "Card 1"}},
            {"type": 12, "items": [{"media": self.media(board), "description": board.description}]},
            {"type": 14, "divider": True, "spacing": 1},
            *({"type": 1, "components": [one]} for one in lists),
            {"type": 1, "components": [{"type": 2, "style": 3, "label": "Done", "custom_id": "done"}]},
        ]  # fmt: skip
        gallery = {"type": 12, "items": [{"media": self.media(one), "description": one.description} for one in cards]}
        file = {"type": 13, "file": {"url": self.media(board)["url"]}, "name": "record.json", "size": 2048}
        parts = [{"type": 17, "accent_color": 0xC08A2D, "components": inside}, gallery, file]
        self.put(components=parts, flags=COMPONENTS_V2, attachments=[board, *cards])


@asynccontextmanager
async def showroom(clock: Callable[[], float] = lambda: NOON) -> AsyncIterator[Showroom]:
    """Run a sandbox with three people and no bot."""
    server = await sandbox.start(0, ("Ann", "Bob", "Cleo"), clock, bot_name="Cogwork")
    server.world.presence = {"status": "online", "activities": []}
    conformance = Conformance(server)
    try:
        async with aiohttp.ClientSession() as web:
            made = Showroom(server, web)
            await made.api("PUT", f"/applications/{made.world.application_id}/commands", [ASK])
            yield made
    finally:
        await server.close()
    assert conformance.problems() == []
