/** Paid RVL summed up the tree, leaves first and without recursion, so that a chain of a million people is no deeper than one. */
import { RuleBroken } from '../errors.ts';
import type { AffiliateColumns, PaymentColumns } from './columns.ts';

/** A person is above themselves in the tree; `affiliate` is one of the circle, by its place in the columns. */
export class SponsorCycle extends RuleBroken {
  readonly affiliate: number;

  constructor(affiliate: number) {
    super('commission.sponsor-cycle', String(affiliate));
    this.affiliate = affiliate;
  }
}

export interface Volumes {
  /** Paid RVL credited to the person, without their team. */
  readonly personal: Float64Array;
  /** Personal and everybody's below, the whole depth. */
  readonly team: Float64Array;
  /** The team volume of the largest leg. */
  readonly largestLeg: Float64Array;
  /** Who leads that leg: of equal legs who joined first; -1 where no leg has volume. */
  readonly legLeader: Int32Array;
}

/** Throws `commission.volume-too-large`, beyond which sums would no longer be exact. */
export function personalVolumes(affiliates: number, { affiliate, rvl }: PaymentColumns): Float64Array {
  const personal = new Float64Array(affiliates);
  let total = 0;
  for (let i = 0; i < affiliate.length; i += 1) {
    const person = affiliate[i] as number;
    total += rvl[i] as number;
    if (person >= 0) personal[person] = (personal[person] as number) + (rvl[i] as number);
  }
  if (total > Number.MAX_SAFE_INTEGER) throw new RuleBroken('commission.volume-too-large');
  return personal;
}

/** `order` has recruits before their sponsors (`leavesFirst`). */
export function teamVolumes(
  { sponsor, joinOrder }: AffiliateColumns,
  order: Int32Array,
  personal: Float64Array,
): Volumes {
  const team = personal.slice();
  const largestLeg = new Float64Array(sponsor.length);
  const legLeader = new Int32Array(sponsor.length).fill(-1);
  for (let i = 0; i < order.length; i += 1) {
    const person = order[i] as number;
    const above = sponsor[person] as number;
    const leg = team[person] as number;
    if (above < 0 || leg === 0) continue;
    team[above] = (team[above] as number) + leg;
    const largest = largestLeg[above] as number;
    if (leg < largest) continue;
    if (leg === largest && !joinedBefore(person, legLeader[above] as number, joinOrder)) continue;
    largestLeg[above] = leg;
    legLeader[above] = person;
  }
  return { personal, team, largestLeg, legLeader };
}

function joinedBefore(person: number, other: number, joinOrder: Int32Array | undefined): boolean {
  if (joinOrder === undefined) return person < other;
  return (joinOrder[person] as number) < (joinOrder[other] as number);
}

/** Everyone, recruits before their sponsors. Throws `commission.sponsor-cycle`. */
export function leavesFirst(sponsor: Int32Array): Int32Array {
  const waiting = recruitsOf(sponsor);
  const order = new Int32Array(sponsor.length);
  let count = 0;
  for (let start = sponsor.length - 1; start >= 0; start -= 1) {
    // Sponsors mostly stand before their recruits, so walking backwards meets them in time; who was passed already is now due.
    let person = start;
    while (person >= start && waiting[person] === 0) {
      waiting[person] = -1;
      order[count] = person;
      count += 1;
      person = sponsor[person] as number;
      if (person >= 0) waiting[person] = (waiting[person] as number) - 1;
    }
  }
  // Who still waits stands in a circle: a circle waits for itself, and nobody above it is outside of it.
  if (count < sponsor.length) throw new SponsorCycle(waiting.findIndex((recruits) => recruits >= 0));
  return order;
}

function recruitsOf(sponsor: Int32Array): Int32Array {
  const recruits = new Int32Array(sponsor.length);
  for (let i = 0; i < sponsor.length; i += 1) {
    const above = sponsor[i] as number;
    if (above >= 0) recruits[above] = (recruits[above] as number) + 1;
  }
  return recruits;
}
