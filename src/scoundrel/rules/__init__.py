"""Everything that may differ between games of Scoundrel: data, no behaviour.

`Rules` has every setting, `RULEBOOK` the eight rule sets. Their sentences are made from the settings, so
`Rules.describe` can't disagree with what is played.
"""

from scoundrel.rules.checking import MOST_CARDS, MOST_SLOTS, nearest
from scoundrel.rules.choices import Avoid, AvoidedCards, Ending, LossCounts, Potions, Scoring, WeaponLimit
from scoundrel.rules.settings import CLASSIC as CLASSIC
from scoundrel.rules.settings import RULEBOOK, Rulebook, Rules
from scoundrel.rules.sources import SOURCES, Source
from scoundrel.rules.sources import Topic as Topic

__all__ = [
    "MOST_CARDS",
    "MOST_SLOTS",
    "RULEBOOK",
    "SOURCES",
    "Avoid",
    "AvoidedCards",
    "Ending",
    "LossCounts",
    "Potions",
    "Rulebook",
    "Rules",
    "Scoring",
    "Source",
    "WeaponLimit",
    "nearest",
]
