/** Search as people type it into a list: every word somewhere in one of the columns. */
import { type AnyColumn, and, ilike, or, type SQL } from 'drizzle-orm';

/** True for rows whose columns hold each word; nothing asked is no condition. */
export function containing(q: string | undefined, columns: readonly (AnyColumn | SQL)[]): SQL | undefined {
  const words = q?.split(/\s+/).filter(Boolean) ?? [];
  return and(...words.map((word) => or(...columns.map((column) => ilike(column, `%${literal(word)}%`)))));
}

const literal = (word: string): string => word.replace(/[\\%_]/g, '\\$&');
