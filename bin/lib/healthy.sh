#!/bin/bash
# Whether the process at PORT of this machine lives (/healthz): healthy.sh PORT. Slim images have no curl, and a Node for each question costs more.
exec 3<>"/dev/tcp/127.0.0.1/$1" || exit 1
printf 'GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
read -r -t 3 _ status _ <&3
[ "$status" = 200 ]
