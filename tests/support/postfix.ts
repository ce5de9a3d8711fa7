/** Debian's Postfix as the mail server of a test: it takes letters for everybody, passes them on, and hands reports to a command. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from './free-port.ts';

export type Postfix = { url: string; close(): Promise<void> };

type Wanted = {
  /** Where Debian's packages lie (tools/postfix). */
  unpacked: string;
  /** Where everything goes but reports. */
  nextHop: string;
  /** The domain of our own address; what comes back there goes through this command. */
  domain: string;
  command: readonly string[];
};

/** Accounts that every Debian has: Postfix wants one for itself and a group that nobody is in. */
const OWNER = { name: 'games', uid: 5, gid: 60 };
const QUEUES =
  'active bounce corrupt defer deferred flush hold incoming maildrop pid private public saved trace';

/** Parts of Postfix by the name that others call them by: the program, how many of it, and how it is reached. */
const inner: Readonly<Record<string, readonly [string, string, string?, string?]>> = {
  cleanup: ['cleanup', '0', 'unix', 'n'],
  qmgr: ['qmgr', '1', 'unix', 'n'],
  rewrite: ['trivial-rewrite', '-'],
  bounce: ['bounce', '0'],
  defer: ['bounce', '0'],
  trace: ['bounce', '0'],
  flush: ['flush', '0', 'unix', 'n'],
  proxymap: ['proxymap', '-'],
  smtp: ['smtp', '-'],
  error: ['error', '-'],
  retry: ['error', '-'],
  anvil: ['anvil', '1'],
  scache: ['scache', '1'],
};

export async function startPostfix({ unpacked, nextHop, domain, command }: Wanted): Promise<Postfix> {
  const folder = mkdtempSync(join(tmpdir(), 'postfix-'));
  const port = await freePort();
  chmodSync(folder, 0o755);
  for (const name of ['queue', 'data', ...QUEUES.split(' ').map((queue) => `queue/${queue}`)]) {
    mkdirSync(join(folder, name));
    if (name !== 'queue' && name !== 'queue/pid') chownSync(join(folder, name), OWNER.uid, OWNER.gid);
  }
  const library = join(unpacked, 'usr/lib/postfix');
  writeFileSync(
    join(folder, 'main.cf'),
    `compatibility_level = 3.6
queue_directory = ${join(folder, 'queue')}
data_directory = ${join(folder, 'data')}
daemon_directory = ${join(library, 'sbin')}
command_directory = ${join(unpacked, 'usr/sbin')}
shlib_directory = ${library}
meta_directory = ${folder}
maillog_file = ${join(folder, 'log')}
maillog_file_prefixes = ${folder}
mail_owner = ${OWNER.name}
setgid_group = mail
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = relay.example
mydestination =
alias_maps =
local_recipient_maps =
mynetworks = 127.0.0.0/8
relayhost = ${nextHop}
transport_maps = inline:{{${domain}=report:}}
disable_dns_lookups = yes
import_environment = MAIL_CONFIG LD_LIBRARY_PATH
`,
  );
  const services = Object.entries(inner).map(
    ([name, [program, most, kind = 'unix', isPrivate = '-']]) =>
      `${name} ${kind} ${isPrivate} - n - ${most} ${program}`,
  );
  writeFileSync(
    join(folder, 'master.cf'),
    `127.0.0.1:${port} inet n - n - - smtpd
${services.join('\n')}
postlog unix-dgram n - n - 1 postlogd
report unix - n n - - pipe user=nobody argv=${command.join(' ')}
`,
  );
  const libraries = readdirSync(join(unpacked, 'usr/lib')).map((name) => join(unpacked, 'usr/lib', name));
  const master: ChildProcess = spawn(join(library, 'sbin/master'), ['-c', folder, '-d'], {
    env: { PATH: '/usr/bin:/bin', LD_LIBRARY_PATH: libraries.join(':'), MAIL_CONFIG: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await vi.waitFor(() => greeted(port), { timeout: 30_000, interval: 100 });
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    async close() {
      const gone = new Promise((done) => master.once('close', done));
      master.kill();
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}

function greeted(port: number): Promise<void> {
  return new Promise((done, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(done)).once('error', reject);
  });
}
