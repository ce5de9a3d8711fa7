// Seeded chance for the demo: the same seed gives the same people, homes and leads on every machine.
import { createHash } from 'node:crypto';

export interface Chance {
  /** 0 included to 1 not included. */
  next(): number;
  whole(from: number, to: number): number;
  happens(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Picks by weight: `[['a', 3], ['b', 1]]` gives "a" three times in four. */
  weighted<T>(list: readonly (readonly [T, number])[]): T;
  some<T>(list: readonly T[], count: number): T[];
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(next() * list.length)];
    if (found === undefined) throw new Error('Nothing to pick from');
    return found;
  };
  return {
    next,
    pick,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    happens: (share) => next() < share,
    weighted: (list) => {
      let rest = next() * list.reduce((total, [, weight]) => total + weight, 0);
      for (const [value, weight] of list) {
        rest -= weight;
        if (rest < 0) return value;
      }
      return pick(list)[0];
    },
    some: (list, count) => {
      const left = [...list];
      return Array.from({ length: Math.min(count, left.length) }, () => {
        const at = Math.floor(next() * left.length);
        return left.splice(at, 1)[0] as (typeof list)[number];
      });
    },
  };
}

/** A fixed UUID (version 8) for the n-th thing of a kind: the demo's addresses stay the same over re-installations. */
export function demoId(kind: string, n: number): string {
  const hex = createHash('sha256').update(`kiraya demo ${kind} ${n}`).digest('hex');
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
