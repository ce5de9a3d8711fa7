/** Debian's HAProxy, which tools/failover unpacks, before servers of this machine, as deploy/haproxy sets it up but for TLS. */
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { runInside } from './run-inside.ts';

/** `root`: the folder of tools/failover. What a client says of its network goes on as it is. */
export async function startHaproxy(root: string, ports: readonly number[]) {
  const port = await freePort();
  const name = `tmp/haproxy-${port}.cfg`;
  writeFileSync(
    join(root, name),
    `global
  maxconn 2000
defaults
  mode http
  timeout connect 3s
  timeout client 75s
  timeout server 75s
  timeout http-request 20s
  timeout http-keep-alive 60s
frontend web
  bind 127.0.0.1:${port}
  default_backend kiraya
backend kiraya
  balance leastconn
  option httpchk GET /readyz
  default-server check inter 1s fall 2 rise 1
${ports.map((each) => `  server at${each} 127.0.0.1:${each}\n`).join('')}`,
    { mode: 0o644 },
  );
  const child = runInside(root, '/usr/sbin/haproxy', '-f', `/${name}`, '-db');
  const ended = once(child, 'exit');
  return {
    port,
    async close() {
      child.kill('SIGKILL');
      await ended;
      rmSync(join(root, name));
    },
  };
}
