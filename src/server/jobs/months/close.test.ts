import { expect, it } from 'vitest';
import { arrangeMonths } from '../../../../tests/support/months.ts';
import { startServices } from '../../../../tests/support/services.ts';
import { closeMonth } from './close.ts';

const test = await startServices({ runsJobs: false });
const { asOwner, urls } = test;
const arranged = await arrangeMonths(test);
const NOW = '2025-06-15T12:00:00+05:30';

const close = (month: string, now = NOW) => closeMonth({ urls, month, now, requestedBy: null });

const linesOf = async (month: string) =>
  (
    await asOwner<{ line: string }>(
      `select concat_ws(' ', kind, sequence, affiliate_id, level, amount / 100, status) as line
         from managed_rental_commissions where month_year = $1 order by kind, sequence, affiliate_id, level, amount`,
      [`${month}-01`],
    )
  ).map(({ line }) => line);

const balanceOf = async (code: string) =>
  (
    await asOwner<{ payable: number; held: number }>(
      `select coalesce(-sum(payable), 0)::int / 100 as payable, coalesce(-sum(held), 0)::int / 100 as held
         from ledger_entries where affiliate_id = $1`,
      [code],
    )
  )[0];

it('closes October as example E2 says, and posts a reversal and the payment paid again in the months open then', async () => {
  await expect(close('2024-10')).rejects.toMatchObject({ code: 'month.nothing-to-close' });

  await arranged.affiliate('A');
  await arranged.affiliate('B', 'A');
  await arranged.affiliate('C', 'A');
  await arranged.paid('A', '2024-10', 0.5, '2024-10-05T10:00:00+05:30');
  const paymentOfB = await arranged.paid('B', '2024-10', 2, '2024-11-09T23:59:59+05:30');
  await arranged.paid('C', '2024-10', 1.5, '2024-10-07T10:00:00+05:30');
  await arranged.paid(null, '2024-10', 1, '2024-10-07T10:00:00+05:30');
  expect(await close('2024-10')).toBe('closed');
  expect(await linesOf('2024-10')).toEqual([
    'regular 1 A 1 600 payable',
    'regular 1 A 2 600 payable',
    'regular 1 A 2 800 payable',
    'regular 1 B 1 1600 payable',
    'regular 1 C 1 1200 payable',
  ]);
  expect(await balanceOf('A')).toEqual({ payable: 2000, held: 0 });

  await arranged.backToPending(paymentOfB, '2024-11-20T10:00:00+05:30');
  expect(await close('2024-11')).toBe('closed');
  expect(await linesOf('2024-11')).toEqual(['reversal 1 A 2 -800 payable', 'reversal 1 B 1 -1600 payable']);
  expect(await balanceOf('A')).toEqual({ payable: 1200, held: 0 });

  // The last second before the cut-off of December, in the next year.
  await arranged.markPaid(paymentOfB, '2025-01-09T23:59:59+05:30');
  expect(await close('2024-12')).toBe('closed');
  expect(await linesOf('2024-12')).toEqual(['late 2 A 2 800 payable', 'late 2 B 1 1600 payable']);
  expect(await balanceOf('B')).toEqual({ payable: 1600, held: 0 });
});
