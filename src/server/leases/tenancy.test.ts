import { beforeEach, describe, expect, it } from 'vitest';
import { day, noticesOf } from '../../../tests/support/leads.ts';
import { agreeLease, runningLease, writeDues } from '../../../tests/support/leases.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays, addMonths } from '../../domain/dates.ts';
import { remindOfRent } from '../rents/dues.ts';

const started = await startServices({ runsJobs: false });
const { services, as, asOwner } = started;
const run = (name: string) =>
  services.handlers.find((handler) => handler.name === `tenancy.${name}`)?.handle({}, services.jobs);

beforeEach(() => asOwner('delete from auth.rate_limits'));

const ending = (days: number) =>
  runningLease(started, { start_date: addMonths(day(days), -10), end_date: day(days) });
const reminders = async (person: string) =>
  (await noticesOf(asOwner, person)).filter(([, event]) => event === 'lease.ends-soon').length;

it('both sides hear of a term that ends soon, once', async () => {
  const soon = await ending(40);
  const later = await ending(46);
  await run('lease-reminders');
  await run('lease-reminders');
  expect(await reminders(soon.tenant)).toBe(1);
  expect(await reminders(soon.landlord)).toBe(1);
  expect(await reminders(later.tenant)).toBe(0);
});

it('a renewed lease ends with its term, and its deposit goes on', async () => {
  const { lease, landlord, tenant } = await ending(20);
  const renewal = await as(landlord).leases.renew({
    id: lease.id,
    end_date: addMonths(day(20), 11),
    rent: 3_100_000,
  });
  await agreeLease(started, { landlord, tenant }, renewal);
  await run('end-renewed');
  expect((await as(tenant).leases.get({ id: lease.id })).state).toBe('active');
  await asOwner(
    'update leases set start_date = start_date - 30, end_date = end_date - 30 where id = any ($1)',
    [[lease.id]],
  );
  // Its own day has not come: nobody is without a lease meanwhile.
  await run('end-renewed');
  expect((await as(tenant).leases.get({ id: lease.id })).state).toBe('active');
  await asOwner('update leases set start_date = start_date - 30, end_date = end_date - 30 where id = $1', [
    renewal.id,
  ]);
  await run('begin-leases');
  await run('end-renewed');
  expect(await as(tenant).leases.get({ id: lease.id })).toMatchObject({
    state: 'ended',
    settlement: null,
    ended_on: day(-10),
  });
  expect((await as(tenant).leases.get({ id: renewal.id })).state).toBe('active');
});

describe('reminders of rent', () => {
  /** The rent of next month, which nobody has been reminded of yet. */
  const owed = async () => {
    const { lease, tenant, landlord } = await runningLease(started);
    await writeDues(started, lease.id);
    const dues = (await as(tenant).rents.listDues({ id: lease.id })).items;
    const [, due] = dues.toSorted((one, other) => one.month.localeCompare(other.month));
    if (!due) throw new Error('Nothing is due next month');
    return { tenant, landlord, due };
  };
  type Owed = Awaited<ReturnType<typeof owed>>;
  /** Twice each time: as on a day when the job is tried again. */
  const on = async ({ due }: Owed, days: number) => {
    const now = `${addDays(due.due_date, days)}T09:00:00+05:30`;
    for (const _ of [1, 2]) await remindOfRent(services.database, services.jobs, now);
  };
  const notices = async ({ tenant, landlord, due }: Owed) =>
    (
      await asOwner<{ event: string }>(
        `select event from notifications where user_id in ($1, $2) and event in ('rent.due', 'rent.late')
            and payload ->> 'month' = $3 order by created_at`,
        [tenant, landlord, due.month],
      )
    ).map(({ event }) => event);

  // security review: Rent reminders never left
  it('come three days before, on the day and once it is late, once each', async () => {
    const rent = await owed();
    const seen: [number, string[]][] = [];
    for (const days of [-4, -3, -2, 0, 1, 4, 5, 6, 20]) {
      await on(rent, days);
      seen.push([days, await notices(rent)]);
    }
    const [before, day, late] = [
      ['rent.due'],
      ['rent.due', 'rent.due'],
      ['rent.due', 'rent.due', 'rent.late'],
    ];
    expect(seen).toEqual([
      [-4, []],
      [-3, before],
      [-2, before],
      [0, day],
      [1, day],
      [4, day],
      [5, late],
      [6, late],
      [20, late],
    ]);
  });

  it('are made up for once when days were missed', async () => {
    const rent = await owed();
    await on(rent, 7);
    expect(await notices(rent)).toEqual(['rent.late']);
  });

  it('do not ask for what was reported, and say what is left of what was paid in part', async () => {
    const reported = await owed();
    const partly = await owed();
    const pay = ({ tenant, due }: Owed, amount: number, reference: string) =>
      as(tenant).rents.report({ id: due.id, amount, mode: 'upi', reference, paid_on: day(0) });
    await pay(reported, 3_000_000, '512345678901');
    const { id } = await pay(partly, 1_000_000, '512345678902');
    await as(partly.landlord).rents.confirm({ id });
    await on(partly, -3);
    expect(await notices(reported)).toEqual([]);
    expect(await notices(partly)).toEqual(['rent.due']);
    const [letter] = await asOwner<{ amount: number }>(
      `select (payload ->> 'amount')::int as amount from notifications where user_id = $1 and event = 'rent.due'
          and payload ->> 'month' = $2`,
      [partly.tenant, partly.due.month],
    );
    expect(letter?.amount).toBe(partly.due.amount - 1_000_000);
  });

  it('do not ask for a month whose payment is disputed', async () => {
    const disputed = await owed();
    const { id } = await as(disputed.tenant).rents.report({
      id: disputed.due.id,
      amount: 3_000_000,
      mode: 'upi',
      reference: '512345678903',
      paid_on: day(0),
    });
    await as(disputed.landlord).rents.dispute({ id, reason: 'Only ₹20,000 came' });
    for (const from of [-3, 0, 5]) await on(disputed, from);
    expect(await notices(disputed)).toEqual([]);
  });
});
