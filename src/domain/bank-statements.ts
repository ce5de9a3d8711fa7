/** Reads a bank statement: each payment that came in, whatever the bank calls its columns, and every cell that could not be read. */
import type { StatementColumns } from './bank-layouts.ts';
import { type Narration, readNarration } from './bank-narrations.ts';
import type { CalendarDate } from './dates.ts';
import { latinDigits } from './digits.ts';
import { readTypedDate } from './typed-dates.ts';

/** A file has at most so many rows: a year of a busy account. */
export const STATEMENT_MAX_LINES = 5000;
export const STATEMENT_MAX_BYTES = 3_000_000;
/** Lines that nothing was recorded from are deleted so many days after they came. */
export const KEEP_UNMATCHED_DAYS = 180;
/**
 * What became of money at the operator's bank that is no rent. recorded: it is in the books another way; fee: it pays a fee that was invoiced;
 * returned: it was sent back to whoever paid it.
 */
export const lineOutcomes = ['recorded', 'fee', 'returned'] as const;
export type LineOutcome = (typeof lineOutcomes)[number];
const MOST_NARRATION = 300;

export type StatementLine = Narration & {
  /** As a spreadsheet counts, from 1. */
  readonly row: number;
  readonly paidOn: CalendarDate;
  /** Paise that came in. */
  readonly amount: number;
  readonly narration: string;
};

export type StatementProblem = {
  readonly row: number;
  readonly field: 'date' | 'amount';
  /** What the cell says, shortened. */
  readonly text: string;
};

export type Statement = {
  readonly lines: readonly StatementLine[];
  /** Payments that went out, which are not kept. */
  readonly paidOut: number;
  readonly problems: readonly StatementProblem[];
};

type Row = readonly string[];
type Money = { readonly amount: number } | { readonly unreadable: string };
type Cell = (field: keyof StatementColumns) => string;

/**
 * What came in by the rows below the headers. Titles, totals and lines of stars have neither day nor amount and are passed over; a
 * row with one of the two that cannot be read is a problem.
 */
export function readStatement(rows: readonly Row[], headerRow: number, columns: StatementColumns): Statement {
  const lines: StatementLine[] = [];
  const problems: StatementProblem[] = [];
  let paidOut = 0;
  for (const [at, cells] of rows.entries()) {
    if (at <= headerRow) continue;
    const cell: Cell = (field) => {
      const place = columns[field];
      return place === undefined ? '' : (cells[place] ?? '').trim();
    };
    const read = readRow(at + 1, cell);
    if (read === 'out') paidOut += 1;
    else if (read !== null && 'field' in read) problems.push(read);
    else if (read !== null) lines.push(read);
  }
  return { lines, paidOut, problems };
}

function readRow(row: number, cell: Cell): StatementLine | StatementProblem | 'out' | null {
  const day = cell('date');
  // A footer may say anything, but begins with no day.
  if (!/\d/.test(day)) return null;
  const came = moneyIn(cell);
  if (came === null) return null;
  const problem = (field: StatementProblem['field'], text: string) => ({
    row,
    field,
    text: text.slice(0, 60),
  });
  const paidOn = readStatementDate(day);
  if (paidOn === null) return problem('date', day);
  if ('unreadable' in came) return problem('amount', came.unreadable);
  if (came.amount <= 0) return 'out';
  const narration = cell('narration').replace(/\s+/g, ' ').slice(0, MOST_NARRATION);
  return { row, paidOn, amount: came.amount, narration, ...readNarration(narration, cell('reference')) };
}

/** Paise, negative for what went out; null: the row has no amount. */
function moneyIn(cell: Cell): Money | null {
  const [credit, debit, signed] = [cell('credit'), cell('debit'), cell('amount')];
  const read = (text: string, sign: 1 | -1): Money => {
    const amount = readStatementAmount(text);
    return amount === null ? { unreadable: text } : { amount: sign * amount };
  };
  if (!isBlank(signed)) {
    const word = /(cr|dr)\.?$/i.exec(cell('direction') || signed)?.[1]?.toLowerCase();
    const bare = signed.replace(/\s*(cr|dr)\.?$/i, '');
    const parsed = read(bare, 1);
    return 'amount' in parsed && word === 'dr' ? { amount: -Math.abs(parsed.amount) } : parsed;
  }
  const came = isBlank(credit) ? null : read(credit, 1);
  if (came !== null && !('amount' in came && came.amount === 0)) return came;
  return isBlank(debit) ? came : read(debit, -1);
}

const isBlank = (text: string): boolean => /^[-\s]*$/.test(text);

/** Commas part whole thousands, lakhs and crores only: '19.500,00' of a bank abroad would else be ₹19.50. */
const STATEMENT_AMOUNT = /^([-+(]?)(\d{1,12}|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,2})0*)?\)?$/;

/** '1,25,000.50', '₹ 30,000', '(500.00)' and '-500' in paise; null for anything else. */
function readStatementAmount(text: string): number | null {
  const bare = latinDigits(text)
    .replace(/₹|\bINR\b|\bRs\.?/gi, '')
    .replace(/\s/g, '');
  const parts = STATEMENT_AMOUNT.exec(bare);
  if (!parts) return null;
  const amount = Number(parts[2]?.replaceAll(',', '')) * 100 + Number((parts[3] ?? '').padEnd(2, '0'));
  return parts[1] === '-' || parts[1] === '(' ? -amount : amount;
}

/** A day as people and banks write it, with or without a time after it; null for anything else. */
const readStatementDate = (text: string): CalendarDate | null =>
  readTypedDate(text.trim().replace(/[ T]\d{1,2}:\d{2}.*$/, ''));

/**
 * A text for each line by which it is known in a later file: what it says, and its number among those of this file that say the same, so
 * that two equal deposits of one day are two.
 */
export function lineKeys(lines: readonly StatementLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ paidOn, amount, narration, reference }) => {
    const said = [
      paidOn,
      amount,
      reference ?? '',
      narration.toUpperCase().replace(/[^\p{L}\p{N}]/gu, ''),
    ].join('|');
    const nth = (seen.get(said) ?? 0) + 1;
    seen.set(said, nth);
    return `${said}|${nth}`;
  });
}
