/** Whom administrators mean when they search affiliates by part of a name or address, or by the beginning of a code. */
import { type SQL, sql } from 'drizzle-orm';
import { readAffiliateCode } from '../domain/affiliates.ts';

/** Text as part of an `ilike` pattern, where its own % and _ mean themselves. */
export const partOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Whose name or e-mail address has that part, or whose code begins so, for administrators: a policy keeps text conditions away
 * from the indexes, so the definer asks those.
 */
export function affiliateMatches(column: SQL, q: string | undefined): SQL {
  if (!q) return sql`true`;
  const code = readAffiliateCode(q).replace(/[\\%_]/g, '\\$&');
  // Found once, and not once for each row: nobody knows beforehand how many they are.
  return sql`${column} = any (array(select f from app.affiliates_found(${partOf(q)}, ${`${code}%`}) f))`;
}
