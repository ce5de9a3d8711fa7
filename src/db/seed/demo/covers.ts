// Which picture each home shows first: in a list of all homes or of one city no page shows the same one twice, as far as there are pictures.
import type { Instant } from '../../../domain/dates.ts';
import { bestMatchScore } from '../../../domain/listing-quality.ts';
import { hoursAgoOf } from './home-rows.ts';
import type { DemoHome } from './homes.ts';
import { type BakedPhoto, bakedPhotos, coverRooms } from './photos.ts';
import { chanceOf } from './random.ts';

/** A page of results has so many homes. */
const PAGE = 24;
/** Some homes leave the list as the demo's people rent them; what is behind them moves up. */
const APART = PAGE + 8;
const HOUR_MS = 3_600_000;

/** Homes in the order of "best match", in which lists come unless they are asked for otherwise. */
function inListOrder(homes: readonly DemoHome[]): DemoHome[] {
  const score = (home: DemoHome) =>
    bestMatchScore({
      renewedAt: new Date(-hoursAgoOf(home).renewed * HOUR_MS).toISOString() as Instant,
      verified: home.verified,
      photoCount: home.photos.length,
      rating: null,
    });
  return homes
    .filter(({ listingState, availability }) => listingState === 'published' && availability === 'available')
    .sort((a, b) => score(b) - score(a) || (a.id < b.id ? 1 : -1));
}

/** How many homes of a list came since a picture was a cover in it. */
class Recent {
  readonly #shown: string[] = [];
  since(id: string): number {
    const last = this.#shown.lastIndexOf(id);
    return last < 0 ? APART : Math.min(APART, this.#shown.length - last);
  }
  show(id: string): void {
    this.#shown.push(id);
  }
}

export function spreadCovers(homes: readonly DemoHome[]): DemoHome[] {
  const all = new Recent();
  const byCity = new Map<string, Recent>();
  const covers = new Map<string, BakedPhoto>();
  for (const home of inListOrder(homes)) {
    const city = byCity.get(home.city) ?? new Recent();
    byCity.set(home.city, city);
    const gaps = candidatesOf(home).map((photo) => ({
      photo,
      gap: 2 * city.since(photo.id) + all.since(photo.id),
    }));
    const widest = Math.max(...gaps.map(({ gap }) => gap));
    const fresh = gaps.filter(({ gap }) => gap === widest).map(({ photo }) => photo);
    const cover = pickOf(home, fresh);
    for (const list of [city, all]) list.show(cover.id);
    covers.set(home.id, cover);
  }
  return homes.map((home) => {
    const cover = covers.get(home.id);
    return cover ? { ...home, photos: withCover(home.photos, cover) } : home;
  });
}

const originalOf = ({ id, mirrors }: BakedPhoto): string => mirrors ?? id;

/** Pictures of a home like this in a room that people put first, of which it does not show another side already. */
function candidatesOf(home: DemoHome): BakedPhoto[] {
  const rooms = coverRooms[home.furnishing].map(([room]) => room);
  const replaced = (room: string) => home.photos.find((photo) => photo.room === room);
  return bakedPhotos.filter(
    (photo) =>
      rooms.includes(photo.room) &&
      replaced(photo.room) &&
      photo.propertyTypes.includes(home.propertyType) &&
      photo.furnishing.includes(home.furnishing) &&
      home.photos.every((own) => own === replaced(photo.room) || originalOf(own) !== originalOf(photo)),
  );
}

/** Of a room that people put first more often rather than of one they seldom do. */
function pickOf(home: DemoHome, photos: readonly BakedPhoto[]): BakedPhoto {
  const weights = new Map(coverRooms[home.furnishing]);
  const chance = chanceOf(Number.parseInt(home.id.slice(0, 6), 16));
  return chance.weighted(photos.map((photo) => [photo, weights.get(photo.room) ?? 1]));
}

function withCover(photos: readonly BakedPhoto[], cover: BakedPhoto): BakedPhoto[] {
  const replaced = photos.find(({ room }) => room === cover.room);
  return [cover, ...photos.filter((photo) => photo !== replaced)];
}
