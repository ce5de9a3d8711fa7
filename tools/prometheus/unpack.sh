#!/bin/sh
# Fetches Debian's Prometheus with its promtool and unpacks it below the folder that is named, without installing anything: for
# tests/nightly/alerts.test.ts. Needs Debian or Ubuntu, and the network; ends with 69 on another system.
set -eu
. "$(dirname "$0")/../debian-packages.sh"
wanted "$1" usr/bin/promtool prometheus
fetch "$1" prometheus
