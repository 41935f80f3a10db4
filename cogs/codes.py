"""Discord's documented error codes, each by what it means for a message that was to be sent or edited.

The codes are those of Discord's page "Opcodes and Status Codes". One that is missing here counts as lasting.
"""

from typing import Final, Literal

Meaning = Literal["passing", "ours", "person", "place", "message"]
"""It may work later; the request itself was wrong; the person cannot be written to; the channel or thread cannot be
used; the message is gone."""

PASSING: Final = frozenset(
    {20016, 20022, 20028, 20029, 30034, 30037, 30040, 30042, 30046, 40003, 40004, 40006, 40062, 40333, 110001, 130000}
)
"""A limit, or something that Discord has switched off for a while."""
PERSON: Final = frozenset(
    {10001, 10007, 10013, 20009, 20024, 30002, 30004, 40007, 50007, 50033, 50178, 50278, 80000, 80004}
)
"""An account that is unknown, too young or blocked, or that accepts no direct messages."""
PLACE: Final = frozenset(
    {10003, 10004, 30033, 40058, 40067, 50001, 50003, 50008, 50009, 50013, 50024, 50055, 50083, 50086, 50095}
    | {160002, 160005, 160006, 160007}
)
"""A channel, thread or server that is unknown, closed, full, or of a kind that takes no messages."""
MESSAGE: Final = frozenset({10008})
OURS: Final = frozenset(
    {10002, 10005, 10006, *range(10009, 10013), *range(10014, 10017), 10020, 10021, *range(10026, 10034), 10036, 10038}
    | {10049, 10050, *range(10057, 10072), 10087, 10097, 10124, 10129}
    | {20001, 20002, 20012, 20017, 20018, 20031, 20035}
    | {30001, 30003, 30005, *range(30007, 30012), 30013, 30015, 30016, 30018, 30019, *range(30030, 30033), 30035}
    | {30038, 30039, 30045, 30047, 30048, 30052, 30056, 30058, 30060, 30061}
    | {40001, 40002, 40005, 40012, 40018, 40032, 40033, 40041, 40043, 40060, 40061, 40066, 40074, 40094}
    | {50002, *range(50004, 50007), *range(50010, 50013), *range(50014, 50018), 50019, 50020, 50021}
    | {*range(50025, 50029), 50034, 50035, 50036, 50039, 50041, 50045, 50046, 50054, 50057, 50067, 50068, 50070}
    | {50073, 50074, 50080, 50081, 50084, 50085, 50091, 50097, 50101, 50109, 50123, 50131, 50132, 50138}
    | {*range(50144, 50147), *range(50159, 50164), 50173, 50600}
    | {60003, 90001, 90002, 150006, 160004, *range(170001, 170008), 180000, 180002, 200000, 200001}
    | {*range(220001, 220005), 240000, 350000, 350001, 500000, 520000, *range(520001, 520005), 520006, 520007}
)
"""A form that Discord does not accept, or an action that nothing of the bot's should ever have asked for."""

MEANINGS: Final[dict[int, Meaning]] = {
    **dict.fromkeys(PASSING, "passing"),
    **dict.fromkeys(OURS, "ours"),
    **dict.fromkeys(PERSON, "person"),
    **dict.fromkeys(PLACE, "place"),
    **dict.fromkeys(MESSAGE, "message"),
}
