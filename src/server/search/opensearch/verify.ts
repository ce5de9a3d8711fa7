/** Whether an index holds the homes of PostgreSQL in their versions: by locality, how many, and the sum of their `check`. */
import type { Client as Search } from '@opensearch-project/opensearch';
import type { Client, ClientBase } from 'pg';
import { type Look, lookAt, type Moment } from '../embedded/listed-homes.ts';
import { CHECK } from './mapping.ts';

interface Sum {
  homes: number;
  check: number;
}
export type Sums = ReadonlyMap<number, Sum>;

const MOST_GROUPS = 2_000;
const MOST_HOMES = 5_000;
const SUM_MS = 120_000;
const ANSWER_MS = 5_000;

export async function sumsInDatabase(client: ClientBase): Promise<Sums> {
  const { rows } = await client.query<Sum & { locality: number }>(`
    select locality_id as locality, count(*)::integer as homes, sum(version % ${CHECK})::float8 as check
      from public.listings group by locality_id`);
  return new Map(rows.map(({ locality, ...sum }) => [locality, sum]));
}

interface Bucket {
  key: { locality: string };
  doc_count: number;
  check: { value: number };
}

/** As searches read it at this moment. */
export async function sumsInIndex(client: Search, index: string): Promise<Sums> {
  const sums = new Map<number, Sum>();
  let after: Bucket['key'] | undefined;
  do {
    const sources = [{ locality: { terms: { field: 'locality' } } }];
    const aggs = {
      groups: {
        composite: { size: MOST_GROUPS, sources, after },
        aggs: { check: { sum: { field: 'check' } } },
      },
    };
    const request = { index, allow_partial_search_results: false, body: { size: 0, aggs } };
    const { body } = await client.search(request as Parameters<Search['search']>[0], {
      requestTimeout: SUM_MS,
    });
    const { groups } = body.aggregations as unknown as {
      groups: { buckets: Bucket[]; after_key?: Bucket['key'] };
    };
    for (const { key, doc_count: homes, check } of groups.buckets)
      sums.set(Number(key.locality), { homes, check: check.value });
    after = groups.after_key;
  } while (after);
  return sums;
}

/** Localities whose homes or versions differ. */
export function differing(a: Sums, b: Sums): number[] {
  const ids = new Set([...a.keys(), ...b.keys()]);
  return [...ids].filter(
    (id) => a.get(id)?.homes !== b.get(id)?.homes || a.get(id)?.check !== b.get(id)?.check,
  );
}

/** Homes of the locality that one has and the other has not, or in another version. */
export async function differingHomes(
  client: Search,
  index: string,
  database: ClientBase,
  locality: number,
): Promise<string[]> {
  const { rows } = await database.query<{ id: string; version: string }>(
    'select property_id as id, version from public.listings where locality_id = $1',
    [locality],
  );
  const committed = new Map(rows.map(({ id, version }) => [id, Number(version)]));
  const wrong: string[] = [];
  for await (const { id, version } of homesIn(client, index, locality)) {
    if (committed.get(id) !== version) wrong.push(id);
    committed.delete(id);
  }
  return [...wrong, ...committed.keys()];
}

interface Versioned {
  id: string;
  version: number;
}

async function* homesIn(client: Search, index: string, locality: number): AsyncGenerator<Versioned> {
  for (let after: unknown[] | undefined; ; ) {
    const body = {
      size: MOST_HOMES,
      query: { term: { locality } },
      sort: [{ id: 'asc' }],
      search_after: after,
      _source: ['id', 'version'],
    };
    const { body: answer } = await client.search({ index, body } as Parameters<Search['search']>[0]);
    const { hits } = answer.hits as unknown as { hits: { _source: Versioned; sort: unknown[] }[] };
    for (const { _source } of hits) yield _source;
    if (hits.length < MOST_HOMES) return;
    after = hits.at(-1)?.sort;
  }
}

interface Asked {
  from: Client;
  search: Search;
  index: string;
  /** The index has every change up to this moment. */
  since: Moment;
  /** Writes what changed since. */
  send: (changed: Look) => Promise<unknown>;
  /** Homes that the engine will not take. */
  but: ReadonlySet<string>;
}

/** Whether the index has exactly the homes of the database, in their versions: both are read as of one moment. */
export async function isWhole({ from, search, index, since, send, but }: Asked): Promise<boolean> {
  const looks: Look[] = [];
  await from.query('begin isolation level repeatable read read only');
  let committed: Sums;
  try {
    for (let after: Look['last'], isFirst = true; isFirst || after; isFirst = false) {
      const look: Look = await lookAt(from, { since, upTo: undefined, after, answerMs: ANSWER_MS });
      looks.push(look);
      after = look.last;
    }
    committed = await sumsInDatabase(from);
  } finally {
    await from.query('commit');
  }
  for (const look of looks) await send(look);
  await search.indices.refresh({ index });
  for (const locality of differing(committed, await sumsInIndex(search, index))) {
    const wrong = await differingHomes(search, index, from, locality);
    if (wrong.some((id) => !but.has(id)) || wrong.length === 0) return false;
  }
  return true;
}
