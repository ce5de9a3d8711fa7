/** Somebody lost the SIM of an account that has no other way in: from the sign-in page to the new number, and what stops a thief on the way. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grantAdmin } from '../../../tests/support/granted-admin.ts';
import { openSession } from '../../../tests/support/open-session.ts';
import { startServices } from '../../../tests/support/services.ts';
import { signInRoutes } from '../../../tests/support/sign-in-routes.ts';
import type { Session } from '../../contract/session.ts';
import { mergeAccounts } from '../account/merge-accounts.ts';
import { createAuth } from '../lib/auth/auth.ts';
import type { SignInText } from '../lib/auth/sign-in-library.ts';
import { cleanUp } from '../privacy/retention.ts';
import { askForLostNumber } from './ask.ts';

const ORIGIN = 'http://localhost:4600';
const test = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, services } = test;
const { database, jobs } = services;
const texts: SignInText[] = [];
const auth = await createAuth({
  evenTimeMs: 0,
  pool: database.pools.auth,
  secret: test.secret,
  baseURL: ORIGIN,
  mail: async () => {},
  text: async (text) => void texts.push(text),
  askForLostNumber: (asked) => askForLostNumber({ database, jobs, demo: false }, asked),
  onError: (error) => {
    throw error;
  },
});

let count = 0;
const call = signInRoutes(auth, ORIGIN, () => `192.0.2.${count % 250}`);
let admin: string;
let second: string;
let person: string;
let oldPhone: string;
let phone: string;

const story = 'I rent the home in Baner, Pune; my landlord is Lal Singh';
const codeTo = (number: string): string => {
  const sent = texts.filter((text) => text.phone === number).at(-1);
  if (!sent || !('code' in sent)) throw new Error(`No code was sent to ${number}`);
  return sent.code;
};
const start = (own: object = {}) => call('/lost-number/start', { oldPhone, phone, ...own });
const confirm = (own: object = {}) =>
  call('/lost-number/confirm', { oldPhone, phone, otp: codeTo(phone), name: 'Meera Nair', story, ...own });
async function ask() {
  await start();
  return confirm();
}
const waiting = async () => (await as(admin).lostNumbers.list()).items;
const onlyWaiting = async () => {
  const [request] = await waiting();
  if (!request) throw new Error('Nothing waits');
  return request;
};
const letTimePass = (id: string) =>
  asOwner('update lost_numbers set ready_at = app.now() where id = $1', [id]);
/** Asked, checked by the first administrator, and due. */
async function checked(): Promise<string> {
  await ask();
  const { id } = await onlyWaiting();
  await as(admin).lostNumbers.check({ id, note: 'Video call, Aadhaar card and the lease shown' });
  await letTimePass(id);
  return id;
}
const rule = (code: string) => ({ code: 'RULE_BROKEN', data: { rule: code } });
const phoneOf = async (userId: string) =>
  (await asOwner<{ phone: string }>('select phone from auth.users where id = $1', [userId]))[0]?.phone;
/** What goes out by text, in the order it was asked for. */
const textsAsked = () =>
  asOwner<{ to: string; template: string }>(
    `select data ->> 'to' as to, data ->> 'template' as template from pgboss.job where name = 'text-asked' order by created_on`,
  );
const noticesOf = async (userId: string) =>
  (
    await asOwner<{ event: string }>(
      `select event from notifications where user_id = $1 and event like 'lost-number.%' order by created_at`,
      [userId],
    )
  ).map(({ event }) => event);

beforeAll(async () => {
  admin = await addPerson('Vikram Admin', ['admin']);
  second = await addPerson('Sunita Second', ['admin']);
});

beforeEach(async () => {
  count += 1;
  oldPhone = `+9198765${String(10_000 + count)}`;
  phone = `+9190000${String(10_000 + count)}`;
  await asOwner('delete from lost_numbers');
  await asOwner(`delete from pgboss.job where name = 'text-asked'`);
  const [row] = await asOwner<{ id: string }>(
    `insert into auth.users (name, phone, phone_verified) values ('Meera Nair', $1, true) returning id`,
    [oldPhone],
  );
  person = row?.id ?? '';
  await openSession(asOwner, person);
});

describe('a lost number', () => {
  // security identity: Whoever lost their number and has no other way in gets their account by two administrators, after three days
  it('is replaced by two administrators, and its person signs in with the new one', async () => {
    await as(person).apiTokens.create({ name: 'CRM', scopes: ['profile:read'], days: '30' });
    expect(await ask()).toMatchObject({ status: 200 });
    const { id, ...request } = await onlyWaiting();
    expect(request).toMatchObject({
      user_id: person,
      account_name: 'Meera Nair',
      has_email: false,
      old_phone: oldPhone,
      new_phone: phone,
      name: 'Meera Nair',
      story,
      check: null,
    });
    const hours = (Date.parse(request.ready_at) - Date.parse(services.now())) / 3_600_000;
    expect(hours).toBeCloseTo(72, 1);

    await expect(as(second).lostNumbers.approve({ id })).rejects.toMatchObject(
      rule('lost-number.not-checked'),
    );
    const note = 'Video call, Aadhaar card and the lease shown';
    await as(admin).lostNumbers.check({ id, note });
    expect((await onlyWaiting()).check).toMatchObject({ by: 'Vikram Admin', is_own: true, note });
    await expect(as(second).lostNumbers.approve({ id })).rejects.toMatchObject(rule('lost-number.too-early'));
    await letTimePass(id);
    await expect(as(admin).lostNumbers.approve({ id })).rejects.toMatchObject(rule('lost-number.own-check'));
    expect(await phoneOf(person)).toBe(oldPhone);

    await as(second).lostNumbers.approve({ id });
    expect(await phoneOf(person)).toBe(phone);
    expect(await waiting()).toEqual([]);
    // Whoever was signed in, and every program, is out.
    await expect(as(person).account.me()).rejects.toMatchObject({ status: 401 });
    expect(await asOwner('select from api_tokens where user_id = $1', [person])).toEqual([]);
    await expect(as(second).lostNumbers.approve({ id })).rejects.toMatchObject(rule('lost-number.over'));

    await call('/phone/send-code', { phone });
    const { status, body } = await call<Session>('/sign-in/phone-code', { phone, otp: codeTo(phone) });
    expect(status).toBe(200);
    expect(body.user.id).toBe(person);
    const audited = await asOwner(
      `select action, actor_id from audit_log where subject_type = 'lost-number' and subject_id = $1 order by id`,
      [id],
    );
    expect(audited).toEqual([
      { action: 'lostNumbers.ask', actor_id: null },
      { action: 'lostNumbers.check', actor_id: admin },
      { action: 'lostNumbers.approve', actor_id: second },
    ]);
  });

  it('is told at once to the old number, the account and all administrators, and each outcome to who waits', async () => {
    const id = await checked();
    expect(await textsAsked()).toEqual([{ to: oldPhone, template: 'number-lost' }]);
    expect(await noticesOf(person)).toEqual(['lost-number.asked']);
    expect(await noticesOf(admin)).toContain('lost-number.waits');
    expect(await noticesOf(second)).toContain('lost-number.waits');
    await as(second).lostNumbers.approve({ id });
    expect((await textsAsked()).slice(1)).toEqual(
      expect.arrayContaining([
        { to: phone, template: 'number-moved' },
        { to: oldPhone, template: 'number-changed' },
      ]),
    );
    expect(await noticesOf(person)).toEqual(['lost-number.asked', 'lost-number.moved']);
  });

  it('keeps two-step sign-in: the new number alone opens no account that has it', async () => {
    await asOwner('update auth.users set two_factor_enabled = true where id = $1', [person]);
    const id = await checked();
    await as(second).lostNumbers.approve({ id });
    await call('/phone/send-code', { phone });
    const answer = await call<object>('/sign-in/phone-code', { phone, otp: codeTo(phone) });
    expect(answer).toMatchObject({ status: 200, body: { secondStep: true } });
  });
});

describe('a thief', () => {
  it('is stopped by whoever is signed in to the account, and by nobody else', async () => {
    await ask();
    const own = (await as(person).lostNumbers.mine()).waiting;
    expect(own).toMatchObject({ new_phone: expect.stringMatching(/^[+]91 90•+\d{3}$/) });
    const id = own?.id ?? '';
    const stranger = await addPerson('Some One');
    expect(await as(stranger).lostNumbers.mine()).toEqual({ waiting: null });
    await expect(as(stranger).lostNumbers.stop({ id })).rejects.toMatchObject({ status: 404 });
    await as(person).lostNumbers.stop({ id });
    expect(await as(person).lostNumbers.mine()).toEqual({ waiting: null });
    await expect(as(second).lostNumbers.approve({ id })).rejects.toMatchObject(rule('lost-number.over'));
    expect((await textsAsked()).at(-1)).toEqual({ to: phone, template: 'number-kept' });
    // And is told for a week that the request was sent, as everybody is.
    expect(await ask()).toMatchObject({ status: 200 });
    expect(await waiting()).toEqual([]);
  });

  it('learns of no number whether it has an account', async () => {
    const known = [await start(), await confirm()];
    oldPhone = '+919811111111';
    const unknown = [await start(), await confirm()];
    expect(unknown).toEqual(known);
    expect(await waiting()).toHaveLength(1);
  });

  it('needs the code of the new number, made for this and no other', async () => {
    await call('/phone/send-code', { phone });
    expect(await confirm()).toMatchObject({ status: 422, code: 'INVALID_CODE' });
    await start();
    expect(await confirm({ oldPhone: '+919811111112' })).toMatchObject({ status: 422, code: 'INVALID_CODE' });
    expect(await waiting()).toEqual([]);
  });

  it('gets no account of an administrator', async () => {
    await asOwner(`insert into user_roles (user_id, role) values ($1, 'admin')`, [person]);
    expect(await ask()).toMatchObject({ status: 200 });
    expect(await waiting()).toEqual([]);
    await asOwner('delete from user_roles where user_id = $1', [person]);
  });

  it('who is an administrator does not approve with one they made', async () => {
    const puppet = await addPerson('Prem Puppet');
    await grantAdmin(test, admin, puppet);
    const id = await checked();
    await expect(as(puppet).lostNumbers.approve({ id })).rejects.toMatchObject(
      rule('approval.not-a-second-person'),
    );
    await asOwner('delete from user_roles where user_id = $1', [puppet]);
  });

  it('who writes beside the procedures moves nothing', async () => {
    await ask();
    const { id } = await onlyWaiting();
    const asMember = (userId: string, text: string) =>
      database.asActor({ userId }, async (db) => db.execute(text));
    await expect(
      asMember(
        admin,
        `update lost_numbers set state = 'approved', decided_by = '${admin}', decided_at = app.now() where id = '${id}'`,
      ),
    ).rejects.toThrow();
    const { rows } = await asMember(second, `select app.move_lost_number('${id}') as became`);
    expect(rows).toEqual([{ became: 'early' }]);
    await expect(asMember(person, `select app.move_lost_number('${id}')`)).rejects.toThrow();
    expect(await phoneOf(person)).toBe(oldPhone);
  });
});

describe('a request', () => {
  it('is refused where the new number has an account, which only its owner is told', async () => {
    await asOwner(`insert into auth.users (name, phone, phone_verified) values ('Ravi', $1, true)`, [phone]);
    expect(await start()).toMatchObject({ status: 200 });
    expect(await confirm()).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'phone', reason: 'lost-number.of-account' }] },
    });
    expect(await start({ phone: oldPhone })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'phone', reason: 'lost-number.same' }] },
    });
  });

  it('cannot be approved once the new number has an account, or the account another number', async () => {
    const id = await checked();
    await asOwner(`insert into auth.users (name, phone, phone_verified) values ('Ravi', $1, true)`, [phone]);
    await expect(as(second).lostNumbers.approve({ id })).rejects.toMatchObject(rule('lost-number.taken'));
    await asOwner('delete from auth.users where phone = $1', [phone]);
    await asOwner(`update auth.users set phone = '+919822222222' where id = $1`, [person]);
    await expect(as(second).lostNumbers.approve({ id })).rejects.toMatchObject(rule('lost-number.over'));
    await asOwner('update auth.users set phone = $2 where id = $1', [person, oldPhone]);
  });

  it('is declined with a reason that the trail keeps, and is taken again after a week', async () => {
    await ask();
    const { id } = await onlyWaiting();
    await as(admin).lostNumbers.decline({ id, reason: 'Could not name a single home of theirs' });
    expect(await noticesOf(person)).toEqual(['lost-number.asked', 'lost-number.kept']);
    expect((await textsAsked()).at(-1)).toEqual({ to: phone, template: 'number-kept' });
    await ask();
    expect(await waiting()).toEqual([]);
    await asOwner(`update lost_numbers set decided_at = app.now() - interval '7 days' where id = $1`, [id]);
    await ask();
    expect(await waiting()).toHaveLength(1);
  });

  it('waits once, however often it is sent', async () => {
    await ask();
    await ask();
    expect(await waiting()).toHaveLength(1);
    expect(await textsAsked()).toHaveLength(1);
  });

  it('goes with its account, which is merged or erased, and half a year after it was decided', async () => {
    await ask();
    const into = await addPerson('Meera Nair');
    await mergeAccounts({ database, jobs, sendText: async () => {} }, person, into);
    expect(await asOwner('select from lost_numbers')).toEqual([]);
    await asOwner(
      `insert into lost_numbers (user_id, old_phone, new_phone, name, story, language, ready_at, state, decided_by, decided_at)
      values ($1, '+919800000001', '+919800000002', 'M', 'S', 'en', now(), 'declined', $1, app.now() - interval '181 days')`,
      [into],
    );
    await cleanUp(database);
    expect(await asOwner('select from lost_numbers')).toEqual([]);
    await asOwner(
      `insert into lost_numbers (user_id, old_phone, new_phone, name, story, language, ready_at)
      values ($1, '+919800000001', '+919800000002', 'M', 'S', 'en', now())`,
      [into],
    );
    await asOwner('select app.erase_person($1)', [into]);
    expect(await asOwner('select from lost_numbers')).toEqual([]);
  });
});
