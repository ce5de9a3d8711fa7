/** Which leases belong to whoever lets homes, and to whoever looks after them for others. */
import { eq, type SQL, sql } from 'drizzle-orm';
import type { LessorRole } from '../../contract/leases.ts';
import { leases } from '../../db/schema/leases.ts';
import type { HandlerContext } from './request-context.ts';
import { userIdOf } from './signed-in.ts';

/** Of the table `leases`, under that name in the query. */
export const leasesOf = (context: Pick<HandlerContext, 'actor'>, role: LessorRole): SQL =>
  role === 'manager'
    ? sql`${leases.managedPropertyId} in (select app.managed_homes())`
    : eq(leases.landlordId, userIdOf(context));
