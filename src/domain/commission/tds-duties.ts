/** Tax that was deducted from commissions: by when it is deposited and reported, and the challan that proves it. */

import { addDays, type CalendarDate, firstDayOf, type Month, monthOf, shiftMonth } from '../dates.ts';
import { RuleBroken } from '../errors.ts';
import { financialYearName, financialYearStart } from './tds.ts';

/** By the 7th of the next month; what was deducted in March by 30 April (Income-tax Rules, rule 30; docs/compliance.md). */
export const tdsDueOn = (month: Month): CalendarDate =>
  month.endsWith('-03') ? `${month.slice(0, 4)}-04-30` : `${shiftMonth(month, 1)}-07`;

/** '2026-27 Q1': April to June 2026. */
export const tdsQuarterOf = (month: Month): string => {
  const year = financialYearName(financialYearStart(firstDayOf(month)));
  return `${year} Q${Math.floor(((Number(month.slice(5)) + 8) % 12) / 3) + 1}`;
};

const QUARTER = /^20\d\d-\d\d Q[1-4]$/;
export const isTdsQuarter = (text: string): boolean =>
  QUARTER.test(text) && (Number(text.slice(2, 4)) + 1) % 100 === Number(text.slice(5, 7));

/** First and last month of a quarter such as '2026-27 Q4', which is January to March 2027. */
export function monthsOfQuarter(quarter: string): { readonly first: Month; readonly last: Month } {
  const first = shiftMonth(`${quarter.slice(0, 4)}-04`, 3 * (Number(quarter.slice(9)) - 1));
  return { first, last: shiftMonth(first, 2) };
}

/** The statement of a quarter: a month after its end, of the last quarter two (Income-tax Rules, rule 31A; docs/compliance.md). */
export function statementDueOn(quarter: string): CalendarDate {
  const { last } = monthsOfQuarter(quarter);
  return addDays(firstDayOf(shiftMonth(last, quarter.endsWith('4') ? 3 : 2)), -1);
}

/** The quarter of a day and those before it, newest first. */
export const tdsQuartersUntil = (today: CalendarDate, count: number): string[] =>
  Array.from({ length: count }, (_, back) => tdsQuarterOf(shiftMonth(monthOf(today), -3 * back)));

/** Seven digits of the bank's branch. */
export const isBsrCode = (text: string): boolean => /^\d{7}$/.test(text);
/** Five digits, counted by the branch each day. */
export const isChallanSerial = (text: string): boolean => /^\d{5}$/.test(text);

/** Whose account a challan is paid from: that to which rent comes, or that from which commissions leave. */
export const challanAccounts = ['collection', 'payouts'] as const;
export type ChallanAccount = (typeof challanAccounts)[number];

type Deposit = {
  readonly depositedOn: CalendarDate;
  /** What it pays of each month's tax, in paise; the first is the month that it is named by. */
  readonly parts: readonly DepositPart[];
  readonly today: CalendarDate;
  /** Deducted in a month and not deposited yet, in paise. */
  readonly openOf: (month: Month) => number;
};

export type DepositPart = { readonly month: Month; readonly amount: number };

/**
 * Throws `tds.over-deposited` beyond what is open of a month and `tds.month-twice` (field `amount`, of a further month
 * `further.N.amount`), `tds.before-month` or `tds.in-future` (field `deposited_on`): a challan pays tax that was deducted by then.
 */
export function checkDeposit({ depositedOn, parts, today, openOf }: Deposit): void {
  if (depositedOn > today) throw new RuleBroken('tds.in-future', 'deposited_on');
  for (const [at, { month, amount }] of parts.entries()) {
    const field = at === 0 ? 'amount' : `further.${at - 1}.amount`;
    if (depositedOn < firstDayOf(month)) throw new RuleBroken('tds.before-month', 'deposited_on');
    if (parts.findIndex((part) => part.month === month) < at) throw new RuleBroken('tds.month-twice', field);
    if (amount > openOf(month)) throw new RuleBroken('tds.over-deposited', field);
  }
}
