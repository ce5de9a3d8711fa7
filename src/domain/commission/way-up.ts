/** From each person straight to the next sponsor with a higher rate: those between get nothing and need not be visited. */

/**
 * Two numbers a person, side by side so that a step costs one look into memory: the place of the next sponsor with a higher
 * rate within the plan's levels, or -1; and in bits their own rate (14), whether they are held (1) and the levels to that sponsor.
 */
export type WayUp = Int32Array;

const RATE_BITS = 14;
const RATE_MASK = (1 << RATE_BITS) - 1;
const HELD_BIT = 1 << RATE_BITS;
const DISTANCE_SHIFT = RATE_BITS + 1;

export const nextHigher = (way: WayUp, person: number): number => way[2 * person] as number;
export const factsOf = (way: WayUp, person: number): number => way[2 * person + 1] as number;
/** 0 for people passed over. */
export const earningBp = (facts: number): number => facts & RATE_MASK;
export const isHeld = (facts: number): number => (facts & HELD_BIT) >> RATE_BITS;
export const levelsToNext = (facts: number): number => facts >> DISTANCE_SHIFT;

export function setFacts(way: WayUp, person: number, rateBp: number, held: boolean): void {
  way[2 * person + 1] = rateBp | (held ? HELD_BIT : 0);
}

/** Fills in the way up once everybody's facts are set; `order` has recruits before their sponsors. */
export function linkUp(way: WayUp, sponsor: Int32Array, order: Int32Array, levels: number): void {
  for (let i = order.length - 1; i >= 0; i -= 1) {
    const person = order[i] as number;
    const facts = factsOf(way, person);
    let above = sponsor[person] as number;
    let distance = 1;
    while (above >= 0 && distance < levels) {
      const factsAbove = factsOf(way, above);
      if (earningBp(factsAbove) > earningBp(facts)) break;
      distance += levelsToNext(factsAbove);
      above = nextHigher(way, above);
    }
    const isInReach = above >= 0 && distance < levels;
    way[2 * person] = isInReach ? above : -1;
    if (isInReach) way[2 * person + 1] = facts | (distance << DISTANCE_SHIFT);
  }
}
