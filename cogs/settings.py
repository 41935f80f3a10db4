"""Settings from the environment or a `.env` file, checked before anything starts."""

import re
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

from pydantic import (
    AfterValidator,
    BeforeValidator,
    SecretStr,
    ValidationError,
    ValidationInfo,
    field_validator,
    model_validator,
)
from pydantic_settings import BaseSettings, DotEnvSettingsSource, EnvSettingsSource, SettingsConfigDict

from host.operation.addresses import is_loopback, is_possible
from host.operation.processes import Shards

SEVERAL_NEED = "a part of the shards needs DATABASE_URL to name PostgreSQL, which the other processes share"
LOG_FORMATS = ("text", "json")
SWITCH = ("on", "off")
SLIPS = 2
"""Wrong, missing or swapped letters in a name that still looks like a setting's; one in a short name."""
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
WORD = re.compile("[!-~]+")
"""Visible signs without a space, as in tokens and addresses."""


class WrongSettings(Exception):
    """A setting is missing or wrong; the message names each with what it should be."""


def _safe_base(url: str) -> str:
    """Refuse an address that would carry the token in clear over a network."""
    if not _is_address(url):
        raise ValueError("must be an address such as https://example.org/api/v10")
    parts = urlsplit(url)
    if parts.scheme in {"http", "ws"} and not is_loopback(parts.hostname):
        raise ValueError("must be https (or wss); plain http is only for this machine itself (127.0.0.1)")
    return url.rstrip("/")


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        parts.port  # noqa: B018  it is looked at only when asked for
    except ValueError:
        return False
    labels = (parts.hostname or "").split(".")
    plain = WORD.fullmatch(url) and not parts.query and not parts.fragment
    return parts.scheme in {"http", "https", "ws", "wss"} and bool(plain) and all(labels)


def _known_database(url: str) -> str:
    # The last is how addresses of a server had to begin before.
    if not url.startswith(("sqlite+aiosqlite:///", "postgresql://", "postgresql+asyncpg://")):
        raise ValueError("must begin with sqlite+aiosqlite:/// or postgresql://")
    if not is_possible(url):
        raise ValueError(
            "must be an address such as sqlite+aiosqlite:///data/cogwork.db "
            "or postgresql://user:password@host:5432/name"
        )
    return url


def _known_token(token: SecretStr) -> SecretStr:
    if not WORD.fullmatch(token.get_secret_value()):
        raise ValueError("must be one word of letters, digits and signs, as the developer portal shows it")
    return token


def _whole(low: int, high: int) -> BeforeValidator:
    """Return what takes a number in plain digits only; Python would read many more writings."""

    def number(value: object) -> int | None:
        if value is None:
            return None
        text = str(value)
        if not re.fullmatch("[0-9]{1,9}", text) or not low <= int(text) <= high:
            raise ValueError(f"must be a whole number from {low} to {high}")
        return int(text)

    return BeforeValidator(number)


def _known_level(level: str) -> str:
    if level.upper() not in LOG_LEVELS:
        raise ValueError(f"must be one of {', '.join(LOG_LEVELS)}")
    return level.upper()


def _known_format(name: str) -> str:
    if name.lower() not in LOG_FORMATS:
        raise ValueError(f"must be one of {', '.join(LOG_FORMATS)}")
    return name.lower()


def _switched(word: object) -> bool:
    if isinstance(word, bool):
        return word
    if str(word).lower() not in SWITCH:
        raise ValueError(f"must be one of {', '.join(SWITCH)}")
    return str(word).lower() == "on"


def _shard_ids(text: str) -> tuple[int, ...]:
    """Return the numbers of a list such as `0,2-4`; none for an empty one."""
    ids: set[int] = set()
    for part in text.split(",") if text else ():
        found = re.fullmatch("([0-9]{1,5})(?:-([0-9]{1,5}))?", part.strip())
        between = range(int(found[1]), int(found[2] or found[1]) + 1) if found else ()
        if not between:
            raise ValueError("must be numbers such as 0,1 or 0-3")
        ids.update(between)
    return tuple(sorted(ids))


Base = Annotated[str, AfterValidator(_safe_base)]


class Settings(BaseSettings):
    """Everything that can be set; README.md lists it for the people who run the bot."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8-sig",  # some editors put an invisible mark before the first name
        env_ignore_empty=True,
        extra="ignore",
        hide_input_in_errors=True,
    )

    discord_token: Annotated[SecretStr, AfterValidator(_known_token)] | None = None
    discord_api_url: Base = "https://discord.com/api/v10"
    discord_gateway_url: Base = "wss://gateway.discord.gg"
    discord_cdn_url: Base = "https://cdn.discordapp.com"
    database_url: Annotated[str, AfterValidator(_known_database)] = "sqlite+aiosqlite:///data/cogwork.db"
    log_level: Annotated[str, AfterValidator(_known_level)] = "INFO"
    log_format: Annotated[str, AfterValidator(_known_format)] = "text"
    metrics_port: Annotated[int | None, _whole(0, 65_535)] = None
    shard_count: Annotated[int, _whole(1, 10_000)] = 1
    shard_ids: str = ""
    icons: Annotated[bool, BeforeValidator(_switched)] = True
    sandbox_port: Annotated[int, _whole(0, 65_535)] = 8765
    sandbox_folder: Path = Path("data/sandbox")

    @model_validator(mode="before")
    @classmethod
    def _set(cls, given: dict[str, object]) -> dict[str, object]:
        """Take what is left blank as not set, and no notice of spaces around a value."""
        bare = {name: value.strip() if isinstance(value, str) else value for name, value in given.items()}
        return {name: value for name, value in bare.items() if value != ""}

    @field_validator("*", mode="before")
    @classmethod
    def _visible(cls, value: object) -> object:
        if isinstance(value, str) and not value.isprintable():
            raise ValueError("must be one line without invisible signs")
        return value

    @field_validator("shard_ids")
    @classmethod
    def _fitting(cls, text: str, info: ValidationInfo) -> str:
        ids, count = _shard_ids(text), int(info.data.get("shard_count", 10_000))
        if ids and ids[-1] >= count:
            raise ValueError(f"must lie below SHARD_COUNT, which is {count}")
        if ids and len(ids) < count and str(info.data.get("database_url", "")).startswith("sqlite"):
            raise ValueError(f"names only a part: {SEVERAL_NEED}")
        return text

    @property
    def shards(self) -> Shards:
        """Return what this process serves; all shards when none are named."""
        return Shards(_shard_ids(self.shard_ids) or tuple(range(self.shard_count)), self.shard_count)

    @property
    def token(self) -> str:
        """Return the token, or nothing when the sandbox is to be used."""
        return self.discord_token.get_secret_value() if self.discord_token else ""


def load() -> Settings:
    """Read the settings.

    Raises:
        WrongSettings: with one line for each setting that is wrong, and for each name that looks like a misspelt one.
    """
    settings, wrong = None, []
    try:
        wrong += _misspelt()
        settings = Settings()
    except ValidationError as error:
        wrong += [_told(fault["loc"][0], fault["msg"]) for fault in error.errors()]
    except (OSError, UnicodeDecodeError):
        raise WrongSettings("The file .env must be readable, and text in UTF-8") from None
    if settings is None or wrong:
        raise WrongSettings("\n".join(wrong)) from None
    return settings


def _misspelt() -> list[str]:
    """Return a line for each name in the environment or `.env` that is nearly a setting's, unless that is set too."""
    from rapidfuzz.distance import DamerauLevenshtein as Slips  # noqa: PLC0415  only a start needs it

    given = {**EnvSettingsSource(Settings).env_vars, **DotEnvSettingsSource(Settings).env_vars}
    set_ = {name.lower() for name, value in given.items() if value and value.strip()}
    return [
        f"{name.upper()} is not a setting; did you mean {known.upper()}?"
        for name in sorted(set_ - Settings.model_fields.keys())
        for known in Settings.model_fields.keys() - set_
        if Slips.distance(name, known) <= min(SLIPS, len(known) // 4)
    ]


def _told(name: int | str, fault: str) -> str:
    """Return one fault as whoever edits the settings needs it, without the checker's own preface."""
    return f"{str(name).upper()} {fault.removeprefix('Value error, ').replace('Input should', 'should')}"
