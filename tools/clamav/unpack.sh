#!/bin/sh
# Fetches Debian's ClamAV daemon and unpacks it below the folder that is named, without installing anything: for tests/nightly/clamd.test.ts.
# Needs Debian or Ubuntu, and the network; ends with 69 on another system.
set -eu
. "$(dirname "$0")/../debian-packages.sh"
wanted "$1" usr/sbin/clamd clamav-daemon
# Packages of its own libraries; the others are on every Debian.
library=$(apt-cache depends clamav-daemon | sed -n 's/.*Depends: \(libclamav[0-9]*\).*/\1/p' | head -n 1)
fetch "$1" clamav-daemon "$library" libmspack0
