#!/bin/sh
# Starts OpenSearch node NUMBER of a cluster of NODES on this machine (tools/search-node/README.md): start.sh FOLDER NUMBER NODES PORT [MEMORY]
# Needs a JDK of 21 or newer (JAVA_HOME, else the newest that Debian has installed), Maven, and the network once.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cache=$(cd "$here/../.." && pwd)/.cache/search-node
if [ -z "${SEARCH_NODE_JAVA:-}" ]; then
  for java in ${JAVA_HOME:+"$JAVA_HOME/bin/java"} $(command -v java || true) /usr/lib/jvm/*/bin/java; do
    [ -x "$java" ] || continue
    version=$("$java" -version 2>&1 | sed -n 's/.*version "\([0-9]*\).*/\1/p')
    if [ "${version:-0}" -ge 21 ]; then SEARCH_NODE_JAVA=$java && break; fi
  done
fi
if [ -z "${SEARCH_NODE_JAVA:-}" ] || ! command -v mvn >/dev/null; then
  echo 'A search node needs a JDK of 21 or newer, and Maven' >&2
  exit 69
fi
mkdir -p "$cache"
jars=$cache/$(cksum <"$here/pom.xml" | tr ' ' '-').classpath
if [ ! -s "$jars" ]; then
  mvn -q -B -f "$here/pom.xml" dependency:build-classpath -Dmdep.outputFile="$jars.draft.$$" >&2
  mv "$jars.draft.$$" "$jars"
fi
exec "$SEARCH_NODE_JAVA" -Xms256m "-Xmx${5:-1g}" -XX:+UseSerialGC --enable-native-access=ALL-UNNAMED --add-modules=jdk.incubator.vector \
  -cp "$(cat "$jars")" "$here/SearchNode.java" "$@"
