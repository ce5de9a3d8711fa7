import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../../tests/support/api.ts';
import { startMailServer } from '../../../tests/support/mail-server.ts';
import type { Letter, MailText } from '../lib/mail-text.ts';
import { mailDue } from '../notifications/notice-mail.ts';
import type { Notice } from '../notifications/notify.ts';
import { notify } from '../notifications/notify.ts';
import { cleanUp } from '../privacy/retention.ts';
import { createMailer } from './mailer.ts';

const bounceSecret = 'b'.repeat(32);
const from = 'Kiraya <post@kiraya.example>';
const { app, as, asOwner, addPerson, services } = await startApi({
  runsJobs: false,
  mail: { smtpUrl: undefined, from, bounceSecret },
});
const { database, jobs } = services;
const smtp = await startMailServer();
const mailer = createMailer({ database, smtpUrl: smtp.url, from });
const [person, admin] = [await addPerson('Asha'), await addPerson('Admin', ['admin'])];
const addressOf = async (id: string) =>
  (await asOwner<{ email: string }>('select email from profiles where user_id = $1', [id]))[0]?.email ?? '';
const address = await addressOf(person);

const words = (own: Partial<MailText>): MailText => ({
  subject: 'A',
  language: 'en',
  paragraphs: ['x'],
  why: 'You asked for it.',
  ...own,
});
const letter = (own: Partial<Letter> = {}): Letter => ({
  id: randomUUID(),
  userId: person,
  recipient: address,
  kind: 'visit.requested',
  text: words({ subject: 'A visit', paragraphs: ['Somebody comes.'] }),
  secret: false,
  ...own,
});
const code = (own: Partial<Letter> = {}) =>
  letter({
    kind: 'sign-in.code',
    secret: true,
    text: words({ subject: 'Your code', paragraphs: ['It is'], code: '123456' }),
    ...own,
  });
const inLog = async (id: string) =>
  (await asOwner<Record<string, unknown>>('select * from mails where id = $1', [id]))[0];
const statusOf = async (id: string) => (await inLog(id))?.status;
const list = (input: Parameters<ReturnType<typeof as>['mailLog']['list']>[0] = {}) =>
  as(admin).mailLog.list(input);
const noticesOf = () =>
  asOwner<{ event: string }>(
    `select event from notifications where user_id = $1 and event = 'account.mail-comes-back'`,
    [person],
  );

beforeEach(async () => {
  smtp.taken.length = 0;
  smtp.answers.clear();
  smtp.onTaken = () => {};
  for (const table of ['mails', 'undeliverable_addresses', 'notifications'])
    await asOwner(`delete from ${table}`);
});

describe('a letter', () => {
  it('is logged with its answer, and sent once however often it is asked for', async () => {
    const one = letter();
    await mailer.deliver(one);
    await mailer.deliver(one);
    await mailer.deliverAgain(one.id);
    expect(smtp.taken.map(({ to }) => to)).toEqual([address]);
    expect(smtp.taken[0]?.raw).toContain(`Message-ID: <${one.id}@kiraya.example>`);
    expect(await inLog(one.id)).toMatchObject({
      status: 'sent',
      attempts: 1,
      answer: '250 2.0.0 Taken as 42',
    });
  });

  it('says who answers, that a program wrote it, and what it lies together with', async () => {
    await asOwner(`insert into settings (key, value) values ('office', $1)`, [
      { email: 'office@kiraya.example', phone: '+91 80 4718 2200', address: '1 Baner Road, Pune' },
    ]);
    await mailer.deliver(letter({ thread: 'visit.7', text: words({ preheader: 'In short' }) }));
    await asOwner(`delete from settings where key = 'office'`);
    await mailer.deliver(letter());
    const [first, second] = smtp.taken.map(({ raw }) => raw.split('\n\n')[0] ?? '');
    for (const header of ['In-Reply-To: <visit.7@', 'References: <visit.7@', 'Reply-To: office@'])
      expect(first).toContain(`${header}kiraya.example`);
    expect(first).toContain('Auto-Submitted: auto-generated');
    expect(second).not.toMatch(/^(In-Reply-To|References):/m);
    expect(second).toContain(`Reply-To: ${from}`);
    const [stored] = await asOwner<{ text: string; html: string }>(
      `select text, html from mails where thread = 'visit.7'`,
    );
    for (const part of ['You asked for it.', '1 Baner Road, Pune', '+91 80 4718 2200']) {
      expect(stored?.text).toContain(part);
      expect(stored?.html).toContain(part);
    }
    expect(stored?.html).toContain('name="viewport"');
    expect(stored?.html).toContain('prefers-color-scheme: dark');
    expect(stored?.html).toMatch(/display:none[^>]*>In short/);
  });

  it('is sent by one at a time', async () => {
    const one = letter();
    const tries = await Promise.allSettled([1, 2, 3].map(() => mailer.deliver(one)));
    expect(smtp.taken).toHaveLength(1);
    expect(tries.filter(({ status }) => status === 'rejected').length).toBeLessThanOrEqual(2);
  });

  it('of which nobody knows whether it left comes a second time under the same name, and no third', async () => {
    const one = letter();
    // Who sends it dies once the mail server has it: nothing of theirs is written any more.
    const dies = createMailer({
      database: {
        ...database,
        asWorker: async (work) => {
          if (smtp.taken.length > 0) throw new Error('killed');
          return database.asWorker(work);
        },
      },
      smtpUrl: smtp.url,
      from,
    });
    await expect(dies.deliver(one)).rejects.toThrow('killed');
    expect(await statusOf(one.id)).toBe('queued');
    await expect(mailer.deliver(one)).rejects.toThrow('Somebody else is sending this letter');
    await asOwner(`update mails set taken_until = now() - interval '1 second'`);
    await mailer.deliver(one);
    await mailer.deliver(one);
    const names = smtp.taken.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1]);
    expect(names).toEqual([`<${one.id}@kiraya.example>`, `<${one.id}@kiraya.example>`]);
  });

  // security abuse: Mail: nothing goes to an address whose letters come back, until it is proved anew … the log holds no code
  it('with a code leaves no text behind', async () => {
    const one = code();
    await mailer.deliver(one);
    expect(smtp.taken[0]?.raw).toContain('123456');
    expect(JSON.stringify(await inLog(one.id))).not.toContain('123456');
  });

  it('is taken for sent by no production without a mail server, and leaves no code there', async () => {
    const without = createMailer({ database, from, production: true });
    const one = code();
    await without.deliver(one);
    expect(await inLog(one.id)).toMatchObject({ status: 'withheld', error: 'No mail server is configured' });
    expect(JSON.stringify(await inLog(one.id))).not.toContain('123456');
  });

  // security attacks: Further lines in a mail’s address
  it('to an address with more lines than one goes to nobody else', async () => {
    const hostile = letter({ recipient: 'asha@example.com\r\nBcc: all@example.com' });
    await mailer.deliver(hostile).catch(() => {});
    expect(smtp.taken.filter(({ to, raw }) => to.startsWith('all@') || /^Bcc:/im.test(raw))).toEqual([]);
  });

  // security attacks: Further lines in a mail’s address … and in its subject
  it('with a line break in its subject gets no header more', async () => {
    await mailer.deliver(letter({ text: words({ subject: 'A\r\nBcc: all@example.com' }) }));
    expect(smtp.taken[0]?.raw.split('\n\n')[0]).not.toMatch(/^Bcc:/im);
  });
});

describe('a refusal', () => {
  it('of the moment is tried again', async () => {
    const one = letter();
    smtp.answers.set('RCPT TO', '451 4.7.1 Come again later');
    await expect(mailer.deliver(one)).rejects.toThrow('Come again later');
    expect(await inLog(one.id)).toMatchObject({
      status: 'failed',
      attempts: 1,
      error: expect.stringContaining('451'),
    });
    smtp.answers.clear();
    await mailer.deliver(one);
    expect(await inLog(one.id)).toMatchObject({ status: 'sent', attempts: 2, error: null });
  });

  it('of the letter alone is not, and says nothing about the address', async () => {
    smtp.answers.set('RCPT TO', '552 5.2.2 Mailbox full');
    const one = letter();
    await mailer.deliver(one);
    smtp.answers.clear();
    const next = letter();
    await mailer.deliver(next);
    expect([await statusOf(one.id), await statusOf(next.id)]).toEqual(['failed', 'sent']);
  });

  // security abuse: Mail: nothing goes to an address whose letters come back, until it is proved anew
  it('for good marks the address, tells its person in the product, and keeps further letters back', async () => {
    smtp.answers.set('RCPT TO', '550 5.1.1 No such user');
    const one = letter();
    await mailer.deliver(one);
    smtp.answers.clear();
    const next = letter();
    await mailer.deliver(next);
    expect([await statusOf(one.id), await statusOf(next.id)]).toEqual(['bounced', 'withheld']);
    expect(await noticesOf()).toHaveLength(1);
    expect((await as(person).account.me()).emailComesBack).toBe(true);
    expect((await as(admin).account.me()).emailComesBack).toBe(false);
    expect(smtp.taken).toEqual([]);
  });
});

describe('an address whose letters come back', () => {
  const post = (email: string, path: string, body: object) =>
    app.request(`/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, ...body }),
    });

  it('is free again once its person enters a code that was sent there', async () => {
    smtp.answers.set('RCPT TO', '550 5.1.1 No such user');
    await mailer.deliver(letter());
    smtp.answers.clear();
    await post(address, '/email-otp/send-verification-otp', {});
    const jobsOf = await asOwner<{ data: { code: string; id: string } }>(
      `select data from pgboss.job where name = 'mail-sign-in' order by created_on desc limit 1`,
    );
    const { code: digits, id } = jobsOf[0]?.data ?? { code: '', id: '' };
    await mailer.deliver(code({ id, text: words({ subject: 'Your code', code: digits }) }));
    expect(smtp.taken).toHaveLength(1);
    expect((await as(person).account.me()).emailComesBack).toBe(true);
    expect((await post(address, '/sign-in/email-otp', { otp: digits })).status).toBe(200);
    expect((await as(person).account.me()).emailComesBack).toBe(false);
    const next = letter();
    await mailer.deliver(next);
    expect(await statusOf(next.id)).toBe('sent');
  });

  it('keeps the notice in the product and the letter about it back', async () => {
    smtp.answers.set('RCPT TO', '550 5.1.1 No such user');
    await mailer.deliver(letter());
    await mailDue(
      { database, mailer, jobs, origin: 'https://kiraya.example', wordNotice: services.wordNotice },
      '2030-01-02T06:30:00.000Z',
    );
    expect((await list()).items.map(({ template, status }) => [template, status])).toEqual([
      ['account.mail-comes-back', 'withheld'],
      ['visit.requested', 'bounced'],
    ]);
    expect((await as(person).notifications.list({})).items[0]?.title).toBe('Our emails do not reach you');
  });
});

describe('a report of a mail server', () => {
  const report = (id: string, status: string, to = address) =>
    [
      'Content-Type: multipart/report',
      '',
      `Final-Recipient: rfc822; ${to}`,
      `Status: ${status}`,
      'Diagnostic-Code: smtp; 550 gone',
      '',
      `Message-ID: <${id}@kiraya.example>`,
    ].join('\r\n');
  const send = async (body: string, type = 'message/rfc822', bearer = bounceSecret) => {
    const headers = { 'content-type': type, authorization: `Bearer ${bearer}` };
    return (await app.request('/api/mail/bounces', { method: 'POST', headers, body })).status;
  };

  it('turns a letter that was sent into one that came back, once', async () => {
    const one = letter();
    await mailer.deliver(one);
    expect(await send(report(one.id, '4.4.1'))).toBe(200);
    expect(await statusOf(one.id)).toBe('sent');
    expect(await send(report(one.id, '5.1.1'))).toBe(200);
    expect(await send(report(one.id, '5.1.1'))).toBe(200);
    expect(await inLog(one.id)).toMatchObject({ status: 'bounced', error: '5.1.1 smtp; 550 gone' });
    expect(await noticesOf()).toHaveLength(1);
  });

  it('in JSON does the same', async () => {
    const one = letter();
    await mailer.deliver(one);
    const said = {
      message_id: `<${one.id}@kiraya.example>`,
      recipient: address.toUpperCase(),
      status: '5.2.2',
    };
    expect(await send(JSON.stringify(said), 'application/json')).toBe(200);
    expect(await statusOf(one.id)).toBe('bounced');
    expect(await noticesOf()).toEqual([]);
  });

  // security abuse: Mail: nothing goes to an address whose letters come back, until it is proved anew … reports of letters that came back need the secret, and count once
  // security attacks: A forged report that a letter came back
  it('without the secret, about nothing of ours or for somebody else changes nothing', async () => {
    const one = letter();
    await mailer.deliver(one);
    expect(await send(report(one.id, '5.1.1'), 'message/rfc822', 'wrong')).toBe(401);
    expect(await send('nonsense')).toBe(400);
    expect(await send('{"message_id":1}', 'application/json')).toBe(400);
    expect(await send(report(randomUUID(), '5.1.1'))).toBe(200);
    expect(await send(report(one.id, '5.1.1', 'other@example.com'))).toBe(200);
    expect(await statusOf(one.id)).toBe('sent');
    expect(await asOwner('select from undeliverable_addresses')).toEqual([]);
  });

  it('that comes late says nothing about an address that was confirmed meanwhile', async () => {
    const one = letter();
    await mailer.deliver(one);
    await asOwner(
      `insert into undeliverable_addresses (address, reason, proved_at) values ($1, 'earlier', now() + interval '1 second')`,
      [address],
    );
    expect(await send(report(one.id, '5.1.1'))).toBe(200);
    expect(await statusOf(one.id)).toBe('bounced');
    expect(await noticesOf()).toEqual([]);
  });
});

describe('the mail log', () => {
  it('shows administrators what became of each letter, newest first, and no text', async () => {
    const [one, other] = [letter(), code({ userId: null })];
    await mailer.deliver(one);
    smtp.answers.set('DATA', '554 5.7.1 Spam');
    await mailer.deliver(other);
    const { items, total } = await list();
    expect(total).toBe(2);
    expect(items.map(({ id, status, can_send_again }) => [id, status, can_send_again])).toEqual([
      [other.id, 'failed', false],
      [one.id, 'sent', false],
    ]);
    expect(items[1]?.person).toEqual({ user_id: person, full_name: 'Asha' });
    expect(Object.keys(items[0] ?? {})).not.toContain('text');
    expect((await list({ show: 'undelivered' })).items.map(({ id }) => id)).toEqual([other.id]);
    expect((await list({ show: 'sent', q: 'asha visit' })).items.map(({ id }) => id)).toEqual([one.id]);
    expect((await list({ q: 'nobody' })).items).toEqual([]);
  });

  it('is read page by page', async () => {
    for (const subject of ['A', 'B', 'C']) await mailer.deliver(letter({ text: words({ subject }) }));
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, cursor: first.next_cursor ?? '' });
    expect([...first.items, ...second.items].map(({ subject }) => subject)).toEqual(['C', 'B', 'A']);
    expect(second.next_cursor).toBeNull();
  });

  it('sends again what did not arrive, once, and writes down who did', async () => {
    smtp.answers.set('DATA', '554 5.7.1 Spam');
    const one = letter({
      text: words({ subject: 'A', unsubscribe: { label: 'No more', url: 'https://k.example/u' } }),
      thread: 'lease.7',
    });
    await mailer.deliver(one);
    smtp.answers.clear();
    expect((await as(admin).mailLog.sendAgain({ id: one.id })).status).toBe('queued');
    await expect(as(admin).mailLog.sendAgain({ id: one.id })).rejects.toMatchObject({
      data: { rule: 'mail.not-to-send-again' },
    });
    await mailer.deliverAgain(one.id);
    await mailer.deliverAgain(one.id);
    expect(await inLog(one.id)).toMatchObject({ status: 'sent', attempts: 2 });
    expect(smtp.taken.at(-1)?.raw).toContain('List-Unsubscribe: <https://k.example/u>');
    expect(smtp.taken.at(-1)?.raw).toContain('References: <lease.7@kiraya.example>');
    expect(await asOwner(`select actor_id from audit_log where action = 'mail.sent-again'`)).toEqual([
      { actor_id: admin },
    ]);
  });

  it('sends nothing again to an address whose letters come back, and no code', async () => {
    smtp.answers.set('RCPT TO', '550 5.1.1 No such user');
    const [one, secret] = [letter(), code()];
    await mailer.deliver(one);
    await mailer.deliver(secret);
    const again = (id: string) => as(admin).mailLog.sendAgain({ id });
    await expect(again(one.id)).rejects.toMatchObject({ data: { rule: 'mail.undeliverable' } });
    await expect(again(secret.id)).rejects.toMatchObject({ data: { rule: 'mail.not-to-send-again' } });
    await expect(again(randomUUID())).rejects.toMatchObject({ status: 404 });
  });

  it('sends again all that match and may be sent, each once and written down', async () => {
    smtp.answers.set('DATA', '554 5.7.1 Spam');
    const [one, other, secret] = [letter(), letter(), code()];
    for (const each of [one, other, secret]) await mailer.deliver(each);
    smtp.answers.clear();
    const arrived = letter();
    await mailer.deliver(arrived);
    const all = { show: 'undelivered', after: null } as const;
    expect(await as(admin).mailLog.sendMatchingAgain({ ...all, q: 'nobody' })).toMatchObject({ done: 0 });
    expect(await as(admin).mailLog.sendMatchingAgain({ ...all, ids: [arrived.id] })).toMatchObject({
      done: 0,
    });
    expect(await as(admin).mailLog.sendMatchingAgain(all)).toEqual({
      done: 2,
      refused: [{ rule: 'mail.not-to-send-again', count: 1 }],
      next: null,
    });
    expect(await Promise.all([one, other, arrived].map(({ id }) => statusOf(id)))).toEqual([
      'queued',
      'queued',
      'sent',
    ]);
    expect(
      await asOwner(
        `select data->>'id' as id from pgboss.job where name = 'mail-again' and data->>'id' = any($1)`,
        [[one.id, other.id]],
      ),
    ).toHaveLength(2);
    expect((await as(admin).mailLog.sendMatchingAgain(all)).done).toBe(0);
    expect(
      await asOwner(`select from audit_log where action = 'mail.sent-again' and subject_id = any($1)`, [
        [one.id, other.id],
      ]),
    ).toHaveLength(2);
  });

  it('is closed to everybody else', async () => {
    await expect(as(person).mailLog.sendMatchingAgain({ after: null })).rejects.toMatchObject({
      status: 403,
    });
    await expect(as(person).mailLog.list({})).rejects.toMatchObject({ status: 403 });
    await expect(as(null).mailLog.list({})).rejects.toMatchObject({ status: 401 });
    await expect(as(person).mailLog.sendAgain({ id: randomUUID() })).rejects.toMatchObject({ status: 403 });
  });

  // security personal-data: Retention: what has served its time goes
  it('keeps letters a month, and marks until nobody needs them', async () => {
    const notice: Notice = { event: 'account.welcome' };
    await database.asWorker((db) => notify({ db, jobs, actorId: null }, person, notice));
    await asOwner(`insert into mails (recipient, kind, subject, text, created_at)
      values ('a@example.com', 'x', 'old', '', now() - interval '31 days'), ('a@example.com', 'x', 'new', '', now())`);
    await asOwner(
      `insert into undeliverable_addresses (address, reason, created_at, proved_at) values
        ('proved@example.com', 'x', now(), now() - interval '31 days'), ('gone@example.com', 'x', now() - interval '2 years', null),
        ($1, 'x', now() - interval '2 years', null)`,
      [address],
    );
    await cleanUp(database);
    expect((await list()).items.map(({ subject }) => subject)).toEqual(['new']);
    expect(await asOwner('select address from undeliverable_addresses')).toEqual([{ address }]);
  });
});
