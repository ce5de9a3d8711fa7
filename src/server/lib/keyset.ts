/** Pages of a growing list by the last row seen, so that rows added meanwhile are neither repeated nor skipped. */

import { type SQL, sql } from 'drizzle-orm';
import { refusal } from '../../domain/refusals.ts';
import { wrongField } from './problems.ts';
import type { Executor } from './request-context.ts';

export type Keyset = {
  /** What the list is sorted by; never null. */
  key: SQL;
  /** The key's type in PostgreSQL, to read it back from a cursor. */
  type: 'timestamptz' | 'date' | 'bigint' | 'text';
  id: SQL;
  /** Ids are uuids unless it says otherwise. */
  idType?: 'text';
  descending: boolean;
};

/** Lists count no further. */
export const MAX_COUNTED = 1000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const code = /^[\w-]{1,40}$/;
const keys = {
  timestamptz: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/,
  date: /^\d{4}-\d\d-\d\d$/,
  bigint: /^-?\d{1,18}$/,
  text: /^[^\0]{0,400}$/,
};

/** The key as text that a cursor carries without losing a microsecond. */
export const keyText = ({ key, type }: Keyset): SQL<string> =>
  type !== 'timestamptz'
    ? sql<string>`(${key})::text`
    : sql<string>`to_char((${key}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export const orderOf = ({ key, id, descending }: Keyset): SQL =>
  descending ? sql`${key} desc, ${id} desc` : sql`${key}, ${id}`;

/** Rows after the cursor's; nothing without one. */
export function afterCursor(keyset: Keyset, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const { key, type, id, idType = 'uuid', descending } = keyset;
  const [last, lastId] = readCursor(keyset, cursor);
  const bound = sql`(${last}::${sql.raw(type)}, ${lastId}::${sql.raw(idType)})`;
  return descending ? sql`(${key}, ${id}) < ${bound}` : sql`(${key}, ${id}) > ${bound}`;
}

export const wrongCursor = () =>
  wrongField('cursor', refusal('cursor.malformed', 'This is not a cursor of an earlier answer'));

/** The last row's key and id; the id holds no space. A cursor of another list or sort is refused. */
export function readCursor(
  { type, idType }: Pick<Keyset, 'type' | 'idType'>,
  cursor: string,
): [key: string, id: string] {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [last, lastId] = [text.slice(0, text.lastIndexOf(' ')), text.slice(text.lastIndexOf(' ') + 1)];
  if (!keys[type].test(last) || !(idType === 'text' ? code : uuid).test(lastId)) {
    throw wrongCursor();
  }
  return [last, lastId];
}

/** Of `limit + 1` rows asked for: the page, and the cursor when there is more. */
export function cutPage<Row extends { at: string }>(rows: Row[], limit: number, idOf: (row: Row) => string) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const more = last && rows.length > limit;
  const cursor = more ? Buffer.from(`${last.at} ${idOf(last)}`).toString('base64url') : null;
  return { page, next_cursor: cursor };
}

/** What a list of one page knows without counting: the whole of it. */
type Page = { page: readonly unknown[]; next_cursor: string | null };

/** How many rows a list has, counted only where its first page does not tell. `rows` is what follows `from`. */
export async function totalOf(
  db: Executor,
  { page, next_cursor: next }: Page,
  cursor: string | undefined,
  rows: SQL,
): Promise<number> {
  return cursor === undefined && next === null ? page.length : countUpTo(db, rows);
}

/** How many rows there are, counted no further than 1,000. `rows` is what follows `from`. */
export async function countUpTo(db: Executor, rows: SQL): Promise<number> {
  const result = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (select from ${rows} limit ${MAX_COUNTED}) counted`,
  );
  return result.rows[0]?.total ?? 0;
}
