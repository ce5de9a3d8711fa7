#!/bin/sh
# Fetches PgBouncer of Debian 13 with the libraries that it was made with, and unpacks it below the folder that is named, without installing
# anything: for tests/nightly/pooler.test.ts. Needs Debian or Ubuntu of the same kind of processor, and the network. Then `FOLDER/pgbouncer` runs.
# Ends with 69 where there is no apt-get or none that knows Debian's key.
set -eu
folder=$1
[ -x "$folder/pgbouncer" ] && exit 0
draft=$(mktemp -d)
trap 'rm -rf "$draft"' EXIT
cd "$draft"
mkdir -p lists/partial cache/archives/partial
key=/usr/share/keyrings/debian-archive-keyring.gpg
command -v apt-get >/dev/null && [ -r "$key" ] || exit 69
echo "deb [signed-by=$key] http://deb.debian.org/debian trixie main" > sources.list
cat > apt.conf <<END
Dir::Etc::sourcelist "$draft/sources.list";
Dir::Etc::sourceparts "-";
Dir::State::lists "$draft/lists";
Dir::Cache "$draft/cache";
Acquire::Languages "none";
END
export APT_CONFIG="$draft/apt.conf"
apt-get -qq update
apt-get -qq download pgbouncer libc6 libcares2 libevent-2.1-7t64 libssl3t64 libsystemd0 libpam0g libcap2 libaudit1 libcap-ng0 libzstd1
for package in *.deb; do dpkg -x "$package" unpacked; done
cat > unpacked/pgbouncer <<'END'
#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
lib=$(echo "$here"/usr/lib/*-linux-gnu*)
exec "$lib"/ld-linux-* --library-path "$lib" "$here/usr/sbin/pgbouncer" "$@"
END
chmod -R a+rX unpacked
chmod a+x unpacked/pgbouncer
mkdir -p "$(dirname "$folder")"
mv unpacked "$folder"
