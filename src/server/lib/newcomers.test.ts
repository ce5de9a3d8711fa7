import { beforeEach, describe, expect, it } from 'vitest';
import { homeInput } from '../../../tests/support/homes.ts';
import { addHome, day } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });
let newcomer: string;
let homes: string[];

beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  newcomer = await addPerson('Nisha Roy');
  await asOwner('update profiles set created_at = app.now(), phone_verified = false where user_id = $1', [
    newcomer,
  ]);
  const lister = await addPerson('Lal Singh');
  homes = await Promise.all(Array.from({ length: 9 }, () => addHome(asOwner, lister)));
});

const ask = (property_id = '') =>
  as(newcomer).visits.request({
    property_id,
    visit_type: 'physical',
    scheduled_date: day(2),
    slot: '10:00',
  });
const all = async (tries: (() => Promise<unknown>)[]) => {
  for (const [place, each] of tries.entries()) {
    try {
      await each();
    } catch (error) {
      const { data, message } = error as { data?: { rule?: string }; message: string };
      return { place, rule: data?.rule, message };
    }
  }
  return null;
};
const visits = () => all(homes.map((id) => () => ask(id)));

describe('a new account', () => {
  it('asks for five visits a day, and reads from when it goes on', async () => {
    const refused = await visits();
    expect(refused).toMatchObject({
      place: 5,
      rule: 'visit.too-many-for-new',
      message: expect.stringMatching(/Ask again from \d.* From \d.* is over\./),
    });
  });

  it('begins eight conversations, and writes on in them', async () => {
    const refused = await all(
      homes.map((property_id) => () => as(newcomer).messages.start({ property_id, body: 'Is it free?' })),
    );
    expect(refused).toMatchObject({ place: 8, rule: 'message.too-many-for-new' });
    await as(newcomer).messages.start({ property_id: homes[0] ?? '', body: 'Hello?' });
  });

  it('lists three homes, and more once its number is confirmed', async () => {
    const list = () => as(newcomer).properties.create(homeInput());
    expect(await all([list, list, list, list])).toMatchObject({
      place: 3,
      rule: 'property.too-many-for-new',
    });
    await asOwner('update profiles set phone_verified = true where user_id = $1', [newcomer]);
    await list();
  });

  it('is held to nothing once one of its homes is verified', async () => {
    const id = await addHome(asOwner, newcomer);
    await asOwner('update properties set verified = true where id = $1', [id]);
    expect(await visits()).toBeNull();
  });
});
