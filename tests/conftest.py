"""Settings and fixtures for all tests of the rules."""

import gc
import signal
import threading

# Garbage is looked for more rarely than usual, since each time all that was imported is looked through as well.
gc.set_threshold(100_000)

# A command in a shell's background ignores Ctrl-C, and so would the processes that tests start and interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN and threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)
