/** Adds a photo for a report of a lease: encoded before the transaction, and shown once a report that names it is sent. */
import { randomBytes } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { conditionPhotos } from '../../db/schema/condition-reports.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { IMAGE_MAX_BYTES } from '../../domain/files.ts';
import { storeFiles } from '../files/store-files.ts';
import { encodeSingle } from '../lib/images.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { actingOn } from './rows.ts';
import { seenLease } from './seen-lease.ts';

export const addPhoto = api.conditionReports.addPhoto.handler(async ({ context, input }) => {
  const { lease_id: leaseId, file } = input;
  const { services, transaction, conclude } = context;
  if (file.size > IMAGE_MAX_BYTES) throw new RuleBroken('photo.too-large', 'file');
  await services.auth.limits.consume('upload.account', userIdOf(context));
  await transaction((db) => checkWriter(db, leaseId));
  const { bytes, width, height } = await encodeSingle(new Uint8Array(await file.arrayBuffer()));
  const key = `conditions/${randomBytes(18).toString('base64url')}.webp`;
  await storeFiles(services, 'private', [{ key, bytes, contentType: 'image/webp' }]);
  return conclude(async (db) => {
    await checkWriter(db, leaseId);
    const [photo] = await db
      .insert(conditionPhotos)
      .values({ leaseId, key, width, height, addedBy: userIdOf(context) })
      .returning({ id: conditionPhotos.id });
    if (!photo) throw new Error('A photo was not stored');
    return photo;
  });
});

/** Co-tenants write no report, and strangers find no lease. */
async function checkWriter(db: Executor, leaseId: string): Promise<void> {
  await seenLease(db, leaseId);
  const { isCoTenant } = await actingOn(db, leaseId);
  if (isCoTenant) throw new ORPCError('FORBIDDEN');
}
