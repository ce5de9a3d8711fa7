import { beforeEach, describe, expect, it } from 'vitest';
import { addHome, day, noticesOf, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });

let seeker: string;
let lister: string;
let neighbour: string;
let home: string;

beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  seeker = await addPerson('Sita Rao');
  lister = await addPerson('Lal Singh');
  neighbour = await addPerson('Om Das');
  home = await addHome(asOwner, lister);
});

const form = (own: object = {}) => ({
  property_id: home,
  move_in_date: day(14),
  household: 'family' as const,
  occupants: 3,
  ...own,
});
const apply = (own: object = {}, key: string | null = null) =>
  as(seeker, { idempotencyKey: key }).applications.submit(form(own));

describe('submitting', () => {
  it('is stored, told to both sides, written down and audited', async () => {
    const application = await apply({ income_band: '10_to_20_lakh', notes: 'शांत परिवार 👪 <i>x</i>' });
    expect(application).toMatchObject({
      side: 'seeker',
      status: 'submitted',
      other_name: 'Lal Singh',
      household: 'family',
      occupants: 3,
      income_band: '10_to_20_lakh',
      move_in_date: day(14),
      notes: 'शांत परिवार 👪 <i>x</i>',
    });
    expect(await noticesOf(asOwner, seeker, lister)).toEqual([[lister, 'application.submitted']]);
    expect((await as(lister).leads.timeline({ id: application.id })).items).toMatchObject([
      { action: 'application.submitted', by: 'seeker', status: 'submitted', slot: null },
    ]);
    expect(
      await asOwner('select action, after from audit_log where subject_id = $1', [application.id]),
    ).toEqual([{ action: 'applications.submit', after: { status: 'submitted' } }]);
  });

  it('sent twice with one key is one application', async () => {
    const [first, second] = await Promise.all([apply({}, 'form'), apply({}, 'form')]);
    expect(second).toEqual(first);
    expect((await as(seeker).applications.listMine({})).total).toBe(1);
    await expect(apply({ occupants: 4 }, 'form')).rejects.toMatchObject({ status: 409 });
  });

  it('is open once per home and person', async () => {
    const answers = await Promise.allSettled([apply(), apply()]);
    expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(apply()).rejects.toMatchObject({ data: { rule: 'application.already-open' } });
  });

  it.each([
    ['yesterday', { move_in_date: day(-1) }, 'application.move-in-in-past'],
    ['next year', { move_in_date: day(300) }, 'application.move-in-too-far'],
  ])('refuses moving in %s at its field', async (_, own, rule) => {
    await expect(apply(own)).rejects.toMatchObject({ data: { rule, field: 'move_in_date' } });
  });

  it.each([
    ['nobody moving in', { occupants: 0 }, 'occupants'],
    ['half a person', { occupants: 1.5 }, 'occupants'],
    ['a crowd', { occupants: 1e9 }, 'occupants'],
    ['people in words', { occupants: 'three' }, 'occupants'],
    ['an unknown household', { household: 'circus' }, 'household'],
    ['an unknown income', { income_band: 'plenty' }, 'income_band'],
    ['no date', { move_in_date: 'soon' }, 'move_in_date'],
    ['a novel', { notes: 'x'.repeat(2000) }, 'notes'],
  ])('refuses %s', async (_, own, field) => {
    await expect(apply(own)).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      data: { errors: [{ field }] },
    });
  });

  it('needs a home that takes leads, not one’s own, and somebody signed in', async () => {
    await expect(as(lister).applications.submit(form())).rejects.toMatchObject({
      data: { rule: 'property.own-listing' },
    });
    const rented = await addHome(asOwner, lister, { availability: 'rented' });
    await expect(apply({ property_id: rented })).rejects.toMatchObject({
      data: { rule: 'property.not-accepting-leads' },
    });
    await expect(apply({ property_id: UNKNOWN_ID })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(null).applications.submit(form())).rejects.toMatchObject({ status: 401 });
  });
});

describe('answering', () => {
  it('takes under review, then approves, which opens the contacts', async () => {
    const { id } = await apply();
    expect(await as(lister).applications.review({ id })).toMatchObject({ status: 'under_review' });
    expect((await as(lister).leads.contact({ id })).people).toMatchObject([
      { side: 'seeker', full_name: 'Sita Rao', is_open: false, email: null },
    ]);
    await expect(as(lister).leads.contactCard({ id, side: 'seeker' })).rejects.toMatchObject({
      data: { rule: 'lead.contact-hidden' },
    });
    expect(await as(lister).applications.approve({ id, note: 'Welcome' })).toMatchObject({
      status: 'approved',
    });
    expect((await as(seeker).leads.contact({ id })).people).toMatchObject([
      { side: 'lister', is_open: true, phone: '+91 80000 11111', address: '4 Rose Lane' },
    ]);
    const saved = await as(seeker).leads.contactCard({ id, side: 'lister' });
    expect([saved.name, saved.type]).toEqual(['kiraya-contact.vcf', 'text/vcard;charset=utf-8']);
    expect((await saved.text()).split('\r\n')).toEqual(
      expect.arrayContaining([
        'FN:Lal Singh',
        'TEL;VALUE=uri;TYPE="voice,cell":tel:+918000011111',
        'NOTE:Application: 2 BHK near the park',
      ]),
    );
    await expect(as(seeker).leads.contactCard({ id, side: 'seeker' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(
      as(await addPerson('Om Stranger')).leads.contactCard({ id, side: 'lister' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await noticesOf(asOwner, seeker, lister)).map(([, event]) => event)).toEqual([
      'application.submitted',
      'application.under-review',
      'application.approved',
    ]);
  });

  it('withdrawing closes them again, and the home can be applied for anew', async () => {
    const { id } = await apply();
    await as(lister).applications.approve({ id });
    expect(await as(seeker).applications.withdraw({ id })).toMatchObject({ status: 'cancelled' });
    expect((await as(seeker).leads.contact({ id })).people).toMatchObject([{ is_open: false, phone: null }]);
    expect(await apply()).toMatchObject({ status: 'submitted' });
  });

  it('by two at once: approving and declining never both happen', async () => {
    const { id } = await apply();
    const answers = await Promise.allSettled([
      as(lister).applications.approve({ id }),
      as(lister).applications.decline({ id }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await as(seeker).leads.timeline({ id })).items).toHaveLength(2);
  });

  it('a declined application can neither be approved nor withdrawn, and each side keeps to its own verbs', async () => {
    const { id } = await apply();
    const refused = { data: { rule: 'application.transition-not-allowed' } };
    await expect(as(seeker).applications.approve({ id })).rejects.toMatchObject(refused);
    await expect(as(lister).applications.withdraw({ id })).rejects.toMatchObject(refused);
    await as(lister).applications.decline({ id, note: 'Let to somebody else' });
    await expect(as(lister).applications.approve({ id })).rejects.toMatchObject(refused);
    await expect(as(seeker).applications.withdraw({ id })).rejects.toMatchObject(refused);
    expect((await as(seeker).leads.timeline({ id })).items.at(-1)).toMatchObject({
      action: 'application.declined',
      by: 'lister',
      note: 'Let to somebody else',
    });
  });

  it('is for the two sides only', async () => {
    const { id } = await apply();
    const admin = await addPerson('Ada Admin', ['admin']);
    for (const [person, status] of [
      [neighbour, 404],
      [null, 401],
      [admin, 403],
    ] as const) {
      await expect(as(person).applications.review({ id })).rejects.toMatchObject({ status });
      await expect(as(person).applications.approve({ id })).rejects.toMatchObject({ status });
      await expect(as(person).applications.decline({ id })).rejects.toMatchObject({ status });
      await expect(as(person).applications.withdraw({ id })).rejects.toMatchObject({ status });
    }
    await expect(as(lister).applications.approve({ id: 'mine' })).rejects.toMatchObject({ status: 422 });
  });
});

describe('the lists', () => {
  it('show each side its own; ended ones move to the history', async () => {
    const { id } = await apply();
    const received = await as(lister).applications.listReceived({});
    expect(received.items).toMatchObject([{ id, side: 'lister', other_name: 'Sita Rao' }]);
    expect((await as(lister).applications.listMine({})).items).toEqual([]);
    expect((await as(neighbour).applications.listReceived({})).items).toEqual([]);
    await as(lister).applications.decline({ id });
    expect((await as(seeker).applications.listMine({ show: 'tracked' })).total).toBe(0);
    expect((await as(seeker).applications.listMine({ show: 'ended' })).items).toMatchObject([{ id }]);
  });

  it('are closed to whoever is signed out', async () => {
    await expect(as(null).applications.listMine({})).rejects.toMatchObject({ status: 401 });
    await expect(as(null).applications.listReceived({})).rejects.toMatchObject({ status: 401 });
  });
});
