import { beforeAll, describe, expect, it } from 'vitest';
import { addHome } from '../../../tests/support/leads.ts';
import { arrangeMonths } from '../../../tests/support/months.ts';
import { startServices } from '../../../tests/support/services.ts';
import { dateInIndia, monthOf, shiftMonth } from '../../domain/dates.ts';
import { cutOffOf } from '../../domain/months.ts';
import { closeMonth } from '../commissions/months/close.ts';
import { closeMonthJob } from '../commissions/months/month-jobs.ts';
import { recountMonthsJob } from './analytics-jobs.ts';
import { countMonths } from './month-figures.ts';

const test = await startServices({ runsJobs: false });
const { as, asOwner, addPerson, services, urls } = test;
const admin = await addPerson('Vikram Admin', ['admin']);
const asha = await addPerson('Asha Rao');
const lister = await addPerson('Lal Singh');
const now = () => new Date().toISOString();
const current = monthOf(dateInIndia(now()));
const last = shiftMonth(current, -1);
/** So that a month before the last one is past its cut-off, whatever day this runs on. */
const closedOne = shiftMonth(current, -2);

beforeAll(async () => {
  const home = await addHome(asOwner, lister);
  const old = await addHome(asOwner, lister);
  await asOwner('update properties set published_at = $2 where id = $1', [old, `${last}-15T10:00:00+05:30`]);
  await addHome(asOwner, lister, { listing_state: 'draft' });
  await asOwner(
    `insert into property_views (property_id, viewer, viewed_on) values ($1, 'a', $2), ($1, 'b', $2), ($1, 'a', $3)`,
    [home, `${last}-03`, dateInIndia(now())],
  );
  for (const [at, status] of [
    [`${last}-01T00:10:00+05:30`, 'completed'],
    [`${last}-20T12:00:00+05:30`, 'rejected'],
  ]) {
    await asOwner(
      `insert into property_visits (property_id, user_id, lister_id, visit_type, scheduled_date, slot, status, awaiting, created_at)
       values ($1, $2, $3, 'physical', $4::timestamptz::date + 2, '10:00', $5, null, $4)`,
      [home, asha, lister, at, status],
    );
  }
  await asOwner(
    `insert into property_applications (property_id, user_id, lister_id, occupants, move_in_date, status, created_at)
     values ($1, $2, $3, 2, $4::timestamptz::date + 30, 'approved', $4)`,
    [home, asha, lister, `${last}-28T23:50:00+05:30`],
  );
  const months = await arrangeMonths(test);
  await months.affiliate('KRY-AAAA1');
  await months.paid('KRY-AAAA1', closedOne, 2, `${closedOne}-05T10:00:00+05:30`);
  await months.paid('KRY-AAAA1', last, 1, `${last}-05T10:00:00+05:30`);
  await asOwner(
    `update managed_rental_applications set property_location = 'Indiranagar, bengaluru' where monthly_rent = 2500000`,
  );
  await closeMonth({ urls, month: closedOne, now: cutOffOf(closedOne), requestedBy: null });
});

describe('analytics', () => {
  it('say that nothing was counted before it was', async () => {
    const { counted_at, by_month, by_city } = await as(admin).analytics.get({});
    expect([counted_at, by_city]).toEqual([null, []]);
    expect(by_month).toHaveLength(12);
    expect(by_month.at(-1)).toMatchObject({ month: current, listings: 0, commission: null, left: null });
  });

  it('count each month in India’s time, and nothing that is no listing yet', async () => {
    await countMonths(services.database, now(), 'hourly');
    const { by_month, counted_at } = await as(admin).analytics.get({});
    expect(Date.parse(counted_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(by_month.at(-2)).toMatchObject({
      month: last,
      listings: 1,
      views: 2,
      visits: 2,
      visits_completed: 1,
      applications: 1,
      applications_approved: 1,
      rvl: 10_000_000,
      fees: 800_000,
    });
    expect(by_month.at(-1)).toMatchObject({ month: current, listings: 1, views: 1, visits: 0, rvl: 0 });
  });

  it('count the fee that held in a month, whatever was agreed since', async () => {
    await asOwner('update managed_rental_applications set management_fee_percentage = 10');
    await countMonths(services.database, now(), 'hourly');
    const { by_month } = await as(admin).analytics.get({});
    expect(by_month.at(-2)).toMatchObject({ month: last, rvl: 10_000_000, fees: 800_000 });
    await asOwner('update managed_rental_applications set management_fee_percentage = 8');
  });

  it('tell the commission of closed months only, with what it leaves of that month’s fees', async () => {
    const { by_month, by_city } = await as(admin).analytics.get({});
    const [closed] = await asOwner<{ accrued: string }>(
      'select paid + held + corrected as accrued from commission_months where closed_at is not null',
    );
    const commission = Number(closed?.accrued);
    expect(commission).toBeGreaterThan(0);
    // Two homes of 1,00,000 and the usual fee of 8 %.
    const left = { commission, left: 1_600_000 - commission };
    expect(by_month.find(({ month }) => month === closedOne)).toMatchObject({
      ...left,
      fees: 1_600_000,
      ratio_bp: Math.round((commission * 10_000) / 1_600_000),
    });
    expect(by_month.at(-2)).toMatchObject({ month: last, commission: null, left: null, ratio_bp: null });
    expect(by_city.find(({ city }) => city === 'Bengaluru')).toMatchObject({
      listings: 2,
      rvl: 30_000_000,
      ...left,
    });
  });

  it('show the months of one city, and no other city’s', async () => {
    const pune = await as(admin).analytics.get({ city: 'Pune', months: 2 });
    expect(pune.by_month.map(({ listings }) => listings)).toEqual([0, 0]);
    const here = await as(admin).analytics.get({ city: 'Bengaluru', months: 2 });
    expect(here.by_month.map(({ listings }) => listings)).toEqual([1, 1]);
    expect(here.cities).toEqual(['Bengaluru']);
  });

  it('follow what changed when they are counted again, by night also what is long past', async () => {
    await asOwner(`update property_visits set status = 'completed'`);
    await asOwner(`update properties set published_at = $1 where published_at < $2`, [
      `${shiftMonth(current, -5)}-10T10:00:00+05:30`,
      `${current}-01T00:00:00+05:30`,
    ]);
    await countMonths(services.database, now(), 'hourly');
    const { by_month } = await as(admin).analytics.get({});
    expect(by_month.at(-2)).toMatchObject({ listings: 0, visits_completed: 2 });
    expect(by_month.at(-6)?.listings).toBe(0);
    await countMonths(services.database, now(), 'nightly');
    expect((await as(admin).analytics.get({})).by_month.at(-6)?.listings).toBe(1);
  });

  it('are counted anew once a month is closed', async () => {
    const asked: string[] = [];
    const note = async ({ name }: { name: string }) => void asked.push(name);
    const jobs = {
      enqueue: note,
      enqueueAll: note,
      enqueueOnce: note,
      enqueueLater: note,
      stop: async () => {},
    };
    const close = services.handlers.find(({ name }) => name === closeMonthJob.name);
    await close?.handle({ month: closedOne, requestedBy: admin }, jobs);
    expect(asked).toContain(recountMonthsJob.name);
  });

  it('are for administrators', async () => {
    await expect(as(asha).analytics.get({})).rejects.toMatchObject({ status: 403 });
    await expect(as(null).analytics.get({})).rejects.toMatchObject({ status: 401 });
    await expect(as(admin).analytics.get({ months: 37 })).rejects.toMatchObject({
      data: { errors: [{ field: 'months' }] },
    });
  });
});
