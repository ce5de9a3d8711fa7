#!/bin/sh
# Fetches Debian's Postfix and unpacks it below the folder that is named, without installing anything: for tests/nightly/mail-server.test.ts.
# Needs Debian or Ubuntu, and the network.
set -eu
folder=$1
[ -x "$folder/usr/lib/postfix/sbin/master" ] && exit 0
draft=$(mktemp -d)
trap 'rm -rf "$draft"' EXIT
cd "$draft"
# With its own libraries; the others are on every Debian.
libraries=$(apt-cache depends postfix | sed -n 's/.*Depends: \(lib\(icu\|db\|nsl\|sasl\)[0-9.-]*\).*/\1/p')
apt-get -qq download postfix $libraries
for package in *.deb; do dpkg -x "$package" unpacked; done
chmod -R a+rX unpacked
mkdir -p "$(dirname "$folder")"
mv unpacked "$folder"
