# The C types of interrupts.py.
from libc.stdint cimport uint32_t

cdef extern from *:
    # Python runs the handlers of signals that came; what one of them raises stays raised until `raise_heard`.
    """
    static int raise_heard(void) { return PyErr_Occurred() ? -1 : 0; }
    """
    int hear_signals "PyErr_CheckSignals" () noexcept
    int raise_heard() except -1

cdef enum:
    STEPS = 256  # between two looks for signals: seldom enough to cost nothing, and soon enough to feel like at once

cdef struct Ear:
    bint listening
    bint stopped
    uint32_t steps

cdef void listen(Ear* ear)
cdef bint heed(Ear* ear) noexcept nogil
