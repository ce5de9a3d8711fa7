/** Lists managed homes month by month: all of them for administrators, their own for owners and brokers. */
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { HomeLease } from '../../contract/managed-rentals.ts';
import type { RvlFilters } from '../../contract/rvl.ts';
import { managedPropertyManagers } from '../../db/schema/managed-property-managers.ts';
import { managedProperties, managedPropertyDetails } from '../../db/schema/managed-rentals.ts';
import { mandates } from '../../db/schema/mandates.ts';
import { managedPropertyRvlPayments } from '../../db/schema/rvl.ts';
import { firstDayOf, lastDayOf, type Month } from '../../domain/dates.ts';
import { isRunning } from '../../domain/leases.ts';
import type { RentMonth } from '../../domain/rent-answers.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { rentMonthsOfHomes } from '../lib/late-rents.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { leasesOfHomes } from './home-leases.ts';
import {
  agreedFor,
  chosenProperties,
  commonFields,
  newestProperties,
  type PropertyRow,
  selectProperties,
} from './property-rows.ts';
import { type DetailsRow, monthsOf, shownUntil } from './rvl-months.ts';
import { isPaidByTenant, tenantRents } from './tenant-rents.ts';

const details = managedPropertyDetails;

export const grid = api.rvl.grid.handler(async ({ context, input }) => {
  const { db } = context;
  const until = shownUntil(input.until, context.services.today());
  const { items, ...page } = await gridPage(context, input, {
    chosen: await chosenRows(db, input, until),
    until,
  });
  const rents = await tenantRents(
    db,
    items.map(({ row }) => row.details.id),
    until,
  );
  return {
    ...page,
    items: items.map(({ row, months }) => ({
      id: row.details.id,
      property_name: row.details.propertyName,
      owner_name: row.details.ownerName,
      status: row.details.status,
      affiliate_name: row.details.affiliateName,
      rvl_amount: row.details.rvlAmount,
      lease_start_date: row.details.leaseStartDate,
      lease_end_date: row.details.leaseEndDate,
      months: months.map((month) => ({
        ...month,
        tenant_rent: rents.get(`${row.details.id} ${month.month}`) ?? null,
      })),
    })),
  };
});

/** Of the grid’s homes those that such a view shows. */
export async function chosenRows(
  db: Executor,
  { q, show }: Pick<RvlFilters, 'q' | 'show'>,
  until: Month,
): Promise<SQL | undefined> {
  if (show !== 'unpaid' && show !== 'offered') return chosenProperties(db, { q, show });
  const payments = managedPropertyRvlPayments;
  return and(
    await chosenProperties(db, { q, show: 'active' }),
    sql`${details.leaseStartDate} <= ${lastDayOf(until)}::date
      and (${details.leaseEndDate} is null or ${details.leaseEndDate} >= ${firstDayOf(until)}::date)`,
    // Of a month of ₹0 nothing is due.
    sql`not exists (select from ${payments} settled where settled.managed_property_id = ${details.id}
      and settled.payment_month = ${firstDayOf(until)} and (settled.payment_status = 'paid' or settled.rvl_amount = 0))`,
    show === 'offered' ? isPaidByTenant(until) : undefined,
  );
}

export const listMine = api.rvl.listMine.handler(async ({ context, input }) => {
  const userId = userIdOf(context);
  const until = shownUntil(input.until, context.services.today());
  const chosen = input.as === 'manager' ? isManagedBy(userId) : isOfParty(userId);
  const { items, ...page } = await gridPage(context, input, { chosen, until, order: urgentFirst(userId) });
  const ids = items.map(({ row }) => row.details.id);
  const agreed = await agreedFor(context.db, ids);
  // Of leases that the reader may read: a broker is told nothing of one that is not theirs.
  const rents = await rentMonthsOfHomes(context.db, ids, context.services.today());
  return {
    ...page,
    items: items.map(({ row, months }) => ({
      ...commonFields(row),
      ...agreed(row.details.id),
      side: sideOf(row, userId, input.as),
      months: months.map((month) => ({
        ...month,
        ...ofLease(rents.get(row.details.id)?.get(month.month as Month)),
      })),
    })),
  };
});

const ofLease = (rent: RentMonth | undefined) => ({
  is_rent_received: rent?.state === 'paid',
  lease_rent: rent ?? null,
});

const isOfParty = (userId: string): SQL | undefined =>
  or(eq(managedProperties.ownerId, userId), sql`${managedProperties.brokerId} = (select app.broker_id())`);

const isManagedBy = (userId: string): SQL =>
  sql`${managedProperties.id} in (select m.managed_property_id from ${managedPropertyManagers} m
    where m.manager_id = ${userId})`;

function sideOf({ ownerId }: PropertyRow, userId: string, as: 'party' | 'manager') {
  if (as === 'manager') return 'manager' as const;
  return ownerId === userId ? ('owner' as const) : ('broker' as const);
}

/** Homes whose mandate waits for the reader's answer come first, those that ended last; the newest first within each. */
const urgentFirst = (userId: string): Keyset => ({
  ...newestProperties,
  key: sql`(case
      when ${details.status} <> 'active' then 0
      when ${managedProperties.ownerId} = ${userId} and exists (select from ${mandates} offered
        where offered.managed_property_id = ${details.id} and offered.state = 'offered') then 2
      else 1 end) || ' ' || ${keyText(newestProperties)}`,
  type: 'text',
});

/** The lease that runs says when rent is due; without one, what was configured. */
const dueDayOf = (own: DetailsRow, lease: HomeLease | null): number =>
  lease && isRunning(lease.state) ? lease.due_day : own.monthlyRentPaymentDate;

type Selection = { chosen: SQL | undefined; until: Month; order?: Keyset };

async function gridPage(
  { db, services }: HandlerContext,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  { chosen, until, order = newestProperties }: Selection,
) {
  const rows: PropertyRow[] = await selectProperties(db, order)
    .where(and(chosen, afterCursor(order, cursor)))
    .orderBy(orderOf(order))
    .limit(limit + 1);
  const { page, next_cursor } = cutPage(rows, limit, (row) => row.details.id);
  const leases = await leasesOfHomes(
    db,
    page.map((row) => row.details.id),
  );
  const months = await monthsOf(
    db,
    page.map(({ details: own }) => ({ ...own, monthlyRentPaymentDate: dueDayOf(own, leases(own.id)) })),
    { until, today: services.today() },
  );
  return {
    items: page.map((row) => ({ row, months: months.get(row.details.id) ?? [] })),
    total: await countHomes(db, chosen),
    next_cursor,
    until,
  };
}

export const countHomes = (db: Executor, chosen: SQL | undefined): Promise<number> =>
  countUpTo(
    db,
    sql`${details} join ${managedProperties} on ${managedProperties.id} = ${details.id} where ${chosen ?? sql`true`}`,
  );
