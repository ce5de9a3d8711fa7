// Reads the photos of a home in order, as the form and the page show them.
import { asc, eq } from 'drizzle-orm';
import type { HomePhoto } from '../../../contract/photos.ts';
import { propertyPhotos } from '../../../db/schema/properties.ts';
import type { Executor } from '../../lib/request-context.ts';

export type PhotoRow = typeof propertyPhotos.$inferSelect;

export function photoRowsOf(db: Executor, propertyId: string): Promise<PhotoRow[]> {
  return db
    .select()
    .from(propertyPhotos)
    .where(eq(propertyPhotos.propertyId, propertyId))
    .orderBy(asc(propertyPhotos.position), asc(propertyPhotos.id));
}

export async function photosOf(db: Executor, propertyId: string): Promise<HomePhoto[]> {
  return (await photoRowsOf(db, propertyId)).map(toPhoto);
}

export const toPhoto = (row: PhotoRow): HomePhoto => ({
  id: row.id,
  url: row.url,
  files: row.files,
  width: row.width,
  height: row.height,
  blurhash: row.blurhash,
  alt: row.alt,
  room: row.room,
  is_cover: row.isCover,
});
