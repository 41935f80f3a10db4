"""Names that people give themselves to be seen as something else in a message, and what may be left of them there."""

import re
import unicodedata

NAMES = (
    "[free](https://evil.example)",
    "**@everyone**",
    "<@1234567890123456789> <@&2>",
    "<:x:1> <t:1> <#3> </a:4>",
    "# Heading",
    "-# small",
    "> quoted",
    "- item",
    "12. twelve",
    "`code` ||hid|| ~~no~~",
    "__under__ _it_",
    "https://evil.example/x",
    "back\\slash\\",
    "@here ***x***",
)
"""Names that would be markup."""
SHAPED = {
    "two\nlines": "two lines",
    "a\u202eb\u2066c": "abc",
    "z\u200bero\u200d": "zero",
    "bell\u0007 \u0000": "bell",
    "  far   apart  ": "far apart",
    "\u3164\u2800": "",
}
"""Names that would be no line of what can be seen, and what is shown of them."""
ESCAPE = re.compile(r"\\([^A-Za-z0-9\s])")
LIVE = re.compile(
    r"\[[^\]]+\]\(|https?://|<[@#:/t]|@everyone|@here|\*\*\*|~~|\|\||__|`|^(?:#{1,3}|-#|>|-|\d+\.) ", re.MULTILINE
)
"""What would have an effect in a message."""


def readable(content: str) -> str:
    """Return a text as it is read: a sign behind a backslash is that sign."""
    return ESCAPE.sub(r"\1", content).replace("@\u200b", "@")


def live(content: str) -> str:
    """Return what of a text may have an effect: a sign behind a backslash has none."""
    return ESCAPE.sub("\ue000", content)


def unseen(content: str) -> list[str]:
    """Return the invisible signs of a text, except line breaks and what stands in a mention's way."""
    return [
        unicodedata.name(sign, hex(ord(sign)))
        for sign in content.replace("@\u200b", "")
        if unicodedata.category(sign) in {"Cc", "Cf"} and sign not in "\n\u200c\u200d"
    ]
