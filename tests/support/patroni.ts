/** Three PostgreSQL under Patroni, with etcd and HAProxy, on loopback: the programs of Debian that tools/failover unpacks. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Cable, startCable } from './cable.ts';
import { freePort } from './free-port.ts';
import { ACCOUNT, runInside } from './run-inside.ts';

export type Node = {
  name: string;
  /** Every process of the machine gets the signal. */
  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void;
  start(): void;
  /** It lives on, and neither etcd nor another machine nor HAProxy reaches it any more. */
  cutOff(): void;
  reconnect(): void;
  /** Of the superuser, from the machine itself, which no cut separates. */
  ownUrl: string;
};

export type Cluster = {
  /** Of the superuser, by HAProxy, which leads to the primary. */
  url: string;
  nodes: readonly Node[];
  /** By what HAProxy would be told; `undefined` while there is none. */
  primary(): Promise<Node | undefined>;
  /** Resolves when there are a primary and two that follow it. */
  whole(): Promise<void>;
  close(): Promise<void>;
};

const PASSWORD = 'of-the-tests';

export async function startCluster(root: string, isSynchronous: boolean): Promise<Cluster> {
  const folder = mkdtempSync(join(root, 'tmp/cluster-'));
  const inside = folder.slice(root.length);
  chownSync(folder, ACCOUNT, ACCOUNT);
  const children = new Set<ChildProcess>();
  const run = (program: string, ...args: string[]) => {
    const child = runInside(root, program, ...args);
    children.add(child);
    child.once('exit', () => children.delete(child));
    return child;
  };
  const [etcdPort, peerPort, front] = [await freePort(), await freePort(), await freePort()];
  const etcdUrl = `http://127.0.0.1:${etcdPort}`;
  run(
    '/usr/bin/etcd',
    ...['--data-dir', `${inside}/etcd`, '--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
    ...['--listen-peer-urls', `http://127.0.0.1:${peerPort}`, '--unsafe-no-fsync', '--log-level', 'error'],
    ...['--initial-advertise-peer-urls', `http://127.0.0.1:${peerPort}`],
    ...['--initial-cluster', `default=http://127.0.0.1:${peerPort}`],
  );
  await reached(`${etcdUrl}/health`);

  const nodes: (Node & { rest: number; database: number })[] = [];
  const cables: Cable[] = [];
  for (const name of ['one', 'two', 'three']) {
    const [database, rest] = [await freePort(), await freePort()];
    const own = await Promise.all([database, rest, etcdPort].map(startCable));
    cables.push(...own);
    const [toDatabase, toRest, toEtcd] = own.map(({ port }) => port) as [number, number, number];
    const data = join(folder, name);
    mkdirSync(data, { mode: 0o700 });
    chownSync(data, ACCOUNT, ACCOUNT);
    const file = join(folder, `${name}.yml`);
    writeFileSync(
      file,
      JSON.stringify({
        scope: 'kiraya',
        name,
        restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${toRest}` },
        // It would go to the address that etcd names, past the cable.
        etcd3: { hosts: [`127.0.0.1:${toEtcd}`], use_proxies: true },
        bootstrap: {
          // The shortest that Patroni takes.
          dcs: {
            ttl: 20,
            loop_wait: 2,
            retry_timeout: 5,
            primary_start_timeout: 0,
            synchronous_mode: isSynchronous,
            postgresql: { use_pg_rewind: true, parameters: { max_connections: 100 } },
          },
          initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
        },
        postgresql: {
          listen: `127.0.0.1:${database}`,
          connect_address: `127.0.0.1:${toDatabase}`,
          data_dir: `${inside}/${name}/data`,
          bin_dir: '/usr/lib/postgresql/18/bin',
          pgpass: `${inside}/${name}/pgpass`,
          authentication: {
            superuser: { username: 'postgres', password: PASSWORD },
            replication: { username: 'replicator', password: PASSWORD },
          },
          pg_hba: [
            'local all all trust',
            'host all all 127.0.0.1/32 scram-sha-256',
            'host replication all 127.0.0.1/32 scram-sha-256',
          ],
          parameters: {
            unix_socket_directories: `${inside}/${name}`,
            dynamic_shared_memory_type: 'mmap',
            shared_buffers: '64MB',
            fsync: 'off',
          },
        },
      }),
    );
    let patroni: ChildProcess;
    const start = () => {
      patroni = run('/usr/bin/python3', '/usr/bin/patroni', `${inside}/${name}.yml`);
    };
    start();
    nodes.push({
      name,
      rest: toRest,
      database: toDatabase,
      ownUrl: urlAt(database),
      start,
      cutOff: () => own.forEach((cable) => void cable.cut()),
      reconnect: () => own.forEach((cable) => void cable.mend()),
      signal: (signal) => {
        for (const pid of processesOf(data, patroni.pid)) tell(pid, signal);
      },
    });
  }
  writeFileSync(
    join(folder, 'haproxy.cfg'),
    `global
  maxconn 500
defaults
  mode tcp
  timeout connect 3s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${front}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 3 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, database, rest }) => `  server ${name} 127.0.0.1:${database} check port ${rest}\n`).join('')}`,
  );
  run('/usr/sbin/haproxy', '-f', `${inside}/haproxy.cfg`, '-db');
  const isAt = async (path: string, { rest }: { rest: number }) =>
    (
      await fetch(`http://127.0.0.1:${rest}/${path}`, { signal: AbortSignal.timeout(2_000) }).catch(
        () => undefined,
      )
    )?.ok;
  const primary = async () => {
    for (const node of nodes) if (await isAt('primary', node)) return node;
    return undefined;
  };
  const close = async () => {
    for (const node of nodes) node.signal('SIGKILL');
    const gone = [...children].map((child) => once(child, 'exit'));
    for (const child of children) child.kill('SIGKILL');
    await Promise.all([...gone, ...cables.map((cable) => cable.close())]);
    rmSync(folder, { recursive: true, force: true });
  };
  const followers = async (path: string) =>
    (await Promise.all(nodes.map((node) => isAt(path, node)))).filter(Boolean).length;
  const whole = async () => {
    await until(async () => (await primary()) !== undefined, 120_000, 'primary');
    await until(async () => (await followers('replica')) === 2, 120_000, 'second standby');
    if (isSynchronous)
      await until(async () => (await followers('synchronous')) > 0, 60_000, 'synchronous standby');
  };
  await whole().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { url: urlAt(front), nodes, primary, whole, close };
}

const urlAt = (port: number) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;

function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

/** Patroni first, or it would start the server again. */
function processesOf(data: string, patroni: number | undefined): number[] {
  const server = Number(readPidFile(join(data, 'data/postmaster.pid')));
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.filter((pid) => server > 0 && parentOf(pid) === server).map(Number);
  return [patroni ?? 0, server, ...children].filter((pid) => pid > 1);
}

function readPidFile(path: string): string {
  try {
    return readFileSync(path, 'utf8').split('\n', 1).join();
  } catch {
    return '0';
  }
}

function parentOf(pid: string): number {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}

const reached = (url: string) =>
  until(async () => (await fetch(url).catch(() => undefined))?.ok ?? false, 60_000, url);

async function until(isSo: () => Promise<boolean>, ms: number, what: string): Promise<void> {
  const end = performance.now() + ms;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`There was no ${what} within ${ms / 1000} s`);
    await pause(200);
  }
}
