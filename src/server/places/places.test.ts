// Pages of places against plain counts over seeded homes.
import { beforeAll, describe, expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { seedScale } from '../../db/seed/scale.ts';
import { rentFileRoutes } from './rent-file.ts';

const { as, asOwner, ownerUrl, urls, services } = await startServices();
const asVisitor = as(null);
const live = `listing_state = 'published' and availability = 'available'`;

beforeAll(() => seedScale({ ownerUrl, urls, properties: 1200, progress: () => {} }), 60_000);

type Counted = { name: string; slug: string; homes: number };

it('counts the homes of every city', async () => {
  const rows = await asOwner<Counted>(`select c.name, c.slug, count(*)::int as homes
    from properties p join cities c on c.id = p.city_id where ${live} group by 1, 2 order by 3 desc, 1`);
  const { cities } = await asVisitor.places.cities();
  expect(cities.map(({ name, slug, homes }) => ({ name, slug, homes }))).toEqual(rows);
});

describe('a city', () => {
  it('shows its homes, rents, newest homes and localities as they are', async () => {
    const { cities } = await asVisitor.places.cities();
    const first = cities[0] ?? expect.fail('no city');
    const city = await asVisitor.places.city({ city: first.slug });
    expect(city).toMatchObject(first);
    const rents = await asOwner(`select p.bedrooms::int, count(*)::int as homes,
      percentile_disc(0.5) within group (order by rent)::int as median
      from properties p where ${live} and city = '${first.name}' group by 1 order by 1`);
    expect(city.rents.map(({ bedrooms, homes, median }) => ({ bedrooms, homes, median }))).toEqual(rents);
    expect(city.newest.every((home) => home.city === first.name)).toBe(true);
    expect(city.newest.map((home) => home.published_at)).toEqual(
      city.newest
        .map((home) => home.published_at)
        .toSorted()
        .toReversed(),
    );
    const counts = city.localities.map(({ homes }) => homes);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(city.neighbours.map(({ slug }) => slug)).not.toContain(first.slug);
    expect(city.neighbours.length).toBeGreaterThan(0);
  });

  it('shows rents of each locality and size with three homes, as a table and as a file', async () => {
    const { cities } = await asVisitor.places.cities();
    const { name = '', slug = '' } = cities[0] ?? {};
    const table = await asVisitor.places.rents({ city: slug });
    const counted = await asOwner(`select l.slug, p.bedrooms::int, count(*)::int as homes,
      percentile_disc(0.5) within group (order by rent)::int as median
      from properties p join localities l on l.id = p.locality_id
      where ${live} and p.city = '${name}' group by l.name, l.id, 1, 2 having count(*) >= 3 order by l.name, l.id, 2`);
    expect(
      table.localities.flatMap((one) =>
        one.rents.map(({ bedrooms, homes, median }) => ({ slug: one.slug, bedrooms, homes, median })),
      ),
    ).toEqual(counted);
    expect(counted.length).toBeGreaterThan(3);
    const app = rentFileRoutes(services);
    const lines = (await (await app.request(`/rent/${slug}/rents.csv`)).text()).trim().split('\r\n');
    expect(lines).toHaveLength(1 + table.rents.length + counted.length);
    expect(lines[0]).toContain('median_rupees');
    expect((await app.request('/rent/atlantis/rents.csv')).status).toBe(404);
  });

  it('is not there under another name', async () => {
    await expect(asVisitor.places.city({ city: 'atlantis' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(asVisitor.places.city({ city: 'No such' })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
    });
  });
});

describe('a locality', () => {
  it('shows what a city shows, with the nearest others of its city first', async () => {
    const [row] = await asOwner<{ city: string; locality: string; homes: number }>(`
      select c.slug as city, l.slug as locality, count(*)::int as homes from properties p
        join cities c on c.id = p.city_id join localities l on l.id = p.locality_id
       where ${live} group by 1, 2 order by 3 desc limit 1`);
    const { city = '', locality = '', homes } = row ?? {};
    const found = await asVisitor.places.locality({ city, locality });
    expect(found).toMatchObject({ slug: locality, homes, city: { slug: city } });
    expect(found.neighbours.map(({ slug }) => slug)).not.toContain(locality);
    const far = await asOwner<{ slug: string; far: number }>(`
      select l.slug, power(l.lat - h.lat, 2) + power((l.lng - h.lng) * cos(radians(h.lat)), 2) as far
        from localities h join localities l on l.city_id = h.city_id join cities c on c.id = h.city_id
       where h.slug = '${locality}' and c.slug = '${city}'`);
    const distance = (slug: string) =>
      far.find((place) => place.slug === slug)?.far ?? Number.POSITIVE_INFINITY;
    const distances = found.neighbours.map(({ slug }) => distance(slug));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it('without a home answers zero, and one of another city is not there', async () => {
    await asOwner(`insert into localities (city_id, name, slug)
      select id, 'Nowhere Park', 'nowhere-park' from cities where slug = 'pune'`);
    const empty = await asVisitor.places.locality({ city: 'pune', locality: 'nowhere-park' });
    expect(empty).toMatchObject({ homes: 0, rents: [], newest: [] });
    await expect(
      asVisitor.places.locality({ city: 'mumbai', locality: 'nowhere-park' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('places.suggest', () => {
  const named = async (q: string, city?: string) =>
    (await asVisitor.places.suggest({ q, ...(city && { city }) })).map(({ kind, name, city: its }) => [
      kind,
      name,
      its,
    ]);

  it('names places across cities by their beginning, a slip and their sound in Hindi letters, most homes first', async () => {
    expect((await named('koram'))[0]).toEqual(['locality', 'Koramangala', 'Bengaluru']);
    expect((await named('koramangla'))[0]).toEqual(['locality', 'Koramangala', 'Bengaluru']);
    expect((await named('कोरमंगला'))[0]).toEqual(['locality', 'Koramangala', 'Bengaluru']);
    expect((await named('bang'))[0]).toEqual(['city', 'Bengaluru', null]);
    const both = await asVisitor.places.suggest({ q: 'na' });
    const homes = both.map((place) => place.homes);
    expect(homes).toEqual(homes.toSorted((a, b) => b - a));
    expect(await named('koram', 'pune')).toEqual([]);
    expect(await named('100%_')).toEqual([]);
  });

  it('leads to the homes of a place, or to those near it', async () => {
    await asOwner(
      `insert into places (kind, name, slug, source, city_id) select 'city', name, slug, 'test', id from cities where slug = 'bengaluru'`,
    );
    await asOwner(
      `insert into places (kind, parent_id, name, slug, source, lat, lng) select 'office_park', id, 'Zeta Tech Park', 'zeta', 'test', 12.97, 77.6 from places where slug = 'bengaluru'`,
    );
    // The open data are read anew when their files change.
    await asOwner(`update app.gazetteer set stamp = 'another'`);
    await expect
      .poll(() => named('zeta'), { timeout: 3000 })
      .toEqual([['office_park', 'Zeta Tech Park', 'Bengaluru']]);
    expect((await asVisitor.places.suggest({ q: 'zeta' }))[0]).toMatchObject({
      path: '/properties?city=bengaluru&near=Zeta+Tech+Park',
      hindi: { name: 'ज़ेता टेक पार्क', is_made: true },
    });
    // Spelt so, it comes before a locality that is only like it.
    await asOwner(
      `insert into localities (city_id, name, slug) select id, 'Zetta Layout', 'zetta-layout' from cities where slug = 'bengaluru'`,
    );
    await expect
      .poll(() => named('zeta'), { timeout: 3000 })
      .toEqual([
        ['office_park', 'Zeta Tech Park', 'Bengaluru'],
        ['locality', 'Zetta Layout', 'Bengaluru'],
      ]);
  });

  it('knows a station by what it is, in part and in Hindi letters, and a PIN code', async () => {
    await asOwner(
      `insert into places (kind, parent_id, name, slug, source, lat, lng) select 'metro_station', id, 'Yonder Cross', 'yonder', 'test', 12.98, 77.61 from places where slug = 'bengaluru' and kind = 'city'
       union all select 'pin_area', id, '560999', '560999', 'test', 12.98, 77.61 from places where slug = 'bengaluru' and kind = 'city'`,
    );
    await asOwner(`update app.gazetteer set stamp = 'a third'`);
    const station = [['metro_station', 'Yonder Cross', 'Bengaluru']];
    await expect.poll(() => named('yonder cross met'), { timeout: 3000 }).toEqual(station);
    expect(await named('योंडर क्रॉस मेट्रो')).toEqual(station);
    expect(await asVisitor.places.suggest({ q: '560 999' })).toEqual([
      {
        kind: 'pin_area',
        name: '560999',
        city: null,
        homes: 0,
        hindi: null,
        path: '/properties?pincode=560999',
      },
    ]);
  });
});
