/** The facts of which a lead's column is made, of the card `c` of a statement: `leadColumn` in the words of the database. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const ofThem = (alias: string): SQL =>
  sql.raw(`${alias}.property_id = c.property_id and ${alias}.user_id = c.user_id`);

export const leadFacts = {
  applied: sql<boolean>`exists (select from property_applications a where ${ofThem('a')}
    and a.status in ('submitted', 'under_review', 'approved'))`,
  visited: sql<boolean>`exists (select from property_visits v where ${ofThem('v')} and v.status = 'completed')`,
  agreed: sql<boolean>`exists (select from property_visits v where ${ofThem('v')} and v.status = 'scheduled')`,
  answered: sql<boolean>`(c.answered_at is not null or exists (select from conversations t
    join messages m on m.conversation_id = t.id where ${ofThem('t')} and m.sender_id <> t.user_id))`,
} as const;

/**
 * Nothing of a lead that has ended waits for its lister: neither the request nor the application that nobody answered before it
 * was rented out or lost. One rule for the board, the lists of what was received and the figures of the first screen.
 */
export const waitsInEndedLead = (of: Record<'propertyId' | 'userId' | 'status', SQLWrapper>): SQL =>
  sql`(${of.status} in ('requested', 'submitted', 'under_review') and exists (select from lead_cards ended
    where ended.property_id = ${of.propertyId} and ended.user_id = ${of.userId} and ended.stage in ('let', 'lost')))`;

/** What was done is looked up only where the lister's mark leaves it open. */
export const leadColumnOf: SQL<string> = sql<string>`case when c.stage in ('let', 'lost') then c.stage
  when ${leadFacts.applied} then 'applied' when ${leadFacts.visited} then 'visited' when ${leadFacts.agreed} then 'agreed'
  when c.stage <> 'new' or ${leadFacts.answered} then 'talked' else 'asked' end`;
