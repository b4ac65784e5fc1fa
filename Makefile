# make play    sets everything up and starts a game        (make play ARGS="--rules dragons")
# make test    sets everything up and runs every check
# make build   only sets everything up, in .venv
# make sanitize runs what is compiled with checks of its memory and arithmetic
# make bench   measures speed and memory against their targets
# make golden  writes the golden files and generated documents anew
# make puzzles looks for puzzles anew
# make findings measures what docs/findings.md says, and writes it
# make clean   takes away what was built

PYTHON ?= python3
BIN := .venv/bin
COMPILED := $(patsubst %.pxd,%.py,$(shell find src -name '*.pxd'))

.PHONY: play test build sanitize bench golden puzzles findings clean
.DEFAULT_GOAL := play

play: build
	@$(BIN)/scoundrel play $(ARGS) || [ $$? -eq 130 ]

test: build
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest --numprocesses=auto $(ARGS)

# Compiled anew in a folder of its own, with every access and every sum checked; a fault ends the run.
SANITIZED := build/sanitized
CHECKED := conformance invariants memory oracle solver bots
sanitize: .venv/.tools
	CC=gcc CFLAGS="-O1 -g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all" \
	  $(BIN)/python setup.py --quiet build --build-base=$(SANITIZED) --build-lib=$(SANITIZED)/lib
	LD_PRELOAD=$$(gcc -print-file-name=libasan.so) ASAN_OPTIONS=detect_leaks=0 \
	  UBSAN_OPTIONS=print_stacktrace=1 PYTHONMALLOC=malloc PYTHONPATH=$(SANITIZED)/lib \
	  $(BIN)/python -m pytest --numprocesses=auto $(CHECKED:%=tests/test_%.py) $(ARGS)

bench: build
	$(BIN)/python -m benchmarks $(ARGS)

puzzles: build
	$(BIN)/python -m scoundrel.coach.mine

findings: build
	$(BIN)/python -m benchmarks.findings

golden: build
	$(BIN)/python -m tests.golden

build: .venv/.built

# The compiled modules, built in place.
.venv/.built: .venv/.tools setup.py $(COMPILED) $(COMPILED:.py=.pxd) $(shell find src -name "*.h")
	$(BIN)/python -m pip install --quiet --no-build-isolation --editable .
	@touch $@

# The virtual environment with everything that pyproject.toml asks for. On a Debian without Python's venv
# module or C headers, they are installed if this is root.
.venv/.tools: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Scoundrel needs Python 3.11 or newer")'
	@$(PYTHON) -c 'import ensurepip, os, sysconfig; \
	  assert os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h"))' 2>/dev/null \
	  || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -qq -y python3-venv python3-dev; } \
	  || { echo "Python needs its venv module and C headers: apt-get install python3-venv python3-dev" >&2; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade 'pip>=25.1'
	$(BIN)/python -m pip install --quiet --group dev
	@touch $@

clean:
	rm -rf .venv build src/*.egg-info
	find src -name '*.so' -delete
