import { beforeEach, describe, expect, it } from 'vitest';
import { addHome, day, toldOf } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });
let lister: string;
let home: string;

beforeEach(async () => {
  lister = await addPerson('Lal Singh');
  home = await addHome(asOwner, lister);
});

const visit = async (person: string) =>
  as(person).visits.request({
    property_id: home,
    visit_type: 'physical',
    scheduled_date: day(1),
    slot: '10:00',
  });
const apply = (person: string) =>
  as(person).applications.submit({
    property_id: home,
    move_in_date: day(20),
    household: 'family',
    occupants: 3,
  });
const goneFor = async (person: string) =>
  (await toldOf(asOwner, person)).filter(([, event]) => event === 'home.gone').length;

describe('who waits for an answer', () => {
  it.each([
    ['let', () => as(lister).properties.setAvailability({ id: home, availability: 'booked' })],
    ['removed', () => as(lister).properties.remove({ id: home })],
  ])('hears once that the home is %s', async (why, act) => {
    const [visitor, applicant, both, cancelled] = [
      await addPerson('Vera Das'),
      await addPerson('Amit Rao'),
      await addPerson('Bina Shah'),
      await addPerson('Chand Ali'),
    ];
    for (const person of [visitor, both]) await visit(person);
    for (const person of [applicant, both]) await apply(person);
    await as(cancelled).visits.cancel({ id: (await visit(cancelled)).id });
    await act();
    expect(await Promise.all([visitor, applicant, both, cancelled, lister].map(goneFor))).toEqual([
      1, 1, 1, 0, 0,
    ]);
    const [told] = await asOwner<{ payload: object }>(
      `select payload from notifications where event = 'home.gone' and user_id = $1`,
      [applicant],
    );
    expect(told?.payload).toMatchObject({
      home: '2 BHK near the park',
      why,
      path: expect.stringContaining('/track-applications?show=applications&lead='),
    });
  });

  it('hears nothing when it is free again', async () => {
    const person = await addPerson('Vera Das');
    await as(lister).properties.setAvailability({ id: home, availability: 'booked' });
    await as(lister).properties.setAvailability({ id: home, availability: 'available' });
    await visit(person);
    expect(await goneFor(person)).toBe(0);
  });
});
