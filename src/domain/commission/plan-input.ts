/** A month as people write it (section 5): each record checked, the first fault named, and the whole turned into columns. */
import type { CalculationMode } from '../affiliates.ts';
import { isMonth, type Month } from '../dates.ts';
import { BadRecord, type Fields, readChoice, readFields, readList, shown } from './bad-record.ts';
import type { AffiliateColumns, PaymentColumns } from './columns.ts';
import { affiliateColumns, givenRates, paymentColumns } from './input-columns.ts';
import {
  type CommissionPlan,
  commissionBases,
  ineligibleTreatments,
  MOST_LEVELS,
  presentPlan,
} from './plan.ts';

export interface AffiliateInput {
  readonly id: string;
  readonly sponsor?: string | null;
  /** A status the plan does not know is held. */
  readonly status?: string | null;
  readonly mode?: CalculationMode | null;
  /** Paise. */
  readonly shadowPower?: number | null;
  readonly shadowBalancing?: { readonly start: string; readonly end: string } | null;
  readonly joined?: string | null;
}

export interface PaymentInput {
  readonly id: string;
  readonly affiliate?: string | null;
  /** Paise. */
  readonly rvl: number;
  readonly commissionPercent?: number | null;
  readonly feePercent?: number | null;
}

export interface PlanInput {
  readonly month: Month;
  readonly plan?: Partial<Pick<CommissionPlan, 'base' | 'ineligible' | 'levels'>> | null;
  readonly affiliates: readonly AffiliateInput[];
  readonly payments: readonly PaymentInput[];
  /** Rates in basis points by affiliate, given instead of computed. */
  readonly rates?: Readonly<Record<string, number>> | null;
}

export interface PreparedMonth {
  readonly plan: CommissionPlan;
  readonly affiliateIds: readonly string[];
  /** Sorted, and the payments' columns with them. */
  readonly paymentIds: readonly string[];
  readonly affiliates: AffiliateColumns;
  readonly payments: PaymentColumns;
}

const inputKeys = new Set(['month', 'plan', 'affiliates', 'payments', 'rates']);
const planKeys = new Set(['base', 'ineligible', 'levels']);
const paymentKeys = new Set(['id', 'affiliate', 'rvl', 'commissionPercent', 'feePercent']);
const affiliateKeys = new Set([
  'id',
  'sponsor',
  'status',
  'mode',
  'shadowPower',
  'shadowBalancing',
  'joined',
]);

/** Throws `BadRecord` for the first record that is wrong. Circles show when the month is computed. */
export function preparePlanInput(input: unknown): PreparedMonth {
  const { month, plan: planFields, rates, ...lists } = readFields(input, 'input', inputKeys);
  if (typeof month !== 'string' || !isMonth(month)) {
    throw new BadRecord('input', `month ${shown(month)} is not of the form "2026-10"`);
  }
  const plan = readPlan(planFields ?? {});
  const people = readList(lists.affiliates, 'affiliates');
  const paid = readList(lists.payments, 'payments');
  const places = readIds(people, 'affiliate', affiliateKeys);
  const paymentPlaces = readIds(paid, 'payment', paymentKeys);
  const affiliateIds = [...places.keys()];
  const affiliates = { ids: affiliateIds, records: people as readonly Fields[] };
  const payments = sortedById(paid as readonly Fields[], paymentPlaces);
  return {
    plan,
    affiliateIds,
    paymentIds: payments.ids,
    affiliates: {
      ...affiliateColumns(affiliates, places, month, plan),
      ...(rates == null ? {} : { givenRateBp: givenRates(readFields(rates, 'rates', places), places) }),
    },
    payments: paymentColumns(payments, places, plan),
  };
}

function readPlan(value: unknown): CommissionPlan {
  const fields = readFields(value, 'plan', planKeys);
  const levels = fields.levels ?? presentPlan.levels;
  if (!Number.isInteger(levels) || (levels as number) < 1 || (levels as number) > MOST_LEVELS) {
    throw new BadRecord('plan', `levels ${shown(levels)} is not a whole number from 1 to ${MOST_LEVELS}`);
  }
  return {
    ...presentPlan,
    base: readChoice(fields.base, commissionBases, 'plan', 'base'),
    ineligible: readChoice(fields.ineligible, ineligibleTreatments, 'plan', 'ineligible'),
    levels: levels as number,
  };
}

/** Ids to places, in the order of the input; each record is an object with known keys and an id of its own. */
function readIds(
  records: readonly unknown[],
  kind: string,
  keys: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [place, value] of records.entries()) {
    const id = (value as Fields | null)?.id;
    const isNamed = typeof id === 'string' && id !== '';
    const record = isNamed ? `${kind} ${shown(id)}` : `${kind}s[${place}]`;
    readFields(value, record, keys);
    if (!isNamed) throw new BadRecord(record, `id ${shown(id)} is not a text`);
    if (places.has(id)) throw new BadRecord(record, 'the id is doubled');
    places.set(id, place);
  }
  return places;
}

function sortedById(records: readonly Fields[], places: ReadonlyMap<string, number>) {
  const ids = [...places.keys()].sort((a, b) => (a < b ? -1 : 1));
  return { ids, records: ids.map((id) => records[places.get(id) as number] as Fields) };
}
