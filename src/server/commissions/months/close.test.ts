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

it('pays somebody who is affiliate, broker and landlord of the home at once like any affiliate', async () => {
  const person = await test.addPerson('Bina Broker', ['broker', 'landlord']);
  const [broker] = await asOwner<{ id: string }>(
    `insert into brokers (user_id, name) values ($1, 'Bina Broker') returning id`,
    [person],
  );
  await arranged.affiliate('BINA');
  await asOwner(`update affiliate_registrations set user_id = $1 where affiliate_id = 'BINA'`, [person]);
  const own = await arranged.paid('BINA', '2025-01', 5, '2025-01-31T23:59:59+05:30');
  await asOwner(
    `update managed_properties set owner_id = $2 where id =
       (select managed_property_id from managed_property_rvl_payments where id = $1)`,
    [own, person],
  );
  await arranged.affiliate('BELOW', 'BINA');
  await arranged.paid('BELOW', '2025-01', 1, '2025-01-31T23:59:59+05:30');
  expect(await close('2025-01')).toBe('closed');
  // Streams 5 and 1 lakh are levelled to 3 and 3: a Builder; of her own rent 15 % of 40,000, of the other 5 % of 8,000.
  expect((await linesOf('2025-01')).filter((line) => line.includes(' B'))).toEqual([
    'regular 1 BELOW 1 800 payable',
    'regular 1 BINA 1 6000 payable',
    'regular 1 BINA 2 400 payable',
  ]);
  expect(
    await asOwner(
      `select distinct l.affiliate_id, l.broker_id, b.current_rank from managed_rental_commissions l
         left join brokers b on b.id = l.broker_id where l.month_year = '2025-01-01' and l.affiliate_id like 'B_%' order by 1`,
    ),
  ).toEqual([
    { affiliate_id: 'BELOW', broker_id: null, current_rank: null },
    { affiliate_id: 'BINA', broker_id: broker?.id, current_rank: 'Builder' },
  ]);
  expect(await balanceOf('BINA')).toEqual({ payable: 6400, held: 0 });
});
