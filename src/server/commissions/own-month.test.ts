import { beforeAll, describe, expect, it } from 'vitest';
import { arrangeMonths } from '../../../tests/support/months.ts';
import { startServices } from '../../../tests/support/services.ts';
import { presentPlan } from '../../domain/commission/plan.ts';
import { computeWhatIf } from '../../domain/commission/what-if.ts';
import { dateInIndia, type Month, monthOf, shiftMonth } from '../../domain/dates.ts';
import { paise } from '../../domain/money.ts';
import { closeMonth } from './months/close.ts';

const test = await startServices({ runsJobs: false });
const { as, asOwner, addPerson, urls } = test;
const arranged = await arrangeMonths(test);

const current = monthOf(dateInIndia(new Date().toISOString()));
const closed = shiftMonth(current, -2);
const open = shiftMonth(current, -1);
const day = (month: Month) => `${month}-05T10:00:00+05:30`;

let asha: string;
let bina: string;
let stranger: string;

// R above A, A above B and C; X is somebody else's team. A's people bring her a higher rank than theirs.
beforeAll(async () => {
  asha = await addPerson('Asha Rao');
  bina = await addPerson('Bina Das');
  stranger = await addPerson('Sita Rao');
  await arranged.affiliate('R');
  await arranged.affiliate('A', 'R');
  await arranged.affiliate('B', 'A');
  await arranged.affiliate('C', 'A');
  await arranged.affiliate('X', 'R');
  await asOwner(`update affiliate_registrations set user_id = $1 where affiliate_id = 'A'`, [asha]);
  await asOwner(`update affiliate_registrations set user_id = $1 where affiliate_id = 'B'`, [bina]);
  for (const month of [closed, open]) {
    await arranged.paid('A', month, 0.5, day(month));
    await arranged.paid('B', month, 2, day(month));
    await arranged.paid('C', month, 1.5, day(month));
    await arranged.paid('X', month, 9, day(month));
  }
  await closeMonth({ urls, month: closed, now: new Date().toISOString(), requestedBy: null });
});

describe('an open month', () => {
  it('is estimated from the own team alone, as the close will pay it', async () => {
    const estimate = await as(asha).commissions.estimateMine({ month: open });
    expect(estimate.person).toMatchObject({
      rank: 'Builder',
      personal: 5_000_000,
      team: 40_000_000,
      earned: 200_000,
      held: 0,
    });
    expect(estimate.open_months).toEqual([open, current]);
    expect(estimate.lines.map(({ credited_id, level, amount }) => [credited_id, level, amount])).toEqual([
      ['B', 2, 80_000],
      ['A', 1, 60_000],
      ['C', 2, 60_000],
    ]);
    const { person } = await as(asha).commissions.explainMine({ month: closed });
    expect(estimate.person).toEqual(person);
  });

  it('explains a line it would pay, and knows nothing of other teams', async () => {
    const { lines } = await as(asha).commissions.estimateMine({ month: open });
    const why = await as(asha).commissions.explainMine({ month: open, payment_id: lines[0]?.payment_id });
    expect(why.is_estimate).toBe(true);
    expect(why.payment?.steps.map((step) => [step.affiliate_id, step.rate_bp, step.amount])).toEqual([
      ['B', 1000, null],
      ['A', 1500, 80_000],
    ]);
    await expect(
      as(bina).commissions.explainMine({ month: open, payment_id: lines[1]?.payment_id }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('says why a rent of the own team pays nothing', async () => {
    const zoya = await addPerson('Zoya Khan');
    await arranged.affiliate('Z');
    await arranged.affiliate('Y', 'Z');
    await asOwner(`update affiliate_registrations set user_id = $1 where affiliate_id = 'Z'`, [zoya]);
    await arranged.paid('Y', open, 9, day(open));
    const own = as(zoya).commissions;
    expect((await own.estimateMine({ month: open })).lines).toEqual([]);
    const { payments } = await own.teamMonth({ month: open });
    expect(payments.map(({ affiliate_id }) => affiliate_id)).toEqual(['Y']);
    const { payment } = await own.explainMine({ month: open, payment_id: payments[0]?.payment_id });
    expect(payment).toMatchObject({ reason: 'no-higher-rank' });
  });

  it('of the present is what is shown when none is named; a closed one is refused', async () => {
    expect(await as(asha).commissions.estimateMine({})).toMatchObject({ month: current, lines: [] });
    await expect(as(asha).commissions.estimateMine({ month: closed })).rejects.toMatchObject({
      data: { rule: 'month.closed' },
    });
    await expect(as(stranger).commissions.estimateMine({})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('reads the tree as it stood: who was moved away since counts from the next month', async () => {
    await asOwner(`update affiliate_registrations set sponsor_id = 'X' where affiliate_id = 'C'`);
    expect((await as(asha).commissions.estimateMine({ month: open })).person.team).toBe(40_000_000);
    const [later] = await asOwner(
      `select array(select app.team_as_of('A', (date_trunc('month', now()) + interval '2 months')::date) order by 1) as team`,
    );
    expect(later).toEqual({ team: ['A', 'B'] });
    await asOwner(`update affiliate_registrations set sponsor_id = 'A' where affiliate_id = 'C'`);
  });
});

describe('a closed month', () => {
  it('shows whose rent each line comes from, the nearest level first', async () => {
    const { items } = await as(asha).commissions.listMine({ month: closed });
    expect(
      items.map(({ level, credited_id, rvl, share_bp, amount }) => [
        level,
        credited_id,
        rvl,
        share_bp,
        amount,
      ]),
    ).toEqual([
      [1, 'A', 5_000_000, 800, 60_000],
      [2, 'B', 20_000_000, 800, 80_000],
      [2, 'C', 15_000_000, 800, 60_000],
    ]);
  });

  it('has a statement whose sums are those of the ledger', async () => {
    const statement = await as(asha).commissions.statementMine({ month: closed });
    expect(statement).toMatchObject({
      affiliate_id: 'A',
      lines_total: 3,
      postings: [{ kind: 'regular', payable: 200_000, held: 0, tax: 0 }],
      net: 200_000,
      payout: null,
      plan_version: '2.0',
    });
    await expect(as(asha).commissions.statementMine({ month: open })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(as(stranger).commissions.statementMine({ month: closed })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is in a transfer once the bank has its file, and in none while that may be cancelled', async () => {
    const payout = async () => (await as(asha).commissions.statementMine({ month: closed })).payout;
    await asOwner('set session_replication_role = replica');
    await asOwner(
      `with batch as (insert into payout_batches (month, state, approved_at) values ($1, 'approved', now()) returning id)
       insert into payouts (batch_id, affiliate_id, user_id, kind, amount, key_id, sealed, masked, ifsc, holder_name)
       select id, 'A', $2, 'regular', 200000, 'k', '', '*', 'HDFC0000001', 'Asha Rao' from batch`,
      [`${closed}-01`, asha],
    );
    expect(await payout()).toBeNull();
    await asOwner(`update payout_batches set state = 'exported', exported_at = now()`);
    expect(await payout()).toMatchObject({ state: 'pending', amount: 200_000 });
    for (const table of ['payouts', 'payout_batches']) await asOwner(`delete from ${table}`);
    await asOwner('set session_replication_role = origin');
  });

  it('is copied for the calculator with the own team alone, and computes to the same lines', async () => {
    const copy = await as(asha).commissions.teamMonth({ month: closed });
    expect(copy.people.map(({ affiliate_id, sponsor_id }) => [affiliate_id, sponsor_id])).toEqual([
      ['A', null],
      ['B', 'A'],
      ['C', 'A'],
    ]);
    expect(copy).toMatchObject({
      is_estimate: false,
      months: [current, open, closed],
      left_out: { people: 0, payments: 0 },
      plan: { version: presentPlan.version, ranks: presentPlan.ranks },
    });
    const people = copy.people.map((one) => ({
      id: one.affiliate_id,
      sponsorId: one.sponsor_id,
      status: one.status,
      mode: 'balanced' as const,
      shadowPower: paise(0),
      isGranted: false,
      fixedRank: one.fixed_rank,
    }));
    const rents = copy.payments.map((one) => ({
      id: one.payment_id,
      affiliateId: one.affiliate_id,
      rvl: paise(one.rvl),
      shareBp: one.share_bp,
    }));
    const { lines } = computeWhatIf(presentPlan, people, rents);
    const { items } = await as(asha).commissions.listMine({ month: closed });
    const amounts = (list: readonly { amount: number }[]) => list.map(({ amount }) => amount).sort();
    expect(amounts(lines)).toEqual(amounts(items));
    expect((await as(asha).commissions.teamMonth({})).month).toBe(closed);
    await expect(as(stranger).commissions.teamMonth({})).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(asha).commissions.teamMonth({ month: '2020-01' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  // spec 6: Guards the specification leaves open: the user area needs anybody signed in … affiliate pages an affiliate, others are told how to become one
  it('tells an affiliate their own place, and everybody else that they have none', async () => {
    expect((await as(bina).affiliates.mine()).affiliate).toMatchObject({
      affiliate_id: 'B',
      sponsor_name: 'A',
      status: 'active',
      fast_track: null,
      closed_month: closed,
    });
    expect(await as(stranger).affiliates.mine()).toEqual({ affiliate: null });
  });
});
