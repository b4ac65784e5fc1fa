# make play      sets up what playing needs and starts a game   (make play ARGS="--rules dragons")
# make serve     the same, in the browser
# make host      the public server: ranked games, boards, games on several devices; the page, on this machine
# make check     style, types, layers and the quick tests, in under a minute
# make test      every check
# make format    lays out Python and JavaScript, and fixes what can be fixed without a thought
# make coverage  every test, and which lines of plain Python none of them reaches
# make build     only sets everything up, in .venv
# make site      builds the page as a folder for any host, build/site
# make release-check  builds the packages, installs each into an empty environment and tries it
# make docs      builds the documents and the reference of the library as a site, build/docs
# make sanitize  runs what is compiled with checks of its memory and arithmetic
# make mutants   changes rules, flow, store and door a little, and tells which changes no test notices
# make bench     measures speed and memory against their targets
# make soak      an hour of load on the public server, which is killed again and again; nothing may be lost
# make golden    rewrites the golden files and generated documents
# make lock      pins what pyproject.toml asks for, in locks   (make lock ARGS=--upgrade: the newest of everything)
# make picture   redraws the pictures of the page in docs
# make puzzles   looks for the puzzles again
# make ladder    looks for the first dungeons again, and measures how kind they are
# make findings  measures what docs/findings.md says, and writes it
# make learning  lets both examples learn, and writes docs/learning.md; they need PyTorch
# make clean     removes what was built

PYTHON ?= python3
BIN := .venv/bin
COMPILED := $(patsubst %.pxd,%.py,$(shell find src -name '*.pxd'))
QUICK := conformance digital documents game limits locks mixing narrator notation oracle texts
PYTEST := $(BIN)/python -m pytest --quiet --numprocesses=auto --dist=worksteal

RELEASE := build/release

.PHONY: release-check play serve host check test all-tests coverage lint format build site docs sanitize mutants bench soak golden lock picture puzzles ladder findings learning clean
.DEFAULT_GOAL := play

play: .venv/.built
	@$(BIN)/scoundrel play $(ARGS) || [ $$? -eq 130 ]

host: .venv/.built .venv/.site .venv/.server
	@$(BIN)/python -m website
	@$(BIN)/scoundrel host --site build/site $(ARGS) || [ $$? -eq 130 ]

serve: .venv/.built .venv/.web
	@$(BIN)/scoundrel serve $(ARGS) || [ $$? -eq 130 ]

check: lint
	@echo "Quick tests"
	@HYPOTHESIS_PROFILE=quick $(PYTEST) -m "not slow" $(QUICK:%=tests/test_%.py) $(ARGS)

# The types take one core for a while, which the tests need not wait for.
test: build .venv/.site .venv/.docs .venv/.browser .venv/.postgresql
	@$(MAKE) --no-print-directory --jobs=2 lint all-tests

all-tests:
	@echo "Every test"
	@$(PYTEST) $(ARGS)

lint: build .venv/.site .venv/.docs
	@echo "Style, types, layers"
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff check --quiet --preview --select PLC2701 benchmarks examples locks manual src website
	@$(BIN)/ruff format --quiet --check
	@$(BIN)/mypy --no-error-summary
	@layers=$$($(BIN)/lint-imports --no-logo) || { echo "$$layers"; exit 1; }
	@$(BIN)/python -m website.layout --check

format: .venv/.dev .venv/.site
	@$(BIN)/ruff check --quiet --fix
	@$(BIN)/ruff format --quiet
	@$(BIN)/python -m website.layout --write

comma := ,
space := $(subst ,, )
coverage: build .venv/.site .venv/.browser .venv/.postgresql .venv/.docs
	@echo "Every test, counting which lines it reaches"
	@$(BIN)/coverage erase
	-@$(BIN)/coverage run -m pytest --quiet --numprocesses=auto --dist=worksteal $(ARGS)
	-@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report --omit=$(subst $(space),$(comma),$(COMPILED))

site: .venv/.built .venv/.site
	@$(BIN)/python -m website $(ARGS)

release-check: .venv/.release
	@rm -rf $(RELEASE)
	@mkdir -p $(RELEASE)
	@echo "Building the source package, and a wheel from it"
	@$(BIN)/python -m build --no-isolation --outdir $(RELEASE) . > $(RELEASE).log 2>&1 || { cat $(RELEASE).log; exit 1; }
	@$(BIN)/python -m twine check --strict $(RELEASE)/*
	@$(BIN)/python tests/installed.py $(RELEASE)/*

docs: .venv/.built .venv/.docs
	@echo "Building the manual"
	@$(BIN)/python -m manual
	@echo "build/docs/index.html"

# Compiled once more, in its own folder, with every access and every sum checked; a fault ends the run.
SANITIZED := build/sanitized
CHECKED := conformance invariants memory oracle solver bots envs envs_vector envs_duo
sanitize: .venv/.dev
	@echo "Compiling with checks"
	@CC=gcc CFLAGS="-O1 -g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all" \
	  $(BIN)/python setup.py --quiet build --build-base=$(SANITIZED) --build-lib=$(SANITIZED)/lib
	@echo "The tests of what is compiled"
	@LD_PRELOAD=$$(gcc -print-file-name=libasan.so) ASAN_OPTIONS=detect_leaks=0 \
	  UBSAN_OPTIONS=print_stacktrace=1 PYTHONMALLOC=malloc PYTHONPATH=$(SANITIZED)/lib \
	  $(PYTEST) $(CHECKED:%=tests/test_%.py) $(ARGS)

mutants: build
	@$(BIN)/python -m mutants $(ARGS)

bench: build .venv/.site .venv/.browser .venv/.postgresql
	@$(BIN)/python -m benchmarks $(ARGS)

soak: build .venv/.postgresql
	@$(BIN)/python -m benchmarks.soak $(ARGS)

puzzles: build
	@$(BIN)/python -m scoundrel.coach.finder

ladder: build
	@$(BIN)/python -m scoundrel.coach.rung_finder

findings: build
	@$(BIN)/python -m benchmarks.findings

learning: build .venv/.learning
	@$(BIN)/python -m benchmarks.learning

picture: build .venv/.web .venv/.site .venv/.browser
	@$(BIN)/python -m tests.golden.page
	@$(BIN)/python -m tests.golden.screens_of_page

golden: build
	@$(BIN)/python -m tests.golden

lock: .venv/.lock
	@echo "Pinning what pyproject.toml asks for"
	@$(BIN)/python -m locks.renew $(ARGS)

build: .venv/.built .venv/.dev

# The compiled modules, built in place.
.venv/.built: .venv/.playing setup.py $(COMPILED) $(COMPILED:.py=.pxd) $(shell find src -name "*.h")
	@echo "Compiling the rules and the search"
	@$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@

PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check

# What is pinned for a purpose: to compile and to play first, and anything else only where that is wanted.
.venv/.%: locks/%.txt .venv/.made
	@echo "Installing for $*"
	@$(PIP) install --requirement $<
	@touch $@

.venv/.web .venv/.server .venv/.dev .venv/.docs .venv/.site .venv/.learning .venv/.release: .venv/.playing
.venv/.site: .venv/.node

# Only where the machine has no Node.
.venv/.node: locks/node.txt .venv/.made
	@{ command -v node && command -v npm; } >/dev/null || $(PIP) install --requirement $<
	@touch $@

# The page is tested in Debian's own browser, which is installed if this is root.
.venv/.browser: .venv/.made
	@command -v chromium >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -qq -y chromium; } \
	  || { echo "The page is tested in Chromium: apt-get install chromium" >&2; exit 1; }
	@touch $@

# The public server is tested with a PostgreSQL that the tests start; Debian's is installed if this is root.
.venv/.postgresql: .venv/.made
	@{ command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1 \
	  || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -qq -y postgresql; } \
	  || { echo "The public server is tested with PostgreSQL: apt-get install postgresql" >&2; exit 1; }
	@touch $@

# On a Debian without Python's venv module or C headers, they are installed if this is root.
.venv/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Scoundrel needs Python 3.11 or newer")'
	@$(PYTHON) -c 'import ensurepip, os, sysconfig; \
	  assert os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h"))' 2>/dev/null \
	  || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -qq -y python3-venv python3-dev; } \
	  || { echo "Python needs its venv module and C headers: apt-get install python3-venv python3-dev" >&2; exit 1; }
	@echo "Making .venv"
	@$(PYTHON) -m venv .venv
	@touch $@

clean:
	rm -rf .venv build src/*.egg-info
	find src -name '*.so' -delete
