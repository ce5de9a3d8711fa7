// Chooses a home's photos from the baked ones: its own kind of house, its furnishing, one of each room, no two alike.
import { join } from 'node:path';
import type { Furnishing, PropertyType } from '../../../domain/properties.ts';
import manifest from '../photos/photos.json' with { type: 'json' };
import type { Chance } from './random.ts';

export interface BakedPhoto {
  id: string;
  room: string;
  time: string;
  propertyTypes: string[];
  furnishing: string[];
  alt: string;
  blurhash: string;
  /** Made of that one, the other way round: a cover only (covers.ts). */
  mirrors?: string;
}

export const photoWidths = [400, 800, 1200] as const;
/** The width a page shows when it chooses none. */
export const defaultPhotoWidth = 800;
export const photoSize = { width: 1200, height: 900 };

/** Where the file of one of them lies. */
export const bakedPhotoPath = (id: string, width: (typeof photoWidths)[number]): string =>
  join(import.meta.dirname, '../photos', `${id}-${width}.webp`);

export const bakedPhotos: BakedPhoto[] = manifest;

/** What people put first: furnished homes their best room, empty ones mostly their front. */
export const coverRooms: Record<Furnishing, [room: string, weight: number][]> = {
  fully_furnished: [
    ['living_room', 55],
    ['bedroom', 17],
    ['outside', 18],
    ['kitchen', 6],
    ['balcony', 4],
  ],
  semi_furnished: [
    ['outside', 38],
    ['living_room', 24],
    ['kitchen', 18],
    ['bedroom', 14],
    ['balcony', 6],
  ],
  unfurnished: [
    ['outside', 55],
    ['living_room', 30],
    ['balcony', 10],
    ['kitchen', 5],
  ],
};

export interface PhotoWish {
  propertyType: PropertyType;
  furnishing: Furnishing;
  bedrooms: number;
  bathrooms: number;
}

/** Between four and seven photos, the cover first: furnished homes show a room, empty ones mostly their front. */
export function photosFor(home: PhotoWish, chance: Chance): BakedPhoto[] {
  const fitting = bakedPhotos.filter(
    (photo) =>
      photo.mirrors === undefined &&
      photo.propertyTypes.includes(home.propertyType) &&
      photo.furnishing.includes(home.furnishing),
  );
  const left = new Map<string, BakedPhoto[]>();
  for (const photo of fitting) left.set(photo.room, [...(left.get(photo.room) ?? []), photo]);
  const take = (room: string, count: number) => chance.some(left.get(room) ?? [], count);
  const isSmall = home.propertyType === 'pg' || home.propertyType === 'studio';
  const chosen = [
    ...take('living_room', home.propertyType === 'pg' ? 0 : 1),
    ...take('bedroom', home.bedrooms > 2 || home.propertyType === 'pg' ? 2 : 1),
    ...take('kitchen', isSmall || chance.happens(0.9) ? 1 : 0),
    ...take('bathroom', home.bedrooms === 2 && home.bathrooms === 2 && chance.happens(0.4) ? 2 : 1),
    ...take('balcony', chance.happens(isSmall ? 0.3 : 0.55) ? 1 : 0),
    ...take('outside', 1),
  ];
  const coverRoom = chance.weighted(coverRooms[home.furnishing]);
  const cover = chosen.find(({ room }) => room === coverRoom);
  return cover ? [cover, ...chosen.filter((photo) => photo !== cover)] : chosen;
}
