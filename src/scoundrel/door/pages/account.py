"""Who a player is on the server, and what is kept of them."""

from __future__ import annotations

from scoundrel.door.data import Data, ask, button
from scoundrel.door.pages.layout import list_page, listed_entry, section
from scoundrel.door.pages.ranked import identity_words
from scoundrel.online import Account
from scoundrel.texts import say

__all__ = ["account_page"]

LONGEST = 16


def account_page(known: tuple[Account, list[Data]] | None) -> Data:
    """Name, other devices, help, and what is kept."""
    account = known[0] if known else None
    name = ask("name", "text", say("online-name"), account.name if account else "", say("online-name_help"))
    sections = [
        section("", [_entry("rename", asks=[name | {"most": LONGEST}])]),
        section(say("online-devices"), _devices(account)),
    ]
    if account is not None:
        sections.append(section(say("online-help_heading"), _help(account), _why(account)))
        sections.append(section(say("online-kept"), [_entry("my_data"), _entry("delete_account")]))
    buttons = [button("ranked", {"do": "ranked"}), button("friend", {"do": "friend"})]
    return list_page("account", say("online-account"), {"do": "account"}, sections) | {
        "lines": [identity_words(account)],
        "buttons": buttons,
    }


def _devices(account: Account | None) -> list[Data]:
    code = ask("code", "text", say("online-code_asked"))
    mine = [_entry("recovery"), _entry("sign_out", {"do": "recovery", "elsewhere": True})]
    return [*(mine if account else []), _entry("recover", asks=[code])]


def _help(account: Account) -> list[Data]:
    """Playing with help, or objecting to being said to."""
    if account.group == "unaided":
        return [_entry("assisted")]
    return (
        [_entry("object_to", asks=[ask("words", "long", say("online-object_words"))])]
        if account.why
        else []
    )


def _why(account: Account) -> list[str]:
    return [say("online-openly"), *([account.why] if account.why else [])]


def _entry(name: str, do: Data | None = None, **more: object) -> Data:
    told = {"help": say(f"online-entry-{name}_help")}
    return listed_entry(name, do or {"do": name}, say(f"online-entry-{name}"), **told | more)
