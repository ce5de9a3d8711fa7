// A person's calendar by its secret address, read by a reader of calendars that nobody here wrote.
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../support/api.ts';
import { addHome, day } from '../support/leads.ts';
import { runningLease } from '../support/leases.ts';

const services = await startApi({ runsJobs: false });
const { as, addPerson, asOwner, app } = services;

let seeker: string;
let lister: string;
let home: string;
let visit: string;

beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  seeker = await addPerson('Sita Rao');
  lister = await addPerson('Lal Singh', ['landlord']);
  home = await addHome(asOwner, lister);
  ({ id: visit } = await as(seeker).visits.request({
    property_id: home,
    visit_type: 'physical',
    scheduled_date: day(3),
    slot: '15:00',
  }));
});

const made = async (person: string) => new URL((await as(person).calendarFeeds.create()).url).pathname;
const fetched = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
async function eventsAt(path: string) {
  const answer = await fetched(path);
  expect(answer.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  return calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
}

describe('a calendar address', () => {
  it('gives agreed visits with time and place, and of the other side nothing', async () => {
    const path = await made(seeker);
    expect(await eventsAt(path)).toEqual([]);
    await as(lister).visits.accept({ id: visit });
    const [event, ...more] = await eventsAt(path);
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      uid: `visit-${visit}@kiraya`,
      summary: 'Visit: 2 BHK near the park',
      location: '4 Rose Lane',
      sequence: 2,
    });
    expect(event?.startDate.toString()).toBe(`${day(3)}T15:00:00`);
    expect(event?.startDate.zone?.tzid).toBe('Asia/Kolkata');
    expect(event?.duration.toString()).toBe('PT1H');
    const text = await (await fetched(path)).text();
    expect(text).not.toMatch(/80000|Lal Singh|@example/);
    const listers = await eventsAt(await made(lister));
    expect(listers.map(({ uid }) => uid)).toEqual([`visit-${visit}@kiraya`]);
    await as(seeker).visits.cancel({ id: visit });
    expect(await eventsAt(path)).toEqual([]);
  });

  it('is the same file until something changes, and in nobody’s cache or search engine', async () => {
    await as(lister).visits.accept({ id: visit });
    const path = await made(seeker);
    const first = await fetched(path);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow',
    });
    const etag = first.headers.get('etag') ?? '';
    const again = await fetched(path, { 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    await as(seeker).visits.reschedule({ id: visit, scheduled_date: day(4), slot: '10:00' });
    expect((await fetched(path, { 'if-none-match': etag })).status).toBe(200);
  });

  it('opens nothing once ended, replaced or made up, nor while its person is suspended', async () => {
    const path = await made(seeker);
    const next = await made(seeker);
    expect([(await fetched(path)).status, (await fetched(next)).status]).toEqual([404, 200]);
    expect((await as(seeker).calendarFeeds.get()).feed?.last_read_at).not.toBeNull();
    await asOwner('update profiles set suspended_at = now() where user_id = $1', [seeker]);
    expect((await fetched(next)).status).toBe(404);
    await asOwner('update profiles set suspended_at = null where user_id = $1', [seeker]);
    await expect(as(lister).calendarFeeds.end()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await as(seeker).calendarFeeds.end();
    const gone = await fetched(next);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await as(seeker).calendarFeeds.get()).toEqual({ feed: null });
    for (const wrong of ['a', 'x'.repeat(32), `${'x'.repeat(31)}'`, '%00'])
      expect((await fetched(`/calendar/${wrong}.ics`)).status).toBe(404);
    await expect(as(null).calendarFeeds.create()).rejects.toMatchObject({ status: 401 });
  });

  it('is stored as a hash, told to its person, and audited without the secret', async () => {
    const path = await made(seeker);
    const secret = path.slice('/calendar/'.length, -'.ics'.length);
    await as(seeker).calendarFeeds.end();
    await made(seeker);
    const [row] = await asOwner<{ row: string }>(
      'select f::text as row from calendar_feeds f where user_id = $1',
      [seeker],
    );
    expect(row?.row).toMatch(/\\\\x[0-9a-f]{64}/);
    const trail = await asOwner<{ action: string; row: string }>(
      `select action, a::text as row from audit_log a where actor_id = $1 and action like 'calendar-feeds.%' order by id`,
      [seeker],
    );
    expect(trail.map(({ action }) => action)).toEqual([
      'calendar-feeds.create',
      'calendar-feeds.end',
      'calendar-feeds.create',
    ]);
    expect(trail.map((one) => one.row).join()).not.toContain(secret);
    const notices = await asOwner(
      `select from notifications where user_id = $1 and event = 'account.calendar-made'`,
      [seeker],
    );
    expect(notices).toHaveLength(2);
  });
});

it('gives the days of a lease to who lets and who rents, in the language they read, and to nobody else', async () => {
  const { lease, landlord, tenant } = await runningLease(services);
  const uids = async (person: string) => (await eventsAt(await made(person))).map(({ uid }) => uid);
  const ofTenant = await uids(tenant);
  expect(ofTenant).toContain(`${lease.id}-end@kiraya`);
  expect(ofTenant.filter((uid) => uid.startsWith(`${lease.id}-rent-`)).length).toBeGreaterThan(5);
  expect(await uids(landlord)).toEqual(ofTenant);
  expect(await uids(seeker)).toEqual([]);
  await asOwner(`update profiles set language = 'hi' where user_id = $1`, [tenant]);
  const last = (await eventsAt(await made(tenant))).find(({ uid }) => uid === `${lease.id}-end@kiraya`);
  expect(last?.summary).toContain('लीज़');
  expect(last?.startDate.isDate).toBe(true);
});
