import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { monthsAgo } from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';
import { firstDayOf } from '../../domain/dates.ts';

const { as, addPerson, asOwner, services } = await startServices({ runsJobs: false });
const [admin, other] = [await addPerson('Anil Admin', ['admin']), await addPerson('Bela Admin', ['admin'])];
const [older, month, current] = [monthsAgo(3), monthsAgo(2), monthsAgo(0)];

let posted = 0;
const post = (on: string) => {
  posted += 1;
  return asOwner(
    `select app.post_control('commission_close', '${on}', null, 'closing ${posted}', 500, -500, 0, 0, 0)`,
  );
};
const dates = async () =>
  asOwner<{ on: string; late: string | null }>(
    `select happened_on::text as "on", late_for::text as late from journal_entries order by id`,
  );

it('closes a month that is over, once, and every month before it', async () => {
  await post(`${older}-10`);
  await expect(as(admin).books.closeMonth({ month: current })).rejects.toMatchObject({
    data: { rule: 'books.month-not-over' },
  });
  expect((await as(admin).books.trialBalance({ month })).period.state).toBe('open');
  const closed = await as(admin).books.closeMonth({ month });
  expect(closed.period).toEqual({ state: 'closed', can_reopen: true, closed_through: month });
  expect(closed.closings).toMatchObject([{ month, closed_by: 'Anil Admin', reopened_at: null }]);
  expect((await as(admin).books.trialBalance({ month: older })).period).toMatchObject({
    state: 'closed',
    can_reopen: false,
  });
  for (const again of [month, older]) {
    await expect(as(other).books.closeMonth({ month: again })).rejects.toMatchObject({ status: 409 });
  }
});

it('posts what comes late on the first open day, and says so', async () => {
  await post(`${older}-20`);
  await post(`${current}-01`);
  const open = firstDayOf(monthsAgo(1));
  expect((await dates()).slice(-2)).toEqual([
    { on: open, late: `${older}-20` },
    { on: `${current}-01`, late: null },
  ]);
  const shown = await as(admin).books.trialBalance({ month: monthsAgo(1) });
  expect(shown).toMatchObject({ entries: 1, late: 1 });
  const csv = await as(admin).books.file({ month: monthsAgo(1), format: 'csv' });
  const { data } = Papa.parse<Record<string, string>>((await csv.text()).replace(/^\ufeff/, ''), {
    header: true,
  });
  expect(data[0]).toMatchObject({ Date: open, 'Belongs to': `${older}-20` });
});

it('dates no entry in a closed month that was under way when it was closed', async () => {
  const { database } = services;
  let commit = () => {};
  const open = new Promise<void>((resolve) => {
    commit = resolve;
  });
  const next = monthsAgo(1);
  let inserted = () => {};
  const isIn = new Promise<void>((resolve) => {
    inserted = resolve;
  });
  const entering = database.asWorker(async (tx) => {
    await tx.execute(`insert into journal_entries (id, kind, happened_on, source_type, key)
      values ('019a0000-0000-7000-8000-000000000001', 'commission_close', '${next}-05', 'commission_run', 'under way')`);
    await tx.execute(`insert into journal_lines (entry_id, position, account, amount) values
      ('019a0000-0000-7000-8000-000000000001', 1, 'commission_expense', 7), ('019a0000-0000-7000-8000-000000000001', 2, 'commission_payable', -7)`);
    inserted();
    await open;
  });
  await isIn;
  let isClosed = false;
  const closing = as(admin)
    .books.closeMonth({ month: next })
    .then((shown) => {
      isClosed = true;
      return shown;
    });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(isClosed).toBe(false);
  commit();
  await entering;
  // The entry that was there first is in the month that was closed after it.
  expect(await closing).toMatchObject({ period: { state: 'closed' }, entries: 2 });
});

it('opens the last closed month again with a reason and another administrator', async () => {
  const last = monthsAgo(1);
  const reason = 'The bill of the bank came late';
  await expect(as(other).books.reopenMonth({ month, reason })).rejects.toMatchObject({ status: 409 });
  await expect(as(admin).books.reopenMonth({ month: last, reason })).rejects.toMatchObject({
    data: { rule: 'books.own-closing' },
  });
  await expect(as(other).books.reopenMonth({ month: last, reason: 'no' })).rejects.toMatchObject({
    data: { errors: [{ field: 'reason' }] },
  });
  const shown = await as(other).books.reopenMonth({ month: last, reason });
  expect(shown.period).toEqual({ state: 'open', can_reopen: false, closed_through: month });
  expect(shown.closings[0]).toMatchObject({ reopened_by: 'Bela Admin', reason });
  expect(await asOwner(`select actor_id, reason from audit_log where action = 'books.reopenMonth'`)).toEqual([
    { actor_id: other, reason },
  ]);
  await post(`${last}-28`);
  expect((await dates()).at(-1)).toEqual({ on: `${last}-28`, late: null });
});

it('is the business of administrators alone', async () => {
  const landlord = await addPerson('Lata Landlord', ['landlord']);
  await expect(as(landlord).books.closeMonth({ month })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(as(null).books.reopenMonth({ month, reason: 'Because of me' })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
});
