# What the project needs beside a Swift toolchain: two packages, with the header that shows each is there.
PACKAGES := libsdl2-dev:SDL2/SDL.h libsdl2-ttf-dev:SDL2/SDL_ttf.h

SWIFT ?= swift
ARGS ?=
# Where install puts things.
PREFIX ?= $(HOME)/.local
PLACE := $(DESTDIR)$(PREFIX)
SHARED := $(PLACE)/share/scroll-lab
ICONS := $(PLACE)/share/icons/hicolor/256x256/apps
IMPORT_CHECK := --explicit-target-dependency-import-check error

.DEFAULT_GOAL := help
.PHONY: help run test lint bench tables install uninstall deps clean toolchain

help:  ## print this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: toolchain deps  ## open the lab; options go in ARGS="--scene profile"
	$(SWIFT) run -c release scroll-lab $(ARGS)

test: toolchain deps  ## build with the import check and run every test
	$(SWIFT) build --build-tests $(IMPORT_CHECK)
	$(SWIFT) test --skip-build --disable-xctest --no-parallel --filter EndToEndTests
	$(SWIFT) test --skip-build --disable-xctest --skip EndToEndTests
	@for tool in Xvfb xdotool sway Xwayland grim; do \
	  command -v $$tool > /dev/null || echo "Some tests in a window were skipped: $$tool is not installed."; \
	done

lint: toolchain deps  ## check the format and the imports
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests
	$(SWIFT) build --build-tests $(IMPORT_CHECK)

bench: toolchain deps  ## run the benchmarks; options go in ARGS
	$(SWIFT) build -c release --product scroll-lab
	$(SWIFT) run -c release scroll-bench $(ARGS)

tables: toolchain deps  ## record the README's strokes and write its tables of strategies anew
	SCROLL_LAB_RECORD=1 $(SWIFT) test --disable-xctest --filter StrokeTableTests

install: toolchain deps  ## install the lab for you alone, or elsewhere with PREFIX=/usr/local
	$(SWIFT) build -c release --product scroll-lab
	install -d "$(PLACE)/bin" "$(SHARED)" "$(PLACE)/share/applications" "$(ICONS)"
	install -m 755 "$$($(SWIFT) build -c release --show-bin-path)/scroll-lab" "$(PLACE)/bin/scroll-lab"
	cp -R Assets/Cases Assets/Fonts Assets/Presets Assets/Strokes "$(SHARED)"
	sed 's|^Exec=|Exec=$(PREFIX)/bin/|' Assets/scroll-lab.desktop > "$(PLACE)/share/applications/scroll-lab.desktop"
	install -m 644 Assets/Icon/scroll-lab.png "$(ICONS)/scroll-lab.png"

uninstall:  ## remove what install has put there
	rm -rf "$(SHARED)"
	rm -f "$(PLACE)/bin/scroll-lab" "$(PLACE)/share/applications/scroll-lab.desktop" "$(ICONS)/scroll-lab.png"

deps:  ## install the two packages where they are missing
	@missing=""; \
	for entry in $(PACKAGES); do \
	  package=$${entry%%:*}; header=$${entry#*:}; \
	  test -e /usr/include/$$header || test -e /usr/local/include/$$header \
	    || dpkg-query -W -f '$${Status}' $$package 2> /dev/null | grep -q 'ok installed' \
	    || missing="$$missing $$package"; \
	done; \
	test -n "$$missing" || exit 0; \
	command -v apt-get > /dev/null \
	  || { echo "ScrollLab needs$$missing, and there is no apt-get here to install it with." >&2; exit 1; }; \
	sudo=""; \
	if test "$$(id -u)" -ne 0; then \
	  command -v sudo > /dev/null \
	    || { echo "ScrollLab needs$$missing; install it as root, for example: apt-get install$$missing" >&2; exit 1; }; \
	  sudo="sudo"; echo "Installing$$missing through sudo."; \
	else \
	  echo "Installing$$missing."; \
	fi; \
	install="$$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends$$missing"; \
	$$install || { $$sudo apt-get update -q && $$install; }

clean:  ## remove what was built
	rm -rf .build

toolchain:
	@command -v $(SWIFT) > /dev/null \
	  || { echo "ScrollLab needs the Swift toolchain 6.2 or later, and there is no $(SWIFT) here." >&2; exit 1; }
