/** Who of an organisation spoke: what one of them does is shown under their own name, with the organisation. */
import { sql } from 'drizzle-orm';
import { contactsAsSeen } from '../../domain/contacts.ts';
import type { Executor } from './request-context.ts';

type Voice = { name: string | null; organisation: string };

/** By person, of those who speak for the organisation of this home; none where it is nobody's but the lister's. */
export async function voicesOf(
  db: Executor,
  propertyId: string,
  people: readonly (string | null)[],
): Promise<Map<string, Voice>> {
  const asked = [...new Set(people)].filter((person) => person !== null);
  if (asked.length === 0) return new Map();
  const { rows } = await db.execute<{ user_id: string; full_name: string | null; legal_name: string }>(
    sql`select * from app.voices_of(${propertyId}, ${sql.param(asked)}::uuid[])`,
  );
  return new Map(
    rows.map(({ user_id, full_name, legal_name }) => [
      user_id,
      { name: contactsAsSeen(full_name, false), organisation: legal_name },
    ]),
  );
}
