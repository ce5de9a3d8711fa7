import { beforeAll, expect, it } from 'vitest';
import { arrangeMonths } from '../../../../tests/support/months.ts';
import { startServices } from '../../../../tests/support/services.ts';
import type { MonthVerification } from '../../../contract/months.ts';
import { closeMonth } from './close.ts';

const test = await startServices({ runsJobs: false });
const { as, asOwner, addPerson, urls } = test;
const arranged = await arrangeMonths(test);
const months = ['2024-04', '2024-05', '2024-06', '2024-07', '2024-08', '2024-09', '2024-10', '2024-11'];

let admin: string;

/** One of everything: late, taken back, corrected, of a month that was never closed, held, released, lapsed and kept. */
beforeAll(async () => {
  admin = await addPerson('Anand Admin', ['admin']);
  await arranged.affiliate('A');
  await arranged.affiliate('B', 'A');
  await arranged.affiliate('P', 'A', { status: 'pending' });
  await arranged.affiliate('Q', 'B', { status: 'pending' });
  await arranged.affiliate('S', 'A', { status: 'suspended' });
  const inTime = '2024-04-05T10:00:00+05:30';
  const amount = await arranged.paid('B', '2024-04', 2, inTime);
  const credited = await arranged.paid('B', '2024-04', 0.5, inTime);
  const bounced = await arranged.paid('P', '2024-04', 1, inTime);
  for (const code of ['A', 'P', 'Q', 'S']) await arranged.paid(code, '2024-04', 2, inTime);
  const close = (month: string) =>
    closeMonth({ urls, month, now: '2025-06-15T12:00:00+05:30', requestedBy: null });
  await close('2024-04');
  await arranged.setAmount(amount, 3, '2024-05-20T10:00:00+05:30');
  await arranged.credit(credited, 'A', '2024-01-02');
  await arranged.backToPending(bounced, '2024-05-21T10:00:00+05:30');
  await arranged.paid('B', '2024-02', 1, '2024-05-22T10:00:00+05:30');
  await arranged.paid('S', '2024-04', 1, '2024-05-22T10:00:00+05:30');
  await close('2024-05');
  await arranged.setStatus('P', 'active', '2024-06-10T10:00:00+05:30');
  for (const month of months.slice(2)) await close(month);
});

const differing = async (): Promise<Record<string, MonthVerification['differing']>> => {
  const found: [string, MonthVerification['differing']][] = [];
  for (const month of months) found.push([month, (await as(admin).months.verify({ month })).differing]);
  return Object.fromEntries(found.filter(([, parts]) => parts.length > 0));
};

const changed = async (statement: string) => {
  await asOwner('set session_replication_role = replica');
  await asOwner(statement);
  await asOwner('set session_replication_role = origin');
};

it('recomputes every month, with all that it posted for earlier ones', async () => {
  const kinds = await asOwner<{ kinds: string[] }>(
    `select array_agg(distinct kind order by kind) as kinds from ledger_entries`,
  );
  expect(kinds[0]?.kinds).toEqual(['correction', 'lapse', 'late', 'regular', 'release', 'reversal']);
  expect(await differing()).toEqual({});
});

const later = `month_year = '2024-05-01' and kind`;
const tampered: [what: string, there: string, back: string, expected: object][] = [
  [
    'the amount of a late line',
    `update managed_rental_commissions set amount = amount + 1 where ${later} = 'late'`,
    `update managed_rental_commissions set amount = amount - 1 where ${later} = 'late'`,
    { '2024-05': ['corrections', 'holds', 'ledger'] },
  ],
  [
    'the level of a line posted anew',
    `update managed_rental_commissions set level = level + 1 where ${later} = 'correction'`,
    `update managed_rental_commissions set level = level - 1 where ${later} = 'correction'`,
    { '2024-05': ['corrections'] },
  ],
  [
    'what a reversal takes back',
    `update commission_payments set rvl = rvl + 1 where month = '2024-05-01' and kind = 'reversal'`,
    `update commission_payments set rvl = rvl - 1 where month = '2024-05-01' and kind = 'reversal'`,
    { '2024-05': ['corrections'] },
  ],
  [
    'what became of held money',
    `update commission_holds set outcome = 'lapsed' where affiliate_id = 'P'`,
    `update commission_holds set outcome = 'released' where affiliate_id = 'P'`,
    { '2024-06': ['holds', 'ledger'] },
  ],
  [
    'how much is held',
    `update commission_holds set amount = amount + 1 where affiliate_id = 'S' and month = '2024-04-01'`,
    `update commission_holds set amount = amount - 1 where affiliate_id = 'S' and month = '2024-04-01'`,
    { '2024-04': ['holds'] },
  ],
  [
    'an entry of the ledger that no line refers to',
    `update ledger_entries set payable = payable - 1, held = held + 1 where kind = 'release'`,
    `update ledger_entries set payable = payable + 1, held = held - 1 where kind = 'release'`,
    { '2024-06': ['ledger'] },
  ],
];

it.each(tampered)('notices a change of %s', async (_, there, back, expected) => {
  await changed(there);
  expect(await differing()).toEqual(expected);
  await changed(back);
  expect(await differing()).toEqual({});
});
