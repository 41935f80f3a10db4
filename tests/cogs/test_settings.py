"""Settings: Discord's own addresses unless told otherwise, nothing unsafe, every fault named, the token never shown."""

from pathlib import Path

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from cogs.endpoint import point_at
from cogs.settings import Settings, WrongSettings, load
from host.operation.addresses import is_loopback

TOKEN = "MTIzNDU2Nzg5.Gabcde.a-secret-that-nobody-may-read"  # noqa: S105  made up
ADDRESSES = ("DISCORD_API_URL", "DISCORD_GATEWAY_URL", "DISCORD_CDN_URL")


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Start from a folder without a `.env` file and an environment without settings."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
        monkeypatch.delenv(name, raising=False)


def refused(monkeypatch: pytest.MonkeyPatch, **settings: str) -> list[str]:
    """Return the lines that whoever made these settings gets to read."""
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(WrongSettings) as fault:
        load()
    return str(fault.value).splitlines()


def test_without_settings_the_addresses_are_discords_and_there_is_no_token() -> None:
    settings = load()
    assert settings.discord_api_url == "https://discord.com/api/v10"
    assert settings.discord_gateway_url == "wss://gateway.discord.gg"
    assert settings.discord_cdn_url == "https://cdn.discordapp.com"
    assert settings.token == ""


@pytest.mark.parametrize("name", ADDRESSES)
@pytest.mark.parametrize(
    "url",
    [
        "http://discord.com/api/v10",
        "ws://gateway.discord.gg",
        "http://192.168.0.5:8080",
        "http://127.0.0.1.example.org",
        "http://localhost.example.org",
        "http://127.0.0.1@example.org",
        "http://[2001:db8::1]",
    ],
)
def test_an_address_that_would_carry_the_token_in_clear_is_refused(
    monkeypatch: pytest.MonkeyPatch, name: str, url: str
) -> None:
    (line,) = refused(monkeypatch, **{name: url})
    assert line.startswith(f"{name} must be https")
    assert "127.0.0.1" in line


@pytest.mark.parametrize("name", ADDRESSES)
@pytest.mark.parametrize("url", ["ftp://example.org", "discord.com", "https://", "//example.org", "file:///etc/passwd"])
def test_what_is_no_address_is_refused_with_an_example(monkeypatch: pytest.MonkeyPatch, name: str, url: str) -> None:
    (line,) = refused(monkeypatch, **{name: url})
    assert line.startswith(f"{name} must be an address such as https://")


@pytest.mark.parametrize(
    "url",
    [
        "https://example.org/api/v10",
        "wss://example.org",
        "http://127.0.0.1:8010/api/v10",
        "http://localhost:8010",
        "ws://[::1]:8010",
        "ws://127.8.0.1",
    ],
)
def test_encrypted_addresses_and_this_machine_pass(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    for name in ADDRESSES:
        monkeypatch.setenv(name, f"{url}/")
    settings = load()
    assert {settings.discord_api_url, settings.discord_gateway_url, settings.discord_cdn_url} == {url}


@pytest.mark.parametrize("host", [None, "", "example.org", "10.0.0.1", "0.0.0.0", "127.1"])  # noqa: S104  asked, not bound
def test_other_machines_are_not_this_one(host: str | None) -> None:
    assert not is_loopback(host)


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("SANDBOX_PORT", "65536", "65535"),
        ("SANDBOX_PORT", "-1", "0"),
        ("SANDBOX_PORT", "eight", "whole number from 0 to 65535"),
        ("SANDBOX_PORT", "8_765", "whole number"),
        ("SANDBOX_PORT", "8765.0", "whole number"),
        ("SANDBOX_PORT", "+8765", "whole number"),
        ("SANDBOX_PORT", "８７６５", "whole number"),
        ("SANDBOX_PORT", "9" * 5000, "whole number"),
        ("SANDBOX_PORT", "87\n65", "one line"),
        ("METRICS_PORT", "none", "whole number from 0 to 65535"),
        ("METRICS_PORT", "٩٤٦٤", "whole number"),
        ("SHARD_COUNT", "two", "whole number from 1 to 10000"),
        ("SHARD_COUNT", "10001", "10000"),
        ("SHARD_IDS", "2-0", "numbers such as 0,1 or 0-3"),
        ("SHARD_IDS", ",", "numbers such as 0,1 or 0-3"),
        ("SHARD_IDS", "0,,1", "numbers such as 0,1 or 0-3"),
        ("SHARD_IDS", "-1", "numbers such as 0,1 or 0-3"),
        ("SHARD_IDS", "٠", "numbers such as 0,1 or 0-3"),
        ("SHARD_IDS", "123456", "numbers such as 0,1 or 0-3"),
        ("LOG_LEVEL", "INFO?", "DEBUG, INFO, WARNING, ERROR"),
        ("LOG_LEVEL", "INFO\u200bX", "one line without invisible signs"),
        ("DISCORD_TOKEN", "the token", "one word"),
        ("DISCORD_TOKEN", "the\ntoken", "one line"),
        ("DISCORD_TOKEN", "tökn", "one word"),
        ("DISCORD_TOKEN", "tok\u200ben", "one line"),
        ("DISCORD_API_URL", "https://discord.com/\napi", "one line"),
        ("DISCORD_API_URL", "https://discord.com/ api", "an address such as"),
        ("DISCORD_API_URL", "https://discord.com:port", "an address such as"),
        ("DISCORD_API_URL", "https://discord.com:99999", "an address such as"),
        ("DISCORD_API_URL", "https://[::1", "an address such as"),
        ("DISCORD_API_URL", "https://discord..com", "an address such as"),
        ("DISCORD_API_URL", "https://discord.com/?v=10", "an address such as"),
        ("DATABASE_URL", "sqlite+aiosqlite:///", "an address such as"),
        ("DATABASE_URL", "sqlite+aiosqlite:///:memory:", "an address such as"),
        ("DATABASE_URL", "sqlite+aiosqlite:///games?.db", "an address such as"),
        ("DATABASE_URL", "sqlite+aiosqlite:///games\n.db", "one line"),
        ("DATABASE_URL", "postgresql://bot:hush@host:port/name", "an address such as"),
        ("DATABASE_URL", "postgresql+asyncpg://bot:hush@host:99999/name", "an address such as"),
        ("SANDBOX_FOLDER", "data\nsandbox", "one line"),
        ("LOG_LEVEL", "LOUD", "DEBUG, INFO, WARNING, ERROR"),
        ("DATABASE_URL", "mysql://localhost/cogwork", "sqlite+aiosqlite:/// or postgresql://"),
        ("DATABASE_URL", "sqlite:///cogwork.db", "sqlite+aiosqlite:///"),
        ("LOG_FORMAT", "xml", "text, json"),
        ("ICONS", "maybe", "on, off"),
        ("ICONS", "1", "on, off"),
        ("METRICS_PORT", "65536", "65535"),
        ("SHARD_COUNT", "0", "1"),
        ("SHARD_IDS", "0;1", "numbers such as 0,1 or 0-3"),
        ("SHARD_IDS", "0,1", "below SHARD_COUNT, which is 1"),
    ],
)
def test_a_wrong_setting_is_named_with_what_it_should_be(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, says: str
) -> None:
    (line,) = refused(monkeypatch, **{name: value})
    assert line.startswith(f"{name} ")
    assert says in line
    assert "hush" not in line
    assert "token" not in line


@pytest.mark.parametrize(
    ("ids", "served"),
    [("", (0, 1, 2, 3, 4)), ("3", (3,)), ("4, 0", (0, 4)), ("1-3", (1, 2, 3)), ("0,2-3,2", (0, 2, 3))],
)
def test_shards_are_named_singly_or_from_one_to_another(
    monkeypatch: pytest.MonkeyPatch, ids: str, served: tuple[int, ...]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://127.0.0.1/cogwork")
    monkeypatch.setenv("SHARD_COUNT", "5")
    monkeypatch.setenv("SHARD_IDS", ids)
    shards = load().shards
    assert (shards.ids, shards.count, shards.has_first) == (served, 5, 0 in served)


def test_a_part_of_the_shards_over_a_file_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    (line,) = refused(monkeypatch, SHARD_COUNT="2", SHARD_IDS="1")
    assert line.startswith("SHARD_IDS names only a part")
    assert "PostgreSQL" in line


def test_all_faults_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = {
        "DISCORD_API_URL": "http://example.org",
        "SANDBOX_PORT": "70000",
        "LOG_LEVEL": "7",
        "DATABASE_URL": "cogwork.db",
    }
    assert {line.split()[0] for line in refused(monkeypatch, **wrong)} == wrong.keys()


def test_a_file_beside_the_bot_is_read_and_the_environment_comes_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text(
        f"# mine\nDISCORD_TOKEN=' {TOKEN} '\nLOG_LEVEL=debug\nSANDBOX_PORT=1234\nUNKNOWN=x\n"
    )
    monkeypatch.setenv("SANDBOX_PORT", "4321")
    settings = load()
    assert (settings.token, settings.log_level, settings.sandbox_port) == (TOKEN, "DEBUG", 4321)


def test_a_setting_left_blank_is_not_set(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=\nDISCORD_API_URL=\nSANDBOX_PORT=\nDATABASE_URL=\nLOG_LEVEL=\n")
    assert load() == Settings(_env_file=None)  # type: ignore[call-arg]


def test_spaces_around_a_value_do_not_matter_and_nothing_but_spaces_is_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f" {TOKEN}\n")
    monkeypatch.setenv("SANDBOX_PORT", " 1234 ")
    for name in ("METRICS_PORT", "SHARD_IDS", "LOG_LEVEL", "DATABASE_URL", "SANDBOX_FOLDER"):
        monkeypatch.setenv(name, "  ")
    settings = load()
    assert (settings.token, settings.sandbox_port, settings.metrics_port) == (TOKEN, 1234, None)
    assert (settings.log_level, settings.shards.ids) == ("INFO", (0,))
    assert settings.sandbox_folder == Path("data/sandbox")


def test_a_file_with_an_invisible_mark_at_its_beginning_is_read_all_the_same(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"\xef\xbb\xbfDISCORD_TOKEN=" + TOKEN.encode())
    assert load().token == TOKEN


def test_a_file_in_another_encoding_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes("LOG_LEVEL=größer".encode("latin-1"))
    assert refused(monkeypatch) == ["The file .env must be readable, and text in UTF-8"]


class TestTheTokenIsASecret:
    def test_it_is_not_in_what_the_settings_look_like(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
        settings = load()
        for shown in (repr(settings), str(settings), str(settings.model_dump()), settings.model_dump_json()):
            assert TOKEN not in shown

    def test_it_is_not_in_the_faults_of_other_settings(self, monkeypatch: pytest.MonkeyPatch) -> None:
        lines = refused(monkeypatch, DISCORD_TOKEN=TOKEN, LOG_LEVEL=TOKEN, DATABASE_URL=TOKEN, DISCORD_API_URL=TOKEN)
        assert len(lines) == 3
        assert TOKEN not in "\n".join(lines)

    def test_it_is_not_in_the_chain_of_errors(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("LOG_LEVEL", TOKEN)
        with pytest.raises(WrongSettings) as fault:
            load()
        assert fault.value.__suppress_context__


def test_the_library_is_pointed_where_the_settings_say(monkeypatch: pytest.MonkeyPatch) -> None:
    base = "http://127.0.0.1:8010"
    for name, path in zip(ADDRESSES, ("/api/v10", "/gateway", "/cdn"), strict=True):
        monkeypatch.setenv(name, base.replace("http", "ws" if "GATEWAY" in name else "http") + path)
    point_at(load())
    assert Route("GET", "/users/{user}", user=1).url == f"{base}/api/v10/users/1"
    assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "ws://127.0.0.1:8010/gateway"
    assert Asset._from_default_avatar(None, 0).url.startswith(f"{base}/cdn/")  # type: ignore[arg-type]


def test_without_settings_the_library_stays_with_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    theirs = {owner: getattr(owner, name) for owner, name in ((Route, "BASE"), (Asset, "BASE"))}
    for owner in theirs:
        monkeypatch.setattr(owner, "BASE", "https://elsewhere.example")
    point_at(load())
    assert Route.BASE == "https://discord.com/api/v10"
    assert Asset.BASE == "https://cdn.discordapp.com"
    assert str(DiscordWebSocket.DEFAULT_GATEWAY).rstrip("/") == "wss://gateway.discord.gg"


@pytest.mark.parametrize(("given", "icons"), [("on", True), ("off", False), (" OFF ", False), ("", True)])
def test_icons_are_there_unless_they_are_switched_off(monkeypatch: pytest.MonkeyPatch, given: str, icons: bool) -> None:
    monkeypatch.setenv("ICONS", given)
    assert load().icons is icons


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("DISCORD_TOKN", "DISCORD_TOKEN"),
        ("DISCORDTOKEN", "DISCORD_TOKEN"),
        ("discord-token", "DISCORD_TOKEN"),
        ("LOG_LEVL", "LOG_LEVEL"),
        ("LOGLEVEL", "LOG_LEVEL"),
        ("DATABASE_ULR", "DATABASE_URL"),
        ("SHARD_ID", "SHARD_IDS"),
        ("ICON", "ICONS"),
    ],
)
@pytest.mark.parametrize("in_file", [True, False])
def test_a_name_that_is_nearly_a_settings_is_named_with_what_was_meant(
    monkeypatch: pytest.MonkeyPatch, name: str, meant: str, *, in_file: bool
) -> None:
    if in_file:
        Path(".env").write_text(f"METRICS_PORT=none\n{name}={TOKEN}\n", encoding="utf-8")
        lines = refused(monkeypatch)
    else:
        lines = refused(monkeypatch, METRICS_PORT="none", **{name: TOKEN})
    assert lines[0] == f"{name.upper()} is not a setting; did you mean {meant}?"
    assert lines[1].startswith("METRICS_PORT must be a whole number")
    assert TOKEN not in "".join(lines)


@pytest.mark.parametrize("name", ["PATH", "SHELL", "LANG", "PORT", "TOKEN", "LOG", "PGDATABASE", "DATABASE", "COINS"])
def test_other_names_are_other_programs(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, "/somewhere")
    Path(".env").write_text(f"{name}=/somewhere\n", encoding="utf-8")
    assert load().token == ""


def test_a_misspelt_name_beside_the_right_one_or_without_a_value_harms_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("LOG_LEVEL=DEBUG\nDISCORD_TOKN=\nICON= \n", encoding="utf-8")
    monkeypatch.setenv("LOGLEVEL", "7")
    assert load().log_level == "DEBUG"
