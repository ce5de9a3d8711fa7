import { expect, it } from 'vitest';
import {
  checkDeposit,
  isBsrCode,
  isChallanSerial,
  isTdsQuarter,
  monthsOfQuarter,
  statementDueOn,
  tdsDueOn,
  tdsQuarterOf,
  tdsQuartersUntil,
} from './tds-duties.ts';

it.each([
  ['2026-10', '2026-11-07', '2026-27 Q3'],
  ['2026-12', '2027-01-07', '2026-27 Q3'],
  ['2027-03', '2027-04-30', '2026-27 Q4'],
  ['2026-04', '2026-05-07', '2026-27 Q1'],
  ['2026-09', '2026-10-07', '2026-27 Q2'],
])('tax of %s is deposited by %s and reported in %s', (month, due, quarter) => {
  expect(tdsDueOn(month)).toBe(due);
  expect(tdsQuarterOf(month)).toBe(quarter);
});

it.each([
  ['2026-27 Q1', '2026-04', '2026-06', '2026-07-31'],
  ['2026-27 Q2', '2026-07', '2026-09', '2026-10-31'],
  ['2026-27 Q3', '2026-10', '2026-12', '2027-01-31'],
  ['2026-27 Q4', '2027-01', '2027-03', '2027-05-31'],
])('%s runs from %s to %s and is reported by %s', (quarter, first, last, due) => {
  expect(isTdsQuarter(quarter)).toBe(true);
  expect(monthsOfQuarter(quarter)).toEqual({ first, last });
  expect(statementDueOn(quarter)).toBe(due);
});

it('lists quarters, newest first', () => {
  expect(tdsQuartersUntil('2026-05-10', 3)).toEqual(['2026-27 Q1', '2025-26 Q4', '2025-26 Q3']);
  expect(isTdsQuarter('2026-28 Q1')).toBe(false);
  expect(isTdsQuarter('2026-27 Q5')).toBe(false);
});

it('knows the numbers of a challan', () => {
  expect(isBsrCode('0510308')).toBe(true);
  expect(isBsrCode('510308')).toBe(false);
  expect(isChallanSerial('00417')).toBe(true);
  expect(isChallanSerial('417')).toBe(false);
});

const deposit = {
  depositedOn: '2026-11-06',
  parts: [
    { month: '2026-10', amount: 500 },
    { month: '2026-09', amount: 200 },
  ],
  today: '2026-11-07',
  openOf: (month: string) => ({ '2026-10': 500, '2026-09': 200 })[month] ?? 0,
};
const [october, september] = [
  { month: '2026-10', amount: 500 },
  { month: '2026-09', amount: 201 },
];
it.each<[object, string | null, string | null]>([
  [{}, null, null],
  [{ parts: [{ month: '2026-10', amount: 501 }] }, 'tds.over-deposited', 'amount'],
  [{ parts: [october, september] }, 'tds.over-deposited', 'further.0.amount'],
  [{ parts: [october, { month: '2026-10', amount: 1 }] }, 'tds.month-twice', 'further.0.amount'],
  [{ depositedOn: '2026-11-08' }, 'tds.in-future', 'deposited_on'],
  [{ depositedOn: '2026-09-30' }, 'tds.before-month', 'deposited_on'],
])('takes a deposit or says why not: %o, %s', (own, refused, field) => {
  const check = () => checkDeposit({ ...deposit, ...own });
  if (refused) expect(check).toThrow(expect.objectContaining({ code: refused, field }));
  else expect(check).not.toThrow();
});
