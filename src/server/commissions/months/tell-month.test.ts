import { beforeAll, describe, expect, it } from 'vitest';
import { arrangeMonths } from '../../../../tests/support/months.ts';
import { startServices } from '../../../../tests/support/services.ts';
import { tellPayouts } from '../../payouts/tell-payouts.ts';
import { closeMonth } from './close.ts';
import { tellMonth } from './tell-month.ts';

const test = await startServices({ runsJobs: false });
const { asOwner, addPerson, services, urls } = test;
const arranged = await arrangeMonths(test);
const { database, jobs } = services;
const close = (month: string, now: string) => closeMonth({ urls, month, now, requestedBy: null });

const noticesOf = async (code: string) =>
  (
    await asOwner<{ event: string; payload: Record<string, unknown> }>(
      `select n.event, n.payload from notifications n join affiliate_registrations r using (user_id)
        where r.affiliate_id = $1 order by n.created_at, n.event`,
      [code],
    )
  ).map(({ event, payload }) => ({ event, ...payload }));

// A is a Builder in October and a Starter in November; P, pending, has money held; C stays a Starter.
beforeAll(async () => {
  for (const [code, name, status] of [
    ['A', 'Asha Rao', 'active'],
    ['P', 'Pooja Rao', 'pending'],
    ['C', 'Chitra Rao', 'active'],
  ] as const) {
    await arranged.affiliate(code, null, { status });
    await asOwner('update affiliate_registrations set user_id = $1 where affiliate_id = $2', [
      await addPerson(name),
      code,
    ]);
  }
  await arranged.paid('A', '2025-10', 3, '2025-10-05T10:00:00+05:30');
  await arranged.paid('P', '2025-10', 1, '2025-10-05T10:00:00+05:30');
  await arranged.paid('C', '2025-10', 1, '2025-10-05T10:00:00+05:30');
  await close('2025-10', '2025-11-15T12:00:00+05:30');
  await close('2025-11', '2025-12-15T12:00:00+05:30');
});

describe('after a close', () => {
  it('tells of a new rank and of held money, each person once', async () => {
    await tellMonth(database, jobs, { month: '2025-10', after: '' });
    await tellMonth(database, jobs, { month: '2025-10', after: '' });
    expect(await noticesOf('A')).toEqual([
      { event: 'affiliate.rank-changed', month: '2025-10', rank: 'Builder', before: null, isUp: true },
    ]);
    expect(await noticesOf('P')).toEqual([
      { event: 'commission.held', month: '2025-10', amount: 80_000, isPending: true },
    ]);
    expect(await noticesOf('C')).toEqual([]);
  });

  it('tells of a rank that was lost', async () => {
    await tellMonth(database, jobs, { month: '2025-11', after: '' });
    expect((await noticesOf('A')).at(-1)).toEqual({
      event: 'affiliate.rank-changed',
      month: '2025-11',
      rank: 'Starter',
      before: 'Builder',
      isUp: false,
    });
  });

  it('tells of a transfer that arrived, once', async () => {
    const [batch] = await asOwner<{ id: string }>(
      `insert into payout_batches (month, state, transfers, amount, approved_at, exported_at)
       values ('2025-10-01', 'exported', 1, 360000, now(), now()) returning id`,
    );
    const id = batch?.id ?? '';
    await asOwner(
      `insert into payouts (batch_id, affiliate_id, user_id, kind, amount, key_id, sealed, masked, ifsc, holder_name, state,
           reference, paid_on, entry_id)
         select $1, 'A', user_id, 'regular', 360000, 'k', '\\x00', '*******0168', 'HDFC0000001', 'Asha Rao', 'paid',
           'UTR000001', '2025-11-20', 1 from affiliate_registrations where affiliate_id = 'A'`,
      [id],
    );
    await tellPayouts(database, jobs, { batch: id, after: '' });
    await tellPayouts(database, jobs, { batch: id, after: '' });
    const notices = (await noticesOf('A')).filter(({ event }) => event === 'payout.paid');
    expect(notices).toHaveLength(1);
    const [{ tax } = { tax: 0 }] = await asOwner<{ tax: string }>(
      `select -sum(tds) as tax from ledger_entries where affiliate_id = 'A' and month = '2025-10-01'`,
    );
    expect(notices[0]).toMatchObject({
      amount: 360_000,
      account: '*******0168',
      reference: 'UTR000001',
      commission: { month: '2025-10', tax: Number(tax) },
    });
  });
});
