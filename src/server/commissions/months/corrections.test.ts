import { expect, it } from 'vitest';
import { arrangeMonths } from '../../../../tests/support/months.ts';
import { startServices } from '../../../../tests/support/services.ts';
import type { Month } from '../../../domain/dates.ts';
import { closeMonth } from './close.ts';
import { cachedPreview } from './preview-cache.ts';

const test = await startServices({ runsJobs: false });
const { asOwner, services, urls } = test;
const arranged = await arrangeMonths(test);

const close = (month: string) =>
  closeMonth({ urls, month, now: '2025-06-15T12:00:00+05:30', requestedBy: null });

const linesOf = async (month: string) =>
  (
    await asOwner<{ line: string }>(
      `select concat_ws(' ', kind, sequence, affiliate_id, level, amount / 100, status) as line
         from managed_rental_commissions where month_year = $1 order by kind, sequence, affiliate_id, level, amount`,
      [`${month}-01`],
    )
  ).map(({ line }) => line);

const sumOfLedger = async () =>
  asOwner(
    `select (sum(expense) + sum(payable) + sum(held) + sum(tds) + sum(bank))::int as total, -sum(held)::int / 100 as held
       from ledger_entries`,
  );

it('takes a wrong amount or affiliate back and posts it anew; the smallest and the largest rent; what lapsed is not owed', async () => {
  await arranged.affiliate('A');
  await arranged.affiliate('B', 'A');
  await arranged.affiliate('P', 'A', { status: 'pending' });
  const inTime = '2024-04-05T10:00:00+05:30';
  const amount = await arranged.paid('B', '2024-04', 1, inTime);
  const credited = await arranged.paid('B', '2024-04', 0.5, inTime);
  const held = await arranged.paid('P', '2024-04', 1, inTime);
  await arranged.paid('A', '2024-04', 0, inTime);
  expect(await close('2024-04')).toBe('closed');
  // A: Q 1.25 lakh, like everybody a Starter, so that nobody earns above another.
  expect(await linesOf('2024-04')).toEqual([
    'regular 1 B 1 400 payable',
    'regular 1 B 1 800 payable',
    'regular 1 P 1 800 held',
  ]);

  await arranged.setAmount(amount, 2, '2024-05-20T10:00:00+05:30');
  await arranged.credit(credited, 'A', '2024-01-02');
  expect(await close('2024-05')).toBe('closed');
  // A changed amount counts as paid again, with a sequence of its own.
  expect(await linesOf('2024-05')).toEqual([
    'correction 1 A 1 400 payable',
    'late 2 B 1 1600 payable',
    'reversal 1 B 1 -800 payable',
    'reversal 1 B 1 -400 payable',
  ]);

  // ₹900 crore, the largest there is, makes a Chairman; a pending affiliate's money lapses after six closed months.
  await arranged.paid('A', '2024-06', 90_000, '2024-06-05T10:00:00+05:30');
  for (const month of ['2024-06', '2024-07', '2024-08', '2024-09', '2024-10']) await close(month);
  expect(await linesOf('2024-06')).toEqual(['regular 1 A 1 252000000 payable']);
  expect(await sumOfLedger()).toEqual([{ total: 0, held: 0 }]);

  await arranged.backToPending(held, '2024-11-20T10:00:00+05:30');
  expect(await close('2024-11')).toBe('closed');
  expect(await linesOf('2024-11')).toEqual(['reversal 1 P 1 -800 lapsed']);
  expect(await sumOfLedger()).toEqual([{ total: 0, held: 0 }]);
});

it('previews behind an open month what is left to post then: money paid in time for that one is not late', async () => {
  const previewed = async (month: string) => {
    const { prepared, totals } = await cachedPreview(services.database, month as Month);
    const late = prepared.corrections.postings.map(({ kind, originMonth, rvl }) => [
      kind,
      originMonth,
      rvl / 10_000_000,
    ]);
    return { late, corrected: totals.corrected / 100, lapsed: prepared.ended.map((hold) => hold.month) };
  };
  await arranged.paid('P', '2024-12', 1, '2024-12-05T10:00:00+05:30');
  expect(await close('2024-12')).toBe('closed');
  // January is open, and so are the months after it.
  const inTime = await arranged.paid('B', '2025-01', 2, '2025-01-05T10:00:00+05:30');
  await arranged.paid('B', '2025-01', 3, '2025-02-15T10:00:00+05:30');
  await arranged.setAmount(inTime, 4, '2025-03-20T10:00:00+05:30');
  expect(await previewed('2025-01')).toEqual({ late: [], corrected: 0, lapsed: [] });
  expect(await previewed('2025-02')).toEqual({ late: [['late', '2025-01', 3]], corrected: 2400, lapsed: [] });
  expect(await previewed('2025-03')).toEqual({ late: [], corrected: 0, lapsed: [] });
  expect((await previewed('2025-06')).lapsed).toEqual(['2024-12']);
  expect((await previewed('2025-07')).lapsed).toEqual([]);
});
