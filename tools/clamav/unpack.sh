#!/bin/sh
# Fetches Debian's ClamAV daemon and unpacks it below the folder that is named, without installing anything: for tests/nightly/clamd.test.ts.
# Needs Debian or Ubuntu, and the network; ends with 69 on another system.
set -eu
folder=$1
[ -x "$folder/usr/sbin/clamd" ] && exit 0
draft=$(mktemp -d)
trap 'rm -rf "$draft"' EXIT
cd "$draft"
command -v apt-get >/dev/null || exit 69
# A machine that has just been made knows no packages yet.
apt-cache show clamav-daemon >/dev/null 2>&1 || apt-get -qq update
# Packages of its own libraries; the others are on every Debian.
library=$(apt-cache depends clamav-daemon | sed -n 's/.*Depends: \(libclamav[0-9]*\).*/\1/p' | head -n 1)
apt-get -qq download clamav-daemon "$library" libmspack0
for package in *.deb; do dpkg -x "$package" unpacked; done
mkdir -p "$(dirname "$folder")"
mv unpacked "$folder"
