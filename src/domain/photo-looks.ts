/**
 * How a photo looks: whether each of 8 × 8 places is brighter than the next one to its right. Another size, format or quality
 * changes hardly any of these 64 bits. They are kept as five numbers, each with its place in its upper bits, so that two photos
 * that differ in fewer bits than there are numbers share one of them: an index finds them by it.
 */
export const LOOK_WIDTH = 9;
export const LOOK_HEIGHT = 8;
const BAND_BITS = 13;
/** Two photos that differ in no more bits look the same. */
export const NEAR_BITS = 4;
/** A wall, or a sky that grows darker, has nothing to be known by. */
const LEAST_TURNS = 8;

/** `brightness` of 9 × 8 places, row by row; null where there is too little to see. */
export function lookOf(brightness: Uint8Array): number[] | null {
  const bits: number[] = [];
  for (let row = 0; row < LOOK_HEIGHT; row++) {
    for (let column = 1; column < LOOK_WIDTH; column++) {
      const place = row * LOOK_WIDTH + column;
      bits.push((brightness[place - 1] ?? 0) > (brightness[place] ?? 0) ? 1 : 0);
    }
  }
  const bright = bits.filter(Boolean).length;
  if (Math.min(bright, bits.length - bright) < LEAST_TURNS) return null;
  const bands: number[] = [];
  for (let from = 0; from < bits.length; from += BAND_BITS) {
    const band = bits.slice(from, from + BAND_BITS).reduce((sum, bit) => sum * 2 + bit, 0);
    bands.push(band + (bands.length + 1) * 2 ** BAND_BITS);
  }
  return bands;
}

const bitsOf = (number: number): number => number.toString(2).replaceAll('0', '').length;

export function lookAlike(one: readonly number[] | null, other: readonly number[] | null): boolean {
  // An empty one is of a photo that has nothing to be known by.
  if (!one?.length || !other?.length) return false;
  return one.reduce((sum, band, place) => sum + bitsOf(band ^ (other[place] ?? 0)), 0) <= NEAR_BITS;
}

/** Of each photo the first one before it that looks the same. */
export function alikeBefore<Photo extends { readonly look: readonly number[] | null }>(
  photos: readonly Photo[],
): (Photo | null)[] {
  return photos.map(
    ({ look }, place) => photos.slice(0, place).find((earlier) => lookAlike(earlier.look, look)) ?? null,
  );
}
