import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { oldAddressMailJob, signInMailJob } from '../account/account-mail.ts';
import { tenantMailJob } from '../leases/tenant-mail.ts';
import type { Notice } from './notify.ts';
import { noticeMailJob, notify } from './notify.ts';

const { services, addPerson, asOwner, as } = await startServices({ demo: true });
const asha = await addPerson('Asha Rao');
const ravi = await addPerson('Ravi Lister');

const requested: Notice = {
  event: 'visit.requested',
  home: '2 BHK in Baner',
  slot: '2026-11-24T05:30:00Z',
  note: '<script>alert(1)</script> नमस्ते',
  path: '/my-properties',
};

const tell = (person: string, notice: Notice, fails = false) =>
  services.database.asActor({ userId: asha }, async (db) => {
    await notify({ db, jobs: services.jobs, actorId: asha }, person, notice);
    if (fails) throw new Error('changed my mind');
  });

const lettersTo = (person: string) =>
  asOwner<{ subject: string; text: string; html: string; status: string }>(
    `select subject, text, html, status from mails where user_id = $1 and status = 'sent' order by created_at`,
    [person],
  );

// security attacks: Scripts in text that others read … in mail
it('writes a row and, after the commit, a letter in plain text and HTML', async () => {
  await tell(ravi, requested);
  expect(await asOwner('select event, actor_id from notifications where user_id = $1', [ravi])).toEqual([
    { event: 'visit.requested', actor_id: asha },
  ]);
  const [letter] = await vi.waitUntil(async () => {
    const letters = await lettersTo(ravi);
    return letters.length > 0 && letters;
  }, 10_000);
  expect(letter?.subject).toBe('A visit is requested: 2 BHK in Baner');
  expect(letter?.text).toContain('Namaste Ravi Lister,');
  expect(letter?.text).toContain('Tuesday, 24 November 2026 at 11:00 am');
  expect(letter?.html).not.toContain('<script>');
  expect(letter?.html).toContain('नमस्ते');
});

it('tells nobody when the transaction fails', async () => {
  await expect(tell(ravi, { event: 'account.welcome' }, true)).rejects.toThrow('changed my mind');
  expect(await asOwner(`select from notifications where event = 'account.welcome'`)).toEqual([]);
  const jobs = await asOwner<{ state: string }>('select state from pgboss.job where name = $1', [
    noticeMailJob.name,
  ]);
  expect(jobs.filter(({ state }) => state !== 'completed')).toEqual([]);
});

it('shows the letters in a demo, by receiver', async () => {
  const { items } = await as(null).mailbox.list({});
  expect(items.map((item) => item.kind)).toEqual(['visit.requested']);
  const first = items[0];
  expect(await as(null).mailbox.get({ id: first?.id ?? '' })).toMatchObject({ subject: first?.subject });
  expect((await as(null).mailbox.list({ recipient: 'nobody@example.com' })).items).toEqual([]);
  await expect(as(null).mailbox.get({ id: asha })).rejects.toMatchObject({ status: 404 });
});

it('writes to a reader of Hindi in Hindi, with links to Hindi pages', async () => {
  const reader = await addPerson('Meera Nair');
  await asOwner(`update profiles set language = 'hi' where user_id = $1`, [reader]);
  await tell(reader, requested);
  const [letter] = await vi.waitUntil(async () => {
    const letters = await lettersTo(reader);
    return letters.length > 0 && letters;
  }, 10_000);
  expect(letter?.subject).toBe('विज़िट का अनुरोध: 2 BHK in Baner');
  expect(letter?.text).toContain('नमस्ते Meera Nair,');
  expect(letter?.text).toContain('24 नवंबर 2026, सुबह 11:00');
  expect(letter?.text).toMatch(/विज़िट खोलें: \S+\/hi\/my-properties/);
  expect(letter?.html).toMatch(/<html[^>]* lang="hi-IN"/);
});

/** Signs up as a page does that speaks `language`; answers the letters that came, the code first. */
async function signUpIn(language: string | undefined, email: string) {
  const send = (path: string, body: object) =>
    services.auth.handle(
      new Request(`http://localhost/api/auth${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(language ? { 'x-page-language': language } : {}) },
        body: JSON.stringify(body),
      }),
      { address: '192.0.2.9', requestId: 'test' },
    );
  const letters = () =>
    asOwner<{ kind: string; subject: string; text: string }>(
      'select kind, subject, text from mails where recipient = $1 order by kind desc',
      [email],
    );
  await send('/email-otp/send-verification-otp', { email });
  const code = await vi.waitUntil(async () => {
    const [letter] = await letters();
    return /^\d{6}$/m.exec(letter?.text ?? '')?.[0];
  }, 10_000);
  await send('/sign-in/email-otp', { email, otp: code, name: 'New Person' });
  return vi.waitUntil(async () => {
    const found = await letters();
    return found.length > 1 && found;
  }, 10_000);
}
const languageKept = (email: string) =>
  asOwner<{ language: string | null }>('select language from profiles where email = $1', [email]);

it('greets whoever opens an account', async () => {
  const letters = await signUpIn(undefined, 'new.person@example.com');
  expect(letters.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['sign-in.code', 'Your Kiraya code'],
    ['account.welcome', 'Welcome to Kiraya'],
  ]);
  expect(await languageKept('new.person@example.com')).toEqual([{ language: null }]);
});

it.each([
  ['hi', 'आपका Kiraya कोड', 'Kiraya में आपका स्वागत है', 'hi'],
  ['en', 'Your Kiraya code', 'Welcome to Kiraya', 'en'],
  ['tlh', 'Your Kiraya code', 'Welcome to Kiraya', null],
])('speaks the language of the page that opened the account: %s', async (page, code, welcome, stored) => {
  const email = `reads.${page}@example.com`;
  expect((await signUpIn(page, email)).map(({ subject }) => subject)).toEqual([code, welcome]);
  expect(await languageKept(email)).toEqual([{ language: stored }]);
});

it('sends a code in the language of the account, whatever page asks for it', async () => {
  const reader = await addPerson('Kabir Das');
  const [person] = await asOwner<{ email: string }>(
    `update profiles set language = 'hi' where user_id = $1 returning email`,
    [reader],
  );
  const email = person?.email ?? '';
  const code = {
    kind: 'code',
    code: '314159',
    email,
    minutes: 10,
    id: randomUUID(),
    language: 'en',
  } as const;
  await services.jobs.enqueue(signInMailJob, code);
  const invited = {
    id: randomUUID(),
    email,
    name: 'Kabir',
    landlord: 'Ravi',
    home: 'पुणे',
    isSignedOnPaper: false,
  };
  await services.jobs.enqueue(tenantMailJob, invited);
  const given = {
    id: randomUUID(),
    email: 'old@example.com',
    to: 'k•••@example.com',
    language: 'hi',
  } as const;
  await services.jobs.enqueue(oldAddressMailJob, given);
  const subjects = await vi.waitUntil(async () => {
    const letters = await asOwner<{ subject: string }>(
      'select subject from mails where recipient in ($1, $2) order by kind',
      [email, given.email],
    );
    return letters.length === 3 && letters.map(({ subject }) => subject);
  }, 10_000);
  expect(subjects).toEqual([
    'आपके Kiraya खाते का ई-मेल पता अब दूसरा है',
    'पुणे की एक लीज़ आपके इंतज़ार में है',
    'आपका Kiraya कोड',
  ]);
});
