import { beforeEach, describe, expect, it } from 'vitest';
import { addPlaces } from '../../../tests/support/homes.ts';
import { startServices } from '../../../tests/support/services.ts';
import type { Letter, Mailer } from '../lib/mail-text.ts';
import { createMailer } from '../mail/mailer.ts';
import { mailDue } from './notice-mail.ts';
import type { Notice } from './notify.ts';
import { notify, notifyAll } from './notify.ts';

const { as, asOwner, addPerson, services } = await startServices({ runsJobs: false });
const { database, jobs } = services;
const [person, neighbour] = [await addPerson('Asha'), await addPerson('Ravi')];

const stale: Notice = { event: 'listing.paused', home: 'A home', path: '/my-properties' };
const drop: Notice = {
  event: 'shortlist.price-drop',
  home: 'A home',
  path: '/property/x',
  from: 200,
  to: 100,
};
const returned: Notice = { event: 'payout.failed', amount: 100, account: '…1234', why: 'Closed' };
const tell = (notice: Notice, userId = person) =>
  database.asWorker((db) => notify({ db, jobs, actorId: null }, userId, notice));

let sent: Letter[] = [];
const counting: Mailer = {
  deliver: async (letter) => void sent.push(letter),
  deliverAgain: async () => {},
};
const parts = (mailer: Mailer) => ({
  database,
  mailer,
  jobs,
  origin: 'https://kiraya.example',
  wordNotice: services.wordNotice,
});
/** Later than everything these tests write. */
const noon = '2030-01-02T06:30:00.000Z';
const kinds = () => sent.map(({ kind }) => kind).sort();

beforeEach(async () => {
  sent = [];
  await asOwner('delete from notifications');
  await asOwner('delete from notification_preferences');
});

it('names a home in the language of whoever reads it, in the centre and in the letter', async () => {
  await addPlaces(asOwner);
  await asOwner(`update profiles set language = 'hi' where user_id = $1`, [person]);
  await tell({ ...drop, home: '2 BHK Apartment in Koramangala, Bengaluru' });
  const centre = await as(person).notifications.list({ language: 'hi' });
  await mailDue(parts(counting), noon);
  await asOwner(`update profiles set language = 'en' where user_id = $1`, [person]);
  for (const said of [centre.items[0]?.title, sent[0]?.text.subject]) {
    expect(said).toMatch(/को.+, बेंगलुरु में 2 BHK अपार्टमेंट/);
  }
  const english = await as(person).notifications.list({});
  expect(english.items[0]?.title).toBe('Price drop: 2 BHK Apartment in Koramangala, Bengaluru');
});

describe('the notification centre', () => {
  it('shows what one was told, counts what is unread, and forgets nothing of others', async () => {
    await tell(stale);
    await tell(drop);
    await tell(drop, neighbour);
    const { items, total } = await as(person).notifications.list({});
    expect([items.map(({ category }) => category), total]).toEqual([['shortlist', 'listings'], 2]);
    expect(items[0]).toMatchObject({ title: 'Price drop: A home', path: '/property/x', read_at: null });
    await as(person).notifications.markRead({ id: items[0]?.id });
    expect(await as(person).notifications.unread()).toEqual({ count: 1 });
    expect((await as(person).notifications.list({ show: 'unread' })).items).toHaveLength(1);
    await as(neighbour).notifications.markRead({ id: items[1]?.id });
    expect(await as(person).notifications.unread()).toEqual({ count: 1 });
    await as(person).notifications.markRead({});
    expect(await as(person).notifications.unread()).toEqual({ count: 0 });
    expect(await as(neighbour).notifications.unread()).toEqual({ count: 1 });
    await expect(as(null).notifications.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('is told in the language of the page, and in English where none is named', async () => {
    await tell(drop);
    const [inHindi, named] = await Promise.all([
      as(person).notifications.list({ language: 'hi' }),
      as(person).notifications.list({}),
    ]);
    expect(inHindi.items[0]).toMatchObject({ title: 'किराया घटा: A home', label: 'घर खोलें' });
    expect(named.items[0]).toMatchObject({ title: 'Price drop: A home', label: 'Open the home' });
    await tell({ event: 'account.erasure-requested', date: '2030-01-05' });
    const dated = await as(person).notifications.list({ language: 'hi' });
    expect(dated.items[0]?.title).toBe('आपका खाता 5 जनवरी 2030 को मिटा दिया जाएगा');
  });

  it('comes page by page', async () => {
    for (let n = 0; n < 5; n += 1) await tell(stale);
    const first = await as(person).notifications.list({ limit: 3 });
    const second = await as(person).notifications.list({ limit: 3, cursor: first.next_cursor ?? '' });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect([new Set(ids).size, second.next_cursor]).toEqual([5, null]);
  });

  it('leaves out what one switched off', async () => {
    await as(person).notifications.preferences.update({ email_off: [], app_off: ['shortlist'], quiet: null });
    await tell(stale);
    await tell(drop);
    expect((await as(person).notifications.list({})).items.map(({ category }) => category)).toEqual([
      'listings',
    ]);
    expect(await as(person).notifications.unread()).toEqual({ count: 1 });
  });
});

describe('preferences', () => {
  it('are kept for each person, and refused when they make no sense', async () => {
    const wanted = {
      email_off: ['searches' as const],
      push_off: ['shortlist' as const],
      app_off: [],
      quiet: { from: 22, to: 7 },
    };
    await as(person).notifications.preferences.update(wanted);
    expect(await as(person).notifications.preferences.get()).toEqual(wanted);
    expect(await as(neighbour).notifications.preferences.get()).toEqual({
      email_off: [],
      push_off: [],
      app_off: [],
      quiet: null,
    });
    const wrong = { ...wanted, quiet: { from: 24, to: 7 } };
    await expect(as(person).notifications.preferences.update(wrong)).rejects.toMatchObject({
      data: { errors: [{ field: 'quiet.from', message: 'Choose an hour from 0 to 23' }] },
    });
    const account = { ...wanted, email_off: ['account' as never] };
    await expect(as(person).notifications.preferences.update(account)).rejects.toMatchObject({ status: 422 });
  });
});

describe('the e-mail of a notice', () => {
  const didBy = (actorId: string, notices: [string, Notice][]) =>
    database.asActor({ userId: actorId }, async (db) => {
      for (const [to, notice] of notices) await notify({ db, jobs, actorId }, to, notice);
    });

  it('comes once for one act, and not to whoever did it', async () => {
    await didBy(neighbour, [
      [person, stale],
      [person, drop],
      [neighbour, stale],
    ]);
    await didBy(neighbour, [[person, drop]]);
    await mailDue(parts(counting), noon);
    expect(sent.map(({ userId }) => userId)).toEqual([person, person]);
    expect(kinds()).toEqual(['listing.paused', 'shortlist.price-drop']);
    expect((await as(neighbour).notifications.list({})).items).toHaveLength(1);
  });

  it('comes to whoever did it too where it is about access or money', async () => {
    await didBy(person, [
      [person, { event: 'account.token-made', name: 'Program' }],
      [person, { event: 'payee.account-set', account: '…1234' }],
    ]);
    await mailDue(parts(counting), noon);
    expect(kinds()).toEqual(['account.token-made', 'payee.account-set']);
  });

  it('leaves once, however many take it up', async () => {
    await tell(stale);
    await database.asWorker((db) => notifyAll({ db, actorId: null }, [person, neighbour], drop));
    await Promise.all([1, 2, 3].map(() => mailDue(parts(counting), noon)));
    await mailDue(parts(counting), noon);
    expect(kinds()).toEqual(['listing.paused', 'shortlist.price-drop', 'shortlist.price-drop']);
    expect(new Set(sent.map(({ userId }) => userId))).toEqual(new Set([person, neighbour]));
  });

  it('stays where it is switched off, but for money', async () => {
    await as(person).notifications.preferences.update({ email_off: ['shortlist'], app_off: [], quiet: null });
    await tell(drop);
    await tell(returned);
    await mailDue(parts(counting), noon);
    expect(kinds()).toEqual(['payout.failed']);
  });

  it('waits for the end of quiet hours', async () => {
    await as(person).notifications.preferences.update({
      email_off: [],
      app_off: [],
      quiet: { from: 11, to: 14 },
    });
    await tell(stale);
    await tell(returned);
    await mailDue(parts(counting), noon);
    expect(kinds()).toEqual(['payout.failed']);
    await mailDue(parts(counting), '2030-01-02T08:29:00Z');
    expect(kinds()).toEqual(['payout.failed']);
    await mailDue(parts(counting), '2030-01-02T08:30:00Z');
    expect(kinds()).toEqual(['listing.paused', 'payout.failed']);
  });

  it('comes again later when it could not be sent, and is given up in the end', async () => {
    await tell(stale);
    const real = createMailer({ database, from: 'Kiraya <post@kiraya.example>' });
    const broken = createMailer({
      database,
      from: 'Kiraya <post@kiraya.example>',
      smtpUrl: 'smtp://127.0.0.1:1',
    });
    const failing = (now: string) =>
      mailDue(parts(broken), now).catch((error: AggregateError) => error.message);
    expect(await failing(noon)).toBe('Some notices could not be mailed');
    await failing(noon);
    expect(await asOwner('select status, error, attempts from mails')).toEqual([
      { status: 'failed', error: expect.stringContaining('ECONNREFUSED'), attempts: 1 },
    ]);
    await mailDue(parts(real), '2030-01-02T06:33:00Z');
    expect(await asOwner('select status from mails')).toEqual([{ status: 'sent' }]);
    await asOwner('update notifications set email_at = $1', [noon]);
    await asOwner(`update mails set status = 'failed', attempts = 7`);
    await failing('2031-01-01T00:00:00Z');
    expect(await asOwner('select email_at from notifications')).toEqual([{ email_at: null }]);
  });
});
