/** The database takes no writes for a while, as one that was made a standby or whose host stopped it: reading goes on, and so do jobs afterwards. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { reportCost } from '../support/faults.ts';
import { addHome, day } from '../support/leads.ts';
import { startServices } from '../support/services.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: true });
const [lister, seeker] = [await addPerson('Asha Rao'), await addPerson('Kabir Sen')];

/** Everybody but the owner's connection here has to come again. */
async function setReadOnly(isSo: boolean): Promise<void> {
  await asOwner('set default_transaction_read_only = off');
  await asOwner(`do $$ begin
    execute format('alter database %I set default_transaction_read_only = ${isSo}', current_database());
  end $$`);
  await asOwner(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
}

const askToVisit = async (home: string) =>
  as(seeker).visits.request({
    property_id: home,
    visit_type: 'physical',
    scheduled_date: day(3),
    slot: '11:00',
  });
/** The word that asking goes with, as a letter of the worker. */
const letters = async () =>
  (await asOwner<{ n: number }>('select count(*)::int as n from mails where user_id = $1', [lister]))[0]?.n;

it('refuses writes with "come again", reads, and works on once writes are taken', async () => {
  const [first, second] = [await addHome(asOwner, lister), await addHome(asOwner, lister)];
  await askToVisit(first);
  await expect.poll(letters, { timeout: 20_000 }).toBe(1);

  await setReadOnly(true);
  const refused = () =>
    askToVisit(second).then(
      () => 'taken',
      ({ status }) => status,
    );
  // Those that were cut are noticed by the first who asks.
  await expect.poll(refused, { timeout: 10_000 }).toBe(503);
  const statuses = [];
  // The worker looks every two seconds for what waits.
  for (let turn = 0; turn < 10; turn += 1) {
    statuses.push(await refused());
    await pause(500);
  }
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect((await as(seeker).visits.listMine({})).items).toHaveLength(1);

  await setReadOnly(false);
  const since = performance.now();
  await expect
    .poll(
      () =>
        askToVisit(second).then(
          () => 'taken',
          ({ status }) => status,
        ),
      { timeout: 15_000 },
    )
    .toBe('taken');
  await expect.poll(letters, { timeout: 15_000 }).toBe(2);
  reportCost({
    fault: 'a database that takes no writes: writes, and their letters',
    asked: statuses.length,
    lost: statuses.filter((status) => status === 503).length,
    wrong: 0,
    backAfterMs: performance.now() - since,
  });
});
