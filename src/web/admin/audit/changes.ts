// What an entry of the audit trail changed: its before and after, field by field, and money as money.
import { formatRupeesExact, paise } from '../../../domain/money.ts';

export type Change = { field: string; before: string | null; after: string | null };

/** Fields kept in paise, whatever the act; `rent` is not among them: a listing has it in rupees. */
const MONEY = new Set([
  'amount',
  'base',
  'breakage',
  'corrected',
  'cost',
  'estimate',
  'fees',
  'held',
  'monthly_rent',
  'price',
  'registration_fee',
  'rental_value_locked',
  'rvl',
  'rvl_amount',
  'security_deposit',
  'security_deposit_company',
  'total',
]);

/** Only fields that differ; a value that is no object is one field without a name. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((field) => ({ field, before: textOf(was[field], field), after: textOf(is[field], field) }))
    .filter((change) => change.before !== change.after);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' && !Array.isArray(value) ? { ...value } : { '': value };
}

function textOf(value: unknown, field: string): string | null {
  if (value === null || value === undefined) return null;
  if (MONEY.has(field) && Number.isSafeInteger(value)) return formatRupeesExact(paise(Number(value)));
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) return value.join(', ') || '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
