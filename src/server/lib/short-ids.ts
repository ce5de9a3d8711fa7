/** Finds what lists name by the first characters of its id. */
import { type AnyColumn, between, type SQL, sql } from 'drizzle-orm';
import { idsOfShort } from '../../domain/leads.ts';

/** True for the row that a text names by its short id; undefined for any other text. */
export function namedBy(column: AnyColumn, text: string | undefined): SQL | undefined {
  const ids = text === undefined ? null : idsOfShort(text);
  return ids ? between(column, sql`${ids.from}::uuid`, sql`${ids.to}::uuid`) : undefined;
}
