/** Finding a lead by its seeker: by name, and by phone where that is known to the reader. */
import { type SQL, sql } from 'drizzle-orm';
import { holding } from '../../db/home-summary.ts';

/** The cards of leads whose seeker has the word in their name or number. */
export function leadsOfSeeker(word: string): SQL {
  const digits = word.replaceAll(/\D/g, '');
  const isNumber = /^(\+\d{1,3}|\+?[\d-]{4,})$/.test(word);
  // A number that somebody wrote into their name is covered as it is shown.
  const name = digits === '' ? holding(word) : null;
  return sql`(select app.leads_of_seeker(${name}::text, ${isNumber ? `%${digits}%` : null}::text))`;
}
