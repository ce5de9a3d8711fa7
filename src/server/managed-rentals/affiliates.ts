/** The affiliates a managed home can be credited to, every one who is not terminated, and crediting it. */
import { and, asc, eq, like, or, sql } from 'drizzle-orm';
import { peopleOfAffiliates } from '../../db/affiliate-person.ts';
import { affiliateProfiles, affiliateRegistrations } from '../../db/schema/affiliates.ts';
import { managedPropertyDetails } from '../../db/schema/managed-rentals.ts';
import { managedPropertyAttributions } from '../../db/schema/rvl.ts';
import { readAffiliateCode } from '../../domain/affiliates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { containing } from '../lib/search-words.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { notify } from '../notifications/notify.ts';
import { isNotTerminated } from './application-rows.ts';

const CHOICES = 20;

export const affiliates = api.managedRentals.affiliates.handler(async ({ context, input: { q } }) => {
  const items = await context.db
    .select({
      affiliate_id: affiliateRegistrations.affiliateId,
      full_name: affiliateRegistrations.fullName,
      status: sql<'active' | 'pending' | 'suspended'>`coalesce(${affiliateProfiles.status}, 'active')`,
    })
    .from(affiliateRegistrations)
    .leftJoin(affiliateProfiles, eq(affiliateProfiles.affiliateId, affiliateRegistrations.affiliateId))
    .where(
      and(
        isNotTerminated(),
        q
          ? or(
              like(affiliateRegistrations.affiliateId, `${readAffiliateCode(q).replace(/[\\%_]/g, '\\$&')}%`),
              containing(q, [affiliateRegistrations.fullName]),
            )
          : undefined,
      ),
    )
    .orderBy(asc(affiliateRegistrations.fullName), asc(affiliateRegistrations.affiliateId))
    .limit(CHOICES);
  return { items };
});

/** The affiliate of that code, or null for none. Throws `managed-rental.affiliate-not-available` at its field. */
export async function chosenAffiliate(db: Executor, affiliateId: string | null) {
  if (affiliateId === null) return null;
  const [found] = await db
    .select({ id: affiliateRegistrations.affiliateId, name: affiliateRegistrations.fullName })
    .from(affiliateRegistrations)
    .where(and(eq(affiliateRegistrations.affiliateId, affiliateId), isNotTerminated()));
  if (!found) throw new RuleBroken('managed-rental.affiliate-not-available', 'affiliate_id');
  return found;
}

type Credit = {
  propertyId: string;
  /** null: from then on it is nobody's. */
  affiliate: { id: string } | null;
  from: string;
  reason?: string;
};

/** Credits a managed home to an affiliate from that day on, and notifies them. */
export async function credit(
  context: HandlerContext,
  { propertyId, affiliate, from, reason }: Credit,
): Promise<void> {
  const { db } = context;
  const actorId = userIdOf(context);
  await db.insert(managedPropertyAttributions).values({
    managedPropertyId: propertyId,
    affiliateId: affiliate?.id ?? null,
    validFrom: from,
    createdByAdminId: actorId,
    reason,
  });
  await tellCredited(context, { propertyId, affiliate: affiliate?.id ?? null, from });
}

type Credited = { propertyId: string; affiliate: string | null; from: string };

async function tellCredited(
  context: HandlerContext,
  { propertyId, affiliate, from }: Credited,
): Promise<void> {
  const { db, services } = context;
  const [person] = await peopleOfAffiliates(db, [affiliate]);
  const [details] = await db
    .select({ home: managedPropertyDetails.propertyName })
    .from(managedPropertyDetails)
    .where(eq(managedPropertyDetails.id, propertyId));
  if (!person || !details) return;
  await notify({ db, jobs: services.jobs, actorId: userIdOf(context) }, person, {
    event: 'home-credit.given',
    ...details,
    from,
  });
}
