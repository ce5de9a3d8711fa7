/** Homes of the caller's organisations, in lists and handlers that work on one's own: what they may do there, row policies say. */
import { type SQL, sql } from 'drizzle-orm';
import type { OrganisationWork } from '../../domain/organisations.ts';
import type { Executor } from './request-context.ts';

type Column = SQL | { getSQL(): SQL };

/** Whether a home is one of theirs, of few rows: a set is made once for the statement. */
export const isOfMyOrganisations = (propertyId: Column, work: OrganisationWork): SQL<boolean> =>
  sql<boolean>`${propertyId} in (select app.organisation_homes(${work}))`;

/** The same as a condition that an index on the home answers. */
export const ofMyOrganisations = (propertyId: Column, work: OrganisationWork): SQL =>
  sql`${propertyId} = any (array(select app.organisation_homes(${work})))`;

/** Most people belong to none: their lists are asked for without a second condition, in the order of one index. */
export async function actsForSome(db: Executor, work: OrganisationWork): Promise<boolean> {
  const { rows } = await db.execute<{ acts: boolean }>(
    sql`select exists (select from app.acts_for(${work})) as acts`,
  );
  return rows[0]?.acts ?? false;
}

/** Whether the caller does such work at the organisation of this home. */
export async function actsForHome(
  db: Executor,
  propertyId: string,
  work: OrganisationWork,
): Promise<boolean> {
  const { rows } = await db.execute<{ acts: boolean }>(
    sql`select ${propertyId}::uuid in (select app.organisation_homes(${work})) as acts`,
  );
  return rows[0]?.acts ?? false;
}

/** Whether `reader` is whom a lead goes to: they list its home or, where they answer leads of some organisation, it is of that one's. */
export const isReceivedBy = (
  reader: string,
  answersForSome: boolean,
  { listerId, userId, propertyId }: Record<'listerId' | 'userId' | 'propertyId', Column>,
): SQL =>
  answersForSome
    ? sql`(${listerId} = ${reader} or ${ofMyOrganisations(propertyId, 'leads')} and ${userId} <> ${reader})`
    : sql`${listerId} = ${reader}`;

type Lead = { propertyId: string; userId: string; listerId: string };

/** Who on the lister's side answers this seeker: whoever was given the lead, otherwise the lister. */
export async function answererOf(db: Executor, { propertyId, userId, listerId }: Lead): Promise<string> {
  const { rows } = await db.execute<{ person: string | null }>(
    sql`select app.assigned_answerer(${propertyId}, ${userId}) as person`,
  );
  return rows[0]?.person ?? listerId;
}
