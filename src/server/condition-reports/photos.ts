/** Adds a photo for a report of a lease: encoded before the transaction, and shown once a report that names it is sent. */
import { ORPCError } from '@orpc/server';
import { conditionPhotos } from '../../db/schema/condition-reports.ts';
import { storePrivatePhoto } from '../files/private-photo.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { actingOn } from './condition-report-rows.ts';
import { seenLease } from './seen-lease.ts';

export const addPhoto = api.conditionReports.addPhoto.handler(async ({ context, input }) => {
  const { lease_id: leaseId, file } = input;
  const photo = await storePrivatePhoto(context, {
    file,
    folder: 'conditions',
    check: (db) => checkWriter(db, leaseId),
  });
  return context.conclude(async (db) => {
    await checkWriter(db, leaseId);
    const { key, width, height } = photo;
    const [stored] = await db
      .insert(conditionPhotos)
      .values({ leaseId, key, width, height, addedBy: userIdOf(context) })
      .returning({ id: conditionPhotos.id });
    if (!stored) throw new Error('A photo was not stored');
    return stored;
  });
});

/** Co-tenants write no report, and strangers find no lease. */
async function checkWriter(db: Executor, leaseId: string): Promise<void> {
  await seenLease(db, leaseId);
  const { isCoTenant } = await actingOn(db, leaseId);
  if (isCoTenant) throw new ORPCError('FORBIDDEN');
}
