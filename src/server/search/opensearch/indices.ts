/** The indices of homes: made under a name of their own, and put in place by an alias. */
import type { Client } from '@opensearch-project/opensearch';
import { ALIAS } from './engine.ts';
import { mappings } from './mapping.ts';

export interface IndexSize {
  shards: number;
  replicas: number;
}

/** Named, so that a shard nobody asks for a while still shows what is new. */
const REFRESH = '500ms';

export async function createIndex(
  client: Client,
  name: string,
  { shards, replicas }: IndexSize,
): Promise<void> {
  const settings = {
    number_of_shards: shards,
    number_of_replicas: replicas,
    refresh_interval: REFRESH,
    // A change that was held up for less than an hour does not bring back a home that has left.
    gc_deletes: '1h',
    'write.wait_for_active_shards': Math.min(2, replicas + 1),
  };
  await client.indices.create({
    index: name,
    body: { settings: { index: settings }, mappings },
  } as Parameters<Client['indices']['create']>[0]);
}

/** From one moment to the next, searches read this index alone. */
export async function putInPlace(client: Client, name: string): Promise<void> {
  const actions = [
    { remove: { index: '*', alias: ALIAS, must_exist: false } },
    { add: { index: name, alias: ALIAS } },
  ];
  await client.indices.updateAliases({ body: { actions } } as Parameters<
    Client['indices']['updateAliases']
  >[0]);
}
