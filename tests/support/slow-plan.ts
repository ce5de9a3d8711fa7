// The plan once more, as slowly and plainly as it reads: big integers, one payment after the other, no columns.
import { createHash } from 'node:crypto';
import type { AffiliateInput, PlanInput } from '../../src/domain/commission/plan-input.ts';
import type { AffiliateOutput, LineOutput, PlanOutput } from '../../src/domain/commission/plan-output.ts';

const ranks = [
  ['Starter', 0n, 1000n],
  ['Builder', 150_000_00n, 1500n],
  ['Leader', 400_000_00n, 2000n],
  ['Director', 1_000_000_00n, 2500n],
  ['Executive', 4_000_000_00n, 3000n],
  ['Chairman', 10_000_000_00n, 3500n],
] as const;

interface Person {
  input: AffiliateInput;
  personal: bigint;
  /** Volume that came up through each direct recruit. */
  legs: Map<string, bigint>;
}

const halfUp = (amount: bigint, rate: bigint) => (amount * rate * 2n + 10_000n) / 20_000n;
const least = (a: bigint, b: bigint) => (a < b ? a : b);
const most = (...values: bigint[]) => values.reduce((largest, one) => largest + positive(one - largest), 0n);
const positive = (value: bigint) => (value > 0n ? value : 0n);
const bp = (percent: number | null | undefined) => BigInt(Math.round((percent ?? 8) * 100));

export function sha256(pieces: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}

export function slowPlan(input: PlanInput): PlanOutput {
  const people = new Map(
    input.affiliates.map((one): [string, Person] => [one.id, { input: one, personal: 0n, legs: new Map() }]),
  );
  const above = (id: string | null | undefined) => (id ? people.get(id) : undefined);
  for (const { affiliate, rvl } of input.payments) {
    const credited = above(affiliate);
    if (!credited) continue;
    credited.personal += BigInt(rvl);
    for (let one = credited; ; ) {
      const sponsor = above(one.input.sponsor);
      if (!sponsor) break;
      sponsor.legs.set(one.input.id, (sponsor.legs.get(one.input.id) ?? 0n) + BigInt(rvl));
      one = sponsor;
    }
  }
  const ranked = new Map([...people].map(([id, person]) => [id, rankedBy(person, input)]));
  const lines: LineOutput[] = [];
  const totals = { base: 0n, top: 0n, paid: 0n, held: 0n };
  for (const payment of [...input.payments].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const share = least(bp(payment.commissionPercent), bp(payment.feePercent));
    const base = input.plan?.base === 'rvl' ? BigInt(payment.rvl) : halfUp(BigInt(payment.rvl), share);
    totals.base += base;
    totals.top += halfUp(base, 3500n);
    let person = above(payment.affiliate);
    let high = 0n;
    for (let level = 1; level <= (input.plan?.levels ?? 10) && person; level += 1) {
      const { rate } = ranked.get(person.input.id) as { rate: bigint };
      const standing = standingOf(person.input, input);
      if (standing !== 'passed' && rate > high) {
        const amount = halfUp(base, rate) - halfUp(base, high);
        if (amount > 0n) {
          lines.push({
            payment: payment.id,
            affiliate: person.input.id,
            level,
            rateBp: Number(rate),
            paidBelowBp: Number(high),
            differenceBp: Number(rate - high),
            base: Number(base),
            amount: Number(amount),
            status: standing,
          });
          totals[standing] += amount;
        }
        high = rate;
      }
      person = above(person.input.sponsor);
    }
  }
  const sumOf = (id: string, status: LineOutput['status']) =>
    lines
      .filter((line) => line.affiliate === id && line.status === status)
      .reduce((sum, { amount }) => sum + amount, 0);
  return {
    affiliates: input.affiliates.map(({ id }): AffiliateOutput => {
      const { rate, ...columns } = ranked.get(id) as NonNullable<ReturnType<typeof ranked.get>>;
      return { id, ...columns, rateBp: Number(rate), earned: sumOf(id, 'paid'), held: sumOf(id, 'held') };
    }),
    lines,
    totals: {
      base: Number(totals.base),
      paid: Number(totals.paid),
      held: Number(totals.held),
      breakage: Number(most(0n, totals.top - totals.paid - totals.held)),
    },
    hash: sha256([JSON.stringify(lines)]),
  };
}

function rankedBy({ input, personal, legs }: Person, { month, rates }: PlanInput) {
  const total = [...legs.values()].reduce((sum, leg) => sum + leg, personal);
  let primary = most(...legs.values());
  if (primary < total - primary) primary = total - total / 2n;
  const growth = total - primary;
  const stronger = most(primary, growth);
  const weaker = least(primary, growth);
  let qualifying = least(stronger, weaker + BigInt(input.shadowPower ?? 0));
  if (isServed(input.shadowBalancing, month)) qualifying = most(qualifying, stronger);
  if (input.mode === 'total_volume') qualifying = primary + growth;
  const [rank, , rate] = ranks.findLast(([, threshold]) => qualifying >= threshold) ?? ranks[0];
  const given = rates?.[input.id];
  return {
    personal: Number(personal),
    total: Number(total),
    primary: Number(primary),
    growth: Number(growth),
    qualifying: Number(qualifying),
    rank,
    rate: given === undefined ? rate : BigInt(given),
  };
}

/** By walking from the start through the ends of months, with the calendar of the language. */
function isServed(grant: { start: string; end: string } | null | undefined, month: string): boolean {
  if (!grant) return false;
  const day = 86_400_000;
  const start = Date.parse(grant.start);
  const end = Math.min(Date.parse(grant.end), start + 183 * day);
  let served = 0;
  for (let at = start; at <= end; at += day) {
    const isMonthEnd = new Date(at + day).getUTCDate() === 1;
    if (!isMonthEnd) continue;
    served += 1;
    if (served <= 6 && new Date(at).toISOString().startsWith(month)) return true;
  }
  return false;
}

function standingOf({ status }: AffiliateInput, { plan }: PlanInput): 'paid' | 'held' | 'passed' {
  if (status === undefined || status === null || status === 'active') return 'paid';
  return status === 'terminated' || plan?.ineligible === 'rollup' ? 'passed' : 'held';
}
