/** A computed month as people read it (section 5): records with ids, and the text of the lines that is hashed. */

import { BadRecord, shown } from './bad-record.ts';
import type { LineColumns, Totals } from './columns.ts';
import { type ComputedMonth, computeMonth } from './month.ts';
import type { Rank, RankName } from './plan.ts';
import { type PreparedMonth, preparePlanInput } from './plan-input.ts';
import { SponsorCycle } from './volumes.ts';

export interface AffiliateOutput {
  readonly id: string;
  readonly personal: number;
  readonly total: number;
  readonly primary: number;
  readonly growth: number;
  readonly qualifying: number;
  readonly rank: RankName;
  readonly rateBp: number;
  /** Sum of the lines that are paid. */
  readonly earned: number;
  /** Sum of the lines that are held. */
  readonly held: number;
}

export interface LineOutput {
  readonly payment: string;
  readonly affiliate: string;
  readonly level: number;
  readonly rateBp: number;
  readonly paidBelowBp: number;
  readonly differenceBp: number;
  readonly base: number;
  readonly amount: number;
  readonly status: 'paid' | 'held';
}

export interface PlanOutput {
  readonly affiliates: readonly AffiliateOutput[];
  readonly lines: readonly LineOutput[];
  readonly totals: Totals;
  readonly hash: string;
}

/** The SHA-256, in hexadecimal, of a text that comes in pieces: the rules have no cryptography of their own. */
export type TextHash = (pieces: Iterable<string>) => string;

/** A month between input and output: small enough for a million people, whose records are made one by one. */
export interface PlanRun {
  readonly prepared: PreparedMonth;
  readonly month: ComputedMonth;
}

/** Throws `BadRecord` for input that cannot be computed, circles included. */
export function runPlan(input: unknown): PlanRun {
  const prepared = preparePlanInput(input);
  try {
    return { prepared, month: computeMonth(prepared.plan, prepared.affiliates, prepared.payments) };
  } catch (error) {
    if (!(error instanceof SponsorCycle)) throw error;
    const id = prepared.affiliateIds[error.affiliate];
    throw new BadRecord(`affiliate ${shown(id)}`, 'the sponsors form a cycle');
  }
}

export function planOutput(run: PlanRun, hash: TextHash): PlanOutput {
  return {
    affiliates: [...affiliateRecords(run)],
    lines: [...lineRecords(run)],
    totals: run.month.totals,
    hash: hash(jsonPieces(lineRecords(run))),
  };
}

/** In the order of the input. */
export function* affiliateRecords({ prepared, month }: PlanRun): Generator<AffiliateOutput> {
  const { earned, held } = sumsByAffiliate(prepared.affiliateIds.length, month.lines);
  for (const [i, id] of prepared.affiliateIds.entries()) {
    yield {
      id,
      personal: month.personal[i] as number,
      total: month.team[i] as number,
      primary: month.primary[i] as number,
      growth: month.growth[i] as number,
      qualifying: month.qualifying[i] as number,
      rank: (prepared.plan.ranks[month.rank[i] as number] as Rank).name,
      rateBp: month.rateBp[i] as number,
      earned: earned[i] as number,
      held: held[i] as number,
    };
  }
}

function sumsByAffiliate(affiliates: number, { affiliate, amount, isHeld }: LineColumns) {
  const sums = { earned: new Float64Array(affiliates), held: new Float64Array(affiliates) };
  for (let i = 0; i < amount.length; i += 1) {
    const column = isHeld[i] === 1 ? sums.held : sums.earned;
    const person = affiliate[i] as number;
    column[person] = (column[person] as number) + (amount[i] as number);
  }
  return sums;
}

/** Sorted by payment id, then level. */
export function* lineRecords({ prepared, month: { base, lines } }: PlanRun): Generator<LineOutput> {
  for (let i = 0; i < lines.payment.length; i += 1) {
    const payment = lines.payment[i] as number;
    const rateBp = lines.rateBp[i] as number;
    const paidBelowBp = lines.paidBelowBp[i] as number;
    yield {
      payment: prepared.paymentIds[payment] as string,
      affiliate: prepared.affiliateIds[lines.affiliate[i] as number] as string,
      level: lines.level[i] as number,
      rateBp,
      paidBelowBp,
      differenceBp: rateBp - paidBelowBp,
      base: base[payment] as number,
      amount: lines.amount[i] as number,
      status: lines.isHeld[i] === 1 ? 'held' : 'paid',
    };
  }
}

const RECORDS_PER_PIECE = 1000;

/** The compact JSON of a list in pieces, since a million lines are longer than a string may be. */
export function* jsonPieces(records: Iterable<object>): Generator<string> {
  let piece: string[] = [];
  let isFirst = true;
  const text = () => `${isFirst ? '[' : ','}${piece.join(',')}`;
  for (const record of records) {
    piece.push(JSON.stringify(record));
    if (piece.length < RECORDS_PER_PIECE) continue;
    yield text();
    piece = [];
    isFirst = false;
  }
  yield `${piece.length > 0 || isFirst ? text() : ''}]`;
}
