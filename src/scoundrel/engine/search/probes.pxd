# The C types of probes.py.
cimport cython
from libc.stdlib cimport calloc, free

from scoundrel.deals cimport start_chance
from scoundrel.kernel cimport flatten
from scoundrel.engine.search.net cimport Net, value_options
from scoundrel.engine.search.plans cimport plan_room, start_planner
from scoundrel.engine.search.selfplay cimport deal_sight
from scoundrel.engine.search.sight cimport Sight, list_options
from scoundrel.engine.search.values cimport Player
