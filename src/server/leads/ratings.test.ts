import { beforeEach, describe, expect, it } from 'vitest';
import { addHome, day, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });
let seeker: string;
let lister: string;
let home: string;

beforeEach(async () => {
  seeker = await addPerson('Sita Rao');
  lister = await addPerson('Lal Singh');
  home = await addHome(asOwner, lister);
});

async function visited(person: string, completed = true): Promise<string> {
  const { id } = await as(person).visits.request({
    property_id: home,
    visit_type: 'physical',
    scheduled_date: day(1),
    slot: '10:00',
  });
  if (completed) {
    await asOwner(`update property_visits set status = 'completed', awaiting = null where id = $1`, [id]);
  }
  return id;
}

const rate = (who: string | null, id: string, rating: number) => as(who).visits.rate({ id, rating });
const starsOf = async () =>
  (await asOwner<object>('select rating, rating_count from properties where id = $1', [home]))[0];

describe('rating a completed visit', () => {
  it('shows on the visit, and its mean on the home and in the search', async () => {
    const id = await visited(seeker);
    expect(await rate(seeker, id, 4)).toMatchObject({ id, rating: 4, status: 'completed' });
    expect(await starsOf()).toEqual({ rating: '4.00', rating_count: 1 });
    for (const stars of [5, 1]) {
      const other = await addPerson('Om Das');
      await rate(other, await visited(other), stars);
    }
    expect(await starsOf()).toEqual({ rating: '3.33', rating_count: 3 });
    await rate(seeker, id, 5);
    expect(await starsOf()).toEqual({ rating: '3.67', rating_count: 3 });
    expect(await as(null).properties.get({ id: home })).toMatchObject({ rating: 3.67, rating_count: 3 });
    expect(await asOwner('select rating from listings where property_id = $1', [home])).toEqual([
      { rating: 367 },
    ]);
    expect(
      await asOwner(
        `select actor_id, before, after from audit_log where action = 'visits.rate' and subject_id = $1
        order by id`,
        [id],
      ),
    ).toEqual([
      { actor_id: seeker, before: { rating: null }, after: { rating: 4 } },
      { actor_id: seeker, before: { rating: 4 }, after: { rating: 5 } },
    ]);
  });

  it('adds up when many rate at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => addPerson('Om Das')));
    const ids = await Promise.all(people.map((person) => visited(person)));
    await Promise.all(ids.map((id, place) => rate(people[place] ?? '', id, (place % 5) + 1)));
    expect(await starsOf()).toEqual({ rating: '2.67', rating_count: 6 });
  });

  it('is the seeker’s alone, and comes after the visit', async () => {
    const id = await visited(seeker, false);
    await expect(rate(seeker, id, 5)).rejects.toMatchObject({ data: { rule: 'visit.rating-not-allowed' } });
    await asOwner(`update property_visits set status = 'completed', awaiting = null where id = $1`, [id]);
    await expect(rate(lister, id, 5)).rejects.toMatchObject({ data: { rule: 'visit.rating-not-allowed' } });
    await expect(rate(await addPerson('Nobody'), id, 5)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(rate(seeker, UNKNOWN_ID, 5)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(rate(null, id, 5)).rejects.toMatchObject({ status: 401 });
    await expect(rate(await addPerson('Ada', ['admin']), id, 5)).rejects.toMatchObject({ status: 403 });
    expect(await starsOf()).toEqual({ rating: null, rating_count: 0 });
  });

  it.each([0, 6, 4.5, -1, Number.NaN, '5' as never])('refuses %s stars', async (rating) => {
    await expect(rate(seeker, await visited(seeker), rating)).rejects.toMatchObject({
      data: { errors: [{ field: 'rating' }] },
    });
  });
});
