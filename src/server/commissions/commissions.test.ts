import { beforeAll, describe, expect, it } from 'vitest';
import { arrangeMonths } from '../../../tests/support/months.ts';
import { startServices } from '../../../tests/support/services.ts';
import { shiftMonth } from '../../domain/dates.ts';
import { closeMonth } from './months/close.ts';

const test = await startServices({ runsJobs: false });
const { as, asOwner, addPerson, urls } = test;
const arranged = await arrangeMonths(test);
const close = (month: string) =>
  closeMonth({ urls, month, now: '2026-01-15T12:00:00+05:30', requestedBy: null });

let admin: string;
let asha: string;
let stranger: string;
let omkar: string;
let payment: string;
let suspendedPayment: string;

const owed = async (code: string) => {
  const [row] = await asOwner<{ payable: number; held: number; expense: number }>(
    `select (-sum(payable) / 100)::int as payable, (-sum(held) / 100)::int as held, (sum(expense) / 100)::int as expense
       from ledger_entries where affiliate_id = $1`,
    [code],
  );
  return row;
};

// R, pending, stands above A; A above B; S is suspended below B.
beforeAll(async () => {
  admin = await addPerson('Anand Admin', ['admin']);
  asha = await addPerson('Asha Rao');
  stranger = await addPerson('Sita Rao');
  omkar = await addPerson('Omkar Desai');
  await arranged.affiliate('R', null, { status: 'pending' });
  await arranged.affiliate('A', 'R');
  await arranged.affiliate('B', 'A');
  await arranged.affiliate('S', 'B', { status: 'suspended' });
  await asOwner(`update affiliate_registrations set user_id = $1 where affiliate_id = 'A'`, [asha]);
  payment = await arranged.paid('B', '2024-10', 2, '2024-10-05T10:00:00+05:30');
  await arranged.paid('A', '2024-10', 2, '2024-10-05T10:00:00+05:30');
  await arranged.paid('R', '2024-10', 4, '2024-10-05T10:00:00+05:30');
  suspendedPayment = await arranged.paid('S', '2024-10', 0.5, '2024-10-05T10:00:00+05:30');
  // Of the three below O two bring the same.
  await arranged.affiliate('O', null);
  await asOwner(`update affiliate_registrations set user_id = $1 where affiliate_id = 'O'`, [omkar]);
  await arranged.paid('O', '2024-10', 0.5, '2024-10-05T10:00:00+05:30');
  for (const [code, lakh] of Object.entries({ O1: 1.5, O2: 2, O3: 1.5 })) {
    await arranged.affiliate(code, 'O');
    await arranged.paid(code, '2024-10', lakh, '2024-10-05T10:00:00+05:30');
  }
  await close('2024-10');
});

describe('lines and explanations', () => {
  it('shows an administrator every line of a payment, and why each is what it is', async () => {
    const { items } = await as(admin).commissions.lines({ month: '2024-10', payment_id: payment });
    expect(
      items.map(({ affiliate_id, level, amount, status }) => [affiliate_id, level, amount, status]),
    ).toEqual([
      ['B', 1, 160_000, 'payable'],
      ['A', 2, 80_000, 'payable'],
      ['R', 3, 80_000, 'held'],
    ]);
    for (const { affiliate_id, amount, rate_bp } of items) {
      const why = await as(admin).commissions.explain({
        month: '2024-10',
        affiliate_id,
        payment_id: payment,
      });
      const step = why.payment?.steps.find((one) => one.affiliate_id === affiliate_id);
      expect(step).toMatchObject({ amount, rate_bp, reason: null });
      expect(why.person.rate_bp).toBe(rate_bp);
    }
  });

  it('says why somebody gets nothing', async () => {
    const why = await as(admin).commissions.explain({
      month: '2024-10',
      affiliate_id: 'S',
      payment_id: payment,
    });
    expect(why.payment?.reason).toBe('not-above');
    expect(why.person).toMatchObject({ status: 'suspended', reason: 'held' });
  });

  it('shows an affiliate their own lines only, and of those below no more than name and rate', async () => {
    const mine = await as(asha).commissions.listMine({ month: '2024-10' });
    expect(new Set(mine.items.map(({ affiliate_id }) => affiliate_id))).toEqual(new Set(['A']));
    const seen: unknown[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await as(asha).commissions.listMine({
        month: '2024-10',
        limit: 1,
        ...(cursor && { cursor }),
      });
      seen.push(...page.items);
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(mine.items);
    expect((await as(asha).commissions.listMyMonths()).items).toMatchObject([
      { month: '2024-10', rank: 'Builder' },
    ]);
    const why = await as(asha).commissions.explainMine({ month: '2024-10', payment_id: payment });
    expect(why.payment?.steps.map(({ affiliate_id, amount }) => [affiliate_id, amount])).toEqual([
      ['B', null],
      ['A', 80_000],
    ]);
  });

  it('gives an affiliate their lines in the order they name, a page at a time', async () => {
    type Order = 'level' | 'amount';
    const paged = async (order: Order) => {
      const seen: { level: number; amount: number; payment_id: string }[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await as(omkar).commissions.listMine({
          month: '2024-10',
          order,
          limit: 2,
          ...(cursor && { cursor }),
        });
        seen.push(...page.items);
        cursor = page.next_cursor;
      }
      return seen.map(({ level, amount, payment_id }) => [level, amount, payment_id] as const);
    };
    const byLevel = await paged('level');
    const byAmount = await paged('amount');
    expect(byLevel.map(([level]) => level)).toEqual([1, 2, 2, 2]);
    expect(byLevel[0]?.[1]).toBeLessThan(byLevel[1]?.[1] ?? 0);
    expect(byAmount.map(([, amount]) => amount)).toEqual(
      byLevel.map(([, amount]) => amount).toSorted((a, b) => b - a),
    );
    expect(byAmount[1]?.[1]).toBe(byAmount[2]?.[1]);
    expect(new Set(byAmount.map(([, , id]) => id))).toEqual(new Set(byLevel.map(([, , id]) => id)));
    const { items } = await as(omkar).commissions.listMine({ month: '2024-10' });
    expect(items.map(({ payment_id }) => payment_id)).toEqual(byLevel.map(([, , id]) => id));
  });

  it('goes on in the order it began with, and has no lines in a month without any', async () => {
    const { next_cursor } = await as(omkar).commissions.listMine({ month: '2024-10', limit: 1 });
    await expect(
      as(omkar).commissions.listMine({
        month: '2024-10',
        order: 'amount',
        limit: 1,
        ...(next_cursor && { cursor: next_cursor }),
      }),
    ).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' });
    expect(await as(omkar).commissions.listMine({ month: '2024-11', order: 'amount' })).toEqual({
      items: [],
      has_more: false,
      next_cursor: null,
    });
  });

  it('has nothing for a stranger, an unknown payment or another month', async () => {
    expect((await as(stranger).commissions.listMine({ month: '2024-10' })).items).toEqual([]);
    await expect(as(stranger).commissions.explainMine({ month: '2024-10' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(
      as(asha).commissions.explainMine({
        month: '2024-10',
        payment_id: '019aa000-0000-7000-8000-000000000000',
      }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(asha).commissions.explainMine({ month: '2024-11' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(as(asha).commissions.lines({ month: '2024-10' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(as(asha).commissions.listHolds({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('held money', () => {
  it('takes a reversal from where it is held', async () => {
    const before = await owed('S');
    expect(before).toMatchObject({ payable: 0, held: 400 });
    await arranged.backToPending(suspendedPayment, '2024-11-20T10:00:00+05:30');
    await close('2024-11');
    expect(await owed('S')).toEqual({ payable: 0, held: 0, expense: 0 });
    const [hold] = await asOwner(`select amount::int from commission_holds where affiliate_id = 'S'`);
    expect(hold).toEqual({ amount: 0 });
  });

  it('is released by an audited decision at the next close', async () => {
    const [hold] = (await as(admin).commissions.listHolds({ affiliate_id: 'R' })).items;
    expect(hold).toMatchObject({ month: '2024-10', status: 'pending', decision: null, outcome: null });
    const decision = {
      affiliate_id: 'R',
      month: '2024-10',
      decision: 'released',
      reason: 'PAN was seen',
    } as const;
    expect(await as(admin).commissions.decideHold(decision)).toMatchObject({
      decision: 'released',
      outcome: null,
    });
    const held = (await owed('R'))?.held;
    await close('2024-12');
    expect(await owed('R')).toMatchObject({ payable: held, held: 0 });
    await expect(as(admin).commissions.decideHold(decision)).rejects.toMatchObject({
      data: { rule: 'hold.ended' },
    });
    await expect(as(admin).commissions.decideHold({ ...decision, month: '2024-11' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(
      await asOwner(`select reason from audit_log where action = 'commissions.decideHold'`),
    ).toHaveLength(1);
  });

  it('lapses after six closed months of waiting, and is released to somebody who became active', async () => {
    await arranged.affiliate('P', null, { status: 'pending' });
    await arranged.affiliate('Q', null, { status: 'pending' });
    await arranged.paid('P', '2025-01', 1, '2025-01-05T10:00:00+05:30');
    await arranged.paid('Q', '2025-01', 1, '2025-01-05T10:00:00+05:30');
    await close('2025-01');
    await arranged.setStatus('Q', 'active', '2025-02-15T10:00:00+05:30');
    for (let i = 1; i <= 5; i += 1) await close(shiftMonth('2025-01', i));
    expect(await owed('P')).toEqual({ payable: 0, held: 800, expense: 800 });
    expect(await owed('Q')).toEqual({ payable: 800, held: 0, expense: 800 });
    await close('2025-07');
    expect(await owed('P')).toEqual({ payable: 0, held: 0, expense: 0 });
  });
});
