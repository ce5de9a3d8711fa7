/** Photos of what the homes of a building share: added, described, taken away. */
import { eq } from 'drizzle-orm';
import { buildingPhotos } from '../../db/schema/buildings.ts';
import { checkBuildingPhotoRoom } from '../../domain/buildings.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { IMAGE_MAX_BYTES } from '../../domain/files.ts';
import { recordFiles, removePublicFiles, storePhoto } from '../files/public-photo.ts';
import { encodePhoto } from '../lib/images.ts';
import { notFound } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { ownBuilding, photosOf, toPhoto } from './building-rows.ts';
import { changed } from './changed.ts';

const shownPhotos = async (db: Executor, id: string) => ({ photos: (await photosOf(db, id)).map(toPhoto) });

export const addPhoto = api.buildings.addPhoto.handler(async ({ input: { id, file }, context }) => {
  const { services, transaction, conclude } = context;
  const own = userIdOf(context);
  if (file.size > IMAGE_MAX_BYTES) throw new RuleBroken('photo.too-large', 'file');
  await services.auth.limits.consume('upload.account', own);
  const withRoom = async (inside: HandlerContext) => {
    const building = await ownBuilding(inside, id);
    const photos = await photosOf(inside.db, id);
    checkBuildingPhotoRoom(photos.length);
    return { building, photos };
  };
  await transaction((db) => withRoom({ ...context, db }));
  const encoded = await encodePhoto(new Uint8Array(await file.arrayBuffer()));
  const stored = await storePhoto(services, 'photos', encoded);
  return conclude(async (db) => {
    const inside = { ...context, db };
    const { building, photos } = await withRoom(inside);
    await recordFiles(db, own, stored, encoded);
    const { width, height, blurhash } = encoded;
    const position = (photos.at(-1)?.position ?? -1) + 1;
    await db
      .insert(buildingPhotos)
      .values({ buildingId: id, position, url: stored.url, files: stored.files, width, height, blurhash });
    await changed(inside, building, 'addPhoto', { after: { url: stored.url } });
    return shownPhotos(inside.db, id);
  });
});

export const describePhoto = api.buildings.describePhoto.handler(async ({ input, context }) => {
  const { building } = await ownPhoto(context, input.id);
  await context.db.update(buildingPhotos).set({ alt: input.alt }).where(eq(buildingPhotos.id, input.id));
  await changed(context, building, 'describePhoto', { after: input });
  return shownPhotos(context.db, building.id);
});

export const removePhoto = api.buildings.removePhoto.handler(async ({ input: { id }, context }) => {
  const { photo, building } = await ownPhoto(context, id);
  await context.db.delete(buildingPhotos).where(eq(buildingPhotos.id, id));
  await removePublicFiles(context.db, context.services.jobs, [photo.files]);
  await changed(context, building, 'removePhoto', { before: { url: photo.url } });
  return shownPhotos(context.db, building.id);
});

/** Of one's own building, which is locked: its photos are changed one after the other. */
async function ownPhoto(context: HandlerContext, id: string) {
  const [photo] = await context.db.select().from(buildingPhotos).where(eq(buildingPhotos.id, id));
  if (!photo) throw notFound('photo.not-yours', 'You have no such photo');
  return { photo, building: await ownBuilding(context, photo.buildingId) };
}
