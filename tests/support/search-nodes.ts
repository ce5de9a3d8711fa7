/** OpenSearch nodes on this machine, each in a process of its own (tools/search-node), to be asked and to be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export interface SearchNodes {
  urls: readonly string[];
  /** As a machine that loses its power. */
  kill(place: number): Promise<void>;
  /** With the data it had. */
  start(place: number): Promise<void>;
  close(): Promise<void>;
}

/** Why tests are left out where none can be started. */
export const WITHOUT_NODES = 'it needs a JDK of 21 or newer, and Maven (tools/search-node)';
/** What start.sh ends with where there is no Java or no Maven. */
const NO_JAVA = 69;
const FIRST_ANSWER_MS = 240_000;

/** `undefined` where this machine lacks what a node needs. Throws when one does not start. `memory` is what Java may use for each. */
export async function startSearchNodes(nodes: number, memory = '1g'): Promise<SearchNodes | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'search-nodes-'));
  const port = await freePort();
  const start = (place: number): ChildProcess =>
    spawn('sh', ['tools/search-node/start.sh', folder, `${place + 1}`, `${nodes}`, `${port}`, memory], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const processes = Array.from({ length: nodes }, (_, place) => start(place));
  const urls = processes.map((_, place) => `http://127.0.0.1:${port + place}`);
  const kill = async (place: number) => {
    const node = processes[place];
    if (!node || node.exitCode !== null || node.signalCode !== null) return;
    node.kill('SIGKILL');
    await once(node, 'exit');
  };
  const restart = async (place: number) => {
    processes[place] = start(place);
    await untilTogether(urls[place] ?? '', nodes, processes);
  };
  const close = async () => {
    await Promise.all(processes.map((_, place) => kill(place)));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilTogether(urls[0] ?? '', nodes, processes);
    return { urls, kill, start: restart, close };
  } catch (error) {
    await close();
    if (processes.some(({ exitCode }) => exitCode === NO_JAVA)) return undefined;
    throw error;
  }
}

async function untilTogether(url: string, nodes: number, processes: readonly ChildProcess[]): Promise<void> {
  const end = Date.now() + FIRST_ANSWER_MS;
  const query = `wait_for_nodes=${nodes}&timeout=1s`;
  while (Date.now() < end) {
    if (processes.some(({ exitCode }) => exitCode !== null)) throw new Error('A search node ended');
    const health = await fetch(`${url}/_cluster/health?${query}`).catch(() => undefined);
    if (health?.ok) return;
    await wait(200);
  }
  throw new Error('The search nodes do not answer');
}
