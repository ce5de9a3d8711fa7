import { beforeAll, describe, expect, it } from 'vitest';
import { arrangeMonths } from '../../../tests/support/months.ts';
import { startServices } from '../../../tests/support/services.ts';
import { closeMonth } from './months/close.ts';

const test = await startServices({ runsJobs: false });
const { as, addPerson, urls } = test;
const arranged = await arrangeMonths(test);
const april = '2025-04';
const may = '2025-05';

let admin: string;
const payments: Record<'bounced' | 'raised' | 'late' | 'kept' | 'nobody' | 'unpaid', string> = {
  bounced: '',
  raised: '',
  late: '',
  kept: '',
  nobody: '',
  unpaid: '',
};
const close = (month: string) =>
  closeMonth({ urls, month, now: '2025-06-15T12:00:00+05:30', requestedBy: null });
const ask = () => as(admin);
const wayOf = (name: keyof typeof payments) =>
  ask().corrections.explainPayment({ payment_id: payments[name] });
const named = (id: string) => Object.entries(payments).find(([, one]) => one === id)?.[0];
const listed = async (month: string) => {
  const { items, ...rest } = await ask().corrections.list({ month, limit: 100 });
  const rows = items.map((one) => [named(one.payment_id), one.kind, one.lines, one.amount]);
  return { rows: rows.sort((a, b) => String(a).localeCompare(String(b))), ...rest };
};
const linesOf = async (asked: { month: string; affiliate_id?: string; payment_id?: string }) => {
  const { items } = await ask().commissions.lines({ ...asked, limit: 100 });
  return items.toSorted((a, b) =>
    `${a.payment_id} ${a.kind} ${a.level}`.localeCompare(`${b.payment_id} ${b.kind} ${b.level}`),
  );
};

/** B under A; in May one payment bounced, one was raised, and one of April comes late. May is still open. */
beforeAll(async () => {
  admin = await addPerson('Anand Admin', ['admin']);
  await arranged.affiliate('A');
  await arranged.affiliate('B', 'A');
  await arranged.affiliate('S', 'B', { status: 'suspended' });
  const inTime = '2025-04-05T10:00:00+05:30';
  payments.bounced = await arranged.paid('B', april, 1, inTime);
  payments.raised = await arranged.paid('S', april, 3, inTime);
  payments.nobody = await arranged.paid(null, april, 1, inTime);
  await arranged.paid('A', april, 4, inTime);
  await close(april);
  await arranged.backToPending(payments.bounced, '2025-05-20T10:00:00+05:30');
  await arranged.setAmount(payments.raised, 4, '2025-05-20T10:00:00+05:30');
  payments.late = await arranged.paid('B', april, 2, '2025-05-22T10:00:00+05:30');
  payments.kept = await arranged.paid('B', may, 2, '2025-05-05T10:00:00+05:30');
  payments.unpaid = await arranged.payment(await arranged.home('B'), may, 1);
});

describe('while the month is open', () => {
  it('shows what it would post for earlier months', async () => {
    expect(await listed(may)).toEqual({
      rows: [
        ['bounced', 'reversal', 2, -160_000],
        ['late', 'late', 2, 320_000],
        ['raised', 'late', 2, 640_000],
        ['raised', 'reversal', 2, -480_000],
      ],
      total: 4,
      is_estimate: true,
    });
  });

  it('pages through it', async () => {
    const first = await ask().corrections.list({ month: may, limit: 3 });
    const rest = await ask().corrections.list({ month: may, limit: 3, offset: 3 });
    expect([first.items.length, rest.items.length]).toEqual([3, 1]);
  });

  it('explains any line, person and payment of it', async () => {
    const lines = await linesOf({ month: may });
    expect(lines).toHaveLength(9);
    for (const { affiliate_id, payment_id, kind, amount } of lines) {
      const asked = { month: may, affiliate_id, payment_id };
      const { is_estimate, payment } = await ask().commissions.explain(asked);
      expect(is_estimate).toBe(true);
      const step = payment?.steps.find((one) => one.affiliate_id === affiliate_id);
      // What was raised is shown as it counts now: ₹4 lakh, of which the lines of ₹3 lakh are taken back.
      const isOfBefore = payment_id === payments.raised && kind === 'reversal';
      expect(Math.abs(amount)).toBe((step?.amount ?? 0) * (isOfBefore ? 0.75 : 1));
    }
    const nothing = await ask().commissions.explain({ month: may, affiliate_id: 'S' });
    expect(nothing.person).toMatchObject({ reason: 'no-paid-rent', earned: 0 });
    const below = await ask().commissions.explain({
      month: may,
      affiliate_id: 'S',
      payment_id: payments.kept,
    });
    expect(below.payment).toMatchObject({ reason: 'not-above', steps: [{ amount: 160_000 }, {}] });
    await expect(
      ask().commissions.explain({ month: may, affiliate_id: 'S', payment_id: payments.unpaid }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('says how each payment stands', async () => {
    expect(await wayOf('unpaid')).toMatchObject({ standing: 'not-paid', month: null, steps: [] });
    expect(await wayOf('kept')).toMatchObject({
      standing: 'will-count',
      month: may,
      is_estimate: true,
      credited: { affiliate_id: 'B' },
      steps: [{ amount: 160_000 }, {}],
    });
    expect(await wayOf('late')).toMatchObject({ standing: 'will-count', month: may, origin_month: april });
    expect(await wayOf('bounced')).toMatchObject({ standing: 'will-be-taken-back', month: april });
    expect(await wayOf('nobody')).toMatchObject({ standing: 'counted', credited: null, steps: [] });
  });
});

it('posts exactly that when it closes', async () => {
  const [rows, lines] = [(await listed(may)).rows, await linesOf({ month: may })];
  const ofPayment = await linesOf({ month: may, payment_id: payments.late });
  const ofB = await linesOf({ month: may, affiliate_id: 'B' });
  await close(may);
  expect(await listed(may)).toEqual({ rows, total: 4, is_estimate: false });
  expect(await linesOf({ month: may })).toEqual(lines);
  expect(await linesOf({ month: may, payment_id: payments.late })).toEqual(ofPayment);
  expect(await linesOf({ month: may, affiliate_id: 'B' })).toEqual(ofB);
  expect(ofB.every(({ affiliate_id }) => affiliate_id === 'B')).toBe(true);

  expect(await wayOf('bounced')).toMatchObject({
    standing: 'taken-back',
    postings: [
      { month: april, kind: 'regular', amount: 160_000 },
      { month: may, kind: 'reversal', amount: -160_000 },
    ],
  });
  expect(await wayOf('raised')).toMatchObject({
    standing: 'counted',
    month: may,
    rvl: 40_000_000,
    postings: [{ kind: 'regular' }, { kind: 'reversal' }, { kind: 'late', sequence: 2 }],
  });
});

it('knows no month that has not begun, none before the first, and no payment that does not exist', async () => {
  for (const month of ['2025-03', '2999-01']) {
    await expect(ask().corrections.list({ month })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(ask().commissions.lines({ month })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  await expect(
    ask().corrections.explainPayment({ payment_id: '00000000-0000-7000-8000-000000000000' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
