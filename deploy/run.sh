#!/bin/sh
# Runs a command with the settings, the user and the database's owner of the units, as root: deploy/run.sh doctor, deploy/run.sh admin setup-link,
# deploy/run.sh restore FOLDER --replace. FOLDER has to be whole (/var/backups/kiraya/…) and readable for the user kiraya.
set -eu
command=$1
shift
exec systemd-run --quiet --pipe --wait --collect --uid=kiraya --working-directory=/opt/kiraya \
  --property=EnvironmentFile=/etc/kiraya/env --property=EnvironmentFile=/etc/kiraya/owner-env --property=UMask=0077 \
  --setenv=NODE_ENV=production --setenv=DATA_DIR=/var/lib/kiraya \
  /opt/kiraya/node_modules/node/bin/node "bin/lib/$command.ts" "$@"
