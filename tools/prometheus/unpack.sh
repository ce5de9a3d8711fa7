#!/bin/sh
# Fetches Debian's Prometheus with its promtool and unpacks it below the folder that is named, without installing anything: for
# tests/nightly/alerts.test.ts. Needs Debian or Ubuntu, and the network.
set -eu
folder=$1
[ -x "$folder/usr/bin/promtool" ] && exit 0
draft=$(mktemp -d)
trap 'rm -rf "$draft"' EXIT
cd "$draft"
apt-get -qq download prometheus
for package in *.deb; do dpkg -x "$package" unpacked; done
mkdir -p "$(dirname "$folder")"
mv unpacked "$folder"
