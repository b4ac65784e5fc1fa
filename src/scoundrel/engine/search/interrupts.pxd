# The C types of interrupts.py.
from libc.stdint cimport uint32_t

cdef extern from *:
    # Python runs the handlers of signals that came; what one of them raises stays raised until `raise_interrupt`.
    """
    static int raise_interrupt(void) { return PyErr_Occurred() ? -1 : 0; }
    """
    int check_signals "PyErr_CheckSignals" () noexcept
    int raise_interrupt() except -1

cdef enum:
    STEPS = 256  # between two checks for signals: rare enough to cost nothing, and well below a millisecond

cdef struct Interrupt:
    bint watching
    bint stopped
    uint32_t steps

cdef void watch_for_interrupt(Interrupt* interrupt)
cdef bint is_interrupted(Interrupt* interrupt) noexcept nogil
