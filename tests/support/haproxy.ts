/** Debian's HAProxy, which tools/failover unpacks, before servers of this machine: deploy/haproxy without TLS and without a log. */
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { runInside } from './run-inside.ts';

const FILE = 'deploy/haproxy/haproxy.cfg';
/** What needs a certificate, an account or a log, and what would make one network of all that a test asks from. */
const LEFT_OUT =
  /^ {2}(log|user|group|stats|option httplog|bind :443|http-request redirect|.* X-Forwarded-For|server two) ?/;

/** `root`: the folder of tools/failover. What a client says of its network goes on as it is. */
export async function startHaproxy(root: string, ports: readonly number[]) {
  const port = await freePort();
  const name = `tmp/haproxy-${port}.cfg`;
  const lines = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => !LEFT_OUT.test(line))
    .flatMap((line) => (line.startsWith('  server one') ? ports.map(serverAt) : [line]))
    .map((line) => line.replace('bind :80', `bind 127.0.0.1:${port}`));
  writeFileSync(join(root, name), lines.join('\n'), { mode: 0o644 });
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

const serverAt = (port: number) => `  server at${port} 127.0.0.1:${port}`;
