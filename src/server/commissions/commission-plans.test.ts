import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { arrangeMonths } from '../../../tests/support/months.ts';
import { startServices } from '../../../tests/support/services.ts';
import { presentPlan } from '../../domain/commission/plan.ts';
import { dateInIndia, firstDayOf, monthOf, shiftMonth } from '../../domain/dates.ts';
import { closeMonth } from './months/close.ts';

const test = await startServices({ runsJobs: false });
const { as, asOwner, addPerson, services, urls } = test;
const arranged = await arrangeMonths(test);
const admin = await addPerson('Vikram Admin', ['admin']);
const asha = await addPerson('Asha Rao');
const thisMonth = monthOf(dateInIndia(new Date().toISOString()));
const nextMonth = shiftMonth(thisMonth, 1);
const { draft } = await as(admin).commissionPlans.list();
const reason = 'Board decision of the quarter';
const add = (own: object) => as(admin).commissionPlans.add({ ...draft, accepts_cost: false, reason, ...own });
const doubled = {
  ...draft.terms,
  ranks: draft.terms.ranks.map((rank) => ({ ...rank, rate_bp: 2 * rank.rate_bp })),
};

describe('versions of the plan', () => {
  it('begin with the one that the product came with, and a draft of it for the coming month', async () => {
    const { items } = await as(admin).commissionPlans.list();
    expect(items).toMatchObject([
      {
        version: '2.0',
        valid_from: null,
        state: 'in-force',
        highest_bp: 280,
        lowest_fee_bp: 800,
        is_above_fee: false,
      },
    ]);
    expect(draft).toMatchObject({
      version: '2.1',
      valid_from: nextMonth,
      terms: { levels: 10, default_share_bp: 800 },
    });
    expect(draft.terms.ranks[1]).toEqual({ rank: 'Builder', threshold: 15_000_000, rate_bp: 1500 });
  });

  it('are stored with reason and trail, and replaced by a later one for the same month', async () => {
    await add({ terms: doubled });
    const { items, draft: after } = await add({ version: '2.2', terms: { ...draft.terms, levels: 5 } });
    expect(items.map(({ version, state, valid_from }) => [version, state, valid_from])).toEqual([
      ['2.2', 'coming', nextMonth],
      ['2.1', 'replaced', nextMonth],
      ['2.0', 'in-force', null],
    ]);
    expect(after).toMatchObject({ version: '2.3', terms: { levels: 5 } });
    expect(
      await asOwner(
        `select actor_id, reason, before ->> 'version' as before, after ->> 'version' as after, after ->> 'levels' as levels
           from audit_log where action = 'commissionPlans.add' order by id`,
      ),
    ).toEqual([
      { actor_id: admin, reason, before: '2.0', after: '2.1', levels: '10' },
      { actor_id: admin, reason, before: '2.0', after: '2.2', levels: '5' },
    ]);
    await expect(add({ version: '2.2' })).rejects.toMatchObject({
      data: { errors: [{ field: 'version', message: 'This version is current already' }] },
    });
    await expect(add({ version: '2.0' })).rejects.toMatchObject({ data: { errors: [{ field: 'version' }] } });
  });

  it('may change the commissionable share, which never counts beyond the fee', async () => {
    const cost = (default_share_bp: number) =>
      as(admin).commissionPlans.draft({ ...draft.terms, default_share_bp });
    await expect(cost(400)).resolves.toMatchObject({ highest_bp: 140, is_above_fee: false });
    await expect(cost(5000)).resolves.toMatchObject({ highest_bp: 280, is_above_fee: false });
    await expect(cost(0)).rejects.toMatchObject({ data: { errors: [{ field: 'default_share_bp' }] } });
    const { items } = await add({
      version: '2.4',
      valid_from: shiftMonth(nextMonth, 3),
      terms: { ...draft.terms, default_share_bp: 400 },
    });
    expect(items[0]).toMatchObject({ version: '2.4', default_share_bp: 400, highest_bp: 140 });
  });

  it('that could pay more than the fee are stored only when that is confirmed', async () => {
    const costly = { version: '3.0', terms: { ...draft.terms, base: 'rvl' as const } };
    await expect(as(admin).commissionPlans.draft(costly.terms)).resolves.toMatchObject({
      highest_bp: 3500,
      is_above_fee: true,
    });
    await expect(add(costly)).rejects.toMatchObject({ data: { errors: [{ field: 'accepts_cost' }] } });
    const { items } = await add({ ...costly, accepts_cost: true, valid_from: shiftMonth(nextMonth, 6) });
    expect(items[0]).toMatchObject({ version: '3.0', is_above_fee: true });
  });

  it.each([
    ['valid_from', { valid_from: thisMonth }],
    ['valid_from', { valid_from: shiftMonth(thisMonth, -1) }],
    ['valid_from', { valid_from: '2099-13' }],
    ['version', { version: 'two' }],
    ['reason', { reason: ' ' }],
    ['terms.levels', { terms: { ...draft.terms, levels: 11 } }],
    ['terms.ranks', { terms: { ...draft.terms, ranks: [] } }],
    [
      'terms.ranks.1.threshold',
      {
        terms: {
          ...draft.terms,
          ranks: draft.terms.ranks.map((rank, i) => (i === 1 ? { ...rank, threshold: 0 } : rank)),
        },
      },
    ],
  ])('are refused for a wrong %s', async (field, own) => {
    await expect(add({ version: '9.9', ...own })).rejects.toMatchObject({ data: { errors: [{ field }] } });
  });

  it('are shown to administrators alone, and the database takes none from others or for a month that has begun', async () => {
    await expect(as(asha).commissionPlans.list()).rejects.toMatchObject({ status: 403 });
    await expect(as(asha).commissionPlans.draft(draft.terms)).rejects.toMatchObject({ status: 403 });
    await expect(
      as(asha).commissionPlans.add({ ...draft, version: '8.0', reason, accepts_cost: false }),
    ).rejects.toMatchObject({ status: 403 });
    const insert = (userId: string, from: string) =>
      services.database.asActor({ userId }, (tx) =>
        tx.execute(
          sql`insert into plan_versions (version, parameters, valid_from)
            values ('8.1', ${JSON.stringify(presentPlan)}, ${firstDayOf(from)})`,
        ),
      );
    await expect(insert(asha, nextMonth)).rejects.toThrow();
    await expect(insert(admin, thisMonth)).rejects.toThrow();
    await insert(admin, shiftMonth(nextMonth, 60));
  });
});

describe('a closed month', () => {
  it('keeps its plan, and a draft says what it would have cost', async () => {
    await arranged.affiliate('A');
    await arranged.paid('A', '2024-10', 1, '2024-10-05T10:00:00+05:30');
    await closeMonth({ urls, month: '2024-10', now: '2025-06-15T12:00:00+05:30', requestedBy: null });
    expect((await as(admin).commissionPlans.draft(doubled)).last_month).toEqual({
      month: '2024-10',
      fees: 800_000,
      posted: 80_000,
      with_draft: 160_000,
    });
    // A version that somebody dates back by the owner's hand does not reach the month that is closed.
    await asOwner(
      `insert into plan_versions (version, parameters, valid_from) select '7.0', parameters, '2024-09-01' from plan_versions
        where version = '2.1'`,
    );
    expect(await as(admin).months.verify({ month: '2024-10' })).toMatchObject({ is_same: true });
    const { items } = await as(admin).commissionPlans.list();
    expect(items.find(({ version }) => version === '2.0')).toMatchObject({ months_closed: 1 });
  });
});
