// A month to measure on: a tree of mean depth about 15 in which every rank occurs, as deterministic as its seed.
import { randomOf } from '../../src/db/seed/scale-listings.ts';
import type { AffiliateColumns, LineColumns, PaymentColumns } from '../../src/domain/commission/columns.ts';
import type { CommissionPlan } from '../../src/domain/commission/plan.ts';

const MEAN_DEPTH = 15;

export interface GeneratedMonth {
  affiliates: AffiliateColumns;
  payments: PaymentColumns;
}

/** As many payments as affiliates unless said; people stand in the order of joining, sponsors before recruits. */
export function generateMonth(affiliates: number, payments = affiliates, seed = 1): GeneratedMonth {
  return {
    affiliates: generateTree(affiliates, seed),
    payments: generatePayments(affiliates, payments, seed),
  };
}

function generateTree(count: number, seed: number): AffiliateColumns {
  const random = randomOf(seed);
  const columns = {
    sponsor: new Int32Array(count),
    status: new Uint8Array(count),
    mode: new Uint8Array(count),
    shadowPower: new Float64Array(count),
    isGranted: new Uint8Array(count),
  };
  // Recruits of anyone before them, alike, would stand ln(count) deep; the exponent draws towards newer or older sponsors.
  const exponent = Math.log(count) / MEAN_DEPTH;
  for (let i = 0; i < count; i += 1) {
    columns.sponsor[i] = i === 0 ? -1 : Math.floor(i * random() ** exponent);
    const chance = random();
    columns.status[i] = chance < 0.95 ? 0 : chance < 0.97 ? 1 : chance < 0.985 ? 2 : 3;
    columns.mode[i] = random() < 0.1 ? 1 : 0;
    columns.shadowPower[i] = random() < 0.02 ? 20_000_000 : 0;
    columns.isGranted[i] = random() < 0.01 ? 1 : 0;
  }
  return columns;
}

/** Rents between ₹8,000 and ₹78,000; most homes are of those who joined early, one in four of nobody. */
function generatePayments(affiliates: number, count: number, seed: number): PaymentColumns {
  const random = randomOf(seed + 1);
  const columns = {
    affiliate: new Int32Array(count),
    rvl: new Float64Array(count),
    shareBp: new Uint16Array(count),
  };
  for (let i = 0; i < count; i += 1) {
    columns.affiliate[i] = random() < 0.25 ? -1 : Math.floor(random() ** 5 * affiliates);
    columns.rvl[i] = (8_000 + Math.floor(70_000 * random() ** 2)) * 100;
    columns.shareBp[i] = random() < 0.9 ? 800 : 650;
  }
  return columns;
}

export interface MonthFigures {
  meanDepth: number;
  deepest: number;
  linesPerPayment: number;
  /** People by rank, lowest first. */
  byRank: number[];
}

export function figuresOf(
  { affiliates, payments }: GeneratedMonth,
  plan: CommissionPlan,
  rank: Uint8Array,
  lines: LineColumns,
): MonthFigures {
  const depth = new Int32Array(affiliates.sponsor.length);
  let sum = 0;
  let deepest = 0;
  for (const [i, above] of affiliates.sponsor.entries()) {
    const own = above < 0 ? 0 : (depth[above] as number) + 1;
    depth[i] = own;
    sum += own;
    deepest = Math.max(deepest, own);
  }
  const byRank = plan.ranks.map(() => 0);
  for (const place of rank) byRank[place] = (byRank[place] ?? 0) + 1;
  return {
    meanDepth: sum / depth.length,
    deepest,
    linesPerPayment: lines.payment.length / payments.affiliate.length,
    byRank,
  };
}
