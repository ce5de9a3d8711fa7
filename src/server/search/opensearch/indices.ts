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

/** Searches may read it when this is done. Throws when it does not have as many homes as were written. */
export async function finishIndex(
  client: Client,
  name: string,
  { replicas }: IndexSize,
  homes: number,
): Promise<void> {
  const index = {
    number_of_replicas: replicas,
    refresh_interval: REFRESH,
    'write.wait_for_active_shards': Math.min(2, replicas + 1),
  };
  await client.indices.putSettings({ index: name, body: { index } } as Parameter<
    Client['indices']['putSettings']
  >);
  const wait = { index: name, wait_for_status: 'green' as const, timeout: `${COPYING_MS}ms` };
  await client.cluster.health(wait, { requestTimeout: COPYING_MS });
  await client.indices.refresh({ index: name });
  const { body } = await client.count({ index: name });
  if (body.count !== homes) throw new Error(`The new index has ${body.count} homes of ${homes}`);
}

/** From one moment to the next, searches read this index alone. */
export async function putInPlace(client: Client, name: string): Promise<void> {
  const actions = [
    { remove: { index: '*', alias: ALIAS, must_exist: false } },
    { add: { index: name, alias: ALIAS } },
  ];
  await client.indices.updateAliases({ body: { actions } } as Parameter<Client['indices']['updateAliases']>);
}

/** Those that were in place before, and those that nobody finished. */
export async function dropOthers(client: Client, name: string): Promise<void> {
  const { body } = await client.indices.get({ index: `${ALIAS}-*` });
  const others = Object.keys(body).filter((other) => other !== name && /^homes-\d+-/.test(other));
  if (others.length > 0) await client.indices.delete({ index: others });
}
