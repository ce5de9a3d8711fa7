import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPlaces, homeInput } from '../../../tests/support/homes.ts';
import { startServices } from '../../../tests/support/services.ts';
import { homeSlug } from '../../domain/home-address.ts';
import { SAVED_SEARCHES_MAX } from '../../domain/saved-searches.ts';
import { matchListings } from '../alerts/match.ts';
import { notifyOfNewHomes } from '../alerts/saved-search-digests.ts';
import { unsubscribePath } from '../alerts/unsubscribe.ts';
import { unsubscribeRoutes } from '../alerts/unsubscribe-routes.ts';

const { as, asOwner, addPerson, services } = await startServices({ runsJobs: false });
const [seeker, other, lister] = [
  await addPerson('Seeker'),
  await addPerson('Other'),
  await addPerson('Owner or agent'),
];

beforeAll(() => addPlaces(asOwner));
beforeEach(async () => {
  for (const table of ['saved_searches', 'notifications', 'listing_news', 'shortlists', 'properties']) {
    await asOwner(`delete from ${table}`);
  }
});

const search = (query: string, userId = seeker) => as(userId).savedSearches.save({ query });
const mine = async (userId = seeker) => (await as(userId).savedSearches.list()).items;

async function publish(own: Parameters<typeof homeInput>[0] = {}): Promise<string> {
  const { id } = await as(lister).properties.create(homeInput(own));
  await as(lister).properties.publish({ id });
  return id;
}

const notices = (event: string) =>
  asOwner<{ user_id: string; payload: Record<string, unknown> }>(
    'select user_id, payload from notifications where event = $1 order by created_at, id',
    [event],
  );
const write = (run: 'minute' | 'morning', now: string) =>
  notifyOfNewHomes(services.database, services.jobs, run, now);

describe('a saved search', () => {
  it('keeps exactly the filters of the address, under a name, once', async () => {
    const saved = await search('city=Bengaluru&rent_max=40000&sort=newest&cursor=&limit=48');
    expect(saved.is_new).toBe(true);
    expect(await mine()).toMatchObject([
      {
        id: saved.id,
        query: 'city=Bengaluru&rent_max=40000',
        name: 'Bengaluru',
        frequency: 'daily',
        total: 0,
      },
    ]);
    expect(await search('rent_max=40000&city=Bengaluru')).toEqual({ id: saved.id, is_new: false });
    expect(await mine()).toHaveLength(1);
  });

  it('is renamed, paused, given other filters and removed by its owner alone', async () => {
    const { id } = await search('city=pune');
    const before = await mine();
    const strange = { id, name: 'Theirs' };
    await expect(as(other).savedSearches.update(strange)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await as(other).savedSearches.remove({ id });
    expect(await mine()).toEqual(before);
    await as(seeker).savedSearches.update({ id, name: 'Near work', frequency: 'weekly', is_paused: true });
    await as(seeker).savedSearches.update({ id, query: 'city=Bengaluru' });
    expect(await mine()).toMatchObject([
      { name: 'Near work', frequency: 'weekly', is_paused: true, query: 'city=Bengaluru' },
    ]);
    await as(seeker).savedSearches.remove({ id });
    expect(await mine()).toEqual([]);
    await expect(as(null).savedSearches.list()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('is refused when it asks for everything, twice the same, or beyond the limit', async () => {
    const rule = (name: string) => ({ data: { rule: name } });
    await expect(search('sort=newest')).rejects.toMatchObject(rule('saved-search.empty'));
    const { id } = await search('city=pune');
    await search('city=Bengaluru');
    const same = as(seeker).savedSearches.update({ id, query: 'city=Bengaluru' });
    await expect(same).rejects.toMatchObject(rule('saved-search.already-saved'));
    await asOwner(
      `insert into saved_searches (user_id, name, query)
       select $1, 'One more', 'rent_max=' || n from generate_series(3, ${SAVED_SEARCHES_MAX}) n`,
      [seeker],
    );
    await expect(search('city=pune&verified=true')).rejects.toMatchObject(rule('saved-search.too-many'));
  });
});

describe('a new home', () => {
  const home = { bedrooms: 2, rent: 3_000_000, furnishing: 'semi_furnished' } as const;

  it.each([
    ['city=Bengaluru', true],
    ['city=Pune', false],
    ['city=Atlantis', false],
    ['locality=koramangala&city=Bengaluru', true],
    ['rent_min=30000&rent_max=30000', true],
    ['rent_max=29999', false],
    ['bedrooms=2&bedrooms=3', true],
    ['bedrooms=3&bedrooms=4', false],
    ['furnishing=semi_furnished&furnishing=unfurnished&property_type=apartment&property_type=villa', true],
    ['furnishing=fully_furnished&furnishing=unfurnished', false],
    ['property_type=villa&property_type=studio', false],
    ['amenities=lift', true],
    ['amenities=lift&amenities=gym', false],
    ['area_min=1100&area_max=1100', true],
    ['area_max=1099', false],
    ['q=fountain', true],
    ['q=swimming', false],
    ['q=koramangala', true],
    ['verified=true', false],
    ['available_by=2020-01-01', true],
  ])('is found by %s: %s, as the search itself finds it', async (query, isFound) => {
    await search(query);
    const id = await publish({ ...home, amenities: ['lift'], description: 'With a fountain' });
    await matchListings(services.database);
    expect((await mine())[0]?.total).toBe(isFound ? 1 : 0);
    const matches = await asOwner('select property_id from saved_search_matches');
    expect(matches).toEqual(isFound ? [{ property_id: id }] : []);
    expect(await asOwner('select 1 from listing_news')).toEqual([]);
  });

  it('is told of at once, once, and not to its own lister', async () => {
    await as(seeker).savedSearches.save({ query: 'city=Bengaluru', frequency: 'at_once', name: 'Near work' });
    await as(lister).savedSearches.save({ query: 'city=Bengaluru', frequency: 'at_once' });
    const id = await publish(home);
    await matchListings(services.database);
    await write('minute', '2026-11-21T05:00:00Z');
    const sent = await notices('search.matches');
    expect(sent).toMatchObject([
      {
        user_id: seeker,
        payload: {
          search: 'Near work',
          homes: 1,
          first: [{ path: expect.stringContaining(homeSlug({ id, title: '' })), rent: 3_000_000 }],
        },
      },
    ]);
    await as(lister).properties.pause({ id });
    await as(lister).properties.resume({ id });
    await matchListings(services.database);
    await write('minute', '2026-11-21T09:00:00Z');
    expect(await notices('search.matches')).toHaveLength(1);
  });

  it('waits for the others of its ten minutes, its morning or its week', async () => {
    const frequencies = ['at_once', 'daily', 'weekly'] as const;
    for (const [index, frequency] of frequencies.entries()) {
      await as(seeker).savedSearches.save({
        query: `city=Bengaluru&rent_min=${index}`,
        frequency,
        name: frequency,
      });
    }
    const counts = async () => {
      const sent = await notices('search.matches');
      return frequencies.map((name) => sent.filter(({ payload }) => payload.search === name).length);
    };
    const round = async (now: string) => {
      await publish(home);
      await matchListings(services.database);
      await write('minute', now);
      await write('morning', now);
      return counts();
    };
    expect(await round('2026-11-21T02:30:00Z')).toEqual([1, 1, 1]);
    expect(await round('2026-11-21T02:35:00Z')).toEqual([1, 1, 1]);
    expect(await round('2026-11-21T02:41:00Z')).toEqual([2, 1, 1]);
    expect(await round('2026-11-22T02:30:00Z')).toEqual([3, 2, 1]);
    expect(await round('2026-11-28T02:30:00Z')).toEqual([4, 3, 2]);
  });

  it('is named among the first ten, and the rest are counted', async () => {
    await search('city=Bengaluru');
    for (let n = 0; n < 12; n += 1) await publish(home);
    await matchListings(services.database);
    await write('morning', '2026-11-21T02:30:00Z');
    const [letter] = await notices('search.matches');
    expect(letter?.payload).toMatchObject({ homes: 12, first: { length: 10 } });
  });

  it('is not told of by a paused search, nor when it was let before the letter', async () => {
    const { id } = await search('city=Bengaluru');
    const early = await publish(home);
    await matchListings(services.database);
    await as(lister).properties.pause({ id: early });
    await write('morning', '2026-11-21T02:30:00Z');
    await as(seeker).savedSearches.update({ id, is_paused: true });
    await publish(home);
    await matchListings(services.database);
    await write('morning', '2026-11-22T02:30:00Z');
    expect(await notices('search.matches')).toEqual([]);
  });
});

describe('a home that changed', () => {
  it('is news for a search it comes to match, and for no other', async () => {
    const id = await publish({ rent: 5_000_000 });
    await matchListings(services.database);
    await search('city=Bengaluru');
    await search('city=Bengaluru&rent_max=45000');
    await as(lister).properties.update({ id, ...homeInput({ rent: 4_000_000 }) });
    await matchListings(services.database);
    const found = await asOwner<{ query: string }>(
      'select query from saved_search_matches join saved_searches on id = search_id',
    );
    expect(found).toEqual([{ query: 'city=Bengaluru&rent_max=45000' }]);
  });

  it('is news only with a value of each field that is asked for by several', async () => {
    const { id } = await search('parking=four_wheeler&parking=both&pg_for=women&pg_for=anyone');
    const homes = {
      both: await publish({ property_type: 'pg', pg_for: 'anyone', parking: 'both' }),
      otherParking: await publish({ property_type: 'pg', pg_for: 'anyone', parking: 'two_wheeler' }),
      otherPeople: await publish({ property_type: 'pg', pg_for: 'men', parking: 'four_wheeler' }),
      noPg: await publish({ parking: 'four_wheeler' }),
    };
    await matchListings(services.database);
    const matched = await asOwner('select property_id from saved_search_matches where search_id = $1', [id]);
    expect(matched).toEqual([{ property_id: homes.both }]);
  });

  it('tells whoever shortlisted it of a lower rent and of its end, each once', async () => {
    const id = await publish({ rent: 5_000_000 });
    await matchListings(services.database);
    await as(seeker).shortlist.add({ property_id: id });
    await as(lister).properties.update({ id, ...homeInput({ rent: 5_500_000 }) });
    await matchListings(services.database);
    await as(lister).properties.update({ id, ...homeInput({ rent: 4_500_000 }) });
    await matchListings(services.database);
    await as(lister).properties.setAvailability({ id, availability: 'booked' });
    await matchListings(services.database);
    await matchListings(services.database);
    expect(await notices('shortlist.price-drop')).toMatchObject([
      {
        user_id: seeker,
        payload: {
          from: 5_500_000,
          to: 4_500_000,
          path: expect.stringContaining(homeSlug({ id, title: '' })),
        },
      },
    ]);
    expect(await notices('shortlist.let')).toMatchObject([{ user_id: seeker }]);
  });
});

describe('the link of a letter', () => {
  const app = unsubscribeRoutes(services);

  it('ends the letters of its search with one click, and of no other', async () => {
    const { id } = await search('city=pune');
    await search('city=Bengaluru');
    const path = unsubscribePath(services.config.authSecret, id);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const answer = await app.request(path, { method: 'POST', body });
    expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([200, null, '']);
    expect((await mine()).map(({ query, is_paused }) => [query, is_paused])).toEqual([
      ['city=Bengaluru', false],
      ['city=pune', true],
    ]);
  });

  it.each(['', '/hi'])('leads back to the page whose button was pressed: %s', async (language) => {
    const { id } = await search('city=pune');
    const path = `${language}${unsubscribePath(services.config.authSecret, id)}`;
    const answer = await app.request(`${path}?page`, { method: 'POST' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?done`]);
    expect((await mine())[0]?.is_paused).toBe(true);
  });

  it('does nothing when it was made by somebody else', async () => {
    const { id } = await search('city=pune');
    const forged = unsubscribePath('another secret', id);
    for (const path of [forged, '/unsubscribe/none', `/unsubscribe/${id}`]) {
      expect((await app.request(path, { method: 'POST' })).status).toBe(404);
    }
    expect((await mine())[0]?.is_paused).toBe(false);
  });
});
