import { Client } from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { addHome, day, noticesOf } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';

const { services, as, addPerson, asOwner, urls } = await startServices({ runsJobs: false });
const run = (name: string) =>
  services.handlers.find((handler) => handler.name === `upkeep.${name}`)?.handle({}, services.jobs);

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
    expect(await noticesOf(asOwner, lister)).toEqual([
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
    expect(
      (await noticesOf(asOwner, seeker, lister)).filter(([, event]) => event === 'visit.expired'),
    ).toEqual(
      expect.arrayContaining([
        [seeker, 'visit.expired'],
        [lister, 'visit.expired'],
      ]),
    );
  });

  it('expire however many agreed ones are not over yet', async () => {
    const homes = `insert into properties (id, listed_by, title, rent, availability, listing_state, property_type, furnishing,
        city_id, locality_id, bedrooms, bathrooms, area_sqft)
      select uuidv7(), p.listed_by, p.title, p.rent, p.availability, 'paused', p.property_type, p.furnishing, p.city_id,
        p.locality_id, p.bedrooms, p.bathrooms, p.area_sqft from properties p, generate_series(1, 200) where p.id = $2
      returning id`;
    await asOwner(
      `with homes as (${homes}) insert into property_visits (property_id, user_id, lister_id, status, awaiting, visit_type,
        scheduled_date, slot) select id, $1, $3, 'scheduled', null, 'physical', $4, '18:00' from homes`,
      [seeker, home, lister, day(-1)],
    );
    const id = await visitOn(1, false);
    await asOwner(`update property_visits set slot = '19:00' where id = $1`, [id]);
    await run('end-visits');
    expect(await as(seeker).visits.get({ id })).toMatchObject({ status: 'cancelled' });
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

describe('leftover files', () => {
  const csv = new File(['Rent,BHK\n10000,2'], 'homes.csv', { type: 'text/csv' });
  const age = (table: string, id: string, days: number) =>
    asOwner(
      `update ${table} set ${table === 'files' ? 'created_at' : 'updated_at'} = now() - $2 * interval '1 day'
      where id = $1`,
      [id, days],
    );
  const preview = async () => (await as(lister).imports.preview({ file: csv })).file_id;
  const filesLeft = async () =>
    (await asOwner<{ id: string }>('select id from files where owner_id = $1', [lister])).map(({ id }) => id);
  const keysToRemove = async () =>
    (
      await asOwner<{ key: string }>(
        `select jsonb_array_elements_text(data -> 'keys') as key from pgboss.job where name = 'files.remove'`,
      )
    ).map(({ key }) => key);

  it('of imports go a day after the preview, unless one is at work on them or waits for our team', async () => {
    const [old, fresh, used, awaited] = [await preview(), await preview(), await preview(), await preview()];
    await asOwner(
      `insert into import_runs (owner_id, file_name, mapping) values ($1, 'homes.csv', jsonb_build_object('fileId', $2::text))`,
      [lister, used],
    );
    await asOwner(
      `insert into import_runs (owner_id, file_name, mapping, status) values ($1, 'homes.csv', jsonb_build_object('fileId', $2::text), 'waiting')`,
      [lister, awaited],
    );
    for (const id of [old, used, awaited]) await age('files', id, 2);
    const [{ key } = { key: '' }] = await asOwner<{ key: string }>('select key from files where id = $1', [
      old,
    ]);
    await run('leftover-files');
    expect((await filesLeft()).sort()).toEqual([fresh, used, awaited].sort());
    expect(await keysToRemove()).toContain(key);
  });

  it('of an import that stands still for a day go with it, and the run says that it stopped', async () => {
    const file = await preview();
    const [{ id } = { id: '' }] = await asOwner<{ id: string }>(
      `insert into import_runs (owner_id, file_name, mapping) values ($1, 'homes.csv', jsonb_build_object('fileId', $2::text))
        returning id`,
      [lister, file],
    );
    await age('files', file, 2);
    await asOwner('alter table import_runs disable trigger touch_updated_at');
    await age('import_runs', id, 2);
    await asOwner('alter table import_runs enable trigger touch_updated_at');
    await run('leftover-files');
    expect(await filesLeft()).toEqual([]);
    expect((await as(lister).imports.get({ id })).status).toBe('stopped');
  });

  it('of a home withdrawn for a month are its photos, and nobody else’s', async () => {
    const kept = await addHome(asOwner, lister);
    for (const [property, name] of [
      [home, 'gone'],
      [kept, 'stays'],
    ]) {
      const variants = { webp: { 400: `photos/${name}-400.webp`, 800: `photos/${name}-800.webp` } };
      await asOwner(
        `insert into property_photos (property_id, position, url, width, height, files) values ($1, 0, $2, 4, 3, $3)`,
        [property, `/files/public/photos/${name}-800.webp`, JSON.stringify(variants)],
      );
    }
    await asOwner('alter table properties disable trigger touch_updated_at');
    await asOwner(
      `update properties set listing_state = 'withdrawn', updated_at = now() - interval '31 days' where id = $1`,
      [home],
    );
    await asOwner('alter table properties enable trigger touch_updated_at');
    await run('leftover-files');
    expect(
      await asOwner('select property_id from property_photos where property_id in ($1, $2)', [home, kept]),
    ).toEqual([{ property_id: kept }]);
    expect(await asOwner('select image_urls, cover from properties where id = $1', [home])).toEqual([
      { image_urls: [], cover: null },
    ]);
    const keys = await keysToRemove();
    expect(keys).toEqual(expect.arrayContaining(['photos/gone-400.webp', 'photos/gone-800.webp']));
    expect(keys.filter((key) => key.includes('stays'))).toEqual([]);
  });
});

it('clears what changed in the catalogue more than an hour ago, whatever the product takes for now', async () => {
  await asOwner('delete from catalogue_changes');
  await asOwner(
    `insert into catalogue_changes (home, changed_at) select uuidv7(), clock_timestamp() - interval '61 minutes'
      from generate_series(1, 6000)`,
  );
  await asOwner('insert into catalogue_changes (home) values ($1)', [home]);
  await run('clear-catalogue-changes');
  expect(await asOwner('select home from catalogue_changes')).toEqual([{ home }]);
});

it('refreshes the rents of localities and says so to whoever keeps finished pages', async () => {
  const heard: (string | undefined)[] = [];
  const listener = new Client({ connectionString: urls.visitor });
  await listener.connect();
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.query('listen catalogue');
  await run('refresh-rents');
  await expect.poll(() => heard, { timeout: 10_000 }).toContain('*');
  await listener.end();
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
  await asOwner(
    `insert into auth.oauth_clients (client_id, redirect_uris, created_at)
     values ('old', '{}', now() - interval '31 days'), ('new', '{}', now()), ('used', '{}', now() - interval '31 days')`,
  );
  await asOwner(
    `insert into auth.oauth_consents (client_id, user_id, scopes) values ('used', $1, '{leads:write}')`,
    [asha],
  );
  await asOwner(
    `insert into auth.oauth_access_tokens (token, client_id, user_id, scopes, expires_at)
     values ('old', 'used', $1, '{leads:write}', now() - interval '1 minute'),
       ('new', 'used', $1, '{leads:write}', now() + interval '1 minute')`,
    [asha],
  );
  await run('clean-up');
  expect(await asOwner('select client_id from auth.oauth_clients order by 1')).toEqual([
    { client_id: 'new' },
    { client_id: 'used' },
  ]);
  expect(await asOwner('select token from auth.oauth_access_tokens')).toEqual([{ token: 'new' }]);
  const left = `select token from auth.sessions where token in ('old', 'new')`;
  expect(await asOwner(left)).toEqual([{ token: 'new' }]);
  expect(await asOwner('select identifier from auth.verifications')).toEqual([{ identifier: 'new' }]);
});

describe('verification claims', () => {
  const claim = async (until: number) => {
    const [row] = await asOwner<{ id: string }>(
      `insert into verification_claims (user_id, property_id, kind, status, method, decided_at, valid_until)
        values ($1, $2, 'ownership', 'verified', 'paper_checked', now(), $3) returning id`,
      [lister, home, day(until)],
    );
    return row?.id ?? '';
  };
  const stateOf = async (id: string) => {
    const [row] = await asOwner<{ status: string; verified: boolean }>(
      `select c.status, p.verified from verification_claims c join properties p on p.id = c.property_id where c.id = $1`,
      [id],
    );
    return row;
  };

  // spec verification: It ends after its last day, after one reminder
  it('remind once before they end, and end after their last day with the badge', async () => {
    const id = await claim(14);
    await run('end-claims');
    await run('end-claims');
    expect(await stateOf(id)).toEqual({ status: 'verified', verified: true });
    await asOwner('update verification_claims set valid_until = $1 where id = $2', [day(0), id]);
    await run('end-claims');
    expect(await stateOf(id)).toEqual({ status: 'verified', verified: true });
    await asOwner('update verification_claims set valid_until = $1 where id = $2', [day(-1), id]);
    await run('end-claims');
    expect(await stateOf(id)).toEqual({ status: 'expired', verified: false });
    expect((await noticesOf(asOwner, lister)).map(([, event]) => event)).toEqual([
      'claim.ends-soon',
      'claim.expired',
    ]);
  });

  it('lose their papers once nobody asks about the decision any more', async () => {
    const [old, fresh] = await asOwner<{ id: string }>(
      `insert into files (owner_id, kind, key, content_type, bytes) values
        ($1, 'document', 'documents/claim-old', 'application/pdf', 1),
        ($1, 'document', 'documents/claim-new', 'application/pdf', 1) returning id`,
      [lister],
    );
    await asOwner(
      `insert into verification_claims (user_id, kind, status, file_id, updated_at) values
        ($1, 'identity', 'declined', $2, now() - interval '91 days'), ($1, 'identity', 'declined', $3, now())`,
      [lister, old?.id, fresh?.id],
    );
    await run('leftover-papers');
    expect(
      await asOwner(`select key from files where owner_id = $1 and kind = 'document'`, [lister]),
    ).toEqual([{ key: 'documents/claim-new' }]);
  });
});
