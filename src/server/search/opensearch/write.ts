/** Writes homes into an index of OpenSearch, each under the version that PostgreSQL gave it: what comes late never replaces what is newer. */
import type { Client } from '@opensearch-project/opensearch';
import type { IndexedHome } from '../embedded/indexed-home.ts';
import { documentOf } from './mapping.ts';

export interface Changes {
  listed: readonly IndexedHome[];
  gone: readonly { id: string; version: number }[];
}

/** A document that the engine will not take, whatever is done. */
export interface Refused {
  id: string;
  reason: string;
}

/** About 500 bytes a home: well below the five megabytes that a request should have. */
export const BATCH = 500;

const VERSIONED = 'external';
/** A newer version is there, or what should go is gone. */
const DONE = new Set([200, 201, 404, 409]);
const REFUSED = 400;

type Item = { _id: string; status: number; error?: { type: string; reason: string } };

/** At most BATCH changes in one request. Throws when the engine could not take all of them now: then nothing is lost by writing them again. */
export async function write(
  client: Client,
  index: string,
  { listed, gone }: Changes,
  refresh: 'wait_for' | 'false' = 'wait_for',
): Promise<Refused[]> {
  const about = (id: string, version: number) => ({ _id: id, version, version_type: VERSIONED });
  const lines = [
    ...listed.flatMap((home) => [{ index: about(home.id, home.version) }, documentOf(home)]),
    ...gone.map(({ id, version }) => ({ delete: about(id, version) })),
  ];
  if (lines.length === 0) return [];
  const { body } = await client.bulk({ index, refresh, body: lines } as Parameters<Client['bulk']>[0]);
  const items = (body.items as unknown as Record<string, Item>[]).flatMap((item) => Object.values(item));
  const failed = items.filter(({ status }) => !DONE.has(status));
  const later = failed.find(({ status }) => status !== REFUSED);
  if (later) throw new Error(`The search engine takes nothing now: ${later.error?.type ?? later.status}`);
  return failed.map(({ _id, error }) => ({ id: _id, reason: error?.reason ?? 'refused' }));
}
