/** A home was let: visits that were still to come are cancelled, and whoever asked is led to similar homes. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { leadPath, tabOf } from '../../contract/choices.ts';
import { filtersToUrl } from '../../contract/property-filters.ts';
import type { Database, Transaction } from '../../db/actor.ts';
import { propertyVisits } from '../../db/schema/leads.ts';
import { cities } from '../../db/schema/localities.ts';
import { properties } from '../../db/schema/properties.ts';
import { coverContacts } from '../../domain/contacts.ts';
import type { Jobs } from '../lib/jobs.ts';
import { notify } from '../notifications/notify.ts';
import { endVisit, visitBegins } from './end-visits.ts';

/** Rupees: what somebody who would have paid this rent also looks at. */
const aFifthMore = (paise: number) => Math.ceil((paise * 1.2) / 100_000) * 1000;

/** Whoever rents it now keeps their visit. A PG with a free bed, or a home that is to be had again, changes nothing. */
export const endVisitsOfHome = (database: Database, jobs: Jobs, propertyId: string): Promise<void> =>
  database.asWorker(async (tx) => {
    const [found] = await tx
      .select({ home: properties, city: cities.slug })
      .from(properties)
      .leftJoin(cities, eq(cities.id, properties.cityId))
      .where(eq(properties.id, propertyId));
    if (found?.home.availability !== 'rented') return;
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
          sql`not exists (select from lease_parties p join leases l on l.id = p.lease_id
            where l.property_id = ${propertyId} and l.state in ('accepted', 'active', 'ending')
              and p.user_id = ${propertyVisits.userId})`,
        ),
      )
      .orderBy(asc(propertyVisits.id))
      .for('update');
    for (const visit of visits) {
      await endVisit(tx, jobs, { visit, home: home.title, action: 'homeLet', seekerPath: similar });
    }
    await tellApplicants(tx, jobs, home);
  });

/** Once each: who was told before is not told again. Whoever was accepted knows. */
async function tellApplicants(tx: Transaction, jobs: Jobs, { id, title }: { id: string; title: string }) {
  const { rows } = await tx.execute<{ person: string; lead: string }>(sql`
    select a.user_id as person, a.id as lead from property_applications a
     where a.property_id = ${id} and a.status in ('submitted', 'under_review')
       and not exists (select from notifications n
         where n.user_id = a.user_id and n.event = 'home.gone' and n.payload ->> 'path' like '%' || a.id || '%')
     order by a.id`);
  for (const { person, lead } of rows) {
    const path = leadPath(tabOf('application', 'seeker'), lead, false);
    await notify({ db: tx, jobs, actorId: null }, person, {
      event: 'home.gone',
      home: coverContacts(title),
      path,
      why: 'let',
    });
  }
}
