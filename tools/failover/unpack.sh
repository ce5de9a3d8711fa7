#!/bin/sh
# Fetches Patroni, etcd, HAProxy and PostgreSQL 18 of Debian's testing with all that they need, and unpacks them below the folder that is named,
# without installing anything: for tests/nightly/failover.test.ts, which runs them by chroot, as root. 370 MB. Needs Debian or Ubuntu and the network.
# Ends with 69 where there is no apt-get or none that knows Debian's key, or where whoever asks is not root.
set -eu
folder=$1
[ -x "$folder/usr/bin/patroni" ] && exit 0
key=/usr/share/keyrings/debian-archive-keyring.gpg
command -v apt-get >/dev/null && [ -r "$key" ] && [ "$(id -u)" = 0 ] || exit 69
draft=$(mktemp -d)
trap 'rm -rf "$draft"' EXIT
cd "$draft"
mkdir -p lists/partial cache/archives/partial root
: > status
echo "deb [signed-by=$key] http://deb.debian.org/debian forky main" > sources.list
cat > apt.conf <<END
Dir::Etc::sourcelist "$draft/sources.list";
Dir::Etc::sourceparts "-";
Dir::State "$draft";
Dir::State::lists "$draft/lists";
Dir::State::status "$draft/status";
Dir::Cache "$draft/cache";
Acquire::Languages "none";
APT::Install-Recommends "false";
APT::Sandbox::User "root";
END
export APT_CONFIG="$draft/apt.conf"
apt-get -qq update
apt-get -qq -y --download-only -o Debug::NoLocking=1 install postgresql-18 patroni etcd-server haproxy python3-etcd python3-psycopg2 dash coreutils
for package in cache/archives/*.deb; do dpkg -x "$package" root; done
cd root
for place in bin sbin lib lib64; do ln -sfn "usr/$place" "$place"; done
[ -e usr/bin/python3 ] || ln -s "$(cd usr/bin && ls -d python3.* | head -1)" usr/bin/python3
mkdir -p dev proc tmp etc
chmod 1777 tmp
mknod -m 666 dev/null c 1 3
mknod -m 666 dev/urandom c 1 9
printf 'root:x:0:0::/:/bin/sh\npostgres:x:999:999::/tmp:/bin/sh\n' > etc/passwd
printf 'root:x:0:\npostgres:x:999:\n' > etc/group
echo '127.0.0.1 localhost' > etc/hosts
chmod a+rx .
cd ..
mkdir -p "$(dirname "$folder")"
mv root "$folder"
