/** Checked records of affiliates, payments and given rates as the columns the month is computed from. */
import { calculationModes } from '../affiliates.ts';
import { isCalendarDate, isInstant, type Month } from '../dates.ts';
import {
  BadRecord,
  type Fields,
  readAmount,
  readChoice,
  readFields,
  readPercent,
  shown,
} from './bad-record.ts';
import type { AffiliateColumns, PaymentColumns } from './columns.ts';
import { type Grant, grantServes } from './grants.ts';
import type { CommissionPlan } from './plan.ts';
import { monthStatuses, readStatus } from './standing.ts';

/** Records and ids in the same order. */
export interface Named {
  readonly ids: readonly string[];
  readonly records: readonly Fields[];
}

type Places = ReadonlyMap<string, number>;

const grantKeys = new Set(['start', 'end']);

export function affiliateColumns(
  { ids, records }: Named,
  places: Places,
  month: Month,
  plan: CommissionPlan,
): AffiliateColumns {
  const columns = {
    sponsor: new Int32Array(ids.length),
    status: new Uint8Array(ids.length),
    mode: new Uint8Array(ids.length),
    shadowPower: new Float64Array(ids.length),
    isGranted: new Uint8Array(ids.length),
  };
  for (const [i, fields] of records.entries()) {
    const record = `affiliate ${shown(ids[i])}`;
    const mode = readChoice(fields.mode, calculationModes, record, 'mode');
    const grant = readGrant(fields.shadowBalancing, record);
    columns.sponsor[i] = readPlace(fields.sponsor, places, record, 'sponsor');
    columns.status[i] = readStatusCode(fields.status, record);
    columns.mode[i] = calculationModes.indexOf(mode);
    columns.shadowPower[i] = readAmount(fields.shadowPower ?? 0, record, 'shadowPower');
    columns.isGranted[i] = grantServes(grant, month, plan) ? 1 : 0;
    checkJoined(fields.joined, record);
  }
  return columns;
}

function readPlace(id: unknown, places: Places, record: string, name: string): number {
  if (id === undefined || id === null) return -1;
  const place = places.get(id as string);
  if (place === undefined) throw new BadRecord(record, `the ${name} ${shown(id)} is unknown`);
  return place;
}

/** A status the plan does not know is held, so any text will do. */
function readStatusCode(value: unknown, record: string): number {
  if (value === undefined || value === null) return 0;
  if (typeof value !== 'string') throw new BadRecord(record, `status ${shown(value)} is not a text`);
  return monthStatuses.indexOf(readStatus(value));
}

function readGrant(value: unknown, record: string): Grant | null {
  if (value === undefined || value === null) return null;
  const { start, end } = readFields(value, record, grantKeys);
  for (const [name, date] of Object.entries({ start, end })) {
    if (typeof date !== 'string' || !isCalendarDate(date)) {
      throw new BadRecord(
        record,
        `shadowBalancing ${name} ${shown(date)} is not a date such as "2026-01-15"`,
      );
    }
  }
  const grant = { start: start as string, end: end as string };
  if (grant.end < grant.start) throw new BadRecord(record, 'shadowBalancing ends before it starts');
  return grant;
}

/** Decides only which of equal legs bears the label, which no figure shows. */
function checkJoined(value: unknown, record: string): void {
  if (value === undefined || value === null) return;
  if (typeof value === 'string' && (isInstant(value) || isCalendarDate(value))) return;
  throw new BadRecord(record, `joined ${shown(value)} is not a moment such as "2025-01-01T00:00:00Z"`);
}

export function paymentColumns(
  { ids, records }: Named,
  places: Places,
  plan: CommissionPlan,
): PaymentColumns {
  const defaultPercent = plan.defaultShareBp / 100;
  const columns = {
    affiliate: new Int32Array(ids.length),
    rvl: new Float64Array(ids.length),
    shareBp: new Uint16Array(ids.length),
  };
  for (const [i, fields] of records.entries()) {
    const record = `payment ${shown(ids[i])}`;
    const { commissionPercent, feePercent } = fields;
    columns.affiliate[i] = readPlace(fields.affiliate, places, record, 'affiliate');
    columns.rvl[i] = readAmount(fields.rvl, record, 'rvl');
    columns.shareBp[i] = Math.min(
      readPercent(commissionPercent ?? defaultPercent, record, 'commissionPercent'),
      readPercent(feePercent ?? defaultPercent, record, 'feePercent'),
    );
  }
  return columns;
}

/** Rates given instead of computed, -1 for the others. */
export function givenRates(rates: Fields, places: Places): Int16Array {
  const column = new Int16Array(places.size).fill(-1);
  for (const [id, rate] of Object.entries(rates)) {
    const place = places.get(id);
    if (place === undefined) throw new BadRecord(`rate of ${shown(id)}`, 'the affiliate is unknown');
    if (!Number.isInteger(rate) || (rate as number) < 0 || (rate as number) > 10_000) {
      throw new BadRecord(
        `rate of ${shown(id)}`,
        `${shown(rate)} is not a whole number of basis points from 0 to 10000`,
      );
    }
    column[place] = rate as number;
  }
  return column;
}
