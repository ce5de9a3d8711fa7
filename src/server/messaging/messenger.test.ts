import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { addDays, epochMs, instantInIndia } from '../../domain/dates.ts';
import type { TextLimits } from '../../domain/text-limits.ts';
import { type TextMessage, TooManyTexts } from '../lib/messenger.ts';
import { cleanUp } from '../privacy/retention.ts';
import { deliverText } from './deliver.ts';
import { exportSections } from './export-sections.ts';
import { createMessenger } from './messenger.ts';
import { sandbox } from './provider.ts';

const { as, asOwner, addPerson, moveTo, services } = await startServices({ runsJobs: false, demo: true });
const { database, jobs, log, seals, settings } = services;
const newMessenger = () => createMessenger({ database, jobs, log, seals, settings });
let messenger = newMessenger();
const admin = await addPerson('Ada Admin', ['admin']);

const text = (own: Partial<TextMessage> = {}): TextMessage => ({
  to: '+919876543210',
  template: 'sign-in-code',
  values: { code: '482915', minutes: '10' },
  language: 'en',
  address: '192.0.2.1',
  ...own,
});
const limitsAre = async (own: Partial<TextLimits>) => {
  await asOwner(
    `insert into settings (key, value) values ('texts', $1)
    on conflict (key) do update set value = excluded.value`,
    [own],
  );
  services.settings.forget();
};
/** What each of many tries was refused for, null where it was taken. */
const tries = (texts: TextMessage[]) =>
  Promise.all(
    texts.map((one) =>
      messenger.send(one).then(
        () => null,
        (error: unknown) => {
          if (error instanceof TooManyTexts) return error.limit;
          throw error;
        },
      ),
    ),
  );
const taken = async () => (await asOwner('select from text_messages')).length;
const alarms = () =>
  asOwner<{ payload: object }>(
    `select payload from notifications where event = 'messaging.limit' and user_id = $1 order by created_at, id`,
    [admin],
  );
const number = (index: number) => `+9198${String(index).padStart(8, '0')}`;
const many = { per_number: 1e5, per_prefix: 1e5, per_address: 1e5, per_hour: 1e5, daily_budget: 1e5 };

beforeEach(async () => {
  for (const table of ['text_messages', 'notifications', 'settings']) await asOwner(`delete from ${table}`);
  await asOwner(`delete from pgboss.job where name = 'text-message'`);
  services.settings.forget();
  messenger = newMessenger();
});

describe('a text', () => {
  it('is stored with its job, its values sealed and its address unreadable', async () => {
    await messenger.send(text());
    const [row] = await asOwner<Record<string, unknown>>('select * from text_messages');
    expect(row).toMatchObject({ recipient: '+919876543210', channel: 'sms', state: 'waiting', units: 1 });
    const [job] = await asOwner<{ data: object }>(`select data from pgboss.job where name = 'text-message'`);
    expect(job?.data).toEqual({ id: row?.id });
    for (const stored of [row, job]) {
      const all = JSON.stringify(stored, (_, value) =>
        Buffer.isBuffer(value) ? value.toString('latin1') : value,
      );
      expect(all).not.toContain('482915');
      expect(all).not.toContain('192.0.2.1');
    }
  });

  it('that a transaction asked for is taken by its job, and one to a number without texts is dropped', async () => {
    const job = services.handlers.find(({ name }) => name === 'text-asked');
    const asked = { template: 'lease-offered', values: { landlord: 'Leela', site: 'kiraya.example' } };
    for (const to of ['+919876543210', '+914023456789'])
      await job?.handle({ ...asked, to, language: 'en' }, services.jobs);
    expect(await asOwner('select recipient, template from text_messages')).toEqual([
      { recipient: '+919876543210', template: 'lease-offered' },
    ]);
  });

  it('goes to Indian mobiles, and to countries that administrators list', async () => {
    const abroad = text({ to: '+971501234567' });
    for (const to of ['+971501234567', '+914023456789', '9876543210', '+91987654321'])
      await expect(messenger.send(text({ to }))).rejects.toMatchObject({
        code: 'messaging.number-refused',
        field: 'phone',
      });
    await limitsAre({ countries: ['+971'] });
    await messenger.send(abroad);
    expect(await taken()).toBe(1);
  });

  it('waits in the development mailbox of a trial, in its own words, and nowhere else', async () => {
    await messenger.send(text({ language: 'hi' }));
    const [row] = await asOwner<{ id: string }>('select id from text_messages');
    const id = row?.id ?? '';
    await deliverText({ database, jobs, log, seals, provider: sandbox }, id);
    const { items } = await as(null).mailbox.list({ recipient: '+919876543210' });
    expect(items).toMatchObject([
      { id, subject: expect.stringMatching(/^482915 आपका Kiraya/), status: 'sent' },
    ]);
    expect(await as(null).mailbox.get({ id })).toMatchObject({
      text: '482915 आपका Kiraya कोड है। यह एक बार, 10 मिनट के भीतर काम करता है। इसे किसी को न बताएँ। - Kiraya',
      html: null,
    });
    expect((await as(null).mailbox.list({ recipient: '+919876543211' })).items).toEqual([]);
  });

  it('shows in the copy of data of its person, and goes with them', async () => {
    const person = await addPerson('Asha Rao');
    await messenger.send(text({ userId: person }));
    await messenger.send(text());
    const [section] = exportSections;
    const shown = await database.asWorker((tx) => tx.execute(section?.rows(person) ?? sql``));
    expect(shown.rows).toMatchObject([
      { To: '+919876543210', About: 'sign-in-code', By: 'sms', State: 'waiting' },
    ]);
    await asOwner('select app.erase_person($1)', [person]);
    expect(await asOwner('select user_id from text_messages')).toEqual([{ user_id: null }]);
  });

  it('is kept three months, its values no longer than a day', async () => {
    await messenger.send(text());
    await asOwner(`update text_messages set created_at = now() - interval '25 hours'`);
    await cleanUp(database);
    expect(await asOwner('select sealed, key_id from text_messages')).toEqual([
      { sealed: null, key_id: null },
    ]);
    await asOwner(`update text_messages set created_at = now() - interval '91 days'`);
    await cleanUp(database);
    expect(await taken()).toBe(0);
  });
});

describe('against pumping', () => {
  // security abuse: Texts are limited per number, number range, network and hour, and by a budget a day
  it('ten thousand tries at numbers of all kinds end at the limits', async () => {
    await limitsAre({ per_hour: 200, daily_budget: 150 });
    const flood = Array.from({ length: 10_000 }, (_, index) =>
      text({ to: number(index * 7919), address: `198.51.${index % 250}.${index % 200}` }),
    );
    const refused: (string | null)[] = [];
    // As many at once as a process has connections for; the rest would wait outside.
    while (flood.length > 0) refused.push(...(await tries(flood.splice(0, 50))));
    expect(refused).toHaveLength(10_000);
    expect(refused.filter((limit) => limit === null)).toHaveLength(150);
    expect(await taken()).toBe(150);
    expect(new Set(refused)).toEqual(new Set([null, 'day']));
    expect(await alarms()).toEqual([
      { payload: { limit: 'day', share: '80', used: 120, most: 150 } },
      { payload: { limit: 'day', share: '100', used: 150, most: 150 } },
    ]);
  }, 120_000);

  it.each<[string, Partial<TextLimits>, (index: number) => Partial<TextMessage>, number]>([
    ['number', { per_number: 6 }, () => ({}), 6],
    ['prefix', { per_prefix: 30 }, (index) => ({ to: `+919876543${String(index).padStart(3, '0')}` }), 30],
    ['address', { per_address: 20 }, (index) => ({ to: number(index * 1000) }), 20],
    [
      'address',
      { per_address: 20 },
      (index) => ({ to: number(index * 1000), address: `2001:db8:1:2:${index.toString(16)}::1` }),
      20,
    ],
    ['hour', { per_hour: 25 }, (index) => ({ to: number(index * 1000), address: `203.0.113.${index}` }), 25],
  ])(
    'beyond the limit of one %s (%#) no more are taken, however many try at once',
    async (limit, own, each, most) => {
      await limitsAre({ ...many, ...own });
      const refused = await tries(Array.from({ length: 100 }, (_, index) => text(each(index))));
      expect(refused.filter((one) => one === null)).toHaveLength(most);
      expect(new Set(refused)).toEqual(new Set([null, limit]));
    },
  );

  it('says how long to wait, which is until the oldest of an hour is over', async () => {
    await limitsAre({ ...many, per_number: 1 });
    await messenger.send(text());
    await asOwner(`update text_messages set created_at = now() - interval '59 minutes'`);
    const error = await messenger.send(text()).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ limit: 'number' });
    expect((error as TooManyTexts).retryAfter).toBeGreaterThan(50);
    expect((error as TooManyTexts).retryAfter).toBeLessThanOrEqual(60);
    await asOwner(`update text_messages set created_at = now() - interval '61 minutes'`);
    await messenger.send(text());
  });

  it('one number gets three times its hour in a day', async () => {
    await limitsAre({ ...many, per_number: 2 });
    for (let count = 0; count < 6; count += 1) {
      await messenger.send(text());
      await asOwner(`update text_messages set created_at = created_at - interval '40 minutes'`);
    }
    expect(await tries([text()])).toEqual(['number']);
    await asOwner(`update text_messages set created_at = created_at - interval '22 hours'`);
    expect(await tries([text()])).toEqual([null]);
  });

  it('a text of several SMS is several units of the budget', async () => {
    await limitsAre({ ...many, daily_budget: 4 });
    const hindi = text({ language: 'hi', template: 'number-changed', values: { number: '+91 98•••••210' } });
    expect(await tries([hindi])).toEqual([null]);
    expect(await asOwner('select units from text_messages')).toEqual([{ units: 2 }]);
    expect([...(await tries([hindi])), ...(await tries([hindi]))]).toEqual([null, 'day']);
  });

  it('the budget is one day’s of India', async () => {
    await limitsAre({ ...many, daily_budget: 1 });
    const midnight = instantInIndia(addDays(database.clock.today(), 2), 0);
    await moveTo(new Date(epochMs(midnight) - 60_000).toISOString());
    await messenger.send(text());
    const error = await messenger.send(text()).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ limit: 'day' });
    expect((error as TooManyTexts).retryAfter).toBeLessThanOrEqual(60);
    await moveTo(midnight);
    await messenger.send(text());
  });

  it('administrators hear of 80 and of 100 percent, once an hour', async () => {
    await limitsAre({ ...many, per_hour: 5 });
    // Each stands for a process of its own, which knows nothing of what the others said.
    for (let index = 0; index < 8; index += 1)
      await newMessenger()
        .send(text({ to: number(index * 1000) }))
        .catch(() => {});
    const shares = async () => (await alarms()).map(({ payload }) => payload);
    expect(await shares()).toEqual([
      { limit: 'hour', share: '80', used: 4, most: 5 },
      { limit: 'hour', share: '100', used: 5, most: 5 },
    ]);
    await asOwner(`update notifications set created_at = created_at - interval '61 minutes'`);
    await newMessenger()
      .send(text())
      .catch(() => {});
    expect(await shares()).toHaveLength(3);
  });
});
