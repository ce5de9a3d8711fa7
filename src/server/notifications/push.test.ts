import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Subscription, startPushService } from '../../../tests/support/push-service.ts';
import { startServices } from '../../../tests/support/services.ts';
import { vapidKeysFrom } from '../lib/vapid.ts';
import { mailDue } from './notice-mail.ts';
import type { Notice } from './notify.ts';
import { notify } from './notify.ts';
import { pushHandlers } from './push-handlers.ts';
import { pushJob } from './push-jobs.ts';

const service = await startPushService();
const push = { ...vapidKeysFrom('x'), contact: 'mailto:post@kiraya.example', services: [service.origin] };
const { as, asOwner, addPerson, services } = await startServices({ runsJobs: false, push });
const { database, jobs } = services;
const [person, neighbour] = [await addPerson('Asha'), await addPerson('Ravi')];
const noon = '2030-01-02T06:30:00.000Z';
const drop: Notice = {
  event: 'shortlist.price-drop',
  home: 'A home',
  path: '/property/x',
  from: 200,
  to: 100,
};
const returned: Notice = { event: 'payout.failed', amount: 100, account: '…1234', why: 'Closed' };

const sessionOf = async (userId: string) => {
  const [row] = await asOwner<{ id: string }>(
    `insert into auth.sessions (user_id, token, expires_at) values ($1, $2, now() + interval '1 day') returning id`,
    [userId, randomUUID()],
  );
  return row?.id ?? '';
};
const signedIn = (userId: string, sessionId: string) => as(userId, { subject: { userId, sessionId } });
const tell = (notice: Notice, userId = person) =>
  database.asWorker((db) => notify({ db, jobs, actorId: null }, userId, notice));
const letters: string[] = [];
const mailer = {
  deliver: async ({ kind }: { kind: string }) => void letters.push(kind),
  deliverAgain: async () => {},
};
const parts = { database, mailer, jobs, origin: 'https://kiraya.example', wordNotice: services.wordNotice };

/** Runs the jobs that were stored for devices. */
async function runPushes(): Promise<void> {
  const waiting = await asOwner<{ id: string; data: object }>(
    `delete from pgboss.job where name = $1 and state < 'active' returning id, data`,
    [pushJob.name],
  );
  const [handler] = pushHandlers({ database, push, wordNotice: services.wordNotice });
  for (const { data } of waiting) await handler?.handle(data, jobs);
}
async function tellAll(now = noon): Promise<string[]> {
  await mailDue(parts, now);
  await runPushes();
  return service.pushed.map(({ message }) => message.title ?? '');
}
const devices = () =>
  asOwner<{ user_id: string; endpoint: string }>('select user_id, endpoint from push_devices');

let subscription: Subscription;
let session: string;
beforeEach(async () => {
  service.pushed.length = 0;
  service.status = 201;
  letters.length = 0;
  for (const table of ['push_devices', 'notifications', 'notification_preferences'])
    await asOwner(`delete from ${table}`);
  session = await sessionOf(person);
  subscription = service.subscribe((await as(person).push.key()).public_key);
  await signedIn(person, session).push.add(subscription);
});

describe('a notice', () => {
  // security abuse: Push messages are sealed for one browser and signed by us
  it('comes to each device of its person, sealed for it and signed by us, once', async () => {
    const other = service.subscribe(push.publicKey);
    await signedIn(person, await sessionOf(person)).push.add(other);
    await signedIn(neighbour, await sessionOf(neighbour)).push.add(service.subscribe(push.publicKey));
    await tell(drop);
    const [{ id } = { id: '' }] = await asOwner<{ id: string }>('select id from notifications');
    expect(await tellAll()).toEqual(['Price drop: A home', 'Price drop: A home']);
    await asOwner('update notifications set email_at = $1', [noon]);
    expect(await tellAll()).toHaveLength(2);
    expect(new Set(service.pushed.map(({ endpoint }) => endpoint))).toEqual(
      new Set([subscription.endpoint, other.endpoint]),
    );
    expect(service.pushed[0]).toMatchObject({
      message: { id, path: '/property/x', text: expect.stringContaining('A home') },
      claims: { sub: 'mailto:post@kiraya.example' },
      topic: id.replaceAll('-', ''),
      ttl: '86400',
    });
  });

  it('stays away from devices where that is switched off, but for money, and goes by e-mail all the same', async () => {
    await as(person).notifications.preferences.update({
      email_off: [],
      push_off: ['shortlist'],
      app_off: [],
      quiet: null,
    });
    await tell(drop);
    await tell(returned);
    expect(await tellAll()).toHaveLength(1);
    expect(service.pushed[0]?.message.title).toBe('A payment to you came back');
    expect(letters.sort()).toEqual(['payout.failed', 'shortlist.price-drop']);
  });

  it('waits for the end of quiet hours, and comes to devices alone where e-mail is off', async () => {
    const quiet = { from: 11, to: 14 };
    await as(person).notifications.preferences.update({
      email_off: ['shortlist'],
      push_off: [],
      app_off: [],
      quiet,
    });
    await tell(drop);
    expect(await tellAll()).toEqual([]);
    expect(await tellAll('2030-01-02T08:30:00Z')).toHaveLength(1);
    expect(letters).toEqual([]);
  });

  it('comes in Hindi to whoever reads Hindi, and opens the Hindi page', async () => {
    await as(person).account.settings.update({ language: 'hi' });
    await tell(drop);
    expect(await tellAll()).toEqual(['किराया घटा: A home']);
    expect(service.pushed[0]?.message.path).toBe('/hi/property/x');
    await as(person).account.settings.update({ language: 'en' });
  });

  it('that was read meanwhile disturbs nobody', async () => {
    await tell(drop);
    await mailDue(parts, noon);
    await as(person).notifications.markRead({});
    await runPushes();
    expect(service.pushed).toEqual([]);
  });

  it('with hostile text arrives as text, and bounded', async () => {
    await tell({
      event: 'lead.reminder',
      home: `<img src=x onerror=alert(1)> ${'घर'.repeat(100)}`,
      path: '/portal',
      note: 'x'.repeat(300),
    });
    expect(await tellAll()).toHaveLength(1);
    expect(service.pushed[0]?.message.title?.length).toBeLessThanOrEqual(120);
    expect(service.pushed[0]?.message.text).toContain('<img src=x');
  });
});

describe('a device', () => {
  it.each([404, 410])('whose browser gave up (%i) is forgotten', async (status) => {
    service.status = status;
    await tell(drop);
    await tellAll();
    expect(await devices()).toEqual([]);
  });

  it.each([
    ['is busy', 503],
    ['refuses us, be it for a clock that is wrong', 403],
  ])('whose service %s stays, and is tried again', async (_, status) => {
    service.status = status;
    await tell(drop);
    await mailDue(parts, noon);
    await expect(runPushes()).rejects.toThrow(`answered ${status}`);
    expect(await devices()).toHaveLength(1);
  });

  // security attacks: Our server made to ask an address inside … by a redirect
  it('leads our server nowhere else: a redirect is not followed', async () => {
    service.status = 307;
    await tell(drop);
    await mailDue(parts, noon);
    await expect(runPushes()).rejects.toThrow();
    expect(service.pushed).toEqual([]);
  });

  // security abuse: Push messages are sealed for one browser and signed by us … and end with the session
  it('is told nothing after its person signed out', async () => {
    await tell(drop);
    await mailDue(parts, noon);
    await asOwner('delete from auth.sessions where id = $1', [session]);
    await runPushes();
    expect(service.pushed).toEqual([]);
    expect(await devices()).toEqual([]);
  });

  it('belongs to who signed in there last', async () => {
    await signedIn(neighbour, await sessionOf(neighbour)).push.add(subscription);
    expect(await devices()).toEqual([{ user_id: neighbour, endpoint: subscription.endpoint }]);
    expect(await as(person).push.has(subscription)).toEqual({ is_kept: false });
    expect(await as(neighbour).push.has(subscription)).toEqual({ is_kept: true });
  });

  it('is removed by its person, and by nobody else', async () => {
    await as(neighbour).push.remove(subscription);
    expect(await devices()).toHaveLength(1);
    await as(person).push.remove(subscription);
    await as(person).push.remove(subscription);
    expect(await devices()).toEqual([]);
  });

  it('is one of twenty at most: the oldest goes', async () => {
    for (let count = 0; count < 20; count += 1) {
      await signedIn(person, session).push.add(service.subscribe(push.publicKey));
    }
    const stored = await devices();
    expect(stored).toHaveLength(20);
    expect(stored.map(({ endpoint }) => endpoint)).not.toContain(subscription.endpoint);
  });

  // security attacks: Our server made to ask an address inside
  it('is not kept for another session, another service, a wrong key or a stranger', async () => {
    const other = service.subscribe(push.publicKey);
    await expect(signedIn(neighbour, session).push.add(other)).rejects.toMatchObject({ status: 401 });
    for (const endpoint of [
      'https://evil.example/x',
      'http://169.254.169.254/',
      service.origin.replace('http', 'https'),
    ]) {
      await expect(signedIn(person, session).push.add({ ...other, endpoint })).rejects.toMatchObject({
        data: { rule: 'push.unknown-service' },
      });
    }
    const keys = { ...other.keys, p256dh: 'short' };
    await expect(signedIn(person, session).push.add({ ...other, keys })).rejects.toMatchObject({
      status: 422,
    });
    await expect(as(null).push.add(other)).rejects.toMatchObject({ status: 401 });
    expect(await devices()).toHaveLength(1);
  });
});
