"""Moves, rule sets, positions and game records as text; whatever is written is read back unchanged."""

from scoundrel.notation.moves import Action, Move, Way
from scoundrel.notation.positions import Position, format_position, parse_position
from scoundrel.notation.records import Record, format_record, parse_record, split_records
from scoundrel.notation.rulesets import (
    find_rules,
    format_rules,
    parse_rules,
    read_rules_file,
)

__all__ = [
    "Action",
    "Move",
    "Position",
    "Record",
    "Way",
    "find_rules",
    "format_position",
    "format_record",
    "format_rules",
    "parse_position",
    "parse_record",
    "parse_rules",
    "read_rules_file",
    "split_records",
]
