/** A photo for the eyes of some: encoded and stored before the transaction that names it. */
import { randomBytes } from 'node:crypto';
import type { files } from '../../db/schema/files.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { IMAGE_MAX_BYTES } from '../../domain/files.ts';
import { encodeSingle } from '../lib/images.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { storeUploads } from './store-files.ts';

type Asked = {
  file: File;
  /** Where it lies in the storage: 'maintenance'. */
  folder: string;
  /** Throws where there is no room for it; asked before the work, and once more by whoever writes its row. */
  check: (db: Executor) => Promise<unknown>;
};

/** Its key, and pixels. */
export type PrivatePhoto = { key: string; bytes: number; width: number; height: number };

/** Throws `photo.too-large` at `file`. */
export async function storePrivatePhoto(
  context: HandlerContext,
  { file, folder, check }: Asked,
): Promise<PrivatePhoto> {
  const { services, transaction } = context;
  if (file.size > IMAGE_MAX_BYTES) throw new RuleBroken('photo.too-large', 'file');
  await services.auth.limits.consume('upload.account', userIdOf(context));
  await transaction(check);
  const { bytes, width, height } = await encodeSingle(new Uint8Array(await file.arrayBuffer()));
  const key = `${folder}/${randomBytes(18).toString('base64url')}.webp`;
  await storeUploads(services, 'private', [{ key, bytes, contentType: 'image/webp' }]);
  return { key, bytes: bytes.length, width, height };
}

type FileRow = typeof files.$inferInsert;

/** Its row among the files of whoever added it. */
export const fileOfPhoto = (ownerId: string, kind: FileRow['kind'], photo: PrivatePhoto): FileRow => ({
  ownerId,
  kind,
  contentType: 'image/webp',
  ...photo,
});
