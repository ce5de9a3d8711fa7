import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import type { Notice } from './notices.ts';
import { notify } from './notify.ts';

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
  const { rows } = await services.database.asWorker((tx) =>
    tx.execute(sql`select name, state from pgboss.job`),
  );
  expect(rows.filter((job) => job.state !== 'completed')).toEqual([]);
});

it('shows the letters in a demo, by receiver', async () => {
  const { items } = await as(null).mailbox.list({});
  expect(items.map((item) => item.kind)).toEqual(['visit.requested']);
  const first = items[0];
  expect(await as(null).mailbox.get({ id: first?.id ?? '' })).toMatchObject({ subject: first?.subject });
  expect((await as(null).mailbox.list({ recipient: 'nobody@example.com' })).items).toEqual([]);
  await expect(as(null).mailbox.get({ id: asha })).rejects.toMatchObject({ status: 404 });
});

it('greets whoever opens an account', async () => {
  const email = 'new.person@example.com';
  const send = (path: string, body: object) =>
    services.auth.handle(
      new Request(`http://localhost/api/auth${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      { address: '192.0.2.9', requestId: 'test' },
    );
  await send('/email-otp/send-verification-otp', { email });
  const code = await vi.waitUntil(async () => {
    const [letter] = await asOwner<{ text: string }>('select text from mails where recipient = $1', [email]);
    return /^\d{6}$/m.exec(letter?.text ?? '')?.[0];
  }, 10_000);
  await send('/sign-in/email-otp', { email, otp: code, name: 'New Person' });
  const kinds = await vi.waitUntil(async () => {
    const letters = await asOwner<{ kind: string }>('select kind from mails where recipient = $1', [email]);
    return letters.length > 1 && letters.map((letter) => letter.kind).sort();
  }, 10_000);
  expect(kinds).toEqual(['account.welcome', 'sign-in.code']);
});
