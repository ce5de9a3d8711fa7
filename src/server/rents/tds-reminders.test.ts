import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { runningLease, writeDues } from '../../../tests/support/leases.ts';
import { startServices } from '../../../tests/support/services.ts';
import { rentDues } from '../../db/schema/rents.ts';
import { addDays, addMonths, monthOf } from '../../domain/dates.ts';
import { tdsOfDues } from './tax-year.ts';
import { remindOfTds } from './tds-reminders.ts';

const test = await startServices({ runsJobs: false });
const { asOwner, services } = test;
const today = services.today();
/** The next March that the lease lives through, and its year's first of April. */
const march = `${Number(today.slice(0, 4)) + (today.slice(5, 7) <= '02' ? 0 : 1)}-03`;
const start = addDays(`${march}-01`, -60);
const HIGH = 6_000_000;

const run = (day: string) => remindOfTds(services.database, services.jobs, `${day}T03:50:00Z`);
const notices = async (person: string) =>
  (
    await asOwner<{ amount: number; month: string }>(
      `select (payload ->> 'amount')::float8 as amount, payload ->> 'month' as month from notifications
        where user_id = $1 and event = 'due.tdsToDeduct' order by 2`,
      [person],
    )
  ).map(({ amount, month }) => [month, amount]);

/** A lease over that March whose dues until then are written. */
async function letOut(rent: number) {
  const parties = await runningLease(test, { rent });
  await asOwner(`update leases set start_date = $2, end_date = $3 where id = $1`, [
    parties.lease.id,
    start,
    addDays(addMonths(start, 11), -1),
  ]);
  await writeDues(test, parties.lease.id, `${march}-01`);
  return parties;
}
const rentUntilMarch = async (lease: string) => {
  const [row] = await asOwner<{ sum: number }>(
    `select sum(amount)::float8 as sum from rent_dues where lease_id = $1 and kind = 'rent' and month <= $2`,
    [lease, `${march}-01`],
  );
  return row?.sum ?? 0;
};
const usual = (rent: number) => Math.ceil((rent * 0.02) / 100) * 100;

it('comes once in March to the tenant of rent above the limit, with the tax of the year', async () => {
  const { tenant, landlord, lease } = await letOut(HIGH);
  const low = await letOut(5_000_000);
  await run(`${march}-01`);
  await run(`${march}-20`);
  expect(await notices(tenant)).toEqual([[march, usual(await rentUntilMarch(lease.id))]]);
  expect([await notices(landlord), await notices(low.tenant)]).toEqual([[], []]);
});

it('comes in no other month but the last', async () => {
  const { tenant, lease } = await letOut(HIGH);
  const february = addDays(`${march}-01`, -1);
  await run(february);
  expect(await notices(tenant)).toEqual([]);
  await asOwner(`update leases set ends_on = $2, state = 'ending' where id = $1`, [lease.id, february]);
  await run(february);
  expect((await notices(tenant)).map(([month]) => month)).toEqual([monthOf(february)]);
});

it('is what the tenant is offered to record, from a last month of some days too', async () => {
  const { tenant, lease } = await letOut(HIGH);
  const last = `${march}-14`;
  await asOwner(`update leases set ends_on = $2, state = 'ending' where id = $1`, [lease.id, last]);
  await writeDues(test, lease.id, last);
  await run(`${march}-02`);
  const [[, asked] = []] = await notices(tenant);
  const offered = await services.database.asWorker(async (tx) => {
    const [due] = await tx
      .select()
      .from(rentDues)
      .where(and(eq(rentDues.leaseId, lease.id), eq(rentDues.month, `${march}-01`)));
    expect(due?.amount).toBeLessThan(5_000_000);
    return due && (await tdsOfDues(tx, [due], last)).get(due.id);
  });
  expect(offered).toEqual({ usual: asked, of_year: true });
});

it('asks for nothing that was recorded, nor of a month that is closed', async () => {
  const recorded = await letOut(HIGH);
  const closed = await letOut(HIGH);
  const due = `select id from rent_dues where lease_id = $1 and kind = 'rent' and month = $2`;
  await asOwner(
    `insert into due_closings (due_id, kind, amount, reference, paid_on, recorded_by)
      values ((${due}), 'tds', $3, 'AK1234567', $4, $5)`,
    [
      recorded.lease.id,
      `${march}-01`,
      usual(await rentUntilMarch(recorded.lease.id)),
      today,
      recorded.tenant,
    ],
  );
  await asOwner(`update rent_dues set received = amount where lease_id = $1 and month = $2`, [
    closed.lease.id,
    `${march}-01`,
  ]);
  await run(`${march}-02`);
  expect([await notices(recorded.tenant), await notices(closed.tenant)]).toEqual([[], []]);
});
