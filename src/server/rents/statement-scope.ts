/** Which homes a statement tells of: all that its reader lets or looks after, or those of one owner, or of one manager. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { LessorRole } from '../../contract/leases.ts';
import { leases } from '../../db/schema/leases.ts';
import { maintenanceRequests } from '../../db/schema/maintenance.ts';
import { leasesOf, requestsOf } from '../leases/parties.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

type Someone = { id: string; name: string };
type Reader = Pick<HandlerContext, 'actor' | 'db'>;
export type Scope = {
  as: LessorRole;
  owner: Someone | null;
  manager: Someone | null;
  owners: Someone[];
  managers: Someone[];
  /** Of the table `leases`. */
  leases: SQL;
  /** Of the table `maintenance_requests`. */
  requests: SQL;
  /** Of managed properties `m`. */
  managed: SQL;
  /** All of it is of one owner, so that there is a net. */
  isOfOneOwner: boolean;
  /** Whose series its number is of, and which manager it is of. */
  holder: string;
  holderManager: string | null;
};

type Choice = {
  as: LessorRole;
  owner_id?: string | undefined;
  manager_id?: string | undefined;
};

/** More owners than one manager has, and more managers than one owner. */
const CHOICES = 200;

/** Throws NOT_FOUND for an owner whose homes the reader does not look after, and for a manager of none of their homes. */
export async function scopeOf(context: Reader, { as: role, owner_id, manager_id }: Choice): Promise<Scope> {
  const me = userIdOf(context);
  return role === 'manager' ? ofManager(context, me, owner_id) : ofLandlord(context, me, manager_id);
}

async function ofManager(context: Reader, me: string, ownerId: string | undefined): Promise<Scope> {
  const { rows: owners } = await context.db.execute<Someone>(sql`
    select m.owner_id as id, min(d.owner_name) as name
      from managed_properties m join managed_property_details d on d.id = m.id
     where m.owner_id is not null and m.id in (select app.managed_homes()) group by 1 order by 2, 1 limit ${CHOICES}`);
  const owner = chosen(owners, ownerId);
  const { managedPropertyId } = maintenanceRequests;
  const isOwners = (home: SQL) =>
    owner
      ? sql` and ${home} in (select o.id from managed_properties o where o.owner_id = ${owner.id})`
      : sql``;
  return {
    as: 'manager',
    owner,
    manager: null,
    owners,
    managers: [],
    leases: sql`${leasesOf(context, 'manager')}${owner ? sql` and ${leases.landlordId} = ${owner.id}` : sql``}`,
    requests: sql`${requestsOf(context, 'manager')}${isOwners(sql`${managedPropertyId}`)}`,
    managed: sql`m.id in (select app.managed_homes())${isOwners(sql`m.id`)}`,
    isOfOneOwner: owner !== null,
    holder: owner?.id ?? me,
    holderManager: owner ? me : null,
  };
}

async function ofLandlord(context: Reader, me: string, managerId: string | undefined): Promise<Scope> {
  const { rows: managers } = await context.db.execute<Someone>(
    sql`select distinct x.manager_id as id, x.name from app.my_managers() x order by 2, 1 limit ${CHOICES}`,
  );
  const manager = chosen(managers, managerId);
  const { managedPropertyId } = maintenanceRequests;
  const isManagers = (home: SQL) =>
    manager
      ? sql` and ${home} in (select x.managed_property_id from app.my_managers() x where x.manager_id = ${manager.id})`
      : sql``;
  return {
    as: 'landlord',
    owner: null,
    manager,
    owners: [],
    managers,
    leases: sql`${leasesOf(context, 'landlord')}${isManagers(sql`${leases.managedPropertyId}`)}`,
    requests: sql`${requestsOf(context, 'landlord')}${isManagers(sql`${managedPropertyId}`)}`,
    managed: sql`m.owner_id = ${me}${isManagers(sql`m.id`)}`,
    isOfOneOwner: true,
    holder: me,
    holderManager: manager?.id ?? null,
  };
}

function chosen(known: readonly Someone[], id: string | undefined): Someone | null {
  if (id === undefined) return null;
  const found = known.find((one) => one.id === id);
  if (!found) throw new ORPCError('NOT_FOUND');
  return found;
}
