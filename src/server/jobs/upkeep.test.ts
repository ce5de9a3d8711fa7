import { beforeEach, describe, expect, it } from 'vitest';
import { addHome, day, toldOf } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';
import { upkeepHandlers } from './upkeep.ts';

const { services, as, addPerson, asOwner } = await startServices();
const handlers = upkeepHandlers(services.database);
const run = (name: string) =>
  handlers.find((handler) => handler.name === `upkeep.${name}`)?.handle({}, services.jobs);

let seeker: string;
let lister: string;
let home: string;

beforeEach(async () => {
  seeker = await addPerson('Sita Rao');
  lister = await addPerson('Lal Singh');
  home = await addHome(asOwner, lister);
});

const homeState = async () => {
  const [row] = await asOwner<{ listing_state: string; renewal_reminders: number; view_count: number }>(
    'select listing_state, renewal_reminders, view_count from properties where id = $1',
    [home],
  );
  return row;
};

it('adds each view to its home once', async () => {
  for (const viewer of ['a', 'b', 'c']) {
    await asOwner('insert into property_views (property_id, viewer, viewed_on) values ($1, $2, $3)', [
      home,
      viewer,
      day(0),
    ]);
  }
  await Promise.all([run('count-views'), run('count-views')]);
  await run('count-views');
  expect((await homeState())?.view_count).toBe(3);
});

it('removes expired keys, old letters and views of another year, and nothing else', async () => {
  await asOwner(
    `insert into idempotency_keys (user_id, key, procedure, request_hash, expires_at)
      values ($1, 'old', 'p', 'h', now() - interval '1 hour'), ($1, 'new', 'p', 'h', now() + interval '1 hour')`,
    [seeker],
  );
  await asOwner(`insert into mails (recipient, kind, subject, text, created_at)
    values ('a@example.com', 'x', 'old', '', now() - interval '31 days'), ('a@example.com', 'x', 'new', '', now())`);
  await asOwner(
    `insert into property_views (property_id, viewer, viewed_on, is_counted)
      values ($1, 'old', $2, true), ($1, 'new', $3, true)`,
    [home, day(-400), day(-300)],
  );
  await run('clean-up');
  expect(await asOwner('select key from idempotency_keys')).toEqual([{ key: 'new' }]);
  expect(await asOwner(`select subject from mails where kind = 'x'`)).toEqual([{ subject: 'new' }]);
  expect(await asOwner('select viewer from property_views where property_id = $1', [home])).toEqual([
    { viewer: 'new' },
  ]);
});

describe('stale listings', () => {
  const renewed = (daysAgo: number) =>
    asOwner('update properties set renewed_at = $2::date + $3::time where id = $1', [
      home,
      day(-daysAgo),
      '12:00',
    ]);

  it('are left alone for 45 days', async () => {
    await renewed(45);
    await run('stale-listings');
    expect(await homeState()).toMatchObject({ listing_state: 'published', renewal_reminders: 0 });
  });

  it('bring two reminders and then pause, told and written down', async () => {
    await renewed(70);
    await run('stale-listings');
    expect(await homeState()).toMatchObject({ listing_state: 'published', renewal_reminders: 1 });
    await run('stale-listings');
    await run('stale-listings');
    expect(await homeState()).toMatchObject({ listing_state: 'paused', renewal_reminders: 2 });
    await run('stale-listings');
    expect(await toldOf(asOwner, lister)).toEqual([
      [lister, 'listing.stale'],
      [lister, 'listing.stale'],
      [lister, 'listing.paused'],
    ]);
    expect(await asOwner('select action, actor_id from audit_log where subject_id = $1', [home])).toEqual([
      { action: 'properties.expire', actor_id: null },
    ]);
    const { items } = await as(null).properties.search({ city: 'bengaluru', sort: 'newest' });
    expect(items.map((item) => item.id)).not.toContain(home);
  });
});

describe('visits whose time has passed', () => {
  const visitOn = async (daysAgo: number, accepted: boolean) => {
    const { id } = await as(seeker).visits.request({
      property_id: home,
      visit_type: 'physical',
      scheduled_date: day(1),
      slot: '10:00',
    });
    if (accepted) await as(lister).visits.accept({ id });
    await asOwner('update property_visits set scheduled_date = $2 where id = $1', [id, day(-daysAgo)]);
    return id;
  };

  it('expire when nobody answered, and both sides hear of it', async () => {
    const id = await visitOn(1, false);
    await run('end-visits');
    await run('end-visits');
    expect(await as(seeker).visits.get({ id })).toMatchObject({ status: 'cancelled', awaiting: null });
    expect((await as(seeker).leads.timeline({ id })).items.at(-1)).toMatchObject({
      action: 'visit.expired',
      by: null,
    });
    expect((await toldOf(asOwner, seeker, lister)).filter(([, event]) => event === 'visit.expired')).toEqual(
      expect.arrayContaining([
        [seeker, 'visit.expired'],
        [lister, 'visit.expired'],
      ]),
    );
  });

  it('count as completed a day after an agreed time, not before', async () => {
    const id = await visitOn(-1, true);
    await run('end-visits');
    expect(await as(seeker).visits.get({ id })).toMatchObject({ status: 'scheduled' });
    await asOwner('update property_visits set scheduled_date = $2 where id = $1', [id, day(-3)]);
    await run('end-visits');
    expect(await as(seeker).visits.get({ id })).toMatchObject({ status: 'completed' });
  });
});

it('refreshes the rents of localities', async () => {
  await run('refresh-rents');
  const rows = await asOwner<{ homes: number }>('select homes from locality_rents where bedrooms = 2');
  expect(rows[0]?.homes).toBeGreaterThan(0);
});

it('throws away codes and sessions that have run out, and nothing else', async () => {
  const asha = await addPerson('Asha Rao');
  await asOwner(
    `insert into auth.sessions (token, user_id, expires_at)
     values ('old', $1, now() - interval '1 minute'), ('new', $1, now() + interval '1 day')`,
    [asha],
  );
  await asOwner(
    `insert into auth.verifications (identifier, value, expires_at)
     values ('old', '', now() - interval '1 minute'), ('new', '', now() + interval '1 minute')`,
  );
  await run('clean-up');
  expect(await asOwner('select token from auth.sessions')).toEqual([{ token: 'new' }]);
  expect(await asOwner('select identifier from auth.verifications')).toEqual([{ identifier: 'new' }]);
});
