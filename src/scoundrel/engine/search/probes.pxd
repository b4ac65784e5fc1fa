# The C types of probes.py.
cimport cython
from libc.stdlib cimport calloc, free

from scoundrel.deals cimport start_chance
from scoundrel.bridge cimport flatten
from scoundrel.kernel cimport Knobs
from scoundrel.engine.search.net cimport Net, evaluate_by_net
from scoundrel.engine.search.plans cimport Planner, plan_room, start_planner
from scoundrel.engine.search.selfplay cimport deal_info_state, deal_state
from scoundrel.engine.search.infostate cimport InfoState, list_options
from scoundrel.engine.search.evaluation cimport Player
from scoundrel.engine.search.solver cimport State
