/** A building of an owner: what its homes have in common. */
import { RuleBroken } from './errors.ts';
import type { Amenity } from './properties.ts';

export const BUILDINGS_MAX = 200;
export const BUILDING_HOMES_MAX = 200;
export const BUILDING_NAME_MAX = 120;
export const BUILDING_RULES_MAX = 1000;
/** Photos of what its homes share; those of each home are its own. */
export const BUILDING_PHOTOS_MAX = 10;

/** Throws `building.too-many`. */
export function checkBuildingRoom(stored: number): void {
  if (stored >= BUILDINGS_MAX) throw new RuleBroken('building.too-many');
}

/** Throws `building.too-many-photos`. */
export function checkBuildingPhotoRoom(kept: number): void {
  if (kept >= BUILDING_PHOTOS_MAX) throw new RuleBroken('building.too-many-photos', 'file');
}

/** What a home has once the building's amenities change: its own stay, what the building has no more goes. */
export function amenitiesIn(
  own: readonly string[],
  before: readonly string[],
  after: readonly Amenity[],
): string[] {
  const stored = own.filter((amenity) => !before.includes(amenity));
  return [...new Set([...stored, ...after])];
}
