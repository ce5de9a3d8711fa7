import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alikeBefore, LOOK_HEIGHT, LOOK_WIDTH, lookAlike, lookOf, NEAR_BITS } from './photo-looks.ts';

const size = LOOK_WIDTH * LOOK_HEIGHT;
const brightness = fc.uint8Array({ minLength: size, maxLength: size });

describe('a look', () => {
  it('of a wall or an even sky is none', () => {
    expect(lookOf(new Uint8Array(size).fill(200))).toBeNull();
    expect(lookOf(Uint8Array.from({ length: size }, (_, place) => 250 - (place % LOOK_WIDTH)))).toBeNull();
    expect(lookAlike(null, null)).toBe(false);
    expect(lookAlike([], [])).toBe(false);
    expect(lookAlike([], [1, 2, 3, 4, 5])).toBe(false);
  });

  it('changed in few bits is alike and shares a number, in more it is not', () => {
    fc.assert(
      fc.property(brightness, fc.uniqueArray(fc.nat(63), { maxLength: 12 }), (places, flipped) => {
        const look = lookOf(places);
        fc.pre(look !== null);
        const other = [...(look ?? [])];
        for (const bit of flipped) {
          const band = Math.floor(bit / 13);
          other[band] = (other[band] ?? 0) ^ (1 << (bit % 13));
        }
        const changed = flipped.length;
        expect(lookAlike(look, other)).toBe(changed <= NEAR_BITS);
        if (changed <= NEAR_BITS) expect(other.some((band) => look?.includes(band))).toBe(true);
      }),
    );
  });

  it('names the first photo before that looks the same', () => {
    const [one, two] = [
      [1, 2, 3, 4, 5],
      [9000, 4000, 77, 12, 4095],
    ];
    const photos = [one, two, null, one, null, two].map((look, id) => ({ id, look: look ?? null }));
    expect(alikeBefore(photos).map((photo) => photo?.id ?? null)).toEqual([null, null, null, 0, null, 1]);
  });
});
