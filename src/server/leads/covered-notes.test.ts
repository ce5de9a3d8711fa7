import { beforeEach, describe, expect, it } from 'vitest';
import { addHome, day } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });

beforeEach(() => asOwner('delete from auth.rate_limits'));

const NOTE = 'mera number 98451-12345, anytime';
const COVERED = 'mera number •••, anytime';

async function parties() {
  const lister = await addPerson('Lal Singh', ['landlord']);
  const seeker = await addPerson('Asha Rao');
  const admin = await addPerson('Vikram Admin', ['admin']);
  const home = await addHome(asOwner, lister);
  return { lister, seeker, admin, home };
}

const notesOf = async (person: string, id: string) =>
  (await as(person).leads.timeline({ id })).items.map(({ note }) => note);

const noticed = async (person: string, event: string) => {
  const rows = await asOwner<{ note: string }>(
    `select payload ->> 'note' as note from notifications where user_id = $1 and event = $2`,
    [person, event],
  );
  return rows.map(({ note }) => note);
};

describe('what the two sides of a visit write', () => {
  const ask = ({ seeker, home }: { seeker: string; home: string }) =>
    as(seeker).visits.request({
      property_id: home,
      visit_type: 'physical',
      scheduled_date: day(3),
      slot: '11:00',
      notes: NOTE,
    });

  // security access: Contacts show once a visit or application is accepted, to nobody else … nor do numbers and addresses in what people write or list
  it('is covered for the other side until the visit is accepted, and never for who wrote it', async () => {
    const people = await parties();
    const { lister, seeker, admin } = people;
    const { id } = await ask(people);
    expect((await as(lister).visits.get({ id })).notes).toBe(COVERED);
    expect((await as(lister).visits.listReceived({})).items[0]?.notes).toBe(COVERED);
    expect(await notesOf(lister, id)).toEqual([COVERED]);
    expect(await noticed(lister, 'visit.requested')).toEqual([COVERED]);
    for (const person of [seeker, admin]) {
      expect((await as(person).visits.get({ id })).notes).toBe(NOTE);
      expect(await notesOf(person, id)).toEqual([NOTE]);
    }
    const other = { id, scheduled_date: day(4), slot: '11:00' as const, note: 'Call ९८७६५४३२१०' };
    await as(lister).visits.propose(other);
    expect(await notesOf(seeker, id)).toEqual([NOTE, 'Call •••']);
    await as(seeker).visits.accept({ id, note: NOTE });
    expect((await as(lister).visits.get({ id })).notes).toBe(NOTE);
    expect(await notesOf(lister, id)).toEqual([NOTE, 'Call ९८७६५४३२१०', NOTE]);
    expect(await noticed(lister, 'visit.accepted')).toEqual([NOTE]);
  });

  it('stays covered when the visit is declined', async () => {
    const people = await parties();
    const { id } = await ask(people);
    await as(people.lister).visits.decline({ id, note: NOTE });
    expect(await notesOf(people.seeker, id)).toEqual([NOTE, COVERED]);
    expect(await noticed(people.seeker, 'visit.declined')).toEqual([COVERED]);
  });
});

it('covers the words of an application, and the employer, until it is approved', async () => {
  const { lister, seeker, home } = await parties();
  await as(seeker).applicationProfile.save({
    move_in_date: null,
    household: null,
    occupants: null,
    income_band: null,
    occupation: 'salaried',
    employer: 'Rao & Co 98451–12345',
    notes: null,
    references: [],
  });
  const { id } = await as(seeker).applications.submit({
    property_id: home,
    move_in_date: day(20),
    household: 'family',
    occupants: 2,
    notes: NOTE,
    share_profile: true,
  });
  const received = async () => (await as(lister).applications.listReceived({})).items[0];
  expect(await received()).toMatchObject({ notes: COVERED, employer: 'Rao & Co •••' });
  expect(await notesOf(lister, id)).toEqual([COVERED]);
  expect((await as(seeker).applications.listMine({})).items[0]?.notes).toBe(NOTE);
  await as(lister).applications.approve({ id });
  expect(await received()).toMatchObject({ notes: NOTE, employer: 'Rao & Co 98451–12345' });
  expect((await notesOf(lister, id))[0]).toBe(NOTE);
});
