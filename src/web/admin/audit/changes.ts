// What an entry of the audit trail changed: its before and after, field by field, and money as money.
import { formatRupeesExact, paise } from '../../../domain/money.ts';

export type Change = { field: string; before: string | null; after: string | null };

/** Fields kept in paise, whatever the act; `rent` is not among them: a listing has it in rupees, a lease in paise. */
const MONEY = new Set([
  'amount',
  'base',
  'breakage',
  'corrected',
  'cost',
  'estimate',
  'fees',
  'held',
  'held_by_owners',
  'held_by_us',
  'lease_rent',
  'monthly_rent',
  'owed',
  'payable',
  'prepaid',
  'price',
  'registration_fee',
  'rental_value_locked',
  'rvl',
  'rvl_amount',
  'rvl_paid',
  'security_deposit',
  'security_deposit_company',
  'total',
]);

/** What such acts keep in paise beside those. */
const OF_LEASES = new Set(['rent', 'deposit', 'marketRent', 'expectedRent']);
const isOfLease = (action: string) => /^(leases|guaranteedLeases|rents|settlements)\./.test(action);

/** Only fields that differ; a value that is no object is one field without a name. */
export function changesOf(before: unknown, after: unknown, action = ''): Change[] {
  const isMoney = (field: string) => MONEY.has(field) || (OF_LEASES.has(field) && isOfLease(action));
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((field) => ({
      field,
      before: textOf(was[field], field, isMoney),
      after: textOf(is[field], field, isMoney),
    }))
    .filter((change) => change.before !== change.after);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' && !Array.isArray(value) ? { ...value } : { '': value };
}

function textOf(value: unknown, field: string, isMoney: (field: string) => boolean): string | null {
  if (value === null || value === undefined) return null;
  const shown = (name: string, one: unknown) =>
    isMoney(name) && Number.isSafeInteger(one) ? formatRupeesExact(paise(Number(one))) : one;
  if (shown(field, value) !== value) return String(shown(field, value));
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) return value.join(', ') || '–';
  return typeof value === 'object' ? JSON.stringify(value, shown) : String(value);
}
