/** A home was let, or its lister marked it as booked: visits that were still to come are cancelled, open applications declined once a lease is agreed, and whoever asked is led to similar homes. */
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { filtersToUrl } from '../../contract/property-filters.ts';
import type { Database, Transaction } from '../../db/actor.ts';
import { leadEvents, propertyVisits } from '../../db/schema/leads.ts';
import { cities } from '../../db/schema/localities.ts';
import { properties } from '../../db/schema/properties.ts';
import { visitBegins } from '../../db/visit-begins.ts';
import { applicationEvents } from '../../domain/applications.ts';
import type { Availability } from '../../domain/properties.ts';
import type { Jobs } from '../lib/jobs.ts';
import { tellWaiting } from '../listing/home-hiding.ts';
import { endVisit } from './end-visits.ts';

/** Rupees: what somebody who would have paid this rent also looks at. */
const aFifthMore = (paise: number) => Math.ceil((paise * 1.2) / 100_000) * 1000;

const TAKEN: readonly Availability[] = ['rented', 'booked'];

/** Whoever rents it now keeps their visit. A PG with a free bed, or a home that is to be had again, changes nothing. */
export const endVisitsOfHome = (database: Database, jobs: Jobs, propertyId: string): Promise<void> =>
  database.asWorker(async (tx) => {
    const [found] = await tx
      .select({ home: properties, city: cities.slug })
      .from(properties)
      .leftJoin(cities, eq(cities.id, properties.cityId))
      .where(eq(properties.id, propertyId));
    if (!found || !TAKEN.includes(found.home.availability)) return;
    const { home, city } = found;
    const similar = `/properties?${filtersToUrl({
      city: city ?? undefined,
      property_type: home.propertyType === 'pg' ? ['pg'] : undefined,
      bedrooms: home.bedrooms && home.propertyType !== 'pg' ? [home.bedrooms] : undefined,
      rent_max: home.rent === null ? undefined : aFifthMore(home.rent),
    })}`;
    const visits = await tx
      .select()
      .from(propertyVisits)
      .where(
        and(
          eq(propertyVisits.propertyId, propertyId),
          inArray(propertyVisits.status, ['requested', 'scheduled']),
          sql`${visitBegins} > app.now()`,
          sql`not ${isParty(sql`${propertyVisits.userId}`, propertyId)}`,
        ),
      )
      .orderBy(asc(propertyVisits.id))
      .for('update');
    for (const visit of visits) {
      await endVisit(tx, jobs, { visit, home: home.title, action: 'homeLet', seekerPath: similar });
    }
    await tellWaiting({ db: tx, jobs, actorId: null }, home, 'let');
    if (home.availability === 'rented') await declineOthers(tx, propertyId);
    await endCards(tx, propertyId);
  });

/**
 * Nobody waits for an answer about a home whose lease is agreed: open applications are declined, but for whoever rents it. Without a lease
 * the lister said themselves what becomes of the others. `tellWaiting` has told the applicants, so that a second notice would say the same.
 */
async function declineOthers(tx: Transaction, propertyId: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update property_applications a set status = 'rejected' where a.property_id = ${propertyId}
       and a.status in ('submitted', 'under_review')
       and ${hasAgreedLease(propertyId)} and not ${isParty(sql`a.user_id`, propertyId)}
     returning a.id`);
  if (rows.length === 0) return;
  await tx
    .insert(leadEvents)
    .values(
      rows.map(({ id }) => ({ applicationId: id, action: applicationEvents.decline, status: 'rejected' })),
    );
}

/**
 * Whoever agreed to a lease of the home has what they asked for; the other leads of it are lost. Without a lease the
 * lister said themselves what becomes of the others. A second run finds nothing.
 */
async function endCards(tx: Transaction, propertyId: string): Promise<void> {
  await tx.execute(sql`
    update lead_cards c set ended_at = app.now(),
        stage = case when ${isParty(sql`c.user_id`, propertyId)} then 'let' else 'lost' end
     where c.property_id = ${propertyId} and c.stage not in ('let', 'lost') and ${hasAgreedLease(propertyId)}`);
}

/** Both sides have said yes to a lease of the home, and it has not ended. */
const hasAgreedLease = (propertyId: string): SQL =>
  sql`exists (select from leases l where l.property_id = ${propertyId} and l.state in ('accepted', 'active', 'ending'))`;

/** The person is a party to such a lease. */
const isParty = (person: SQL, propertyId: string): SQL =>
  sql`exists (select from lease_parties p join leases l on l.id = p.lease_id where l.property_id = ${propertyId}
    and l.state in ('accepted', 'active', 'ending') and p.user_id = ${person})`;
