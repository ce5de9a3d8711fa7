/** Changes what was agreed for a managed property, whom it is credited to, and ends it. */
import { ORPCError } from '@orpc/server';
import { and, asc, eq, sql } from 'drizzle-orm';
import { peopleOfAffiliates } from '../../db/affiliate-person.ts';
import { lockRvlWrites } from '../../db/commission-lock.ts';
import {
  managedProperties,
  managedPropertyDetails,
  managedRentalApplications,
} from '../../db/schema/managed-rentals.ts';
import { managedPropertyAttributions, managedPropertyRvlPayments } from '../../db/schema/rvl.ts';
import { firstDayOf, monthOf } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { checkLease, checkPaidMonths, creditedFrom, type Lease } from '../../domain/managed-rentals.ts';
import { act } from '../audit/act.ts';
import { invoiceFeesJob } from '../invoices/issue.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { chosenAffiliate, credit } from './affiliates.ts';
import { detailColumns } from './configure.ts';
import { peopleOfHome } from './parties.ts';
import { loadProperty } from './property-rows.ts';

const details = managedPropertyDetails;
const payments = managedPropertyRvlPayments;

export async function lockDetails(db: Executor, id: string) {
  const [row] = await db.select().from(details).where(eq(details.id, id)).for('update');
  if (!row) throw new ORPCError('NOT_FOUND');
  return row;
}

type Details = Awaited<ReturnType<typeof lockDetails>>;

export const updateDetails = api.managedRentals.updateDetails.handler(async ({ context, input }) => {
  const { db } = context;
  const { id, commission_percentage, management_fee_percentage, home_state, ...form } = input;
  await lockRvlWrites(db);
  const row = await lockDetails(db, id);
  const before = await loadProperty(db, id);
  const { mandate } = before;
  if (mandate && mandate.fee_bp !== Math.round(management_fee_percentage * 100)) {
    throw new RuleBroken('managed-rental.fee-agreed', 'management_fee_percentage');
  }
  const lease = { start: form.lease_start_date, end: form.lease_end_date };
  if (lease.start !== row.leaseStartDate || lease.end !== row.leaseEndDate)
    await changeLease(context, row, lease);
  if (form.rvl_amount !== row.rvlAmount) await keepEarlierAmounts(context, row);
  const stateKnown = home_state !== null && home_state !== row.homeState;
  await db
    .update(details)
    .set({
      ...detailColumns(form),
      homeState: home_state,
      ...(stateKnown ? { stateMissingSince: null } : {}),
    })
    .where(eq(details.id, id));
  // The invoices that waited for it are written now, not with the next month's.
  if (stateKnown && row.stateMissingSince) await context.services.jobs.enqueueOnce(invoiceFeesJob, {}, db);
  await db
    .update(managedRentalApplications)
    .set({
      commissionPercentage: commission_percentage,
      managementFeePercentage: management_fee_percentage,
    })
    .where(eq(managedRentalApplications.id, row.applicationId));
  const after = await loadProperty(db, id);
  await recordChange(db, 'updateDetails', { id, before, after });
  return after;
});

/** The lease keeps its paid months; one that begins earlier is credited from its new beginning. */
async function changeLease({ db, services }: HandlerContext, row: Details, lease: Lease): Promise<void> {
  checkLease(lease, services.today());
  const [paid] = await db
    .select({
      first: sql<string | null>`min(${payments.paymentMonth})`,
      last: sql<string | null>`max(${payments.paymentMonth})`,
    })
    .from(payments)
    .where(and(eq(payments.managedPropertyId, row.id), eq(payments.paymentStatus, 'paid')));
  checkPaidMonths(
    lease,
    paid?.first && paid.last ? { first: monthOf(paid.first), last: monthOf(paid.last) } : null,
  );
  const [first] = await db
    .select()
    .from(managedPropertyAttributions)
    .where(eq(managedPropertyAttributions.managedPropertyId, row.id))
    .orderBy(asc(managedPropertyAttributions.validFrom), asc(managedPropertyAttributions.id))
    .limit(1);
  if (!first || first.validFrom !== row.leaseStartDate || lease.start >= first.validFrom) return;
  await db.insert(managedPropertyAttributions).values({
    managedPropertyId: row.id,
    affiliateId: first.affiliateId,
    validFrom: lease.start,
    reason: 'The lease begins earlier',
  });
}

/** A new amount counts from the current month on: earlier months that nobody touched keep the one they had. */
async function keepEarlierAmounts({ db, services }: HandlerContext, row: Details): Promise<void> {
  const thisMonth = firstDayOf(monthOf(services.today()));
  await db.execute(sql`
    insert into ${payments} (managed_property_id, payment_month, rvl_amount)
    select ${row.id}, month::date, ${row.rvlAmount}
      from generate_series(date_trunc('month', ${row.leaseStartDate}::timestamp),
        least(${thisMonth}::timestamp - interval '1 month', ${row.leaseEndDate}::timestamp), interval '1 month') month
    on conflict do nothing`);
}

export const changeAffiliate = api.managedRentals.changeAffiliate.handler(async ({ context, input }) => {
  const { db } = context;
  const row = await lockDetails(db, input.id);
  const before = { affiliate_id: row.affiliateId, affiliate_name: row.affiliateName };
  if (row.affiliateId === input.affiliate_id) return loadProperty(db, input.id);
  const affiliate = await chosenAffiliate(db, input.affiliate_id);
  await db
    .update(details)
    .set({ affiliateId: affiliate?.id ?? null, affiliateName: affiliate?.name ?? null })
    .where(eq(details.id, input.id));
  const from = creditedFrom(row.leaseStartDate, context.services.today());
  await credit(context, { propertyId: input.id, affiliate, from, reason: input.reason });
  const property = await loadProperty(db, input.id);
  const after = { affiliate_id: property.affiliate_id, affiliate_name: property.affiliate_name };
  await recordChange(db, 'changeAffiliate', {
    id: input.id,
    before,
    after,
    reason: input.reason,
    affiliates: [row.affiliateId, input.affiliate_id],
  });
  return property;
});

/** A home whose rent is guaranteed stays under its mandate until that ends. Throws `guaranteed-lease.running`. */
export async function refuseGuaranteed(db: Executor, id: string): Promise<void> {
  const { rows } = await db.execute<{ answer: boolean }>(sql`select app.is_guaranteed(${id}) as answer`);
  if (rows[0]?.answer) throw new RuleBroken('guaranteed-lease.running');
}

export const end = api.managedRentals.end.handler(async ({ context, input }) => {
  const { db } = context;
  await lockRvlWrites(db);
  const row = await lockDetails(db, input.id);
  if (row.status === 'ended') return loadProperty(db, input.id);
  await refuseGuaranteed(db, input.id);
  await changeLease(context, row, { start: row.leaseStartDate, end: input.lease_end_date });
  await db
    .update(details)
    .set({ status: 'ended', leaseEndDate: input.lease_end_date })
    .where(eq(details.id, input.id));
  await db.update(managedProperties).set({ status: 'ended' }).where(eq(managedProperties.id, input.id));
  await recordChange(db, 'end', {
    id: input.id,
    before: { status: row.status, lease_end_date: row.leaseEndDate },
    after: { status: 'ended', lease_end_date: input.lease_end_date },
    reason: input.reason,
  });
  return loadProperty(db, input.id);
});

type Change = {
  id: string;
  before: object;
  after: object;
  reason?: string;
  /** Codes of whom it is credited to, where that changes. */
  affiliates?: (string | null)[];
};

const recordChange = async (db: Executor, action: string, { id, affiliates = [], ...change }: Change) =>
  act(db, {
    action: `managedRentals.${action}`,
    subject: { type: 'managed_property', id },
    people: [...(await peopleOfHome(db, id)), ...(await peopleOfAffiliates(db, affiliates))],
    ...change,
  });
