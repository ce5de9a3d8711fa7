/** Whose a place in the affiliate programme is. */
import { type SQL, sql } from 'drizzle-orm';

type Transaction = { execute(query: SQL): PromiseLike<{ rows: unknown[] }> };

/** User ids behind these affiliate codes, without those that nobody has. */
export async function peopleOfAffiliates(
  tx: Transaction,
  codes: readonly (string | null | undefined)[],
): Promise<string[]> {
  const known = codes.filter((code) => typeof code === 'string');
  if (known.length === 0) return [];
  const { rows } = await tx.execute(sql`
    select user_id from affiliate_registrations
     where affiliate_id = any (${sql.param(known)}::text[]) and user_id is not null`);
  return (rows as { user_id: string }[]).map(({ user_id }) => user_id);
}
