/**
 * What PostgreSQL answers while the search engine is away: homes of a city or locality by rent and rooms, in the order of an index,
 * and no counts, which would take it seconds each.
 */
import pg from 'pg';
import { Client } from '../../../db/client.ts';
import { steady } from '../../../db/open-pool.ts';
import { type Cursor, partsOfRankedKey } from '../../../domain/catalogue.ts';
import { tooBusy } from '../../lib/problems.ts';
import type { Found } from '../catalogue.ts';
import type { IndexQuestion } from '../embedded/home-index.ts';
import { pageStatement } from '../matching-sql.ts';

/** So many at once, and each so long: the others are told to come again, and publishing keeps its database. */
const AT_ONCE = 8;
const LONGEST_MS = 300;
const IDLE_MS = 10_000;

export interface Listings {
  /** Throws SERVICE_UNAVAILABLE for what no index answers, and when too many ask. */
  find(question: IndexQuestion): Promise<Found>;
  /** How many changes of homes a snapshot of PostgreSQL does not have. */
  changesSince(snapshot: string): Promise<number>;
  close(): Promise<void>;
}

/** `url`: the visitor's login. No connection is made before the first question. */
export function createListings(url: string): Listings {
  const pool = new pg.Pool({
    ...steady,
    Client,
    connectionString: url,
    application_name: 'kiraya without search engine',
    max: AT_ONCE,
    connectionTimeoutMillis: LONGEST_MS,
    statement_timeout: LONGEST_MS,
    query_timeout: 2 * LONGEST_MS,
    idleTimeoutMillis: IDLE_MS,
  });
  // One that breaks while it waits.
  pool.on('error', () => undefined);
  return {
    async find({ conditions, page }) {
      if (!page || !isByIndex(conditions)) throw tooBusy();
      const { sort, limit, cursor } = page;
      const statement = pageStatement(
        { ...conditions, words: [] },
        { tags: [], rare: '' },
        { sort, limit, cursor: cursor && withoutPoints(cursor) },
      );
      try {
        const { rows } = await pool.query<{ id: string; key: number }>(statement);
        return { ...uncounted, total: rows.length, homes: rows };
      } catch (error) {
        throw tooBusy(error);
      }
    },
    async changesSince(snapshot) {
      const { rows } = await pool.query<{ changes: number }>(CHANGES, [snapshot]);
      return rows[0]?.changes ?? 0;
    },
    close: () => pool.end(),
  };
}

/** Nothing ranks here: a list that was ranked goes on among all homes. */
const withoutPoints = (cursor: Cursor): Cursor =>
  cursor.sort === 'best' ? { ...cursor, key: partsOfRankedKey(cursor.key).best } : cursor;

const CHANGES = `select count(*)::integer as changes from catalogue_changes
  where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)`;

const uncounted = {
  totalIsExact: false,
  counts: new Map(),
  facetsAreExact: false,
  isCounted: false,
} as const satisfies Partial<Found>;

function isByIndex({ choices, area, availableBy, box, tags, among }: IndexQuestion['conditions']): boolean {
  const others = [area.least, area.most, availableBy, box, among];
  return (
    choices.every(({ field }) => field === 'bedrooms') &&
    tags.length === 0 &&
    others.every((asked) => asked === undefined)
  );
}
