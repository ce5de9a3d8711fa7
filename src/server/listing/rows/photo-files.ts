// Stores an encoded photo under names nobody can guess, and removes what a taken-away photo leaves behind.
import { randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { files } from '../../../db/schema/files.ts';
import { type PhotoVariants, propertyPhotos } from '../../../db/schema/properties.ts';
import { type NewFile, removeFilesJob, storeUploads } from '../../files/store-files.ts';
import type { EncodedPhoto } from '../../lib/images.ts';
import type { Jobs } from '../../lib/jobs.ts';
import type { Executor, Services } from '../../lib/request-context.ts';
import { type PhotoRow, photoRowsOf } from './photo-list.ts';

type StoredPhoto = {
  /** Address of the size shown by default. */
  url: string;
  files: PhotoVariants['files'];
  keys: { key: string; format: string; bytes: number }[];
};

/** Writes every size; `folder` is the first part of each key, e.g. 'photos'. */
export async function storePhoto(
  services: Pick<Services, 'jobs' | 'storage'>,
  folder: string,
  photo: EncodedPhoto,
): Promise<StoredPhoto> {
  const name = randomBytes(18).toString('base64url');
  const stored: StoredPhoto = { url: '', files: {}, keys: [] };
  const sizes: NewFile[] = [];
  for (const { format, width, bytes } of photo.files) {
    const key = `${folder}/${name}-${width}.${format}`;
    sizes.push({ key, bytes, contentType: `image/${format}` });
    stored.files[format] = { ...stored.files[format], [width]: key };
    stored.keys.push({ key, format, bytes: bytes.length });
    if (format === 'webp' && width === photo.defaultWidth) stored.url = `/files/public/${key}`;
  }
  await storeUploads(services, 'public', sizes);
  return stored;
}

/** Says whose files these are. */
async function recordFiles(
  db: Executor,
  ownerId: string,
  { keys }: StoredPhoto,
  { width, height }: EncodedPhoto,
): Promise<void> {
  await db.insert(files).values(
    keys.map(({ key, format, bytes }) => ({
      ownerId,
      kind: 'property_photo' as const,
      isPublic: true,
      key,
      contentType: `image/${format}`,
      bytes,
      width,
      height,
    })),
  );
}

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

const keysOf = (variants: PhotoVariants['files']) => Object.values(variants).flatMap(Object.values<string>);

/** Takes photos away; their files go once this transaction has committed. */
export async function removePhotos(
  db: Executor,
  jobs: Jobs,
  photos: readonly { id: string; files: PhotoVariants['files'] }[],
): Promise<void> {
  if (photos.length === 0) return;
  const keys = photos.flatMap((photo) => keysOf(photo.files));
  await db.delete(propertyPhotos).where(
    inArray(
      propertyPhotos.id,
      photos.map(({ id }) => id),
    ),
  );
  if (keys.length === 0) return;
  await db.delete(files).where(inArray(files.key, keys));
  await jobs.enqueue(removeFilesJob, { area: 'public', keys }, db);
}

export async function removePhotosOf(db: Executor, jobs: Jobs, propertyId: string): Promise<void> {
  await removePhotos(db, jobs, await photoRowsOf(db, propertyId));
}
