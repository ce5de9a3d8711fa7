/** Search as people type it into a list: every word somewhere in one of the columns. */
import { type AnyColumn, and, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from './request-context.ts';

/** True for rows whose columns hold each word; nothing asked is no condition. */
export function containing(q: string | undefined, columns: readonly (AnyColumn | SQL)[]): SQL | undefined {
  return and(
    ...wordsOf(q).map((word) => or(...columns.map((column) => ilike(column, `%${literal(word)}%`)))),
  );
}

/** Up to so many an index collects them all; beyond, they are soon met on a walk from the newest. */
export const FEW = 4000;

/** As `app.few_with_words` knows it. */
type ListName = 'homes' | 'managed homes' | 'enquiries';

export type SearchedList = {
  name: ListName;
  /** `app.list_words` of the columns that it is searched by, as its index has them. */
  words: SQL;
  id: AnyColumn;
};

/** The ids of an administrator's list in which each word begins one; null when they are too many to be collected. */
async function fewWithWords(db: Executor, name: ListName, q: string): Promise<string[] | null> {
  const { rows } = await db.execute<{ ids: string[] | null }>(
    sql`select app.few_with_words(${name}, ${q}, ${FEW}) as ids`,
  );
  return rows[0]?.ids ?? null;
}

export const among = (id: AnyColumn, ids: readonly string[]) => sql`${id} = any(${sql.param(ids)}::uuid[])`;

/**
 * The same for an administrator's list of many thousands, by the beginnings of words: rare ones are looked up in the list's
 * index, frequent ones tested on the way.
 */
export async function havingWords(
  db: Executor,
  { name, words, id }: SearchedList,
  q: string | undefined,
): Promise<SQL | undefined> {
  if (!q?.trim()) return undefined;
  const ids = await fewWithWords(db, name, q);
  return ids ? among(id, ids) : sql`${words} @@ app.list_query(${q})`;
}

/** What an administrator's list says about homes, by their words; `otherwise` tests the frequent ones, in the list's own join. */
export async function aboutHomesWith(
  db: Executor,
  homeId: AnyColumn,
  q: string | undefined,
  otherwise: SQL | undefined,
): Promise<SQL | undefined> {
  if (!q?.trim()) return undefined;
  const ids = await fewWithWords(db, 'homes', q);
  return ids ? among(homeId, ids) : otherwise;
}

const wordsOf = (q: string | undefined): string[] => q?.split(/\s+/).filter(Boolean) ?? [];

const literal = (word: string): string => word.replace(/[\\%_]/g, '\\$&');
