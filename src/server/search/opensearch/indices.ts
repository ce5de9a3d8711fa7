/** The indices of homes: made under a name of their own, and put in place by an alias. */
import { randomUUID } from 'node:crypto';
import type { Client } from '@opensearch-project/opensearch';
import { ALIAS } from './engine.ts';
import { MAPPING, mappings } from './mapping.ts';

export interface IndexSize {
  shards: number;
  /** Copies of each shard, on other nodes. */
  replicas: number;
}

type Parameter<Call extends (...given: never[]) => unknown> = Parameters<Call>[0];

/** Named, so that a shard nobody asks for a while still shows what is new. */
const REFRESH = '500ms';
/** Copies of a whole index to other nodes. */
const COPYING_MS = 30 * 60_000;

export const newName = (): string => `${ALIAS}-${MAPPING}-${randomUUID()}`;
export const isOfThisMapping = (name: string): boolean => name.startsWith(`${ALIAS}-${MAPPING}-`);

/** The index that searches read; `undefined` where there is none. */
export async function indexInPlace(client: Client): Promise<string | undefined> {
  const { body, statusCode } = await client.indices.getAlias({ name: ALIAS }, { ignore: [404] });
  return statusCode === 404 ? undefined : Object.keys(body)[0];
}

/** Empty, and without copies or searches until `finishIndex`. */
export async function createIndex(client: Client, name: string, { shards }: IndexSize): Promise<void> {
  const index = {
    number_of_shards: shards,
    number_of_replicas: 0,
    refresh_interval: '-1',
    // A change that was held up for less than an hour does not bring back a home that has left.
    gc_deletes: '1h',
  };
  const body = { settings: { index }, mappings };
  await client.indices.create({ index: name, body } as Parameter<Client['indices']['create']>);
}

/** Searches may read it when every shard has its copies; waits half an hour for that, or until `signal`. */
export async function finishIndex(
  client: Client,
  name: string,
  { replicas }: IndexSize,
  signal?: AbortSignal,
): Promise<void> {
  const index = {
    number_of_replicas: replicas,
    refresh_interval: REFRESH,
    'write.wait_for_active_shards': Math.min(2, replicas + 1),
    // Nothing is written to a shard that has lost its only copy: another one is made soon, which takes seconds for so little.
    'unassigned.node_left.delayed_timeout': '10s',
  };
  await client.indices.putSettings({ index: name, body: { index } } as Parameter<
    Client['indices']['putSettings']
  >);
  const end = performance.now() + COPYING_MS;
  while (!(await isGreen(client, name))) {
    signal?.throwIfAborted();
    if (performance.now() > end) throw new Error(`The copies of ${name} were not made in half an hour`);
  }
  await client.indices.refresh({ index: name });
}

/** Waits a second for it. */
async function isGreen(client: Client, index: string): Promise<boolean> {
  const wait = { index, wait_for_status: 'green' as const, timeout: '1s' };
  const { statusCode } = await client.cluster.health(wait, { ignore: [408] });
  return statusCode !== 408;
}

/** From one moment to the next, searches read this index alone. */
export async function putInPlace(client: Client, name: string): Promise<void> {
  const actions = [
    { remove: { index: `${ALIAS}-*`, alias: ALIAS, must_exist: false } },
    { add: { index: name, alias: ALIAS } },
  ];
  await client.indices.updateAliases({ body: { actions } } as Parameter<Client['indices']['updateAliases']>);
}

/** Those that nobody reads or fills any more. What somebody has put in place by hand stays. */
export async function dropOthers(client: Client, wanted: readonly string[]): Promise<void> {
  const { body } = await client.indices.get({ index: `${ALIAS}-*` });
  const others = Object.entries(body)
    .filter(([name, { aliases = {} }]) => isOurs(name) && !wanted.includes(name) && !(ALIAS in aliases))
    .map(([name]) => name);
  if (others.length > 0) await client.indices.delete({ index: others }, { ignore: [404] });
}

const isOurs = (name: string): boolean => new RegExp(`^${ALIAS}-[0-9a-f]+-[0-9a-f-]{36}$`).test(name);
