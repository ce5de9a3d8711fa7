#!/bin/sh
# Makes the folder of the image as the Dockerfile does, of the last commit, and says in megabytes what it adds to its base: size.sh FOLDER [NODE_MODULES]
# With NODE_MODULES these packages are taken (as links) instead of installing them. It fails above 350 MB.
set -eu
folder=$1
modules=${2:-}
mkdir "$folder" "$folder/app"
git archive HEAD | tar -x -C "$folder/app"
image=$(cd "$folder" && pwd)/image
[ -z "$modules" ] || cp -al "$modules" "$folder/app/node_modules"
cd "$folder/app"
[ -n "$modules" ] || npm install --no-save --include=dev --no-audit --no-fund
node bin/lib/build-all.ts
node bin/lib/image-folder.ts "$image"
size=$(du -sm "$image" | cut -f1)
echo "$size MB"
[ "$size" -le 350 ]
