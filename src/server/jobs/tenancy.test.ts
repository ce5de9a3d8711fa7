import { beforeEach, expect, it } from 'vitest';
import { day, toldOf } from '../../../tests/support/leads.ts';
import { runningLease } from '../../../tests/support/leases.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addMonths } from '../../domain/dates.ts';
import { tenancyHandlers } from './tenancy.ts';

const started = await startServices({ runsJobs: false });
const { services, as, asOwner } = started;
const handlers = tenancyHandlers(services.database);
const run = (name: string) =>
  handlers.find((handler) => handler.name === `tenancy.${name}`)?.handle({}, services.jobs);

beforeEach(() => asOwner('delete from auth.rate_limits'));

const ending = (days: number) =>
  runningLease(started, { start_date: addMonths(day(days), -10), end_date: day(days) });
const reminders = async (person: string) =>
  (await toldOf(asOwner, person)).filter(([, event]) => event === 'lease.ends-soon').length;

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
  await as(tenant).leases.accept({ id: renewal.id, version: renewal.version });
  await run('end-renewed');
  expect((await as(tenant).leases.get({ id: lease.id })).state).toBe('active');
  await asOwner(
    'update leases set start_date = start_date - 30, end_date = end_date - 30 where id = any ($1)',
    [[lease.id]],
  );
  await run('end-renewed');
  expect(await as(tenant).leases.get({ id: lease.id })).toMatchObject({
    state: 'ended',
    settlement: null,
    ended_on: day(-10),
  });
  expect((await as(tenant).leases.get({ id: renewal.id })).state).toBe('active');
});
