/** Adds a photo to a request: encoded before the transaction, and kept only if the request still takes it. */
import { randomBytes } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { files } from '../../db/schema/files.ts';
import { maintenancePhotos } from '../../db/schema/maintenance.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { IMAGE_MAX_BYTES } from '../../domain/files.ts';
import { checkMaintenancePhotos } from '../../domain/maintenance.ts';
import { act } from '../audit/act.ts';
import { storeFiles } from '../files/store-files.ts';
import { encodeSingle } from '../lib/images.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { type Found, loadRequest, lockRequest } from './rows.ts';
import { sidesOf } from './sides.ts';

export const addPhoto = api.maintenance.addPhoto.handler(async ({ context, input: { id, file } }) => {
  const { services, transaction, conclude } = context;
  if (file.size > IMAGE_MAX_BYTES) throw new RuleBroken('photo.too-large', 'file');
  await services.auth.limits.consume('upload.account', userIdOf(context));
  await transaction((db) => assertRoom(db, id));
  const { bytes, width, height } = await encodeSingle(new Uint8Array(await file.arrayBuffer()));
  const key = `maintenance/${randomBytes(18).toString('base64url')}.webp`;
  await storeFiles(services, 'private', [{ key, bytes, contentType: 'image/webp' }]);
  return conclude(async (db) => {
    const found = await assertRoom(db, id);
    await db
      .insert(maintenancePhotos)
      .values({ requestId: id, key, width, height, addedBy: userIdOf(context) });
    await db.insert(files).values({
      ownerId: userIdOf(context),
      kind: 'maintenance_photo',
      key,
      contentType: 'image/webp',
      bytes: bytes.length,
      width,
      height,
    });
    await act(db, {
      action: 'maintenance.addPhoto',
      subject: { type: 'maintenance_request', id },
      people: [...(await sidesOf(db, found)).keys()],
      after: { key },
    });
    return loadRequest({ ...context, db }, id);
  });
});

/** The request's row is the lock, so that two uploads at once do not both take the last place. */
async function assertRoom(db: Executor, id: string): Promise<Found> {
  const found = await lockRequest(db, id);
  const [held] = await db
    .select({ photos: count() })
    .from(maintenancePhotos)
    .where(eq(maintenancePhotos.requestId, id));
  checkMaintenancePhotos(held?.photos ?? 0);
  return found;
}
