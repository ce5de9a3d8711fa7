import { beforeEach, describe, expect, it } from 'vitest';
import { addParties, approvedApplication, leaseInput, proposeLease } from '../../../tests/support/leases.ts';
import { startServices } from '../../../tests/support/services.ts';
import { type Instant, instantInIndia } from '../../domain/dates.ts';
import { textJob } from '../lib/messenger.ts';
import { mailDue } from './notice-mail.ts';
import { type Notice, notify } from './notify.ts';

const started = await startServices({ runsJobs: false });
const { as, asOwner, addPerson } = started;
const { database, jobs, wordNotice } = started.services;

/** Well after the notices, which are of the real clock: quiet hours are those of any day. */
const NOON = instantInIndia('2030-01-02', 12);
const letters: (string | null)[] = [];
const mailer = {
  deliver: async ({ userId }: { userId: string | null }) => void letters.push(userId),
  deliverAgain: async () => {},
};

beforeEach(async () => {
  letters.length = 0;
  for (const table of ['notifications', 'notification_preferences', 'auth.rate_limits'])
    await asOwner(`delete from ${table}`);
  await asOwner(`delete from pgboss.job where name = $1`, [textJob.name]);
});

let numbers = 0;
/** Leaves the person with a mobile number, proved unless said otherwise, and without an e-mail address. */
async function byNumberAlone(person: string, isProved = true): Promise<string> {
  numbers += 1;
  const number = `+9198${String(numbers).padStart(8, '0')}`;
  await asOwner(`update auth.users set phone = $2, phone_verified = true where id = $1`, [person, number]);
  await asOwner(`update auth.users set email = null, email_verified = false where id = $1`, [person]);
  if (!isProved) await asOwner(`update profiles set phone_verified = false where user_id = $1`, [person]);
  return number;
}

/** What leaves by text until then. */
async function texts(now: Instant = NOON) {
  await mailDue({ database, mailer, jobs, origin: 'https://kiraya.example', wordNotice }, now);
  const rows = await asOwner<{ data: object }>(
    `select data from pgboss.job where name = $1 order by created_on, id`,
    [textJob.name],
  );
  return rows.map(({ data }) => data);
}

const lease = {
  date: '2026-12-15',
  home: '2 BHK in Baner',
  path: '/portal/tenant/leases/1',
  from: 'Lal Singh',
} as const;
const application = { home: '2 BHK in Baner', path: '/applications' } as const;
const check = { number: 'TC-1', check: '00000000-0000-4000-8000-000000000001', person: 'Lal Singh' } as const;

const deposit = {
  state: 'answering',
  amount: 0,
  held: 0,
  debt: 0,
  date: '2026-12-15',
  home: '2 BHK in Baner',
  path: '/portal/tenant/leases/1',
} as const;

const told: [string, Notice, string | null][] = [
  [
    'a lease that asks for a tenant’s yes',
    { event: 'lease.offered', fromOther: true, ...lease },
    'lease-offered',
  ],
  ['a lease on paper to confirm', { event: 'lease.sign', fromOther: true, ...lease }, 'lease-offered'],
  ['a lease prepared for its landlord', { event: 'lease.prepared', ...lease }, 'lease-offered'],
  ['a check to agree to', { event: 'tenant-check.asked', until: '2026-12-15', ...check }, 'check-asked'],
  ['an accepted application', { event: 'application.approved', ...application }, 'application-accepted'],
  [
    'deductions to answer',
    { event: 'settlement.proposed', isYourTurn: true, ...deposit },
    'settlement-proposed',
  ],
  ['deductions that the landlord named', { event: 'settlement.proposed', ...deposit }, null],
  ['what the landlord’s side did in their name', { event: 'lease.offered', ...lease }, null],
  ['a lease that is agreed', { event: 'lease.accept', fromOther: true, ...lease }, null],
  ['a declined application', { event: 'application.declined', ...application }, null],
];

describe('whoever has a number and no e-mail address', () => {
  const tell = (person: string, notice: Notice) =>
    database.asWorker((db) => notify({ db, jobs, actorId: null }, person, notice));

  it.each(told)('gets a text of what needs an act, by the table: %s', async (_, notice, template) => {
    const person = await addPerson('Asha Rao');
    const to = await byNumberAlone(person);
    await tell(person, notice);
    expect(await texts()).toMatchObject(
      template ? [{ to, template, language: 'en', values: { site: 'kiraya.example' } }] : [],
    );
    expect(await texts()).toHaveLength(template ? 1 : 0);
    expect(letters).toEqual([]);
  });

  it.each(told)('gets none where there is an address or the number is not proved: %s', async (_, notice) => {
    const [reader, unproved] = [await addPerson('Asha Rao'), await addPerson('Meera Nair')];
    await byNumberAlone(unproved, false);
    for (const person of [reader, unproved]) await tell(person, notice);
    expect(await texts()).toEqual([]);
    expect(letters).toEqual([reader]);
  });

  it('gets it in their language, after their quiet hours, and not where they switched letters off', async () => {
    const [night, off] = [await addPerson('Asha Rao'), await addPerson('Meera Nair')];
    const to = await byNumberAlone(night);
    await byNumberAlone(off);
    await asOwner(`update profiles set language = 'hi' where user_id = $1`, [night]);
    await asOwner(
      `insert into notification_preferences (user_id, quiet_from, quiet_to) values ($1, 11, 14)`,
      [night],
    );
    await asOwner(`insert into notification_preferences (user_id, email_off) values ($1, '{requests}')`, [
      off,
    ]);
    for (const person of [night, off]) await tell(person, told[4]?.[1] as Notice);
    expect(await texts()).toEqual([]);
    expect(await texts(instantInIndia('2030-01-02', 14))).toMatchObject([{ to, language: 'hi' }]);
  });
});

it('the applicant is texted of the yes, then of the lease; the landlord who did both is not', async () => {
  const parties = await addParties(started);
  const to = await byNumberAlone(parties.tenant);
  const application_id = await approvedApplication(started, parties);
  const [accepted] = await texts();
  expect(accepted).toMatchObject({ to, template: 'application-accepted' });
  const draft = await as(parties.landlord).leases.create({ ...leaseInput(), application_id });
  await proposeLease(started, parties.landlord, draft);
  await byNumberAlone(parties.landlord);
  expect((await texts()).slice(1)).toMatchObject([
    { to, template: 'lease-offered', values: { landlord: 'Lal Singh', site: 'kiraya.example' } },
  ]);
});

it('the landlord is texted of a lease that somebody prepared for them', async () => {
  const parties = await addParties(started);
  const writer = await addPerson('Bala Broker', ['admin']);
  const to = await byNumberAlone(parties.landlord);
  await database.asActor({ userId: writer }, (db) =>
    notify({ db, jobs, actorId: writer }, parties.landlord, {
      event: 'lease.prepared',
      ...lease,
      from: 'Bala Broker',
    }),
  );
  expect(await texts()).toMatchObject([{ to, values: { landlord: 'Bala Broker' } }]);
});
