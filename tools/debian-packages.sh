# Read by the unpack.sh of tools that are programs of this machine's Debian or Ubuntu. Nothing is installed.

# wanted FOLDER PROGRAM PACKAGE: goes on where PROGRAM does not lie below FOLDER yet and PACKAGE can be had; ends the script with 69 on a
# system without apt-get.
wanted() {
  [ -x "$1/$2" ] && exit 0
  command -v apt-get >/dev/null || exit 69
  # A machine that has just been made knows no packages yet.
  apt-cache show "$3" >/dev/null 2>&1 || apt-get -qq update
}

# fetch FOLDER PACKAGE...: unpacks them below FOLDER, readable for every account.
fetch() {
  folder=$1
  shift
  draft=$(mktemp -d)
  trap 'rm -rf "$draft"' EXIT
  cd "$draft"
  apt-get -qq download "$@"
  for package in *.deb; do dpkg -x "$package" unpacked; done
  chmod -R a+rX unpacked
  mkdir -p "$(dirname "$folder")"
  mv unpacked "$folder"
}
