/** Which leases and repairs belong to whoever lets homes, and to whoever looks after them for others. */
import { eq, type SQL, sql } from 'drizzle-orm';
import type { LessorRole } from '../../contract/leases.ts';
import { leases } from '../../db/schema/leases.ts';
import { maintenanceRequests } from '../../db/schema/maintenance.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

/** Of the table `leases`, under that name in the query. */
export const leasesOf = (context: Pick<HandlerContext, 'actor'>, role: LessorRole): SQL =>
  role === 'manager'
    ? sql`${leases.managedPropertyId} in (select app.managed_homes())`
    : eq(leases.landlordId, userIdOf(context));

/**
 * The same of `maintenance_requests`: with a tenant as his lease, without one as the home. They are gathered by their ids, for one
 * condition over three tables would read every request there is.
 */
export function requestsOf(context: Pick<HandlerContext, 'actor'>, role: LessorRole): SQL {
  if (role === 'manager') {
    return sql`${maintenanceRequests.managedPropertyId} in (select app.managed_homes())`;
  }
  const me = userIdOf(context);
  return sql`${maintenanceRequests.id} in (
    select r.id from leases l join maintenance_requests r on r.lease_id = l.id where l.landlord_id = ${me}
    union all
    select r.id from properties p join maintenance_requests r on r.property_id = p.id
     where p.listed_by = ${me} and r.lease_id is null
    union all
    select r.id from managed_properties m join maintenance_requests r on r.managed_property_id = m.id
     where m.owner_id = ${me} and r.lease_id is null)`;
}
