// Answers for the photos of a home: add, order, choose the cover, describe, take away.

import { eq, sql } from 'drizzle-orm';
import type { HomePhoto } from '../../contract/photos.ts';
import { propertyPhotos } from '../../db/schema/properties.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { checkPhotoCount, IMAGE_MAX_BYTES } from '../../domain/files.ts';
import type { Actor } from '../../domain/permissions.ts';
import { lookAlike } from '../../domain/photo-looks.ts';
import { refusal } from '../../domain/refusals.ts';
import { act } from '../audit/act.ts';
import { lapseClaims } from '../claims/claim-changes.ts';
import { storePhoto } from '../files/public-photo.ts';
import { encodePhoto } from '../lib/images.ts';
import { notFound, wrongField } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { lockOwnHome, userIdOf } from './rows/own-homes.ts';
import { appendPhoto, type NewPhoto, removePhotos } from './rows/photo-files.ts';
import { type PhotoRow, photoRowsOf, photosOf, toPhoto } from './rows/photo-list.ts';

/** A photo of one's own home, the home locked: its photos are changed one after the other. */
async function lockPhoto(db: Executor, actor: Actor, id: string): Promise<PhotoRow> {
  const [found] = await db.select().from(propertyPhotos).where(eq(propertyPhotos.id, id));
  if (!found) throw notFound('photo.not-yours', 'You have no such photo');
  await lockOwnHome(db, actor, found.propertyId);
  return found;
}

async function assertRoom(db: Executor, actor: Actor, propertyId: string): Promise<PhotoRow[]> {
  await lockOwnHome(db, actor, propertyId);
  const photos = await photoRowsOf(db, propertyId);
  checkPhotoCount(photos.length);
  return photos;
}

async function setCover(db: Executor, propertyId: string, id: string): Promise<void> {
  // In two steps: an index allows one cover, and a single statement could set the new one first.
  await db.update(propertyPhotos).set({ isCover: false }).where(eq(propertyPhotos.propertyId, propertyId));
  await db.update(propertyPhotos).set({ isCover: true }).where(eq(propertyPhotos.id, id));
}

const note = ({ db, actor }: HandlerContext, action: string, propertyId: string, after: unknown) =>
  act(db, {
    action: `photos.${action}`,
    subject: { type: 'property', id: propertyId },
    people: [userIdOf(actor)],
    after,
  });

async function addPhoto(context: HandlerContext, db: Executor, photo: NewPhoto): Promise<HomePhoto> {
  const { propertyId } = photo;
  const present = await assertRoom(db, context.actor, propertyId);
  const added = await appendPhoto(db, present, photo);
  await note({ ...context, db }, 'upload', propertyId, { id: added.id });
  await lapseClaims({ ...context, db }, { propertyId }, ['photos']);
  return toPhoto(added, present.find(({ look }) => lookAlike(look, added.look)) ?? null);
}

export const photoHandlers = {
  upload: api.photos.upload.handler(async ({ input, context }) => {
    const { services, actor, transaction, conclude } = context;
    const { property_id: propertyId, file } = input;
    if (file.size > IMAGE_MAX_BYTES) throw new RuleBroken('photo.too-large', 'file');
    await services.auth.limits.consume('upload.account', userIdOf(actor));
    await transaction((db) => assertRoom(db, actor, propertyId));
    const encoded = await encodePhoto(new Uint8Array(await file.arrayBuffer()));
    const stored = await storePhoto(services, 'photos', encoded);
    const ownerId = userIdOf(actor);
    return conclude((db) => addPhoto(context, db, { propertyId, ownerId, encoded, stored }));
  }),

  reorder: api.photos.reorder.handler(async ({ input, context }) => {
    const { db, actor } = context;
    const { property_id: propertyId, ids } = input;
    await lockOwnHome(db, actor, propertyId);
    const present = (await photoRowsOf(db, propertyId)).map(({ id }) => id);
    if ([...present].sort().join() !== [...ids].sort().join()) {
      throw wrongField('ids', refusal('photos.not-all-named', 'Name every photo of this home once'));
    }
    await db.execute(sql`
      update property_photos p set position = o.place - 1
        from unnest(${sql.param(ids)}::uuid[]) with ordinality as o (id, place) where p.id = o.id`);
    await note(context, 'reorder', propertyId, { ids });
    return photosOf(db, propertyId);
  }),

  setCover: api.photos.setCover.handler(async ({ input: { id }, context }) => {
    const { propertyId } = await lockPhoto(context.db, context.actor, id);
    await setCover(context.db, propertyId, id);
    await note(context, 'setCover', propertyId, { id });
    return photosOf(context.db, propertyId);
  }),

  describe: api.photos.describe.handler(async ({ input: { id, room, alt }, context }) => {
    const { propertyId } = await lockPhoto(context.db, context.actor, id);
    await context.db.update(propertyPhotos).set({ room, alt }).where(eq(propertyPhotos.id, id));
    await note(context, 'describe', propertyId, { id, room, alt });
    return photosOf(context.db, propertyId);
  }),

  remove: api.photos.remove.handler(async ({ input: { id }, context }) => {
    const photo = await lockPhoto(context.db, context.actor, id);
    await removePhotos(context.db, context.services.jobs, [photo]);
    const [first] = await photoRowsOf(context.db, photo.propertyId);
    if (photo.isCover && first) await setCover(context.db, photo.propertyId, first.id);
    await note(context, 'remove', photo.propertyId, { id });
    await lapseClaims(context, { propertyId: photo.propertyId }, ['photos']);
    return photosOf(context.db, photo.propertyId);
  }),
};
