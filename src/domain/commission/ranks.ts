/** Section 1 of the plan for one person: from the volumes of their legs to streams, qualifying volume and rank. */
import { calculationModes } from '../affiliates.ts';
import type { Rank } from './plan.ts';

/** The code of the mode in columns: its place among `calculationModes`. */
const TOTAL_VOLUME: number = calculationModes.indexOf('total_volume');

/**
 * The primary stream P of a team volume: the largest leg, or half of everything when no leg dominates; the growth stream is
 * what remains. Legs of ₹4 lakh and ₹1 lakh: 4 and 1. Five of ₹1 lakh: 2.5 and 2.5.
 */
export function primaryStream(team: number, largestLeg: number): number {
  return Math.max(largestLeg, Math.ceil(team / 2));
}

/**
 * Q in paise. Balanced: the weaker stream, with shadow power added to it but never above the real stronger one; a grant of
 * shadow balancing counts the stronger stream. Total volume: both streams. Streams of ₹4 lakh and ₹1 lakh: 1 lakh, with
 * shadow power of ₹2 lakh 3 lakh, with a grant 4 lakh, as total volume 5 lakh.
 */
export function qualifyingVolume(
  primary: number,
  growth: number,
  mode: number,
  shadowPower: number,
  isGranted: number,
): number {
  if (mode === TOTAL_VOLUME) return primary + growth;
  if (isGranted !== 0) return primary;
  return growth + Math.min(shadowPower, primary - growth);
}

/** The place in `plan.ranks` of the highest rank whose threshold is reached: ₹1,50,000 is a Builder, one paisa less a Starter. */
export function rankIndex(ranks: readonly Rank[], qualifying: number): number {
  let index = 0;
  while (index + 1 < ranks.length && qualifying >= (ranks[index + 1] as Rank).threshold) index += 1;
  return index;
}
