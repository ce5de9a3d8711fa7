#!/bin/bash
# Makes a backup each night at 2:30 in India below FOLDER, and keeps the KEEP newest: nightly-backup.sh FOLDER KEEP. `once` as third: now, and ends.
set -euo pipefail
folder=$1
keep=$2
backUp() {
  node bin/lib/backup.ts "$folder/$(TZ=Asia/Kolkata date +%Y-%m-%d-%H%M%S)"
  # A backup has its name only when it is whole: what is counted here can be restored.
  find "$folder" -mindepth 1 -maxdepth 1 -type d -name '20??-??-??-??????' | sort | head -n "-$keep" | xargs -r -d '\n' rm -r
}
if [ "${3:-}" = once ]; then
  backUp
  exit
fi
trap 'exit 0' TERM INT
while true; do
  now=$(date +%s)
  next=$(TZ=Asia/Kolkata date -d 'today 2:30' +%s)
  [ "$next" -gt "$now" ] || next=$(TZ=Asia/Kolkata date -d 'tomorrow 2:30' +%s)
  sleep "$((next - now))" &
  wait $!
  backUp || echo 'kiraya: the backup of this night failed' >&2
done
