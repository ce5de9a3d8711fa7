#!/bin/sh
# Starts an object store that speaks S3 (versitygw) on this machine (tools/object-store/README.md): start.sh FOLDER PORT [SIZE]
# With SIZE (8m) its files lie on a disk of that size, which fills up. Needs Go 1.25 or newer once, and the network once.
set -eu
version=v1.7.0
folder=$1
port=$2
size=${3:-}
here=$(cd "$(dirname "$0")" && pwd)
cache=$(cd "$here/../.." && pwd)/.cache/object-store
gateway=$cache/versitygw-$version
if [ ! -x "$gateway" ]; then
  command -v go >/dev/null || { echo 'An object store of our own needs Go' >&2; exit 69; }
  mkdir -p "$cache"
  draft=$(mktemp -d "$cache/draft.XXXXXX")
  GOBIN=$draft go install "github.com/versity/versitygw/cmd/versitygw@$version" >&2
  mv "$draft/versitygw" "$gateway"
  rmdir "$draft"
fi
mkdir -p "$folder"
export ROOT_ACCESS_KEY="${ROOT_ACCESS_KEY:-kiraya}" ROOT_SECRET_KEY="${ROOT_SECRET_KEY:-kiraya-object-store}"
# A disk for this process alone, which goes with it; nothing else on the machine sees it.
if [ -n "$size" ] && [ -z "${WITHIN:-}" ]; then
  WITHIN=yes exec unshare --user --map-root-user --mount sh "$0" "$@"
fi
[ -z "$size" ] || mount -t tmpfs -o "size=$size" tmpfs "$folder"
mkdir -p "$folder/buckets" "$folder/about"
exec "$gateway" --port "127.0.0.1:$port" --region ap-south-1 --quiet --keep-alive posix --sidecar "$folder/about" "$folder/buckets"
