// Puts stored photos behind those of a home, and takes them away with their files.
import { inArray } from 'drizzle-orm';
import { type PhotoVariants, propertyPhotos } from '../../../db/schema/properties.ts';
import { recordFiles, removePublicFiles, type StoredPhoto } from '../../files/public-photo.ts';
import type { EncodedPhoto } from '../../lib/images.ts';
import type { Jobs } from '../../lib/jobs.ts';
import type { Executor } from '../../lib/request-context.ts';
import { type PhotoRow, photoRowsOf } from './photo-list.ts';

export type NewPhoto = {
  propertyId: string;
  /** Whose home it is. */
  ownerId: string;
  encoded: EncodedPhoto;
  stored: StoredPhoto;
};

/** Puts a stored photo behind those that its home has; the first one is the cover. The home is locked by the caller. */
export async function appendPhoto(
  db: Executor,
  present: readonly PhotoRow[],
  { propertyId, ownerId, encoded, stored }: NewPhoto,
): Promise<PhotoRow> {
  await recordFiles(db, ownerId, stored, encoded);
  const [added] = await db
    .insert(propertyPhotos)
    .values({
      propertyId,
      position: (present.at(-1)?.position ?? -1) + 1,
      isCover: present.length === 0,
      url: stored.url,
      files: stored.files,
      width: encoded.width,
      height: encoded.height,
      blurhash: encoded.blurhash,
      look: encoded.look,
    })
    .returning();
  if (!added) throw new Error('A photo was not inserted');
  return added;
}

/** Takes photos away; their files go once this transaction has committed. */
export async function removePhotos(
  db: Executor,
  jobs: Jobs,
  photos: readonly { id: string; files: PhotoVariants['files'] }[],
): Promise<void> {
  if (photos.length === 0) return;
  await db.delete(propertyPhotos).where(
    inArray(
      propertyPhotos.id,
      photos.map(({ id }) => id),
    ),
  );
  await removePublicFiles(
    db,
    jobs,
    photos.map((photo) => photo.files),
  );
}

export async function removePhotosOf(db: Executor, jobs: Jobs, propertyId: string): Promise<void> {
  await removePhotos(db, jobs, await photoRowsOf(db, propertyId));
}
