/** Where a repair can be raised: for the tenant of a running lease, or for a home that nobody rents now. */

import { ORPCError } from '@orpc/server';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { LessorRole } from '../../contract/leases.ts';
import type { HomeToRepair, MaintenanceForm } from '../../contract/maintenance.ts';
import { may } from '../../db/schema/columns.ts';
import { leases } from '../../db/schema/leases.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { isLivedIn, isRunning } from '../../domain/leases.ts';
import { hasRole } from '../../domain/permissions.ts';
import { refusal } from '../../domain/refusals.ts';
import { leasesOf } from '../leases/parties.ts';
import { wrongField } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { containing } from '../lib/search-words.ts';
import { userIdOf } from '../lib/signed-in.ts';

const HOMES_SHOWN = 100;

type Place = Pick<MaintenanceForm, 'lease_id' | 'property_id' | 'managed_property_id'>;

/** Refuses a lease that does not run, somebody else's home, and a home whose tenant would not hear of it. */
export async function checkPlace(context: HandlerContext, place: Place): Promise<void> {
  const { lease_id, property_id, managed_property_id } = place;
  if ([lease_id, property_id, managed_property_id].filter(Boolean).length !== 1) {
    throw wrongField('lease_id', refusal('home.missing', 'Choose a home'));
  }
  if (lease_id) return checkLease(context, lease_id);
  const field = property_id ? 'property_id' : 'managed_property_id';
  if (!(await keepsHome(context, place))) throw new ORPCError('NOT_FOUND');
  const stays = await context.db
    .select({ state: leases.state, start: leases.startDate, endsOn: leases.endsOn })
    .from(leases)
    .where(
      and(
        or(isOf(leases.propertyId, property_id), isOf(leases.managedPropertyId, managed_property_id)),
        running,
      ),
    );
  if (stays.some((stay) => isLivedIn(stay, context.services.today())))
    throw new RuleBroken('maintenance.home-is-let', field);
}

const running = inArray(leases.state, ['active', 'ending']);
const isOf = (column: PgColumn, id: string | null) => (id === null ? undefined : eq(column, id));

/** Lets or manages it, or acts as an administrator for whoever lets it; and it is neither withdrawn nor given back. */
async function keepsHome(
  { db }: HandlerContext,
  { property_id, managed_property_id }: Place,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from properties p where p.id = ${property_id}::uuid and p.listing_state in ('published', 'paused')
       and (app.lets_home(p.id, null) or ${may('maintenance.actForLandlord')})
    union all
    select from managed_properties m where m.id = ${managed_property_id}::uuid and m.status = 'active'
       and (app.lets_home(null, m.id) or ${may('maintenance.actForLandlord')} or m.id in (select app.managed_homes()))`);
  return rows.length > 0;
}

async function checkLease({ db }: HandlerContext, leaseId: string): Promise<void> {
  const [lease] = await db.select({ state: leases.state }).from(leases).where(eq(leases.id, leaseId));
  if (!lease) throw new ORPCError('NOT_FOUND');
  if (!isRunning(lease.state)) throw new RuleBroken('lease.not-running', 'lease_id');
}

/** Homes of somebody that nobody lives in today; the same as `isLivedIn` says of one. */
function vacantHomes(context: HandlerContext, role: LessorRole): SQL {
  const userId = userIdOf(context);
  const now = context.services.today();
  const isLivedInNow = sql`l.state in ('active', 'ending') and l.start_date <= ${now}
    and (l.state = 'active' or l.ends_on >= ${now})`;
  const managed = sql`
    select null::uuid as lease_id, null::uuid as property_id, m.id as managed_property_id,
        app.managed_home_name(d.property_name, a.property_location) as home_name, null::text as tenant_name
      from managed_properties m join managed_property_details d on d.id = m.id
        join managed_rental_applications a on a.id = m.application_id
     where m.status = 'active' and not exists (
       select from leases l where l.managed_property_id = m.id and ${isLivedInNow}) and `;
  if (role === 'manager') return sql`${managed} m.id in (select app.managed_homes())`;
  if (!hasRole(context.actor, ['landlord'])) return sql`${managed} false`;
  return sql`${managed} m.owner_id = ${userId}
    union all
    select null, p.id, null, left(concat_ws(', ', p.title, nullif(p.locality, ''), nullif(p.city, '')), 300), null
      from properties p
     where p.listed_by = ${userId} and p.listing_state in ('published', 'paused') and not exists (
       select from leases l where l.property_id = p.id and ${isLivedInNow})`;
}

export const homes = api.maintenance.homes.handler(async ({ context, input: { as: role, q } }) => {
  const { rows } = await context.db.execute<HomeToRepair>(sql`
    select * from (
      select id as lease_id, property_id, managed_property_id, home_name, tenant_name
        from ${leases} where ${leasesOf(context, role)} and ${running}
      union all ${vacantHomes(context, role)}) h
     where ${containing(q, [sql`h.home_name`, sql`h.tenant_name`]) ?? sql`true`}
     order by h.home_name, h.tenant_name nulls last, h.lease_id, h.property_id, h.managed_property_id
     limit ${HOMES_SHOWN + 1}`);
  return { items: rows.slice(0, HOMES_SHOWN), has_more: rows.length > HOMES_SHOWN };
});
