# The C types of probes.py.
cimport cython
from libc.stdlib cimport calloc, free

from scoundrel.deals cimport start_chance
from scoundrel.kernel cimport flatten
from scoundrel.search.net cimport Net, value_options
from scoundrel.search.plans cimport plan_room, start_planner
from scoundrel.search.selfplay cimport deal_sight
from scoundrel.search.sight cimport Sight, list_options
from scoundrel.search.values cimport Player
