// Sets of homes as bits, one for each slot of a chunk: ANDs and ORs, ranges of numbers, and how many are in two sets at once.

/** 32 slots a word; a set may end early, what is beyond is not in it. */
export type Bits = Uint32Array;

export const none: Bits = new Uint32Array(0);

/** Every slot. */
export const EVERY = 0xffffffff;

/** Keeps in `bits` what is in `other` too. */
export function keep(bits: Bits, other: Bits): void {
  const shared = Math.min(bits.length, other.length);
  for (let i = 0; i < shared; i += 1) bits[i] = (bits[i] as number) & (other[i] as number);
  bits.fill(0, shared);
}

/** Adds to `bits` what is in `other`, as far as `bits` goes. */
export function join(bits: Bits, other: Bits): void {
  const shared = Math.min(bits.length, other.length);
  for (let i = 0; i < shared; i += 1) bits[i] = (bits[i] as number) | (other[i] as number);
}

/**
 * Sets `smaller` to the numbers up to `limit`, from the lowest binary digit to the highest: where the limit has a one, a number
 * with a zero there is smaller whatever follows; where it has a zero, a number with a one is larger. A missing digit is zero in
 * every home.
 */
export function atMost(limit: number, digits: readonly (Bits | undefined)[], smaller: Bits): Bits {
  smaller.fill(EVERY);
  for (const [place, digit] of digits.entries()) {
    const isOne = ((limit >> place) & 1) === 1;
    if (!digit) {
      if (isOne) smaller.fill(EVERY);
      continue;
    }
    const shared = Math.min(smaller.length, digit.length);
    if (isOne) {
      for (let i = 0; i < shared; i += 1) smaller[i] = (smaller[i] as number) | ~(digit[i] as number);
      smaller.fill(EVERY, shared);
    } else {
      for (let i = 0; i < shared; i += 1) smaller[i] = (smaller[i] as number) & ~(digit[i] as number);
    }
  }
  return smaller;
}

export function invert(bits: Bits): void {
  for (let i = 0; i < bits.length; i += 1) bits[i] = ~(bits[i] as number);
}

/** Adds up the ones of a word in pairs, fours and bytes, since JavaScript has no instruction for it. */
export function countOf(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i += 1) {
    let ones = bits[i] as number;
    ones -= (ones >>> 1) & 0x55555555;
    ones = (ones & 0x33333333) + ((ones >>> 2) & 0x33333333);
    ones = (ones + (ones >>> 4)) & 0x0f0f0f0f;
    count += Math.imul(ones, 0x01010101) >>> 24;
  }
  return count;
}
