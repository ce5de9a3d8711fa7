/** A photo that everyone may see: stored under names nobody can guess, in every size, and removed with its files. */
import { randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { files } from '../../db/schema/files.ts';
import type { PhotoVariants } from '../../db/schema/properties.ts';
import type { EncodedPhoto } from '../lib/images.ts';
import type { Jobs } from '../lib/jobs.ts';
import type { Executor, Services } from '../lib/request-context.ts';
import { type NewFile, removeFilesJob, storeUploads } from './store-files.ts';

export type StoredPhoto = {
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
export async function recordFiles(
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

const keysOf = (variants: PhotoVariants['files']) => Object.values(variants).flatMap(Object.values<string>);

/** Of photos whose rows are gone; the files go once this transaction has committed. */
export async function removePublicFiles(
  db: Executor,
  jobs: Jobs,
  photos: readonly PhotoVariants['files'][],
): Promise<void> {
  const keys = photos.flatMap(keysOf);
  if (keys.length === 0) return;
  await db.delete(files).where(inArray(files.key, keys));
  await jobs.enqueue(removeFilesJob, { area: 'public', keys }, db);
}
