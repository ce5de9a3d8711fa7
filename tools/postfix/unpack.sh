#!/bin/sh
# Fetches Debian's Postfix and unpacks it below the folder that is named, without installing anything: for tests/nightly/mail-server.test.ts.
# Needs Debian or Ubuntu, and the network; ends with 69 on another system.
set -eu
. "$(dirname "$0")/../debian-packages.sh"
wanted "$1" usr/lib/postfix/sbin/master postfix
# With its own libraries; the others are on every Debian.
libraries=$(apt-cache depends postfix | sed -n 's/.*Depends: \(lib\(icu\|db\|nsl\|sasl\)[0-9.-]*\).*/\1/p')
fetch "$1" postfix $libraries
