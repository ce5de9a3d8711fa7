// Reads the photos of a home in order, as the form and the page show them.
import { asc, eq } from 'drizzle-orm';
import type { HomePhoto } from '../../../contract/photos.ts';
import { propertyPhotos } from '../../../db/schema/properties.ts';
import { alikeBefore } from '../../../domain/photo-looks.ts';
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
  return toPhotos(await photoRowsOf(db, propertyId));
}

function toPhotos(rows: readonly PhotoRow[]): HomePhoto[] {
  const alike = alikeBefore(rows);
  return rows.map((row, place) => toPhoto(row, alike[place] ?? null));
}

export const toPhoto = (row: PhotoRow, alike: PhotoRow | null): HomePhoto => ({
  id: row.id,
  url: row.url,
  files: row.files,
  width: row.width,
  height: row.height,
  blurhash: row.blurhash,
  alt: row.alt,
  room: row.room,
  is_cover: row.isCover,
  same_as: alike?.id ?? null,
});
