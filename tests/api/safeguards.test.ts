/**
 * Every act that asks for fresh proof, a second administrator or a delay, tried by whoever proved themselves lately or long ago,
 * whose session has ended, whom the drafter made an administrator, and by one who works alone.
 */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../src/contract/session.ts';
import { type FourEyesAct, fourEyesActs } from '../../src/domain/four-eyes.ts';
import { defaultSettings } from '../../src/domain/settings.ts';
import { stepUpActs } from '../../src/domain/step-up.ts';
import { closeMonth } from '../../src/server/commissions/months/close.ts';
import { createAuth } from '../../src/server/lib/auth/auth.ts';
import type { SignInMail } from '../../src/server/lib/auth/sign-in-library.ts';
import {
  signInRoutes as everyRoute,
  googleRoute,
  oidcRoute,
  phoneRoutes,
  providerRoute,
} from '../../src/server/lib/auth/sign-in-routes.ts';
import { grantAdmin } from '../support/granted-admin.ts';
import { UNKNOWN_ID } from '../support/leads.ts';
import { arrangeMonths } from '../support/months.ts';
import { confirmAccounts } from '../support/payouts.ts';
import { startServices } from '../support/services.ts';
import { signInRoutes } from '../support/sign-in-routes.ts';

const test = await startServices({ runsJobs: false, nameCheck: 'sandbox' });
const { as, addPerson, asOwner, urls } = test;
const { affiliate, paid } = await arrangeMonths(test);

const APRIL = '2025-04';
const LOST = '+919800000001';
const account = (account_number: string) => ({
  account_number,
  ifsc: 'HDFC0000001',
  holder_name: 'Anita Rao',
});

let drafter: string;
let second: string;
let puppet: string;
let anita: string;
let tenant: string;
/** A managed home of Anita's. */
let creditedHome: string;

type Client = ReturnType<typeof as>;
/** What is tried, from its drafting by `drafter` on; the act itself is the caller's, whose user id comes along. */
type Act = () => Promise<(caller: Client, person: string) => Promise<unknown>>;

type Guarded = (typeof stepUpActs)[keyof typeof stepUpActs][number];
const guarded: Record<Guarded, (caller: Client) => Promise<unknown>> = {
  'payees.setAccount': (caller) => caller.payees.setAccount(account('123456789012')),
  'payees.confirmAccount': (caller) =>
    caller.payees.confirmAccount({
      user_id: UNKNOWN_ID,
      set_at: '2025-12-15T06:30:00.000Z',
      reference: 'HDFCN52025121500000001',
      bank_name: 'Anita Rao',
    }),
  'payees.checkName': (caller) =>
    caller.payees.checkName({ user_id: UNKNOWN_ID, set_at: '2025-12-15T06:30:00.000Z' }),
  'ownerCompanies.choose': (caller) =>
    caller.ownerCompanies.choose({ id: UNKNOWN_ID, organisation_id: null }),
  'leases.setPayee': (caller) =>
    caller.leases.setPayee({
      id: UNKNOWN_ID,
      version: 1,
      payee_name: 'Anita Rao',
      payee_upi: 'anita@okbank',
    }),
  'payees.reveal': (caller) =>
    caller.payees.reveal({ user_id: UNKNOWN_ID, what: 'pan', reason: 'Her bank asks for it' }),
  'roles.approve': (caller) => caller.roles.approve({ id: UNKNOWN_ID }),
  'roles.remove': (caller) =>
    caller.roles.remove({ userId: UNKNOWN_ID, role: 'admin', reason: 'As the office needs' }),
  'suspensions.suspend': (caller) =>
    caller.suspensions.suspend({ user_id: UNKNOWN_ID, reason: 'Takes money for homes of others' }),
  'lostNumbers.check': (caller) =>
    caller.lostNumbers.check({ id: UNKNOWN_ID, note: 'They came with their Aadhaar card' }),
  'lostNumbers.approve': (caller) => caller.lostNumbers.approve({ id: UNKNOWN_ID }),
  'payouts.approve': (caller) => caller.payouts.approve({ id: UNKNOWN_ID }),
  'payouts.export': (caller) => caller.payouts.export({ id: UNKNOWN_ID }),
  'adjustments.approve': (caller) => caller.adjustments.approve({ id: UNKNOWN_ID }),
  'tds.approveWithdrawal': (caller) => caller.tds.approveWithdrawal({ id: UNKNOWN_ID }),
  'gstPayments.withdraw': (caller) =>
    caller.gstPayments.withdraw({ id: UNKNOWN_ID, reason: 'It is of another month' }),
  'books.reopenMonth': (caller) =>
    caller.books.reopenMonth({ month: '2020-01', reason: 'It was never closed' }),
  'switchOver.goLive': (caller) => caller.switchOver.goLive({}),
  'creditCorrections.approve': (caller) => caller.creditCorrections.approve({ id: UNKNOWN_ID }),
  'settings.update': (caller) =>
    caller.settings.update({
      section: 'marketing',
      value: { properties: '1K+', clients: '5K+' },
      version: 99,
    }),
  'settings.approve': (caller) => caller.settings.approve({ id: UNKNOWN_ID }),
  'apiPrograms.allow': (caller) =>
    caller.apiPrograms.allow({ client_id: 'none', redirect_uri: 'https://assistant.example/back' }),
  'apiTokens.create': (caller) =>
    caller.apiTokens.create({ name: 'CRM', scopes: ['profile:read'], days: '30' }),
  'webhooks.create': (caller) =>
    caller.webhooks.create({ url: 'https://127.0.0.1/hook', events: ['lead.visit'] }),
  'webhooks.update': (caller) => caller.webhooks.update({ id: UNKNOWN_ID, is_on: false }),
  'webhooks.renewSecret': (caller) => caller.webhooks.renewSecret({ id: UNKNOWN_ID }),
  'privacy.exports.request': (caller) => caller.privacy.exports.request(),
  'privacy.exports.link': (caller) => caller.privacy.exports.link({ id: UNKNOWN_ID }),
  'privacy.erasure.request': (caller) => caller.privacy.erasure.request({ email: 'not@example.com' }),
};

const mails: SignInMail[] = [];
const auth = await createAuth({
  evenTimeMs: 0,
  pool: test.services.database.pools.auth,
  secret: test.secret,
  baseURL: 'http://localhost:4600',
  mail: async (mail) => void mails.push(mail),
  text: async () => {},
  onError: (error) => {
    throw error;
  },
});
const call = signInRoutes(auth, 'http://localhost:4600', () => '192.0.2.1');

/** How the people of this file are known to the sign-in routes; no other way in is theirs. */
const signIns = new Map<string, { cookie: string; sessionId: string }>();
async function signIn(person: string): Promise<void> {
  const { email } = await as(person).account.me();
  await call('/email-otp/send-verification-otp', { email });
  const mail = mails.at(-1);
  const otp = mail && mail.kind !== 'link' ? mail.code : '';
  const { cookie, body } = await call<Session>('/sign-in/email-otp', { email, otp });
  signIns.set(person, { cookie, sessionId: body.session.id });
}

/** Routes that change how a person without a password signs in. */
const signInActs = {
  '/email-change/start': { newEmail: 'another@example.com' },
  '/phone-change/start': { newPhone: '+919876543210' },
  '/merge/start': { account: 'second@example.com' },
  '/second-factor/start': {},
  '/passkeys/start': {},
  '/passkeys/remove': { id: UNKNOWN_ID },
  '/set-password': { newPassword: 'four unrelated words' },
};

/** The other sign-in routes, and why a stolen session gains nothing there. */
const noProofNeeded: Readonly<Record<string, readonly string[]>> = {
  'comes after apiPrograms.allow, which asks for it': ['/programs/answer'],
  'is a way in, or on the way to one': [
    '/sign-in/email',
    '/sign-in/email-otp',
    '/sign-in/link',
    '/sign-in/magic-link',
    '/sign-in/passkey',
    '/sign-in/passkey/start',
    '/sign-in/phone',
    '/sign-in/phone-code',
    '/sign-in/social',
    '/callback/google',
    '/callback/oidc',
    '/second-step',
    '/email-otp/send-verification-otp',
    '/email-otp/request-password-reset',
    '/email-otp/reset-password',
    '/phone/send-code',
    '/phone/request-password-reset',
    '/phone/reset-password',
    '/lost-number/start',
    '/lost-number/confirm',
  ],
  'is the proof itself': ['/prove/start', '/prove'],
  'takes a code that a guarded route sent': [
    '/email-change/confirm',
    '/phone-change/confirm',
    '/merge/confirm',
    '/second-factor/confirm',
  ],
  'takes the password or a code of the app in its form': [
    '/change-password',
    '/second-factor/end',
    '/second-factor/backup-codes',
  ],
  'asks like its first half, /passkeys/start': ['/passkeys/add'],
  'reads, names or ends what is one’s own': [
    '/passkeys',
    '/passkeys/name',
    '/get-session',
    '/list-sessions',
    '/sign-in-methods',
    '/end-session',
    '/revoke-other-sessions',
    '/sign-out',
  ],
};

const askFor = async (readyAt: string) => {
  await as(drafter).roles.assign({ userId: tenant, role: 'property_manager', reason: 'As the office needs' });
  const [request] = (await as(drafter).roles.list({ userId: tenant })).waiting;
  if (!request) throw new Error('Nothing waits');
  await asOwner(`update staff_role_requests set ready_at = ${readyAt} where id = $1`, [request.id]);
  return (caller: Client) => caller.roles.approve({ id: request.id });
};
const payAnita = async () => {
  const { id } = await as(drafter).payouts.createBatch();
  return (caller: Client) => caller.payouts.approve({ id });
};

const cells = ['fresh', 'stale', 'ended', 'puppet', 'lone', 'single operator', 'not alone'] as const;
type Cell = (typeof cells)[number];
/** The rule or the code that refuses, or that it is done. */
type Row = {
  act: string;
  try: Act;
  outcomes: Readonly<Record<Cell, string>>;
  /** It asks for fresh proof too, which the caller gives in every cell but the stale one. */
  asksForProof?: true;
  /** The safeguard that says how long. */
  setting?: keyof typeof defaultSettings.safeguards;
};

/** What the act answers whoever proved themselves: most name something that is not there or not theirs. */
const answers: Record<Guarded, string> = {
  'payees.setAccount': 'done',
  'payees.confirmAccount': 'NOT_FOUND',
  'payees.checkName': 'NOT_FOUND',
  'ownerCompanies.choose': 'NOT_FOUND',
  'leases.setPayee': 'NOT_FOUND',
  'payees.reveal': 'NOT_FOUND',
  'roles.approve': 'NOT_FOUND',
  'roles.remove': 'NOT_FOUND',
  'suspensions.suspend': 'NOT_FOUND',
  'lostNumbers.check': 'NOT_FOUND',
  'lostNumbers.approve': 'NOT_FOUND',
  'payouts.approve': 'NOT_FOUND',
  'payouts.export': 'NOT_FOUND',
  'adjustments.approve': 'NOT_FOUND',
  'tds.approveWithdrawal': 'NOT_FOUND',
  'gstPayments.withdraw': 'NOT_FOUND',
  'books.reopenMonth': 'books.not-last-closed',
  'switchOver.goLive': 'switch-over.not-asked',
  'creditCorrections.approve': 'NOT_FOUND',
  'settings.update': 'CONFLICT',
  'settings.approve': 'settings.change-over',
  'apiTokens.create': 'done',
  'apiPrograms.allow': 'NOT_FOUND',
  'webhooks.create': 'UNPROCESSABLE_CONTENT',
  'webhooks.update': 'NOT_FOUND',
  'webhooks.renewSecret': 'NOT_FOUND',
  'privacy.exports.request': 'done',
  'privacy.exports.link': 'NOT_FOUND',
  'privacy.erasure.request': 'privacy.other-address',
};
const stepUp: readonly Row[] = Object.entries(guarded).map(([act, call]) => ({
  act: `fresh proof: ${act}`,
  try: async () => call,
  outcomes: {
    fresh: answers[act as Guarded],
    stale: 'FRESH_PROOF_NEEDED',
    ended: 'UNAUTHORIZED',
    // These too have a stale session: neither role nor mode stands in for proof.
    puppet: 'FRESH_PROOF_NEEDED',
    lone: 'FRESH_PROOF_NEEDED',
    'single operator': 'FRESH_PROOF_NEEDED',
    'not alone': 'FRESH_PROOF_NEEDED',
  },
}));

const signInWays: readonly Row[] = Object.entries(signInActs).map(([path, input]) => ({
  act: `fresh proof: ${path}`,
  try: async () => async (_, person) => {
    const answer = await call(path, input, signIns.get(person)?.cookie);
    if (answer.status !== 200) throw answer;
  },
  outcomes: {
    fresh: 'done',
    stale: 'FRESH_PROOF_NEEDED',
    ended: 'UNAUTHORIZED',
    puppet: 'FRESH_PROOF_NEEDED',
    lone: 'FRESH_PROOF_NEEDED',
    'single operator': 'FRESH_PROOF_NEEDED',
    'not alone': 'FRESH_PROOF_NEEDED',
  },
}));

/** Each asks for fresh proof too, which the caller gives in every cell but the stale one. */
const byTwo = (own: string): Row['outcomes'] => ({
  fresh: 'done',
  stale: 'FRESH_PROOF_NEEDED',
  ended: 'UNAUTHORIZED',
  puppet: 'approval.not-a-second-person',
  lone: own,
  'single operator': 'done',
  'not alone': 'approval.not-alone',
});

/** Somebody's request for another number, which the drafter checked; it may be approved `readyAt`. */
const askForNumber = async (readyAt: string) => {
  const [{ id } = { id: '' }] = await asOwner<{ id: string }>(
    `insert into lost_numbers (user_id, old_phone, new_phone, name, story, language, ready_at)
     values ($1, $2, '+919800000002', 'Tara', 'I rent the home in Baner', 'en', ${readyAt}) returning id`,
    [tenant, LOST],
  );
  await as(drafter).lostNumbers.check({ id, note: 'They came with their Aadhaar card' });
  return (caller: Client) => caller.lostNumbers.approve({ id });
};

const drafts: Readonly<Record<FourEyesAct, Act>> = {
  'payouts.approve': payAnita,
  'adjustments.approve': async () => {
    const reason = 'The sponsor was entered wrongly';
    const of = { affiliate_id: 'KRY-AAAA2', origin_month: APRIL, amount: 100, reason };
    const { id } = await as(drafter).adjustments.propose(of);
    return (caller) => caller.adjustments.approve({ id });
  },
  'creditCorrections.approve': async () => {
    const of = { managed_property_id: creditedHome, affiliate_id: null, from: '2025-04-01' };
    const { id } = await as(drafter).creditCorrections.propose({ ...of, reason: 'Nobody brought it' });
    return (caller) => caller.creditCorrections.approve({ id });
  },
  'roles.approve': () => askFor('app.now()'),
  'settings.approve': async () => {
    const { value, version } = (await as(drafter).settings.get()).safeguards;
    const weaker = { ...value, account_hold_hours: 0 };
    const { waiting } = (await as(drafter).settings.update({ section: 'safeguards', value: weaker, version }))
      .safeguards;
    if (!waiting) throw new Error('Nothing waits');
    return (caller) => caller.settings.approve({ id: waiting.id });
  },
  'lostNumbers.approve': () => askForNumber('app.now()'),
  'tds.approveWithdrawal': async () => {
    const [{ id } = { id: '' }] = await asOwner<{ id: string }>(
      `insert into tds_challans (month, bsr_code, deposited_on, serial, amount, withdrawal_reason, withdrawal_asked_by, withdrawal_asked_at)
       values ('2025-03-01', '0510308', '2025-04-05', lpad((random() * 99999)::int::text, 5, '0'), 100, 'A wrong month', $1, app.now())
       returning id`,
      [drafter],
    );
    return (caller) => caller.tds.approveWithdrawal({ id });
  },
  'gstPayments.withdraw': async () => {
    const [{ id } = { id: '' }] = await asOwner<{ id: string }>(
      `insert into gst_payments (month, paid_on, reference, cgst, paid_from, recorded_by)
       values ('2025-03-01', '2025-04-18', '250327' || lpad((random() * 99999999)::int::text, 8, '0'), 100, 'collection', $1) returning id`,
      [drafter],
    );
    return (caller) => caller.gstPayments.withdraw({ id, reason: 'It is of another month' });
  },
  'books.reopenMonth': async () => {
    await asOwner(
      `insert into book_closings (month, closed_by) values ('2025-03-01', $1)
        on conflict (month) where reopened_at is null do nothing`,
      [drafter],
    );
    const reopened = { month: '2025-03', reason: 'The bill of the bank came late' };
    return (caller) => caller.books.reopenMonth(reopened);
  },
  'switchOver.goLive': async () => {
    await asOwner(`delete from switch_over_end`);
    await asOwner(
      `insert into switch_over_people (reference, name, email) values ('A1', 'Asha', 'asha@business.example') on conflict do nothing`,
    );
    await as(drafter).switchOver.askGoLive({});
    return (caller) => caller.switchOver.goLive({});
  },
};
const fourEyes: readonly Row[] = Object.entries(fourEyesActs).map(([act, own]) => ({
  act: `four eyes: ${act}`,
  try: drafts[act as FourEyesAct],
  outcomes: byTwo(own),
  asksForProof: true,
}));

const delays: readonly Row[] = [
  {
    act: 'delay: roles.approve within a day',
    setting: 'staff_delay_hours',
    try: () => askFor(`app.now() + interval '1 minute'`),
    asksForProof: true,
    outcomes: {
      ...byTwo('role.request-own'),
      fresh: 'role.request-too-early',
      stale: 'FRESH_PROOF_NEEDED',
      'single operator': 'role.request-too-early',
    },
  },
  {
    act: 'delay: lostNumbers.approve within 72 hours',
    try: () => askForNumber(`app.now() + interval '1 minute'`),
    asksForProof: true,
    outcomes: {
      ...byTwo('lost-number.too-early'),
      fresh: 'lost-number.too-early',
      puppet: 'lost-number.too-early',
      'single operator': 'lost-number.too-early',
      'not alone': 'lost-number.too-early',
    },
  },
  {
    act: 'delay: a payout to an account that nobody confirmed',
    try: async () => {
      await asOwner('update payout_accounts set confirmed_at = null');
      return (caller) => caller.payouts.createBatch();
    },
    outcomes: {
      fresh: 'payout.nobody-to-pay',
      stale: 'payout.nobody-to-pay',
      ended: 'UNAUTHORIZED',
      puppet: 'payout.nobody-to-pay',
      lone: 'payout.nobody-to-pay',
      'single operator': 'payout.nobody-to-pay',
      'not alone': 'payout.nobody-to-pay',
    },
  },
  {
    act: 'delay: a payout to an account changed within 72 hours',
    setting: 'account_hold_hours',
    try: async () => {
      await as(anita).payees.setAccount(account('987654321098'));
      await confirmAccounts(asOwner);
      return (caller) => caller.payouts.createBatch();
    },
    outcomes: {
      fresh: 'payout.nobody-to-pay',
      stale: 'payout.nobody-to-pay',
      ended: 'UNAUTHORIZED',
      puppet: 'payout.nobody-to-pay',
      lone: 'payout.nobody-to-pay',
      'single operator': 'payout.nobody-to-pay',
      'not alone': 'payout.nobody-to-pay',
    },
  },
];

const setAdmins = async (...people: string[]) => {
  await asOwner(`delete from user_roles where role = 'admin'`);
  for (const person of people)
    await asOwner(`insert into user_roles (user_id, role) values ($1, 'admin')`, [person]);
};
/** What holds, not how it came about; a change that waits goes on waiting. */
const declare = async (single_operator_reason: string | null) => {
  const value = { ...defaultSettings.safeguards, single_operator_reason };
  await asOwner(
    `insert into settings (key, value) values ('safeguards', $1)
     on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(value)],
  );
  test.services.settings.forget();
};
const letItGoStale = (person: string) =>
  asOwner(`update auth.sessions set proved_at = now() - interval '5 minutes' where user_id = $1`, [person]);

/** Who calls, once what is tried was drafted. */
const callers: Readonly<Record<Cell, () => Promise<string>>> = {
  fresh: async () => second,
  stale: async () => {
    await letItGoStale(second);
    return second;
  },
  ended: async () => {
    await asOwner('delete from auth.sessions where user_id = $1', [second]);
    return second;
  },
  puppet: async () => {
    await letItGoStale(puppet);
    return puppet;
  },
  lone: async () => {
    await setAdmins(drafter, puppet);
    await letItGoStale(drafter);
    return drafter;
  },
  'single operator': async () => {
    await declare('A family business with one administrator');
    await setAdmins(drafter, puppet);
    await letItGoStale(drafter);
    return drafter;
  },
  'not alone': async () => {
    await declare('A family business with one administrator');
    await letItGoStale(drafter);
    return drafter;
  },
};

beforeAll(async () => {
  drafter = await addPerson('Divya Drafter', ['admin']);
  second = await addPerson('Sunita Second', ['admin']);
  puppet = await addPerson('Prem Puppet');
  anita = await addPerson('Anita Rao');
  tenant = await addPerson('Tara Tenant');
  await grantAdmin(test, drafter, puppet);
  for (const person of [drafter, second, puppet]) await signIn(person);
  await affiliate('KRY-AAAA2');
  await asOwner(`update affiliate_registrations set user_id = $1 where affiliate_id = 'KRY-AAAA2'`, [anita]);
  const payment = await paid('KRY-AAAA2', APRIL, 0.4, '2025-04-05T10:00:00+05:30');
  const [home] = await asOwner<{ id: string }>(
    `insert into managed_property_details (id, application_id, property_name, owner_name, monthly_rent, lease_start_date, rvl_amount)
     select m.id, m.application_id, 'Rose 4', 'Lal Singh', 2500000, '2024-01-01', 2400000 from managed_properties m
      where m.id = (select managed_property_id from managed_property_rvl_payments where id = $1) returning id`,
    [payment],
  );
  creditedHome = home?.id ?? '';
  await closeMonth({ urls, month: APRIL, now: '2025-12-15T12:00:00+05:30', requestedBy: null });
  await asOwner(`insert into ledger_entries (kind, affiliate_id, month, posted_on, expense, payable)
    values ('regular', 'KRY-AAAA2', '2025-04-01', '2025-12-15', 90000, -90000)`);
  await as(anita).payees.setPan({ pan: 'ABCPA1234K' });
  await as(anita).payees.setAccount(account('111122223333'));
});

beforeEach(async () => {
  await asOwner('set session_replication_role = replica');
  for (const table of [
    'payouts',
    'payout_batches',
    'staff_role_requests',
    'commission_adjustments',
    'credit_corrections',
    'lost_numbers',
  ])
    await asOwner(`delete from ${table}`);
  // What a correction that was approved wrote.
  await asOwner('delete from managed_property_attributions where reason is not null');
  await asOwner('set session_replication_role = origin');
  await asOwner('delete from user_roles where user_id = $1', [tenant]);
  await asOwner('update auth.users set phone = $2, phone_verified = true where id = $1', [tenant, LOST]);
  await asOwner('update payout_accounts set held_until = null');
  await confirmAccounts(asOwner);
  await setAdmins(drafter, second, puppet);
  for (const person of [drafter, second, puppet]) {
    await asOwner(
      `insert into auth.sessions (id, token, user_id, expires_at)
       values ($1::uuid, $1::uuid::text, $1::uuid, now() + interval '1 day') on conflict do nothing`,
      [person],
    );
    const signedIn = signIns.get(person);
    await asOwner(
      `insert into auth.sessions (id, token, user_id, expires_at)
       values ($1, $2, $3, now() + interval '1 day') on conflict do nothing`,
      [signedIn?.sessionId, decodeURIComponent(/=([^.;]+)/.exec(signedIn?.cookie ?? '')?.[1] ?? ''), person],
    );
    await asOwner('update auth.sessions set proved_at = now() where user_id = $1', [person]);
    await asOwner('delete from auth.accounts where user_id = $1', [person]);
    await asOwner('delete from auth.two_factors where user_id = $1', [person]);
  }
  await declare(null);
  await asOwner('update settings set waiting = null');
});

const outcomeOf = (tried: Promise<unknown>): Promise<string> =>
  tried.then(
    () => 'done',
    (error) => String(error.data?.rule ?? error.code ?? error),
  );

it('has every act that asks for fresh proof', () => {
  expect(Object.keys(guarded).toSorted()).toEqual(Object.values(stepUpActs).flat().toSorted());
});

it('has every sign-in route, with fresh proof or with why it asks for none', () => {
  const paths = [...everyRoute, ...phoneRoutes, providerRoute, googleRoute, oidcRoute].map(
    ({ path }) => path,
  );
  const known = [...Object.keys(signInActs), ...Object.values(noProofNeeded).flat()];
  expect(known.toSorted()).toEqual(paths.toSorted());
});

it('has a row for every delay that administrators can set', () => {
  const hours = Object.keys(defaultSettings.safeguards).filter((name) => name.endsWith('_hours'));
  expect(delays.flatMap(({ setting }) => setting ?? []).toSorted()).toEqual(hours.toSorted());
});

// security identity: Each act that needs fresh proof, a second administrator or a delay × fresh, stale, ended, puppet, single operator
describe.each([...stepUp, ...signInWays, ...fourEyes, ...delays])('$act', (row) => {
  const { try: prepare, outcomes, asksForProof } = row;
  it.each(cells)('%s', async (cell) => {
    const act = await prepare();
    const caller = await callers[cell]();
    if (asksForProof && cell !== 'stale')
      await asOwner('update auth.sessions set proved_at = now() where user_id = $1', [caller]);
    expect(await outcomeOf(act(as(caller), caller))).toBe(outcomes[cell]);
  });
});

it('lets no new administrator remove whoever made them one, and declare that they work alone', async () => {
  await setAdmins(drafter, puppet);
  await as(puppet).roles.remove({ userId: drafter, role: 'admin', reason: 'As the office needs' });
  const { value, version } = (await as(puppet).settings.get()).safeguards;
  const single_operator_reason = 'I run this business alone now';
  const { safeguards } = await as(puppet).settings.update({
    section: 'safeguards',
    value: { ...value, single_operator_reason },
    version,
  });
  expect(safeguards.value).toEqual(value);
  expect(safeguards.waiting).toMatchObject({ value: { single_operator_reason }, is_own: true });
  expect(await outcomeOf(as(puppet).settings.approve({ id: safeguards.waiting?.id ?? '' }))).toBe(
    'settings.own-change',
  );
});
