/** Tells everyone around a maintenance request what became of it: the tenant if there is one, landlord, and the manager of the home. */
import { sql } from 'drizzle-orm';
import type { MaintenanceEvent, MaintenanceSide } from '../../domain/maintenance.ts';
import { managerOf } from '../leases/parties.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { notify } from '../notifications/notify.ts';
import type { Found } from './rows.ts';

export type Happened = Pick<Found, 'lease' | 'request'> & {
  side: MaintenanceSide;
  event: MaintenanceEvent;
  note: string | null;
};

export async function tellSides(
  context: HandlerContext,
  { lease, request, event, note }: Happened,
): Promise<void> {
  const { db, services } = context;
  const actorId = userIdOf(context);
  const { landlord, manager } = await keepersOf(db, { lease, request });
  const paths = new Map<string | null, string>([
    [manager, '/portal/manager/maintenance'],
    [landlord, '/portal/landlord/maintenance'],
    [lease?.tenantId ?? null, '/portal/tenant/maintenance'],
  ]);
  for (const [person, path] of paths) {
    if (person === null || person === actorId) continue;
    await notify({ db, jobs: services.jobs, actorId }, person, {
      event,
      home: request.homeName,
      title: request.title,
      path: `${path}?request=${request.id}`,
      ...(note ? { note } : {}),
    });
  }
}

type Keepers = { landlord: string | null; manager: string | null };

/** Whoever lets and manages the home; neither need have an account. */
async function keepersOf(
  db: Executor,
  { lease, request }: Pick<Found, 'lease' | 'request'>,
): Promise<Keepers> {
  if (lease) return { landlord: lease.landlordId, manager: await managerOf(db, lease.id) };
  const { rows } = await db.execute<Keepers>(sql`
    select landlord_id as landlord, manager_id as manager
      from app.keepers_of_home(${request.propertyId}, ${request.managedPropertyId})`);
  return rows[0] ?? { landlord: null, manager: null };
}
