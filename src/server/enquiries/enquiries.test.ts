import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addHome, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';
import { handOutForm, readForm } from './form-token.ts';
import { notifyTeam } from './notify-team.ts';

const { as, addPerson, asOwner, services } = await startServices();
const SECRET = services.config.authSecret;

let admin: string;
let other: string;
let asha: string;
let address = 0;

beforeAll(async () => {
  admin = await addPerson('Vikram Admin', ['admin']);
  other = await addPerson('Uma Admin', ['admin']);
  asha = await addPerson('Asha Rao');
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** A form handed out a minute ago. */
const ready = () => handOutForm(SECRET, Date.now() - 60_000);

const filled = (own: object = {}) => ({
  kind: 'contact' as const,
  name: 'Ila Sen',
  email: 'Ila@Example.in',
  message: 'Please call me about my flat.',
  form: ready(),
  ...own,
});

/** Each from an address of its own, so that the limit is met only where it is meant to be. */
const visitor = () => {
  address += 1;
  return as(null, { address: `198.51.100.${address}` });
};

const stored = (form: string) =>
  asOwner<{ id: string; name: string; email: string; user_id: string | null; property_id: string | null }>(
    'select id, name, email, user_id, property_id from enquiries where form_id = $1',
    [readForm(SECRET, form, Date.now()).id],
  );

async function send(own: object = {}): Promise<string> {
  const input = filled(own);
  await visitor().enquiries.submit(input);
  const [row] = await stored(input.form);
  if (!row) throw new Error('Nothing was stored');
  return row.id;
}

describe('the reference of an enquiry', () => {
  it('is another one for each, also of those that come together', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor().enquiries.submit(filled())));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(20);
  });

  it('finds its enquiry in the office’s search, also in capitals and beside another state', async () => {
    const input = filled({ message: 'A question of its own' });
    const { reference } = await visitor().enquiries.submit(input);
    await visitor().enquiries.submit(filled());
    const [row] = await stored(input.form);
    for (const q of [reference, ` ${reference.toUpperCase()} `]) {
      const found = await as(admin).enquiries.list({ q, show: 'all' });
      expect(found.items.map(({ id }) => id)).toEqual([row?.id]);
      expect(found.total).toBe(1);
    }
  });
});

describe('enquiries.submit', () => {
  it('stores what a visitor sends, once, however often the same form comes', async () => {
    const input = filled();
    const first = await visitor().enquiries.submit(input);
    const again = await visitor().enquiries.submit(input);
    expect(again).toEqual(first);
    const rows = await stored(input.form);
    expect(rows).toEqual([
      expect.objectContaining({ name: 'Ila Sen', email: 'ila@example.in', user_id: null }),
    ]);
    expect(rows[0]?.id).toMatch(new RegExp(`^${first.reference}`));
  });

  it('knows who is signed in, and shows them where their enquiry stands, not what the office notes', async () => {
    const input = filled({ kind: 'tenant_verification' });
    await as(asha, { address: '203.0.113.1' }).enquiries.submit(input);
    const { items } = await as(asha).enquiries.listMine({ kind: 'tenant_verification' });
    expect(items).toEqual([expect.objectContaining({ status: 'new', message: input.message })]);
    expect((await as(other).enquiries.listMine({})).items).toEqual([]);
  });

  it('names a home only while it is published', async () => {
    const lister = await addPerson('Lal Lister');
    const shown = await addHome(asOwner, lister);
    const hidden = await addHome(asOwner, lister, { listing_state: 'draft' });
    const [about, unknown] = [filled({ property_id: shown }), filled({ property_id: hidden })];
    await visitor().enquiries.submit(about);
    await visitor().enquiries.submit(unknown);
    expect((await stored(about.form))[0]?.property_id).toBe(shown);
    expect((await stored(unknown.form))[0]?.property_id).toBeNull();
  });

  it('stores nothing of whoever fills in what people do not see', async () => {
    const input = filled({ website: 'https://casino.example' });
    expect(await visitor().enquiries.submit(input)).toEqual({
      reference: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
    expect(await stored(input.form)).toEqual([]);
  });

  it('refuses a form sent at once, one of yesterday, and one that is not ours', async () => {
    const { form, ready_in } = await visitor().enquiries.form();
    expect(ready_in).toBe(3);
    const send = (own: string) => visitor().enquiries.submit(filled({ form: own }));
    await expect(send(form)).rejects.toMatchObject({ data: { rule: 'enquiry.too-fast' } });
    const yesterday = handOutForm(SECRET, Date.now() - 25 * 3_600_000);
    await expect(send(yesterday)).rejects.toMatchObject({ data: { rule: 'enquiry.form-expired' } });
    const forged = handOutForm('y'.repeat(32), Date.now() - 60_000);
    await expect(send(forged)).rejects.toMatchObject({ data: { rule: 'enquiry.form-expired' } });
    await expect(send('nothing')).rejects.toMatchObject({ data: { rule: 'enquiry.form-expired' } });
  });

  it('takes twenty an hour from one address', async () => {
    const same = as(null, { address: '192.0.2.77' });
    for (let sent = 0; sent < 20; sent += 1) await same.enquiries.submit(filled());
    await expect(same.enquiries.submit(filled())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('is sent with a mobile number alone, and not without any way to answer', async () => {
    await send({ email: null, phone: '98765 43210', message: 'Call me' });
    await expect(visitor().enquiries.submit(filled({ email: null, phone: null }))).rejects.toMatchObject({
      data: { errors: [{ field: 'email', reason: 'reach.missing' }] },
    });
  });

  it('names each wrong field', async () => {
    await expect(
      visitor().enquiries.submit(filled({ name: '', email: 'ila', message: ' ', phone: '12' })),
    ).rejects.toMatchObject({
      data: {
        errors: expect.arrayContaining(
          ['name', 'email', 'message', 'phone'].map((field) => expect.objectContaining({ field })),
        ),
      },
    });
  });
});

describe('the office', () => {
  it('is told of each enquiry once, every administrator by e-mail', async () => {
    await notifyTeam(services.database, services.jobs);
    const id = await send({ message: 'A new one' });
    const notices = () =>
      asOwner<{ user_id: string }>(
        `select n.user_id from notifications n join pgboss.job j
            on j.name = 'mail-notice' and j.data ->> 'notificationId' = n.id::text
          where n.event = 'enquiry.received' and n.payload ->> 'path' like '%' || $1`,
        [id],
      );
    await Promise.all([1, 2].map(() => notifyTeam(services.database, services.jobs)));
    // The worker that heard of the enquiry may be at it already.
    await expect
      .poll(async () => (await notices()).map(({ user_id }) => user_id).sort(), { timeout: 10_000 })
      .toEqual([admin, other].sort());
    await notifyTeam(services.database, services.jobs);
    expect(await notices()).toHaveLength(2);
  });

  it('finds an enquiry by words, kind, state and who has it', async () => {
    const id = await send({
      kind: 'corporates',
      company: 'Zed Textiles',
      phone: '+91 98111 04711',
      message: 'Forty flats, please',
    });
    const found = async (filters: Parameters<ReturnType<typeof as>['enquiries']['list']>[0]) =>
      (await as(admin).enquiries.list({ q: 'zed forty', ...filters })).items.map((one) => one.id);
    expect(await found({})).toEqual([id]);
    expect(await found({ kind: 'corporates', show: 'new', assigned: 'nobody' })).toEqual([id]);
    expect(await found({ kind: 'contact' })).toEqual([]);
    expect(await found({ assigned: 'me' })).toEqual([]);
    expect(await found({ q: 'fort text' })).toEqual([id]);
    expect(await found({ q: '98111 04711' })).toEqual([id]);
    expect(await found({ q: 'zed orty' })).toEqual([]);
    expect(await found({ q: '%' })).toEqual([]);
    await as(admin).enquiries.assign({ id, user_id: admin });
    expect(await found({ assigned: 'me', show: 'in_progress' })).toEqual([id]);
    await as(admin).enquiries.move({ id, status: 'closed' });
    expect(await found({})).toEqual([]);
    expect(await found({ show: 'all' })).toEqual([id]);
  });

  it('pages newest first without repeating one', async () => {
    const sent: string[] = [];
    for (const word of ['first', 'second', 'third']) sent.push(await send({ message: `paging ${word}` }));
    const page = (cursor?: string) =>
      as(admin).enquiries.list({ q: 'paging', limit: 2, ...(cursor ? { cursor } : {}) });
    const one = await page();
    const two = await page(one.next_cursor ?? '');
    expect([...one.items, ...two.items].map(({ id }) => id)).toEqual(sent.toReversed());
    expect(one.total).toBe(3);
    expect(two.next_cursor).toBeNull();
  });

  it('takes, notes, answers and takes up again, all of it kept in order and audited', async () => {
    const id = await send();
    const work = as(admin).enquiries;
    await work.assign({ id, user_id: other });
    await work.assign({ id, user_id: other });
    await work.note({ id, note: 'Called, no answer' });
    await work.move({ id, status: 'answered', note: 'Sent the offer' });
    const { status, assigned_to, events } = await work.move({ id, status: 'in_progress' });
    expect({ status, assigned_to }).toEqual({
      status: 'in_progress',
      assigned_to: { user_id: other, full_name: 'Uma Admin' },
    });
    expect(events.map((event) => [event.action, event.status, event.note])).toEqual([
      ['assigned', 'in_progress', null],
      ['noted', 'in_progress', 'Called, no answer'],
      ['moved', 'answered', 'Sent the offer'],
      ['moved', 'in_progress', null],
    ]);
    expect(events[0]?.actor?.user_id).toBe(admin);
    const audited = await asOwner<{ action: string; before: unknown; after: unknown }>(
      `select action, before, after from audit_log where subject_id = $1 order by id`,
      [id],
    );
    expect(audited[0]).toEqual({
      action: 'enquiries.assigned',
      before: { status: 'new', assigned_to: null },
      after: { status: 'in_progress', assigned_to: other },
    });
    expect(audited).toHaveLength(4);
  });

  it('answers by e-mail with what was asked, keeps the answer, and shows it to whoever asked alone', async () => {
    const input = filled({
      kind: 'guaranteed_lease',
      email: 'asha.answers@example.com',
      message: 'What is it?',
    });
    await as(asha, { address: '203.0.113.7' }).enquiries.submit(input);
    const [row] = await stored(input.form);
    const id = row?.id ?? '';
    await as(admin).enquiries.answer({ id, body: 'Rent that comes.\n\nEvery month.' });
    const { status, events } = await as(admin).enquiries.answer({ id, body: 'Ask again.' });
    expect(status).toBe('answered');
    expect(events.map(({ action, note }) => [action, note])).toEqual([
      ['answered', 'Rent that comes.\n\nEvery month.'],
      ['answered', 'Ask again.'],
    ]);
    const letters = () =>
      asOwner<{ subject: string; text: string; thread: string }>(
        `select subject, text, thread from mails where recipient = 'asha.answers@example.com' order by created_at`,
      );
    await expect.poll(async () => (await letters()).length, { timeout: 10_000 }).toBe(2);
    const [first] = await letters();
    expect(first).toMatchObject({
      subject: `Your enquiry ${id.slice(0, 8)}`,
      text: expect.stringMatching(/Rent that comes\.\n\nEvery month\.\n\nYou wrote on .*:\n\nWhat is it\?/),
      thread: `enquiry.${id}`,
    });
    await as(admin).enquiries.note({ id, note: 'Only for us' });
    const mine = async (person: string) =>
      (await as(person).enquiries.listMine({ kind: 'guaranteed_lease' })).items;
    expect((await mine(asha))[0]?.answers.map(({ body }) => body)).toEqual([
      'Rent that comes.\n\nEvery month.',
      'Ask again.',
    ]);
    expect(await mine(other)).toEqual([]);
  });

  it('answers an account without an address in the product, and nobody by a number alone', async () => {
    const input = filled({ email: null, phone: '98765 43210', message: 'By number' });
    await as(asha, { address: '203.0.113.8' }).enquiries.submit(input);
    const [row] = await stored(input.form);
    await as(admin).enquiries.answer({ id: row?.id ?? '', body: 'We call you.' });
    const notices = await asOwner<{ note: string }>(
      `select payload ->> 'note' as note from notifications where user_id = $1 and event = 'enquiry.answered'`,
      [asha],
    );
    expect(notices).toEqual([{ note: 'We call you.' }]);
    const id = await send({ email: null, phone: '98765 43210' });
    await expect(as(admin).enquiries.answer({ id, body: 'Hello' })).rejects.toMatchObject({
      data: { rule: 'enquiry.no-address', field: 'body' },
    });
    expect((await as(admin).enquiries.get({ id })).status).toBe('new');
  });

  it('answers a question about tenant verification with the order form, in the language of its sender', async () => {
    await asOwner(`update profiles set language = 'hi' where user_id = $1`, [asha]);
    const input = filled({ kind: 'tenant_verification', email: null, phone: '98765 43210' });
    await as(asha, { address: '203.0.113.9' }).enquiries.submit(input);
    const [row] = await stored(input.form);
    const id = row?.id ?? '';
    const form = 'tenant_check' as const;
    await expect(as(asha).enquiries.sendForm({ id, form })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { status, events } = await as(admin).enquiries.sendForm({ id, form });
    expect(status).toBe('answered');
    expect(events.at(-1)?.note).toMatch(/[\u0900-\u097f].*\/hi\/portal\/checks\?order=new/);
    await asOwner(`update profiles set language = null where user_id = $1`, [asha]);
    const other = await send({ kind: 'guaranteed_lease' });
    await expect(as(admin).enquiries.sendForm({ id: other, form })).rejects.toMatchObject({
      data: { rule: 'enquiry.form-does-not-fit' },
    });
  });

  it('sends whoever asked about a home the form for a visit, and whoever wants to join that of affiliates', async () => {
    const home = await addHome(asOwner, await addPerson('Lal Lister', ['landlord']), {
      title: 'Corner flat',
    });
    const about = await send({ kind: 'property', property_id: home });
    const visit = await as(admin).enquiries.sendForm({ id: about, form: 'visit' });
    expect(visit.events.at(-1)?.note).toMatch(/visit Corner flat.*\/property\/\S+\?step=visit/);
    const join = await as(admin).enquiries.sendForm({ id: await send(), form: 'affiliate' });
    expect(join.events.at(-1)?.note).toContain('/register/affiliate');
    await expect(as(admin).enquiries.sendForm({ id: about, form: 'affiliate' })).rejects.toMatchObject({
      data: { rule: 'enquiry.form-does-not-fit' },
    });
  });

  it('becomes an application for managed rental with its words, by support, once, and its sender is told', async () => {
    const support = await addPerson('Sona Support', ['support']);
    const id = await send({ message: 'Please manage my flat in Baner.', email: 'ila.owner@example.in' });
    const home = {
      monthly_rent: 2_500_000,
      property_location: 'Baner, Pune',
      property_type: 'apartment' as const,
    };
    await expect(as(asha).enquiries.handIn({ id, ...home })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const made = await as(support).enquiries.handIn({ id, ...home });
    expect(made.status).toBe('answered');
    expect(made.events.map(({ action }) => action)).toEqual(['handed_in', 'answered']);
    expect(made.events.at(-1)?.note).toMatch(/Baner, Pune.*₹25,000.*\/managed-rentals\?show=applications/);
    await as(support).enquiries.handIn({ id, ...home });
    const applications = (await as(admin).managedRentals.list({ q: 'Baner' })).items;
    expect(applications).toMatchObject([
      { status: 'submitted', property_location: 'Baner, Pune', monthly_rent: 2_500_000 },
    ]);
    const [row] = await asOwner(
      'select description, landlord_email, submitted_by from managed_rental_applications',
    );
    expect(row).toEqual({
      description: 'Please manage my flat in Baner.',
      landlord_email: 'ila.owner@example.in',
      submitted_by: support,
    });
    await expect(
      as(support).enquiries.handIn({ id: await send({ kind: 'corporates' }), ...home }),
    ).rejects.toMatchObject({ data: { rule: 'enquiry.form-does-not-fit' } });
  });

  it('with a number alone becomes an application that its person finds once signed in with it, as one text says in their language', async () => {
    const id = await send({ email: null, phone: '98765 43299', kind: 'guaranteed_lease' });
    const home = {
      monthly_rent: 1_800_000,
      property_location: 'Wakad, Pune',
      property_type: 'studio' as const,
    };
    const { events } = await as(admin).enquiries.handIn({ id, ...home });
    await as(admin).enquiries.handIn({ id, ...home });
    const inHindi = { email: null, phone: '98765 43298', details: { 'घर कहाँ है?': 'Wakad' } };
    await as(admin).enquiries.handIn({ id: await send(inHindi), ...home });
    const texts = await asOwner<{ data: object }>(
      `select data from pgboss.job where name = 'text-asked' order by created_on`,
    );
    expect(texts.map(({ data }) => data)).toEqual([
      expect.objectContaining({ to: '+919876543299', template: 'enquiry-handed-in', language: 'en' }),
      expect.objectContaining({ to: '+919876543298', template: 'enquiry-handed-in', language: 'hi' }),
    ]);
    expect(events.map(({ action }) => action)).toEqual(['handed_in']);
    const owner = await addPerson('Ravi Owner');
    await asOwner(`update profiles set phone = '+919876543299', phone_verified = true where user_id = $1`, [
      owner,
    ]);
    expect((await as(owner).managedRentals.listMine({})).items).toMatchObject([
      { property_location: 'Wakad, Pune' },
    ]);
  });

  it('answers nothing that is closed, and lets nobody else answer', async () => {
    const id = await send();
    await expect(as(asha).enquiries.answer({ id, body: 'x' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await as(admin).enquiries.move({ id, status: 'spam' });
    await expect(as(admin).enquiries.answer({ id, body: 'x' })).rejects.toMatchObject({
      data: { rule: 'enquiry.transition-not-allowed' },
    });
  });

  it('refuses moves that make no sense, people who are no administrators, and unknown enquiries', async () => {
    const id = await send();
    const work = as(admin).enquiries;
    await expect(work.move({ id, status: 'new', note: 'x' })).rejects.toMatchObject({
      data: { rule: 'enquiry.transition-not-allowed' },
    });
    await expect(work.assign({ id, user_id: asha })).rejects.toMatchObject({
      data: { rule: 'enquiry.not-an-administrator', field: 'user_id' },
    });
    await expect(work.get({ id: UNKNOWN_ID })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(work.note({ id: UNKNOWN_ID, note: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(asha).enquiries.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(as(null).enquiries.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});
