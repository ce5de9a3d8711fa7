/** Adds a photo to a request: encoded before the transaction, and kept only if the request still takes it. */
import { count, eq } from 'drizzle-orm';
import { files } from '../../db/schema/files.ts';
import { maintenancePhotos } from '../../db/schema/maintenance.ts';
import { checkMaintenancePhotos } from '../../domain/maintenance.ts';
import { act } from '../audit/act.ts';
import { fileOfPhoto, storePrivatePhoto } from '../files/private-photo.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { type Found, loadRequest, lockRequest } from './maintenance-rows.ts';
import { sidesOf } from './sides.ts';

export const addPhoto = api.maintenance.addPhoto.handler(async ({ context, input: { id, file } }) => {
  const photo = await storePrivatePhoto(context, {
    file,
    folder: 'maintenance',
    check: (db) => assertRoom(db, id),
  });
  return context.conclude(async (db) => {
    const found = await assertRoom(db, id);
    const { key, width, height } = photo;
    const addedBy = userIdOf(context);
    await db.insert(maintenancePhotos).values({ requestId: id, key, width, height, addedBy });
    await db.insert(files).values(fileOfPhoto(addedBy, 'maintenance_photo', photo));
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
