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
const FEW = 4000;

export type SearchedList = {
  /** As `app.few_with_words` knows it. */
  name: 'homes' | 'managed homes';
  /** `app.list_words` of the columns that it is searched by, as its index has them. */
  words: SQL;
  id: AnyColumn;
};

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
  const { rows } = await db.execute<{ ids: string[] | null }>(
    sql`select app.few_with_words(${name}, ${q}, ${FEW}) as ids`,
  );
  const ids = rows[0]?.ids;
  return ids ? sql`${id} = any(${sql.param(ids)}::uuid[])` : sql`${words} @@ app.list_query(${q})`;
}

const wordsOf = (q: string | undefined): string[] => q?.split(/\s+/).filter(Boolean) ?? [];

const literal = (word: string): string => word.replace(/[\\%_]/g, '\\$&');
