import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addPlaces, homeInput } from '../../../tests/support/homes.ts';
import { addHome, day } from '../../../tests/support/leads.ts';
import { runningLease, writeDues } from '../../../tests/support/leases.ts';
import { addBroker, manageHome, monthsAgo, today } from '../../../tests/support/managed-rentals.ts';
import { arrangeMonths } from '../../../tests/support/months.ts';
import { startServices } from '../../../tests/support/services.ts';
import { isProven, startReceiver } from '../../../tests/support/webhook-receiver.ts';
import { firstDayOf } from '../../domain/dates.ts';
import { lastDayAfter } from '../../domain/leases.ts';
import { type WebhookKind, webhookKinds } from '../../domain/webhooks.ts';
import { webhookExamples } from '../app/api-docs/webhooks.ts';
import { closeMonth } from '../commissions/months/close.ts';
import { rotateKeys } from '../lib/rotate-keys.ts';
import { createSeals } from '../lib/seal.ts';
import { cleanUp } from '../privacy/retention.ts';
import { deliverDue } from './deliver.ts';
import { callWebhook } from './webhook-call.ts';

const test = await startServices({ runsJobs: false, webhooksLocal: true });
const { as, addPerson, asOwner, services, urls } = test;
const { database, seals, jobs } = services;
const receiver = await startReceiver();
await addPlaces(asOwner);

const parts = { database, seals, allowsLocal: true };
const deliver = (now = new Date().toISOString()) => deliverDue(parts, jobs, () => now);
const later = (from: string, minutes: number) => new Date(Date.parse(from) + minutes * 60_000).toISOString();

beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answers(204);
  await asOwner('delete from webhooks');
  await asOwner('delete from auth.rate_limits');
});

// What the API's description promises.
afterEach(() => {
  for (const { body } of receiver.received) {
    const example = webhookExamples[body.type as keyof typeof webhookExamples];
    expect(Object.keys(body.data).sort()).toEqual(Object.keys(example).sort());
  }
});

const listen = (person: string, events: WebhookKind[] = [...webhookKinds], path = '') =>
  as(person).webhooks.create({ url: `${receiver.url}${path}`, events });

/** Several travel at once, so they arrive in any order. */
const notices = () =>
  receiver.received
    .map(({ body: { type, data } }): [string, Record<string, unknown>] => [type, data])
    .sort(([left, one], [right, two]) => `${left} ${one.side}`.localeCompare(`${right} ${two.side}`));
const deliveriesOf = async (person: string, id: string) =>
  (await as(person).webhooks.deliveries({ id })).items;

describe('a lister hears of their homes', () => {
  // spec beyond-programs: Webhooks tell of homes, leads, RVL and closed months, each once, signed
  it('published, changed, let and withdrawn, each once, signed, and nobody else does', async () => {
    const lister = await addPerson('Lal Singh');
    const neighbour = await addPerson('Next Door');
    const { secret } = await listen(lister);
    await listen(neighbour);
    const { id } = await as(lister).properties.create(homeInput());
    await as(lister).properties.publish({ id });
    await as(lister).properties.update({ id, ...homeInput({ rent: 2_800_000 }) });
    await asOwner(`update properties set view_count = view_count + 1 where id = $1`, [id]);
    await asOwner(`update properties set availability = 'rented' where id = $1`, [id]);
    await as(lister).properties.remove({ id });
    await deliver();
    expect(notices().map(([type]) => type)).toEqual([
      'listing.changed',
      'listing.let',
      'listing.published',
      'listing.withdrawn',
    ]);
    expect(notices()[0]?.[1]).toMatchObject({ id, changed: ['rent'], rent: 2_800_000, city: 'Bengaluru' });
    expect(receiver.received.every((one) => isProven(secret, one))).toBe(true);
    expect(new Set(receiver.received.map((one) => one.id)).size).toBe(4);
    await deliver();
    expect(receiver.received).toHaveLength(4);
  });

  // security programs: Webhooks are told in the transaction of the act, and of nothing that was taken back
  it('of nothing that was taken back, and of what they asked for alone', async () => {
    const lister = await addPerson('Lal Singh');
    await listen(lister, ['listing.withdrawn']);
    const { id } = await as(lister).properties.create(homeInput());
    await as(lister).properties.publish({ id });
    const withdrawn = database.asActor({ userId: lister }, async (tx) => {
      await tx.execute(sql`update properties set listing_state = 'withdrawn' where id = ${id}`);
      throw new Error('changed my mind');
    });
    await expect(withdrawn).rejects.toThrow('changed my mind');
    expect(await asOwner('select from webhook_events where user_id = $1', [lister])).toEqual([]);
  });
});

it('both sides of a lead hear of each step, with what each may read', async () => {
  const lister = await addPerson('Lal Singh');
  const seeker = await addPerson('Asha Rao');
  const home = await addHome(asOwner, lister);
  await listen(lister, ['lead.visit']);
  const visit = await as(seeker).visits.request({
    property_id: home,
    visit_type: 'physical',
    scheduled_date: day(3),
    slot: '10:00',
  });
  await listen(seeker, ['lead.visit']);
  await as(lister).visits.accept({ id: visit.id });
  await deliver();
  expect(notices()).toEqual([
    ['lead.visit', expect.objectContaining({ side: 'lister' })],
    ['lead.visit', expect.objectContaining({ side: 'lister' })],
    ['lead.visit', expect.objectContaining({ side: 'seeker', status: 'scheduled', by_you: false })],
  ]);
  const ofLister = notices().map(([, data]) => [data.side, data.status, data.by_you]);
  expect(ofLister).toEqual(
    expect.arrayContaining([
      ['lister', 'requested', false],
      ['lister', 'scheduled', true],
    ]),
  );
  expect(notices()[0]?.[1]).toMatchObject({ id: visit.id, property_id: home, slot: '10:00' });
  expect(JSON.stringify(notices())).not.toMatch(/Rose Lane|80000 11111/);
});

it('owner and broker hear of the rent value locked, paid and taken back', async () => {
  const landlord = await addPerson('Lata Landlord', ['landlord']);
  const admin = await addPerson('Vikram Admin', ['admin']);
  await addBroker(test, 'Bina');
  await listen(landlord, ['rvl.locked', 'rvl.paid', 'rvl.reversed']);
  // An administrator hears of what is their own, not of everything they could see.
  await listen(admin, ['rvl.paid']);
  const id = await manageHome(test, { landlord, admin });
  await as(admin).rvl.markPaid({ id, month: monthsAgo(0) });
  await as(admin).rvl.backToPending({ id, month: monthsAgo(0), reason: 'It was another home' });
  await deliver();
  expect(notices()).toEqual([
    ['rvl.locked', expect.objectContaining({ rental_value_locked: 2_400_000, monthly_rent: 2_500_000 })],
    [
      'rvl.paid',
      expect.objectContaining({ managed_property_id: id, month: monthsAgo(0), payment_status: 'paid' }),
    ],
    ['rvl.reversed', expect.objectContaining({ managed_property_id: id, payment_status: 'pending' })],
  ]);
});

it('an affiliate hears that a month is closed, with their own figures', async () => {
  const arranged = await arrangeMonths(test);
  const asha = await addPerson('Asha Affiliate');
  const stranger = await addPerson('Sita Rao');
  await arranged.affiliate('A');
  await asOwner(`update affiliate_registrations set user_id = $1 where affiliate_id = 'A'`, [asha]);
  const month = monthsAgo(3);
  await arranged.paid('A', month, 2, `${month}-05T10:00:00+05:30`);
  await listen(asha, ['commissions.month_closed']);
  await listen(stranger, ['commissions.month_closed']);
  await closeMonth({ urls, month, now: new Date().toISOString(), requestedBy: null });
  await deliver();
  expect(notices()).toEqual([
    [
      'commissions.month_closed',
      {
        month,
        affiliate_id: 'A',
        rank: 'Starter',
        qualifying: expect.any(Number),
        earned: expect.any(Number),
        held: 0,
      },
    ],
  ]);
});

it('the other side hears that somebody wrote, not what', async () => {
  const lister = await addPerson('Lal Singh');
  const seeker = await addPerson('Asha Rao');
  const home = await addHome(asOwner, lister);
  await listen(lister, ['message.received']);
  await listen(seeker, ['message.received']);
  const { id } = await as(seeker).messages.start({ property_id: home, body: 'Call 98765 00000' });
  await as(lister).messages.send({ id, body: 'It is free' });
  await deliver();
  const about = { conversation_id: id, property_id: home };
  expect(notices()).toEqual([
    ['message.received', expect.objectContaining({ ...about, side: 'lister' })],
    ['message.received', expect.objectContaining({ ...about, side: 'seeker' })],
  ]);
  expect(JSON.stringify(receiver.received)).not.toContain('98765');
});

it('both sides of a lease hear of its rents and repairs, and its landlord of its books', async () => {
  const start_date = firstDayOf(monthsAgo(1));
  const { lease, landlord, tenant } = await runningLease(test, {
    start_date,
    end_date: lastDayAfter(start_date),
  });
  await writeDues(test, lease.id);
  const money: WebhookKind[] = ['rent.reported', 'rent.confirmed', 'rent.disputed', 'rent.cancelled'];
  await listen(tenant, [...money, 'journal.posted']);
  await listen(landlord, [...money, 'journal.posted', 'maintenance.raised', 'maintenance.changed']);
  await listen(await addPerson('Next Door'));
  const { items } = await as(tenant).rents.listDues({ id: lease.id, limit: 50 });
  const due = items.find(({ month }) => month === monthsAgo(1));
  const upi = { amount: due?.amount ?? 0, mode: 'upi' as const, reference: '100000000001', paid_on: today() };
  const { id } = await as(tenant).rents.report({ id: due?.id ?? '', ...upi });
  await as(landlord).rents.confirm({ id });
  const repair = await as(tenant).maintenance.raise({
    lease_id: lease.id,
    title: 'The tap drips',
    category: 'plumbing',
  });
  await as(landlord).maintenance.assign({
    id: repair.id,
    assignee_name: 'Ramesh',
    assignee_phone: null,
    note: null,
  });
  await deliver();
  const byKind = (kind: string) => notices().filter(([type]) => type === kind);
  for (const [kind, state] of [
    ['rent.reported', 'reported'],
    ['rent.confirmed', 'confirmed'],
  ] as const) {
    const payment = { id, lease_id: lease.id, month: monthsAgo(1), amount: upi.amount, state };
    expect(byKind(kind).map(([, data]) => data)).toEqual([
      expect.objectContaining(payment),
      expect.objectContaining(payment),
    ]);
  }
  const books = byKind('journal.posted').map(([, data]) => data as { lines: { amount: number }[] });
  expect(books.length).toBeGreaterThan(0);
  for (const { lines } of books) expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(byKind('maintenance.raised')).toHaveLength(1);
  expect(byKind('maintenance.changed').map(([, data]) => [data.id, data.event, data.status])).toEqual([
    [repair.id, 'maintenance.assign', 'assigned'],
  ]);
});

describe('an address that does not answer well', () => {
  // spec beyond-programs: Webhooks tell of homes, leads, RVL and closed months, each once, signed … again for a day when an address takes nothing
  // security programs: Webhooks are told in the transaction of the act, and of nothing that was taken back … again for a day, then their owner is told
  it('is tried again ever later for a day, then given up, and its owner is told', async () => {
    const owner = await addPerson('Omar Owner');
    const { id } = await listen(owner);
    await as(owner).webhooks.test({ id });
    receiver.answers(500);
    let now = new Date().toISOString();
    const gaps: number[] = [];
    for (let tries = 1; tries <= 8; tries += 1) {
      await deliver(now);
      expect(receiver.received).toHaveLength(tries);
      const [delivery] = await deliveriesOf(owner, id);
      expect(delivery).toMatchObject({ attempts: tries, status: 500, problem: 'The answer was 500' });
      if (!delivery?.next_at) break;
      gaps.push((Date.parse(delivery.next_at) - Date.parse(now)) / 60_000);
      await deliver(later(delivery.next_at, -0.5));
      expect(receiver.received).toHaveLength(tries);
      now = new Date(delivery.next_at).toISOString();
    }
    expect(gaps).toEqual([1, 5, 15, 60, 180, 360, 720]);
    expect(new Set(receiver.received.map(({ id: event, text }) => event + text)).size).toBe(1);
    expect((await as(owner).webhooks.list()).items).toMatchObject([
      { state: 'off', failing_since: expect.any(String) },
    ]);
    expect(await deliveriesOf(owner, id)).toMatchObject([{ state: 'failed', next_at: null }]);
    expect(
      await asOwner('select event from notifications where user_id = $1 order by event', [owner]),
    ).toEqual([{ event: 'account.webhook-made' }, { event: 'account.webhook-off' }]);
    receiver.answers(204);
    const [failed] = await deliveriesOf(owner, id);
    await expect(as(owner).webhooks.redeliver({ id: failed?.id ?? '' })).rejects.toMatchObject({
      data: { rule: 'webhook.not-on' },
    });
    await as(owner).webhooks.update({ id, is_on: true });
    await as(owner).webhooks.redeliver({ id: failed?.id ?? '' });
    await deliver(later(now, 1));
    expect(await deliveriesOf(owner, id)).toMatchObject([{ state: 'delivered', attempts: 1, status: 204 }]);
    expect(receiver.received.at(-1)?.id).toBe(receiver.received[0]?.id);
  });

  it('whose secret does not open any more is tried ever later too, until its owner makes a new one', async () => {
    const owner = await addPerson('Omar Owner');
    const { id } = await listen(owner);
    await as(owner).webhooks.test({ id });
    await asOwner(`update webhooks set key_id = 'gone' where id = $1`, [id]);
    const now = new Date().toISOString();
    for (const minutes of [0, 1]) {
      await expect(deliver(later(now, minutes))).rejects.toMatchObject({
        errors: [expect.objectContaining({ message: expect.stringContaining('SEAL_KEYS lacks gone') })],
      });
    }
    const problem = 'The secret does not open any more; make a new one';
    expect(await deliveriesOf(owner, id)).toMatchObject([
      { attempts: 2, problem, next_at: expect.stringContaining(later(now, 6).slice(0, 16)) },
    ]);
    expect(receiver.received).toEqual([]);
    const { secret } = await as(owner).webhooks.renewSecret({ id });
    await deliver(later(now, 6));
    expect(receiver.received.map((one) => isProven(secret, one))).toEqual([true]);
  });

  it('is not asked for everything else that waits while it is down', async () => {
    const owner = await addPerson('Omar Owner');
    const { id } = await listen(owner);
    receiver.answers(503);
    await as(owner).webhooks.test({ id });
    await deliver();
    for (let more = 0; more < 3; more += 1) await as(owner).webhooks.test({ id });
    const now = later(new Date().toISOString(), 1.5);
    await asOwner(`update webhook_deliveries set next_at = now() where attempts = 0`);
    await deliver(now);
    const calls = receiver.received.length;
    await deliver(now);
    expect(receiver.received).toHaveLength(calls);
  });

  it('is turned off at once when it says that it is gone', async () => {
    const owner = await addPerson('Omar Owner');
    const { id } = await listen(owner);
    await as(owner).webhooks.test({ id });
    receiver.answers(410);
    await deliver();
    expect((await as(owner).webhooks.list()).items).toMatchObject([{ state: 'off' }]);
    expect(await deliveriesOf(owner, id)).toMatchObject([{ state: 'failed' }]);
  });

  // security programs: Webhooks are told in the transaction of the act, and of nothing that was taken back … and never where a redirect leads
  it('is not followed where it redirects to', async () => {
    const owner = await addPerson('Omar Owner');
    const { id } = await listen(owner);
    await as(owner).webhooks.test({ id });
    receiver.answers(307);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    expect(await deliveriesOf(owner, id)).toMatchObject([{ state: 'waiting', status: 307 }]);
  });
});

describe('a call', () => {
  const call = (url: string) => callWebhook({ url, headers: {}, body: '{}', allowsLocal: false });

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/',
    'https://localhost/',
    'http://example.in/',
  ])('never goes to %s', async (url) => {
    expect(await call(url)).toMatchObject({
      status: null,
      problem: 'The address leads to a private network',
    });
  });

  it('says in words that nobody is there', async () => {
    const answer = await callWebhook({
      url: 'http://127.0.0.1:1/',
      headers: {},
      body: '{}',
      allowsLocal: true,
    });
    expect(answer).toMatchObject({ status: null, problem: 'The connection was refused' });
  });
});

// security programs: Webhooks are told in the transaction of the act, and of nothing that was taken back … at least once, under one id, when a worker dies
it('a worker that dies in the middle leaves the event to the next, under the same id', async () => {
  const owner = await addPerson('Omar Owner');
  const { id } = await listen(owner);
  await as(owner).webhooks.test({ id });
  const now = new Date(Date.now() + 1000).toISOString();
  // It had sent the event, and died before it could write that down.
  await deliver(now);
  await asOwner(
    `update webhook_deliveries set state = 'waiting', next_at = $2::timestamptz + interval '2 minutes' where webhook_id = $1`,
    [id, now],
  );
  await deliver(later(now, 1));
  expect(receiver.received).toHaveLength(1);
  await deliver(later(now, 3));
  const [first, second] = receiver.received;
  expect([second?.id, second?.text]).toEqual([first?.id, first?.text]);
});

it('two workers never send the same at once', async () => {
  const owner = await addPerson('Omar Owner');
  const { id } = await listen(owner);
  for (let tries = 0; tries < 5; tries += 1) await as(owner).webhooks.test({ id });
  const now = new Date(Date.now() + 1000).toISOString();
  await Promise.all([deliver(now), deliver(now), deliver(now)]);
  expect(receiver.received).toHaveLength(5);
});

describe('webhooks are one’s own', () => {
  it('a stranger finds none of it', async () => {
    const owner = await addPerson('Omar Owner');
    const stranger = await addPerson('Sita Stranger');
    const { id } = await listen(owner);
    await as(owner).webhooks.test({ id });
    const [delivery] = await deliveriesOf(owner, id);
    expect((await as(stranger).webhooks.list()).items).toEqual([]);
    const missing = { status: 404 };
    const theirs = as(stranger).webhooks;
    await expect(theirs.deliveries({ id })).rejects.toMatchObject(missing);
    await expect(theirs.test({ id })).rejects.toMatchObject(missing);
    await expect(theirs.update({ id, is_on: false })).rejects.toMatchObject(missing);
    await expect(theirs.remove({ id })).rejects.toMatchObject(missing);
    await expect(theirs.redeliver({ id: delivery?.id ?? '' })).rejects.toMatchObject(missing);
  });

  // security programs: Webhooks are told in the transaction of the act, and of nothing that was taken back … with a secret that is sealed
  it('at most ten, with a secret that is sealed, shown once and survives a change of keys', async () => {
    const owner = await addPerson('Omar Owner');
    const { secret } = await listen(owner);
    const rows = await asOwner<{ row: string }>('select w::text as row from webhooks w');
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
    expect(JSON.stringify(await as(owner).webhooks.list())).not.toContain(secret.slice(6));
    const newer = { id: 'newer', key: Buffer.alloc(32, 7) };
    const both = createSeals([newer, ...services.config.sealKeys], services.config.fingerprintKey);
    await rotateKeys(database, both);
    const [row] = await asOwner<{ key_id: string; sealed: Buffer }>('select key_id, sealed from webhooks');
    if (!row) throw new Error('The webhook is gone');
    const place = { column: 'webhooks.sealed', owner };
    expect(row.key_id).toBe('newer');
    expect(both.open({ keyId: row.key_id, sealed: row.sealed }, place)).toBe(secret);
    for (let more = 1; more < 10; more += 1) await listen(owner, ['rvl.paid'], `/${more}`);
    await expect(listen(owner)).rejects.toMatchObject({ data: { rule: 'webhook.too-many' } });
  });

  // spec beyond-programs: Webhooks tell of homes, leads, RVL and closed months, each once, signed … at most ten
  // security programs: Webhooks are told in the transaction of the act, and of nothing that was taken back … at most ten, also when several are set up at once
  it('at most ten also when several are set up at the same time, and one for a request that comes twice', async () => {
    const owner = await addPerson('Omar Owner');
    for (let made = 0; made < 8; made += 1) await listen(owner, ['rvl.paid'], `/${made}`);
    const input = { url: `${receiver.url}/twice`, events: ['rvl.paid' as const] };
    const again = as(owner, { idempotencyKey: 'twice' }).webhooks;
    const first = await again.create(input);
    expect(await again.create(input)).toEqual(first);
    const asked = await Promise.allSettled(
      ['/a', '/b', '/c', '/d'].map((path) => listen(owner, ['rvl.paid'], path)),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await as(owner).webhooks.list()).items).toHaveLength(10);
  });

  // spec beyond-programs: Webhooks tell of homes, leads, RVL and closed months, each once, signed … with a new secret beside the earlier one for a day
  // security programs: Webhooks are told in the transaction of the act, and of nothing that was taken back … with a new secret beside the earlier one for a day
  it('with a new secret beside the old one for a day, both sealed, then with the new one alone', async () => {
    const owner = await addPerson('Omar Owner');
    const { id, secret: old } = await listen(owner);
    const stranger = await addPerson('Sita Stranger');
    await expect(as(stranger).webhooks.renewSecret({ id })).rejects.toMatchObject({ status: 404 });
    const renewing = as(owner, { idempotencyKey: 'renewing' }).webhooks;
    const { secret, earlier_secret_until: until } = await renewing.renewSecret({ id });
    // An answer that never arrived is asked for again: the secret in use is still the earlier one.
    expect((await renewing.renewSecret({ id })).secret).toBe(secret);
    expect(until).not.toBeNull();
    const rows = await asOwner<{ row: string }>('select w::text as row from webhooks w');
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
    const newer = { id: 'newer', key: Buffer.alloc(32, 7) };
    const both = createSeals([newer, ...services.config.sealKeys], services.config.fingerprintKey);
    await rotateKeys(database, both);
    expect(await asOwner('select key_id, earlier_key_id from webhooks')).toEqual([
      { key_id: 'newer', earlier_key_id: 'newer' },
    ]);
    const proven = async (now: string) => {
      receiver.received.length = 0;
      await as(owner).webhooks.test({ id });
      await deliverDue({ ...parts, seals: both }, jobs, () => now);
      return [secret, old].map((one) => receiver.received.some((got) => isProven(one, got)));
    };
    const now = later(new Date().toISOString(), 1);
    expect(await proven(now)).toEqual([true, true]);
    expect(await proven(later(now, 24 * 60))).toEqual([true, false]);
    await asOwner(`update webhooks set earlier_until = now() - interval '1 second'`);
    expect((await as(owner).webhooks.list()).items[0]?.earlier_secret_until).toBeNull();
    await cleanUp(database);
    expect(await asOwner('select earlier_sealed from webhooks')).toEqual([{ earlier_sealed: null }]);
  });

  it('paused: nothing is kept for it, and what waited is not sent', async () => {
    const owner = await addPerson('Omar Owner');
    const { id } = await listen(owner);
    await as(owner).webhooks.test({ id });
    await as(owner).webhooks.update({ id, is_on: false });
    const home = await as(owner).properties.create(homeInput());
    await as(owner).properties.publish({ id: home.id });
    await deliver(later(new Date().toISOString(), 1));
    expect(receiver.received).toEqual([]);
    expect(await deliveriesOf(owner, id)).toMatchObject([{ state: 'failed' }]);
  });

  // security programs: Webhooks are told in the transaction of the act, and of nothing that was taken back … with what their person may read then, an administrator with what is their own
  it('what somebody may not see any more is not told', async () => {
    const lister = await addPerson('Lal Singh');
    const home = await addHome(asOwner, lister);
    const { id } = await listen(lister);
    await asOwner(`update properties set rent = 2000000 where id = $1`, [home]);
    await asOwner(`update properties set listed_by = $2 where id = $1`, [
      home,
      await addPerson('New Lister'),
    ]);
    await deliver(later(new Date().toISOString(), 1));
    expect(receiver.received).toEqual([]);
    expect(await deliveriesOf(lister, id)).toMatchObject([
      { state: 'failed', problem: 'The person may not see this any more' },
    ]);
  });

  it('go with the account, and what was told goes after a month', async () => {
    const owner = await addPerson('Omar Owner');
    const { id } = await listen(owner);
    await as(owner).webhooks.test({ id });
    await asOwner(`update webhook_events set created_at = now() - interval '31 days' where user_id = $1`, [
      owner,
    ]);
    await cleanUp(database);
    expect(await deliveriesOf(owner, id)).toEqual([]);
    await as(owner).webhooks.test({ id });
    await database.asWorker((tx) => tx.execute(sql`select app.erase_person(${owner})`));
    expect(await asOwner('select from webhook_events where user_id = $1', [owner])).toEqual([]);
    expect(await asOwner('select from webhooks where user_id = $1', [owner])).toEqual([]);
  });
});

it.each(['http://example.in/', 'https://10.0.0.1/', 'https://localhost/', 'not an address'])(
  'outside a trial %s is refused at its field',
  async (url) => {
    const owner = await addPerson('Omar Owner');
    const config = { ...services.config, webhooksLocal: false };
    const context = { services: { ...services, config } };
    await expect(as(owner, context).webhooks.create({ url, events: ['rvl.paid'] })).rejects.toMatchObject({
      status: 422,
      data: { errors: [{ field: 'url', message: expect.any(String) }] },
    });
  },
);
