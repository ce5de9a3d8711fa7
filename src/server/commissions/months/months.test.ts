import { beforeAll, describe, expect, it } from 'vitest';
import { arrangeMonths } from '../../../../tests/support/months.ts';
import { startServices } from '../../../../tests/support/services.ts';

const test = await startServices({ runsJobs: false });
const { as, asOwner, addPerson, services } = test;
const arranged = await arrangeMonths(test);
const run = (name: string, data: object = {}) =>
  services.handlers.find((handler) => handler.name === `months.${name}`)?.handle(data, services.jobs);

let admin: string;
let paymentOfB: string;

beforeAll(async () => {
  admin = await addPerson('Anand Admin', ['admin']);
});

const close = async (month: string) => {
  await as(admin).months.close({ month });
  await run('close', { month, requestedBy: admin });
};

/** What is owed to everyone, in rupees; the books sum to nothing. */
const balances = async () => {
  const rows = await asOwner<{ affiliate_id: string; owed: number; all: string }>(
    `select affiliate_id, (-sum(payable) / 100)::int as owed, sum(expense + payable + held + tds + bank) as all
       from ledger_entries group by 1 order by 1`,
  );
  expect(rows.every(({ all }) => Number(all) === 0)).toBe(true);
  return Object.fromEntries(rows.map(({ affiliate_id, owed }) => [affiliate_id, owed]));
};

describe('a month from Mark Paid to its close and a reversal', () => {
  it('shows nothing to close before anything was paid', async () => {
    const { items } = await as(admin).months.list();
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ state: 'open', can_close: false });
    await expect(as(admin).months.close({ month: '2024-10' })).rejects.toMatchObject({
      data: { rule: 'month.nothing-to-close' },
    });
  });

  it('previews October', async () => {
    await arranged.affiliate('A');
    await arranged.affiliate('B', 'A');
    await arranged.affiliate('C', 'A');
    await arranged.paid('A', '2024-10', 0.5, '2024-10-05T10:00:00+05:30');
    paymentOfB = await arranged.paid('B', '2024-10', 2, '2024-11-09T23:59:59+05:30');
    await arranged.paid('C', '2024-10', 1.5, '2024-10-07T10:00:00+05:30');
    const preview = await as(admin).months.preview({ month: '2024-10' });
    expect(preview).toMatchObject({
      can_close: true,
      totals: {
        affiliates: 3,
        payments: 3,
        lines: 5,
        rvl: 40_000_000,
        base: 3_200_000,
        paid: 480_000,
        held: 0,
      },
      before: null,
      corrections: 0,
      earners_total: 3,
    });
    expect(preview.totals.by_rank.slice(0, 2)).toEqual([
      { rank: 'Starter', people: 2 },
      { rank: 'Builder', people: 1 },
    ]);
    expect(preview.earners.map(({ affiliate_id, rank, earned }) => [affiliate_id, rank, earned])).toEqual([
      ['A', 'Builder', 200_000],
      ['B', 'Starter', 160_000],
      ['C', 'Starter', 120_000],
    ]);
  });

  it('computes the preview once for all its pages, and anew after any change that counts', async () => {
    const previewed = async (from = 0) =>
      (await as(admin).months.preview({ month: '2024-10', earners_from: from })).computed_at;
    let last = await previewed();
    expect(await previewed(25)).toBe(last);
    const changes: [string, () => Promise<unknown>][] = [
      ['somebody joins', () => arranged.affiliate('D', 'A')],
      ['a rent is paid', () => arranged.paid('D', '2024-10', 0, '2024-10-07T10:00:00+05:30')],
      ['a payment is credited to another', () => arranged.credit(paymentOfB, 'B', '2024-01-01')],
      ['a status changes', () => arranged.setStatus('D', 'suspended', '2024-10-20T10:00:00+05:30')],
    ];
    for (const [name, change] of changes) {
      await change();
      const next = await previewed();
      expect(next > last, name).toBe(true);
      expect(await previewed(25)).toBe(next);
      last = next;
    }
  });

  it('is proposed once to every administrator', async () => {
    await run('propose');
    await run('propose');
    expect(await asOwner('select user_id, payload from notifications')).toEqual([
      { user_id: admin, payload: { month: '2024-10' } },
    ]);
  });

  it('closes as previewed, once', async () => {
    await close('2024-10');
    const { items } = await as(admin).months.list();
    const october = items.find(({ month }) => month === '2024-10');
    expect(october).toMatchObject({ state: 'closed', totals: { paid: 480_000, lines: 5 }, failure: null });
    await close('2024-10');
    expect((await as(admin).months.close({ month: '2024-10' })).output_hash).toBe(october?.output_hash);
    expect(await balances()).toEqual({ A: 2000, B: 1600, C: 1200 });
    await expect(as(admin).months.preview({ month: '2024-10' })).rejects.toMatchObject({
      data: { rule: 'month.closed' },
    });
  });

  it('closes only the next month, after its cut-off', async () => {
    await expect(as(admin).months.close({ month: '2024-12' })).rejects.toMatchObject({
      data: { rule: 'month.not-next' },
    });
  });

  it('shows a reversal in the preview of the next month at once, and posts the same', async () => {
    await arranged.backToPending(paymentOfB, '2024-11-20T10:00:00+05:30');
    const preview = await as(admin).months.preview({ month: '2024-11' });
    expect(preview).toMatchObject({
      corrections: 1,
      totals: { corrected: -240_000 },
      before: { paid: 480_000 },
    });
    await close('2024-11');
    expect(await balances()).toEqual({ A: 1200, B: 0, C: 1200 });
  });

  it('recomputes to the same fingerprints', async () => {
    for (const month of ['2024-10', '2024-11']) {
      expect(await as(admin).months.verify({ month })).toMatchObject({ is_same: true, differing: [] });
    }
    await expect(as(admin).months.verify({ month: '2024-12' })).rejects.toMatchObject({
      data: { rule: 'month.not-closed' },
    });
  });

  it('raises an alarm when a stored line was changed', async () => {
    const change = async (by: number) => {
      await asOwner('set session_replication_role = replica');
      await asOwner(
        `update managed_rental_commissions set amount = amount + $1 where month_year = '2024-10-01' and affiliate_id = 'C'`,
        [by],
      );
      await asOwner('set session_replication_role = origin');
    };
    await change(1);
    await asOwner(`update commission_months set verified_at = null where month = '2024-10-01'`);
    expect(await as(admin).months.verify({ month: '2024-10' })).toMatchObject({
      is_same: false,
      differing: ['lines', 'ledger'],
    });
    expect(await asOwner(`select verified_at from commission_months where month = '2024-10-01'`)).toEqual([
      { verified_at: null },
    ]);
    await change(-1);
  });
});

describe('commission months are for administrators', () => {
  it.each(['list', 'preview', 'close', 'verify'] as const)('%s', async (name) => {
    const somebody = await addPerson('Sita Rao', ['broker']);
    await expect(as(somebody).months[name]({ month: '2024-10' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
