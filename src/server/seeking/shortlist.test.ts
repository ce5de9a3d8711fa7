import { beforeEach, describe, expect, it } from 'vitest';
import { addHome, UNKNOWN_ID } from '../../../tests/support/leads.ts';
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

const add = (property_id = home) => as(seeker).shortlist.add({ property_id });

describe('the shortlist', () => {
  it('takes a home once, however often the heart is pressed, and lets it go', async () => {
    await Promise.all([add(), add()]);
    expect((await as(seeker).shortlist.ids()).ids).toEqual([home]);
    await as(seeker).shortlist.remove({ property_id: home });
    await as(seeker).shortlist.remove({ property_id: home });
    expect((await as(seeker).shortlist.ids()).ids).toEqual([]);
  });

  it('marks a lower rent, and a home that is no longer to be had', async () => {
    await add();
    await asOwner('update properties set rent = 2700000 where id = $1', [home]);
    expect((await as(seeker).shortlist.list({})).items).toMatchObject([
      { home: { id: home, rent: 2_700_000 }, rent_when_added: 3_000_000, price_drop: 300_000, is_let: false },
    ]);
    await asOwner(`update properties set rent = 3100000, availability = 'rented' where id = $1`, [home]);
    expect((await as(seeker).shortlist.list({})).items).toMatchObject([{ price_drop: null, is_let: true }]);
    await asOwner(`update properties set listing_state = 'withdrawn' where id = $1`, [home]);
    expect((await as(seeker).shortlist.list({})).items).toMatchObject([
      { home: { id: home, listing_state: 'withdrawn' }, is_let: true },
    ]);
  });

  it('keeps a note, also in Devanagari, and an empty one is none', async () => {
    await add();
    await as(seeker).shortlist.note({ property_id: home, note: 'पार्क के पास 🌳 <b>' });
    expect((await as(seeker).shortlist.list({})).items[0]?.note).toBe('पार्क के पास 🌳 <b>');
    await as(seeker).shortlist.note({ property_id: home, note: '  ' });
    expect((await as(seeker).shortlist.list({})).items[0]?.note).toBeNull();
    await expect(
      as(seeker).shortlist.note({ property_id: home, note: 'x'.repeat(1001) }),
    ).rejects.toMatchObject({ status: 422 });
    await expect(as(seeker).shortlist.note({ property_id: UNKNOWN_ID, note: 'x' })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('is sorted, searched and paged', async () => {
    const cheap = await addHome(asOwner, lister, { rent: 1_000_000, title: 'Cheap room' });
    const dear = await addHome(asOwner, lister, { rent: 9_000_000, title: 'Dear villa' });
    for (const id of [home, dear, cheap]) await add(id);
    const idsOf = async (sort: 'newest' | 'oldest' | 'rent_asc' | 'rent_desc') => {
      const first = await as(seeker).shortlist.list({ sort, limit: 2 });
      const rest = await as(seeker).shortlist.list({ sort, limit: 2, cursor: first.next_cursor ?? '' });
      return [...first.items, ...rest.items].map((item) => item.home.id);
    };
    expect(await idsOf('newest')).toEqual([cheap, dear, home]);
    expect(await idsOf('oldest')).toEqual([home, dear, cheap]);
    expect(await idsOf('rent_asc')).toEqual([cheap, home, dear]);
    expect(await idsOf('rent_desc')).toEqual([dear, home, cheap]);
    expect((await as(seeker).shortlist.list({ q: 'villa' })).items).toMatchObject([{ home: { id: dear } }]);
    const byRent = await as(seeker).shortlist.list({ sort: 'rent_asc', limit: 1 });
    await expect(
      as(seeker).shortlist.list({ sort: 'newest', cursor: byRent.next_cursor ?? '' }),
    ).rejects.toMatchObject({ data: { errors: [{ field: 'cursor' }] } });
  });

  it('is one’s own, and holds only homes that are shown', async () => {
    await add();
    expect((await as(lister).shortlist.list({})).items).toEqual([]);
    expect((await as(lister).shortlist.ids()).ids).toEqual([]);
    await as(lister).shortlist.remove({ property_id: home });
    expect((await as(seeker).shortlist.ids()).ids).toEqual([home]);
    await expect(as(lister).shortlist.note({ property_id: home, note: 'x' })).rejects.toMatchObject({
      status: 404,
    });
    const draft = await addHome(asOwner, lister, { listing_state: 'draft' });
    await expect(add(draft)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(add(UNKNOWN_ID)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(add('heart')).rejects.toMatchObject({ status: 422 });
  });

  it('is closed to whoever is signed out', async () => {
    for (const call of [
      as(null).shortlist.list({}),
      as(null).shortlist.ids(),
      as(null).shortlist.add({ property_id: home }),
      as(null).shortlist.remove({ property_id: home }),
      as(null).shortlist.note({ property_id: home, note: 'x' }),
    ]) {
      await expect(call).rejects.toMatchObject({ status: 401 });
    }
  });
});
