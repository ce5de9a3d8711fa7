/** From each person straight to the next sponsor with a higher rate: those between get nothing and need not be visited. */

/**
 * Two numbers a person, side by side so that a step costs one look into memory: the place of the next sponsor with a higher
 * rate within the plan's levels, or -1; and in bits his own rate (14), whether he is held (1) and the levels to that sponsor.
 */
export type WayUp = Int32Array;

const RATE_BITS = 14;
const RATE_MASK = (1 << RATE_BITS) - 1;
const HELD_BIT = 1 << RATE_BITS;
const DISTANCE_SHIFT = RATE_BITS + 1;

export const nextHigher = (way: WayUp, person: number): number => way[2 * person] as number;
/** 0 for people passed over. */
export const earningBp = (facts: number): number => facts & RATE_MASK;
export const isHeld = (facts: number): number => (facts & HELD_BIT) >> RATE_BITS;
export const levelsToNext = (facts: number): number => facts >> DISTANCE_SHIFT;
export const factsOf = (way: WayUp, person: number): number => way[2 * person + 1] as number;

/** `order` has recruits before their sponsors; rates of people passed over are 0. */
export function wayUp(
  { sponsor, order, levels }: { sponsor: Int32Array; order: Int32Array; levels: number },
  rates: Uint16Array,
  held: Uint8Array,
): WayUp {
  const way = new Int32Array(2 * sponsor.length);
  for (let i = order.length - 1; i >= 0; i -= 1) {
    const person = order[i] as number;
    const rate = rates[person] as number;
    let above = sponsor[person] as number;
    let distance = 1;
    while (above >= 0 && distance < levels && (rates[above] as number) <= rate) {
      distance += levelsToNext(factsOf(way, above));
      above = nextHigher(way, above);
    }
    const isInReach = above >= 0 && distance < levels;
    way[2 * person] = isInReach ? above : -1;
    way[2 * person + 1] =
      rate | (held[person] === 1 ? HELD_BIT : 0) | ((isInReach ? distance : 0) << DISTANCE_SHIFT);
  }
  return way;
}
