/** Files of transfers that banks take, and what they answer: layouts are data, so that another bank is one more entry. */
import { type CalendarDate, isCalendarDate } from '../dates.ts';
import { parseRupees, plainRupees } from '../money.ts';

export type BankTransfer = {
  /** As `payoutCode` makes it: the bank gives it back. */
  readonly code: string;
  readonly holderName: string;
  readonly accountNumber: string;
  readonly ifsc: string;
  /** Paise. */
  readonly amount: number;
};

type FileColumn = {
  readonly header: string;
  readonly value: (transfer: BankTransfer, day: CalendarDate) => string;
};
type Layout = { readonly hasHeaders: boolean; readonly columns: readonly FileColumn[] };

/** Savings account. What kind an account is we do not know, and banks pay by its number. */
const SAVINGS = '10';
/** Enet takes neither commas nor signs in a name. */
const plainWords = (name: string): string =>
  name
    .replace(/[^\p{L}\p{M}\p{N} ]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 70);

export const bankFileLayouts = ['general', 'hdfc-enet'] as const;
export type BankFileLayout = (typeof bankFileLayouts)[number];

const layouts: Readonly<Record<BankFileLayout, Layout>> = {
  general: {
    hasHeaders: true,
    columns: [
      { header: 'Code', value: ({ code }) => code },
      { header: 'Beneficiary name', value: ({ holderName }) => holderName },
      { header: 'Account number', value: ({ accountNumber }) => accountNumber },
      { header: 'IFSC', value: ({ ifsc }) => ifsc },
      { header: 'Amount', value: ({ amount }) => plainRupees(amount) },
      { header: 'UTR', value: () => '' },
    ],
  },
  'hdfc-enet': {
    hasHeaders: false,
    columns: [
      { header: 'Customer reference', value: ({ code }) => code },
      { header: 'Beneficiary name', value: ({ holderName }) => plainWords(holderName) },
      { header: 'Account number', value: ({ accountNumber }) => accountNumber },
      { header: 'IFSC', value: ({ ifsc }) => ifsc },
      { header: 'Account type', value: () => SAVINGS },
      { header: 'Amount', value: ({ amount }) => plainRupees(amount) },
      { header: 'Value date', value: (_, day) => day.replaceAll('-', '') },
    ],
  },
};

/** Rows of the file, the headers first where the bank wants them. */
export function bankFileRows(
  layout: BankFileLayout,
  transfers: readonly BankTransfer[],
  day: CalendarDate,
): string[][] {
  const { hasHeaders, columns } = layouts[layout];
  const rows = transfers.map((transfer) => columns.map(({ value }) => value(transfer, day)));
  return hasHeaders ? [columns.map(({ header }) => header), ...rows] : rows;
}

/** What a row of the bank's answer says of a transfer. `paidOn` and `amount`, in paise: null where it names none. */
export type BankAnswer =
  | {
      readonly kind: 'paid';
      readonly code: string;
      readonly reference: string;
      readonly paidOn: CalendarDate | null;
      readonly amount: number | null;
    }
  | { readonly kind: 'failed'; readonly code: string; readonly why: string }
  | { readonly kind: 'waiting'; readonly code: string }
  | { readonly kind: 'unreadable'; readonly code: string; readonly problem: string };

/** By the names that banks give them; the first that a file has counts. */
const answerColumns = {
  code: ['code', 'customer reference', 'customer reference no', 'payment reference'],
  reference: ['utr', 'utr no', 'bank reference', 'bank ref no'],
  status: ['status', 'transaction status'],
  why: ['reason', 'reject reason', 'failure reason', 'remarks'],
  amount: ['amount', 'amount (inr)', 'transaction amount', 'transfer amount'],
  day: ['value date', 'paid on', 'posting date', 'payment date'],
} as const;
type AnswerColumn = keyof typeof answerColumns;

/** Enet answers without headers: the file as it was sent, then its reference, E or R, and why. */
const ENET_WIDTH = 10;
const enetPlaces: Readonly<Record<AnswerColumn, number>> = {
  code: 0,
  amount: 5,
  day: 6,
  reference: 7,
  status: 8,
  why: 9,
};

type Places = Readonly<Partial<Record<AnswerColumn, number>>>;

/** Where each column stands, and how many rows come before the first answer; null where neither code nor reference is found. */
export function answerPlaces(first: readonly string[]): { places: Places; headers: 0 | 1 } | null {
  if (first.length === ENET_WIDTH && /^KP\d+$/i.test(first[0]?.trim() ?? '')) {
    return { places: enetPlaces, headers: 0 };
  }
  const names = first.map((name) => name.trim().toLowerCase());
  const places: Partial<Record<AnswerColumn, number>> = {};
  for (const [column, known] of Object.entries(answerColumns) as [AnswerColumn, readonly string[]][]) {
    const place = names.findIndex((name) => known.includes(name));
    if (place >= 0) places[column] = place;
  }
  return places.code === undefined || places.reference === undefined ? null : { places, headers: 1 };
}

const FAILED = /^(r|rejected|failed|failure|returned|return|reversed)$/i;
const PAID = /^(e|executed|paid|success|successful|processed|completed|credited)$/i;

export function readAnswer(row: readonly string[], places: Places): BankAnswer {
  const of = (column: AnswerColumn) => (row[places[column] ?? -1] ?? '').trim();
  const code = of('code').slice(0, 40);
  const status = of('status');
  const reference = of('reference').toUpperCase();
  if (FAILED.test(status)) return { kind: 'failed', code, why: of('why').slice(0, 200) || status };
  if (reference === '' && PAID.test(status)) {
    return {
      kind: 'unreadable',
      code,
      problem: 'The bank says that it was paid, but no reference stands here',
    };
  }
  if (reference === '' || (status !== '' && !PAID.test(status))) return { kind: 'waiting', code };
  const day = of('day');
  const paidOn = dayOf(day);
  if (day !== '' && paidOn === null) {
    return {
      kind: 'unreadable',
      code,
      problem: 'This day cannot be read: write it as 2026-11-30 or 30/11/2026',
    };
  }
  const amount = parseRupees(of('amount'));
  if (of('amount') !== '' && amount === null) {
    return { kind: 'unreadable', code, problem: 'This amount cannot be read: write it as 12500.00' };
  }
  return { kind: 'paid', code, reference, paidOn, amount };
}

/** 2026-11-30, 20261130, 30/11/2026 or 30-11-2026. */
function dayOf(text: string): CalendarDate | null {
  const parts =
    /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(text) ?? turned(/^(\d\d?)[/.-](\d\d?)[/.-](\d{4})$/.exec(text));
  if (!parts) return null;
  const day = `${parts[1]}-${parts[2]?.padStart(2, '0')}-${parts[3]?.padStart(2, '0')}`;
  return isCalendarDate(day) ? day : null;
}

const turned = (found: RegExpExecArray | null) => found && [found[0], found[3], found[2], found[1]];
