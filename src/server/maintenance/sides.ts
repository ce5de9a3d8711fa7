/** Everyone around a maintenance request, and what they are told of it: the tenant if there is one, landlord, and the manager of the home. */
import { sql } from 'drizzle-orm';
import type { MaintenanceEvent, MaintenanceSide } from '../../domain/maintenance.ts';
import type { NoticeTo } from '../audit/act.ts';
import { coTenantsOf, managerOf } from '../leases/parties.ts';
import type { Executor } from '../lib/request-context.ts';
import type { Found } from './maintenance-rows.ts';

export type Happened = Pick<Found, 'lease' | 'request'> & {
  side: MaintenanceSide;
  event: MaintenanceEvent;
  note: string | null;
};

type Sides = ReadonlyMap<string, string>;

/** Everyone around a request, each with the page where they read of it. */
export async function sidesOf(db: Executor, found: Pick<Found, 'lease' | 'request'>): Promise<Sides> {
  const { landlord, manager } = await keepersOf(db, found);
  const coTenants = found.lease ? await coTenantsOf(db, found.lease.id) : [];
  const sides: [string | null, string][] = [
    [manager, '/portal/manager/maintenance'],
    [landlord, '/portal/landlord/maintenance'],
    ...[found.lease?.tenantId ?? null, ...coTenants].map((person): [string | null, string] => [
      person,
      '/portal/tenant/maintenance',
    ]),
  ];
  return new Map(sides.filter((side): side is [string, string] => side[0] !== null));
}

/** Whoever acted sees it on their screen. */
export const noticesOf = (sides: Sides, actorId: string, { request, event, note }: Happened): NoticeTo[] =>
  [...sides]
    .filter(([person]) => person !== actorId)
    .map(([to, path]) => ({
      to,
      notice: {
        event,
        home: request.homeName,
        title: request.title,
        path: `${path}?request=${request.id}`,
        ...(note ? { note } : {}),
      },
    }));

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
