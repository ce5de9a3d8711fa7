import { expect, it } from 'vitest';
import { addHome, day } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });

const TITLE = 'Sunny home, 98765 43210';
const DESCRIPTION = 'Call ९८७६५४३२१०, anytime, or asha@example.in. Rent ₹1,40,000, PIN 560038.';
const COVERED = {
  title: 'Sunny home, •••',
  description: 'Call •••, anytime, or •••. Rent ₹1,40,000, PIN 560038.',
  landmark: 'Near the park •••',
};

async function listed() {
  const lister = await addPerson('Asha 98765–43210', ['landlord']);
  const home = await addHome(asOwner, lister, { title: TITLE });
  await asOwner('update properties set description = $2, landmark = $3 where id = $1', [
    home,
    DESCRIPTION,
    'Near the park 98765 - 43210',
  ]);
  return { lister, home };
}

it('shows a home’s words without phone numbers and addresses to visitors and to strangers', async () => {
  const { home } = await listed();
  const stranger = await addPerson('Ravi Kumar');
  for (const person of [null, stranger]) {
    const shown = await as(person).properties.get({ id: home });
    expect(shown).toMatchObject({ ...COVERED, lister: { name: 'Asha •••' } });
  }
  expect(await as(null).properties.search({ q: '98765 43210' })).toMatchObject({ total: 0 });
  const { items } = await as(null).properties.search({ city: 'bengaluru' });
  expect(items.find(({ id }) => id === home)?.title).toBe(COVERED.title);
  const other = await addHome(asOwner, stranger);
  const similar = await as(null).properties.similar({ id: other });
  expect(similar.find(({ id }) => id === home)?.title).toBe(COVERED.title);
  await as(stranger).shortlist.add({ property_id: home });
  expect((await as(stranger).shortlist.list({})).items[0]?.home.title).toBe(COVERED.title);
});

it('shows them as they are to the lister, to administrators, and to whoever was accepted', async () => {
  const { lister, home } = await listed();
  const admin = await addPerson('Vikram Admin', ['admin']);
  const seeker = await addPerson('Sita Rao');
  const asWritten = { title: TITLE, description: DESCRIPTION };
  expect(await as(lister).properties.get({ id: home })).toMatchObject(asWritten);
  expect(await as(admin).properties.get({ id: home })).toMatchObject(asWritten);
  const { id } = await as(seeker).visits.request({
    property_id: home,
    visit_type: 'physical',
    scheduled_date: day(3),
    slot: '11:00',
  });
  expect(await as(seeker).properties.get({ id: home })).toMatchObject(COVERED);
  await as(lister).visits.accept({ id });
  expect(await as(seeker).properties.get({ id: home })).toMatchObject(asWritten);
});
