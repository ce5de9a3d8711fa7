/** Tells everyone around a maintenance request what became of it: tenant, landlord, and the manager of the home. */
import type { MaintenanceEvent, MaintenanceSide } from '../../domain/maintenance.ts';
import { type LeaseRow, managerOf } from '../lib/lease-notices.ts';
import { notify } from '../lib/notify.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import type { RequestRow } from './rows.ts';

export type Happened = {
  lease: LeaseRow;
  request: RequestRow;
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
  const paths = new Map<string | null, string>([
    [await managerOf(db, lease.id), '/portal/manager/maintenance'],
    [lease.landlordId, '/portal/landlord/maintenance'],
    [lease.tenantId, '/portal/tenant/maintenance'],
  ]);
  for (const [person, path] of paths) {
    if (person === null || person === actorId) continue;
    await notify({ db, jobs: services.jobs, actorId }, person, {
      event,
      home: lease.homeName,
      title: request.title,
      path: `${path}?request=${request.id}`,
      ...(note ? { note } : {}),
    });
  }
}
