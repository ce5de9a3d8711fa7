import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPlaces, homeInput } from '../../../tests/support/homes.ts';
import { startServices } from '../../../tests/support/services.ts';
import type { HomeInput } from '../../contract/home-fields.ts';
import { addDays, dateInIndia } from '../../domain/dates.ts';
import { ownHomeSorts } from '../../domain/own-homes.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });
const stranger = randomUUID();
const today = dateInIndia(new Date().toISOString());
let lister: string;
let neighbour: string;
let unverified: string;

beforeAll(async () => {
  await addPlaces(asOwner);
  lister = await addPerson('Lata Iyer', ['landlord']);
  neighbour = await addPerson('Nikhil Rao');
  unverified = await addPerson('Uma Das');
  await asOwner('update auth.users set email_verified = false where id = $1', [unverified]);
});

const create = async (own: Partial<HomeInput> = {}) =>
  (await as(lister).properties.create(homeInput(own))).id;
const createPublished = async (own: Partial<HomeInput> = {}) => {
  const id = await create(own);
  await as(lister).properties.publish({ id });
  return id;
};
const row = async (id: string) =>
  (await asOwner<Record<string, unknown>>('select * from properties where id = $1', [id]))[0];
const isListed = async (id: string) =>
  (await asOwner('select from listings where property_id = $1', [id])).length === 1;
const refused = (code: string, status: number) => expect.objectContaining({ code, status });
const brokenRule = (rule: string) =>
  expect.objectContaining({ code: 'RULE_BROKEN', data: expect.objectContaining({ rule }) });

describe('properties.create', () => {
  it('keeps a home as a draft with a title of its own', async () => {
    const id = await create({
      city: 'bangalore',
      address: '12, 80 Feet Road',
      contact_phone: '+91 98765-43210',
    });
    expect(await row(id)).toMatchObject({
      listing_state: 'draft',
      title: '2 BHK Apartment in Koramangala, Bengaluru',
      city: 'Bengaluru',
      state: 'Karnataka',
      listed_by: lister,
      verified: false,
      rent: '3000000',
    });
    const hidden = await asOwner(
      'select address, contact_phone from property_private where property_id = $1',
      [id],
    );
    expect(hidden).toEqual([{ address: '12, 80 Feet Road', contact_phone: '+919876543210' }]);
  });

  it('lets a locality that nobody knows wait for an administrator, once, and keeps its name with the home', async () => {
    const home = await create({ city: 'Pune', locality: 'Nirmal  Gaon' });
    const first = await row(home);
    const second = await row(
      await create({ city: 'pune', locality: 'nirmal gaon', landmark: 'Opposite the lake' }),
    );
    expect([first?.locality, first?.landmark]).toEqual(['Other areas', 'Nirmal  Gaon']);
    expect([second?.locality, second?.landmark]).toEqual(['Other areas', 'Opposite the lake']);
    expect(second?.named_locality_id).toBe(first?.named_locality_id);
    expect(
      await asOwner('select name, state from localities where id = $1', [first?.named_locality_id]),
    ).toEqual([{ name: 'Nirmal Gaon', state: 'waiting' }]);
    expect(await as(lister).drafts.get({ property_id: home })).toMatchObject({
      content: { locality: 'Nirmal Gaon' },
    });
  });

  it.each(['Koramangla', 'कोरमंगला', '4th Block, Koramangala'])(
    'takes %s for the locality that it means',
    async (locality) => {
      expect(await row(await create({ locality }))).toMatchObject({
        locality: 'Koramangala',
        named_locality_id: null,
      });
    },
  );

  it('makes a locality of a place of the gazetteer when its first home comes, with its point and PIN', async () => {
    await asOwner(`insert into places (kind, name, slug, source, city_id)
      select 'city', name, slug, 'test', id from cities where slug = 'pune'`);
    await asOwner(`insert into places (kind, parent_id, name, slug, aliases, pincode, lat, lng, source)
      select 'locality', id, 'Wakad', 'wakad', '{वाकड}', '411057', 18.6, 73.76, 'test' from places where slug = 'pune'`);
    const homes = [
      await row(await create({ city: 'Pune', locality: 'wakkad' })),
      await row(await create({ city: 'Pune', locality: 'वाकड' })),
    ];
    expect(homes.map((home) => [home?.locality, home?.pincode])).toEqual(Array(2).fill(['Wakad', '411057']));
    expect(await asOwner(`select lat, lng, state from localities where slug = 'wakad'`)).toEqual([
      { lat: 18.6, lng: 73.76, state: 'known' },
    ]);
  });

  it('keeps a pin exactly for the accepted and by the map’s grid for all others', async () => {
    const point = { lat: 12.934_714_9, lng: 77.62291 };
    const id = await create({ point });
    const pin = () =>
      asOwner(
        `select p.lat, p.lng, h.latitude, h.longitude from properties p
          join property_private h on h.property_id = p.id where p.id = $1`,
        [id],
      );
    const put = { lat: 3880 / 300, lng: 23_287 / 300, latitude: 12.93471, longitude: 77.62291 };
    expect(await pin()).toEqual([put]);
    expect(await as(lister).drafts.get({ property_id: id })).toMatchObject({
      content: { point: { lat: 12.93471, lng: 77.62291 } },
    });
    // Who says nothing of the pin leaves it there; a home that moved leaves it behind.
    const update = (own: Partial<HomeInput>) => as(lister).properties.update({ id, ...homeInput(own) });
    await update({ title: 'Another title' });
    expect(await pin()).toEqual([put]);
    await update({ point: null });
    const none = { lat: null, lng: null, latitude: null, longitude: null };
    expect(await pin()).toEqual([none]);
    await update({ point });
    await update({ city: 'Pune', locality: 'Baner' });
    expect(await pin()).toEqual([none]);
  });

  it.each([
    ['in another city', { lat: 18.52, lng: 73.85 }, 'map-pin.outside-city'],
    ['in the sea', { lat: 12.9, lng: 70 }, 'map-pin.outside-city'],
    ['far from the chosen locality', { lat: 13.2, lng: 77.7 }, 'map-pin.outside-locality'],
    ['nowhere', { lat: 91, lng: 77 }, 'map-pin.malformed'],
    ['that is text', '12.9, 77.6' as never, 'map-pin.malformed'],
  ])('refuses a pin %s at its field', async (_, point, reason) => {
    await asOwner(`update cities set lat = 12.97, lng = 77.59 where slug = 'bengaluru'`);
    await asOwner(`update localities set lat = 12.93, lng = 77.62 where slug = 'koramangala'`);
    await expect(create({ point })).rejects.toMatchObject({
      status: 422,
      data: { errors: [{ field: expect.stringMatching(/^point/), reason }] },
    });
  });

  it('tells no deposit from a deposit of nothing', async () => {
    expect(await row(await create({ deposit: null }))).toMatchObject({ deposit: null });
    expect(await row(await create({ deposit: 0 }))).toMatchObject({ deposit: '0' });
  });

  it('asks a PG whom it is for, shows it on its page and finds it by that, and keeps it of no other home', async () => {
    await expect(create({ property_type: 'pg' })).rejects.toMatchObject({
      status: 422,
      data: { errors: [{ field: 'pg_for' }] },
    });
    const id = await createPublished({ property_type: 'pg', pg_for: 'women' });
    expect(await as(null).properties.get({ id })).toMatchObject({ pg_for: 'women' });
    const { items, facets } = await as(null).properties.search({ pg_for: ['women', 'anyone'] });
    expect(items.map((home) => home.id)).toEqual([id]);
    expect(facets.pg_for).toEqual([
      { value: 'women', count: 1 },
      { value: 'men', count: 0 },
      { value: 'anyone', count: 0 },
    ]);
    const other = await createPublished({ pg_for: 'women' });
    expect(await as(null).properties.get({ id: other })).toMatchObject({ pg_for: null });
  });

  it('takes Devanagari, emoji, HTML and SQL as text', async () => {
    const title = `घर 🏡 <script>alert(1)</script>'; drop table properties; --`;
    expect(await row(await create({ title, description: `${title}\nline two` }))).toMatchObject({ title });
  });

  it('answers a repeated request with the first answer', async () => {
    const client = as(lister, { idempotencyKey: randomUUID() });
    const first = await client.properties.create(homeInput());
    expect(await client.properties.create(homeInput())).toEqual(first);
  });

  it('writes who did it', async () => {
    const id = await create();
    const trail = await asOwner('select actor_id, action from audit_log where subject_id = $1', [id]);
    expect(trail).toEqual([{ actor_id: lister, action: 'properties.create' }]);
  });

  // security access: Who lists a home has a confirmed address
  it('refuses the signed-out, and those whose address is not confirmed', async () => {
    await expect(as(null).properties.create(homeInput())).rejects.toEqual(refused('UNAUTHORIZED', 401));
    await expect(as(unverified).properties.create(homeInput())).rejects.toEqual(refused('FORBIDDEN', 403));
  });

  it.each([
    ['a city we do not serve', { city: 'Atlantis' }, 'city'],
    ['no locality', { locality: '  ' }, 'locality'],
    ['a negative rent', { rent: -100 }, 'rent'],
    ['no rent', { rent: undefined }, 'rent'],
    ['a rent beyond a crore', { rent: 100_000_000_000 }, 'rent'],
    ['a part of a rupee', { rent: 150 }, 'rent'],
    ['text for a rent', { rent: '30k' }, 'rent'],
    ['no bedrooms', { bedrooms: 0 }, 'bedrooms'],
    ['half a bathroom', { bathrooms: 1.5 }, 'bathrooms'],
    ['an unknown type', { property_type: 'castle' }, 'property_type'],
    ['an unknown amenity', { amenities: ['moat'] }, 'amenities.0'],
    ['a floor above the roof', { floor: 9, total_floors: 3 }, 'floor'],
    ['a floor that cannot be compared', { floor: 9, total_floors: { toString: 'x' } }, 'total_floors'],
    ['a day that does not exist', { available_from: '2026-02-30' }, 'available_from'],
    ['a day that is gone', { available_from: '2020-01-01' }, 'available_from'],
    ['a RERA number that is none', { rera_number: 'abc 123' }, 'rera_number'],
    ['a RERA number of another state', { rera_number: 'P51800012345' }, 'rera_number'],
    ['a PIN code of letters', { pincode: 'ABCDEF' }, 'pincode'],
    ['a title of a whole page', { title: 'x'.repeat(201) }, 'title'],
    ['a title of two lines', { title: 'one\ntwo' }, 'title'],
    ['a null byte', { description: 'a\u0000b' }, 'description'],
    ['the platform’s own label', { listed_as: 'managed' }, 'listed_as'],
  ])('refuses %s at its field', async (_, wrong, field) => {
    const call = as(lister).properties.create({ ...homeInput(), ...wrong } as HomeInput);
    await expect(call).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      status: 422,
      data: { errors: [{ field }] },
    });
  });
});

it('reads a PIN code as people write it', async () => {
  expect(await row(await create({ pincode: '५६० ०३८' }))).toMatchObject({ pincode: '560038' });
});

it('keeps the day a home became free when the home is changed later', async () => {
  const id = await create({ available_from: today });
  await asOwner("update properties set available_from = '2026-01-05' where id = $1", [id]);
  await as(lister).properties.update({ id, ...homeInput({ available_from: '2026-01-05', rent: 2_900_000 }) });
  expect(await row(id)).toMatchObject({ rent: '2900000' });
});

it('keeps a RERA number of before as it is, and writes a new one as its state does', async () => {
  const id = await create({ rera_number: ' prm/ka/rera/1251/446/pr/210726/001234' });
  expect(await row(id)).toMatchObject({ rera_number: 'PRM/KA/RERA/1251/446/PR/210726/001234' });
  await asOwner("update properties set rera_number = 'abc 123' where id = $1", [id]);
  await as(lister).properties.update({ id, ...homeInput({ rera_number: 'abc 123' }) });
  expect(await row(id)).toMatchObject({ rera_number: 'abc 123' });
});

describe('properties.publish', () => {
  it('puts the home into the catalogue at once', async () => {
    const id = await create();
    expect(await as(lister).properties.publish({ id })).toEqual({
      id,
      listing_state: 'published',
      availability: 'available',
    });
    expect(await isListed(id)).toBe(true);
  });

  it('answers a second time as the first and changes nothing, as for a double click', async () => {
    const id = await createPublished();
    const before = await row(id);
    expect(await as(lister).properties.publish({ id })).toEqual({
      id,
      listing_state: 'published',
      availability: 'available',
    });
    expect(await row(id)).toEqual(before);
    const events = await asOwner(
      "select from audit_log where subject_id = $1 and action = 'properties.publish'",
      [id],
    );
    expect(events).toHaveLength(1);
  });

  it('publishes once when it is called twice at the same time', async () => {
    const id = await create();
    const answers = await Promise.all([
      as(lister).properties.publish({ id }),
      as(lister).properties.publish({ id }),
    ]);
    expect(answers.map(({ listing_state }) => listing_state)).toEqual(['published', 'published']);
  });

  it('refuses a home that is paused', async () => {
    const id = await createPublished();
    await as(lister).properties.pause({ id });
    await expect(as(lister).properties.publish({ id })).rejects.toEqual(
      brokenRule('property.transition-not-allowed'),
    );
  });

  it('names the first thing that is missing', async () => {
    const { property_id: id } = await as(lister).drafts.save({ step: 'place', content: {} });
    await expect(as(lister).properties.publish({ id })).rejects.toMatchObject({
      data: { rule: 'property.draft-incomplete', field: 'city' },
    });
    await as(lister).drafts.discard({ property_id: id });
  });

  it('needs a confirmed address', async () => {
    const { property_id: id } = await as(unverified).drafts.save({ step: 'place', content: {} });
    await expect(as(unverified).properties.publish({ id })).rejects.toEqual(refused('FORBIDDEN', 403));
  });
});

describe('properties.update', () => {
  it('changes what the catalogue shows', async () => {
    const id = await createPublished();
    await as(lister).properties.update({ id, ...homeInput({ rent: 3_500_000, furnishing: 'unfurnished' }) });
    const [listed] = await asOwner('select rent from listings where property_id = $1', [id]);
    expect(listed).toEqual({ rent: '3500000' });
  });

  it('drops the draft that it replaces', async () => {
    const id = await createPublished();
    await as(lister).drafts.save({ property_id: id, step: 'money', content: { rent: 1 } });
    await as(lister).properties.update({ id, ...homeInput() });
    expect(await as(lister).drafts.get({ property_id: id })).toMatchObject({ saved_at: null });
  });

  it('refuses what is wrong at its field', async () => {
    const id = await create();
    await expect(as(lister).properties.update({ id, ...homeInput({ area_sqft: -4 }) })).rejects.toMatchObject(
      {
        data: { errors: [{ field: 'area_sqft' }] },
      },
    );
  });
});

describe('properties.changeTerms', () => {
  const whole = {
    address: '12, 80 Feet Road',
    contact_phone: '+919876543210',
    point: { lat: 12.934, lng: 77.622 },
    deposit: 6_000_000,
    description: 'Quiet',
    house_rules: 'No smoking',
  };
  const fieldsOf = async (id: string) => (await as(lister).drafts.get({ property_id: id }))?.content;

  it.each([
    [{ rent: 3_600_000 }],
    [{ deposit: null, description: '' }],
    [{ title: 'Two rooms by the lake', available_from: addDays(today, 90) }],
    [{}],
  ])('changes %j and nothing else', async (terms) => {
    const id = await createPublished(whole);
    const before = await fieldsOf(id);
    await as(lister).properties.changeTerms({ id, ...terms });
    const left = Object.entries({ ...before, ...terms }).filter(
      ([, value]) => value !== null && value !== '',
    );
    expect(await fieldsOf(id)).toEqual(Object.fromEntries(left));
  });

  it('keeps what is being typed, and refuses what is wrong or of others', async () => {
    const id = await createPublished(whole);
    await as(lister).drafts.save({ property_id: id, step: 'money', content: { rent: 1 } });
    await as(lister).properties.changeTerms({ id, rent: 3_600_000 });
    expect(await fieldsOf(id)).toEqual({ rent: 1 });
    await expect(as(lister).properties.changeTerms({ id, rent: -1 })).rejects.toMatchObject({
      data: { errors: expect.arrayContaining([expect.objectContaining({ field: 'rent' })]) },
    });
    await expect(as(neighbour).properties.changeTerms({ id, rent: 1_000_000 })).rejects.toEqual(
      refused('NOT_FOUND', 404),
    );
  });

  it('says of a home that was only begun what is missing', async () => {
    const { property_id: id } = await as(lister).drafts.save({ step: 'place', content: {} });
    await expect(as(lister).properties.changeTerms({ id, rent: 1_000_000 })).rejects.toMatchObject({
      data: { errors: expect.arrayContaining([expect.objectContaining({ field: 'city' })]) },
    });
  });
});

describe('properties.setAvailability', () => {
  // spec 7: Write properties: verified; availability
  it('books and frees, and the catalogue follows', async () => {
    const id = await createPublished();
    expect(await as(lister).properties.setAvailability({ id, availability: 'booked' })).toMatchObject({
      availability: 'booked',
    });
    expect(await isListed(id)).toBe(false);
    await as(lister).properties.setAvailability({ id, availability: 'available' });
    expect(await isListed(id)).toBe(true);
  });

  it('bears a double click', async () => {
    const id = await createPublished();
    const both = await Promise.all([
      as(lister).properties.setAvailability({ id, availability: 'booked' }),
      as(lister).properties.setAvailability({ id, availability: 'booked' }),
    ]);
    expect(both.map(({ availability }) => availability)).toEqual(['booked', 'booked']);
    const trail = await asOwner(
      `select from audit_log where subject_id = $1 and action = 'properties.setAvailability'`,
      [id],
    );
    expect(trail).toHaveLength(1);
  });

  it('only frees what is rented or under repair', async () => {
    const id = await createPublished();
    await asOwner(`update properties set availability = 'rented' where id = $1`, [id]);
    await expect(as(lister).properties.setAvailability({ id, availability: 'booked' })).rejects.toEqual(
      brokenRule('property.transition-not-allowed'),
    );
    await as(lister).properties.setAvailability({ id, availability: 'available' });
    expect(await row(id)).toMatchObject({ availability: 'available' });
  });

  it('refuses a state that only the platform sets', async () => {
    const id = await createPublished();
    const call = as(lister).properties.setAvailability({ id, availability: 'rented' as 'booked' });
    await expect(call).rejects.toMatchObject({ data: { errors: [{ field: 'availability' }] } });
  });
});

describe('properties.pause, resume and remove', () => {
  it('take a home out of the catalogue, bring it back and end it', async () => {
    const id = await createPublished();
    await as(lister).properties.pause({ id });
    expect(await isListed(id)).toBe(false);
    await expect(as(lister).properties.pause({ id })).rejects.toEqual(
      brokenRule('property.transition-not-allowed'),
    );
    await asOwner(`update properties set renewed_at = now() - interval '59 days' where id = $1`, [id]);
    await as(lister).properties.resume({ id });
    expect(await isListed(id)).toBe(true);
    const age = await asOwner(
      `select now() - renewed_at < interval '1 minute' as fresh from properties where id = $1`,
      [id],
    );
    expect(age).toEqual([{ fresh: true }]);
    expect(await as(lister).properties.remove({ id })).toMatchObject({ listing_state: 'withdrawn' });
    expect(await isListed(id)).toBe(false);
    await expect(as(lister).properties.resume({ id })).rejects.toEqual(refused('NOT_FOUND', 404));
  });

  it('renewing restarts the days of what is shown, and of nothing else', async () => {
    const id = await createPublished();
    await asOwner(
      `update properties set renewed_at = now() - interval '50 days', renewal_reminders = 1 where id = $1`,
      [id],
    );
    expect(await as(lister).properties.renew({ id })).toMatchObject({ listing_state: 'published' });
    const { renewed_at, renewal_reminders } = (await row(id)) ?? {};
    expect(Date.now() - Number(renewed_at)).toBeLessThan(60_000);
    expect(renewal_reminders).toBe(0);
    await as(lister).properties.pause({ id });
    await expect(as(lister).properties.renew({ id })).rejects.toEqual(
      brokenRule('property.transition-not-allowed'),
    );
  });

  it('resuming what is not paused is refused', async () => {
    const id = await create();
    await expect(as(lister).properties.resume({ id })).rejects.toEqual(
      brokenRule('property.transition-not-allowed'),
    );
  });
});

describe('whose home it is', () => {
  const calls = {
    update: (who: string | null, id: string) => as(who).properties.update({ id, ...homeInput() }),
    publish: (who: string | null, id: string) => as(who).properties.publish({ id }),
    pause: (who: string | null, id: string) => as(who).properties.pause({ id }),
    resume: (who: string | null, id: string) => as(who).properties.resume({ id }),
    renew: (who: string | null, id: string) => as(who).properties.renew({ id }),
    remove: (who: string | null, id: string) => as(who).properties.remove({ id }),
    setAvailability: (who: string | null, id: string) =>
      as(who).properties.setAvailability({ id, availability: 'booked' }),
    leads: (who: string | null, id: string) => as(who).properties.leads({ id }),
  };

  it.each(Object.entries(calls))(
    '%s: a neighbour’s and an unknown home do not exist, and nobody is refused',
    async (_, call) => {
      const id = await createPublished();
      await expect(call(neighbour, id)).rejects.toEqual(refused('NOT_FOUND', 404));
      await expect(call(lister, stranger)).rejects.toEqual(refused('NOT_FOUND', 404));
      await expect(call(null, id)).rejects.toEqual(refused('UNAUTHORIZED', 401));
      await expect(call(lister, 'not-an-id')).rejects.toMatchObject({ data: { errors: [{ field: 'id' }] } });
      expect(await isListed(id)).toBe(true);
    },
  );
});

describe('properties.listMine and leads', () => {
  // spec 2.5: Stat cards: total, available, applications, leads … counted over one’s own homes
  // spec 7: Read visits and applications of listed homes
  it('counts, searches, filters, sorts and pages one’s own homes only', async () => {
    const owner = await addPerson('Omar Ali', ['landlord']);
    const mine = as(owner).properties;
    const ids: string[] = [];
    for (let place = 0; place < 22; place += 1) {
      const { id } = await mine.create(homeInput({ title: `Home ${place}%`, rent: 1_000_000 + place * 100 }));
      ids.push(id);
    }
    await mine.publish({ id: ids[0] as string });
    await mine.publish({ id: ids[1] as string });
    await mine.setAvailability({ id: ids[1] as string, availability: 'booked' });
    await mine.remove({ id: ids[2] as string });
    await asOwner(
      `insert into property_visits (property_id, user_id, lister_id, visit_type, scheduled_date, slot, notes)
       values ($1, $2, $3, 'physical', '2026-12-01', '10:00', 'Call 98765 43210')`,
      [ids[0], neighbour, owner],
    );
    await asOwner(
      `insert into property_applications (property_id, user_id, lister_id, move_in_date, household, occupants)
       values ($1, $2, $3, '2026-12-10', 'family', 3)`,
      [ids[0], neighbour, owner],
    );
    const first = await mine.listMine({});
    expect(first).toMatchObject({ total: 21, stats: { total: 21, available: 1, applications: 1, leads: 2 } });
    expect(first.items).toHaveLength(20);
    const second = await mine.listMine({ page: 2 });
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(21);
    for (const sort of ownHomeSorts) {
      const all = (await mine.listMine({ sort, limit: 100 })).items.map(({ id }) => id);
      const seen: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await mine.listMine({ sort, limit: 6, ...(cursor && { cursor }) });
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.next_cursor;
      }
      expect([sort, seen]).toEqual([sort, all]);
    }
    const { next_cursor: cursor } = await mine.listMine({ limit: 5 });
    const newer = await mine.create(homeInput({ title: 'Newer' }));
    const after = await mine.listMine({ limit: 1, cursor: cursor ?? '' });
    expect(after.items[0]?.id).toBe(first.items[5]?.id);
    await mine.remove({ id: newer.id });
    await expect(mine.listMine({ cursor: 'bm90aGluZw' })).rejects.toMatchObject({ status: 422 });
    expect((await mine.listMine({ q: '7%' })).items.map(({ title }) => title).sort()).toEqual([
      'Home 17%',
      'Home 7%',
    ]);
    expect((await mine.listMine({ show: 'booked' })).items).toMatchObject([{ id: ids[1], leads_count: 0 }]);
    expect((await mine.listMine({ sort: 'leads' })).items[0]).toMatchObject({ id: ids[0], leads_count: 2 });
    expect((await mine.listMine({ sort: 'rent_desc' })).items[0]).toMatchObject({
      title: 'Home 21%',
      rent: 1_002_100,
    });
    // No photo, no pin, no hours: photos are what it lacks most. A draft has no score.
    expect(first.items.find(({ listing_state }) => listing_state === 'published')?.quality).toMatchObject({
      next: 'photos',
      amount: 6,
    });
    expect(first.items.find(({ listing_state }) => listing_state === 'draft')?.quality ?? null).toBeNull();
    expect(await mine.listMine({ id: ids[5] as string })).toMatchObject({
      total: 1,
      items: [{ id: ids[5] }],
    });
    expect(await as(neighbour).properties.listMine({ id: ids[5] as string })).toMatchObject({
      total: 0,
      items: [],
    });
    const leads = await mine.leads({ id: ids[0] as string });
    expect(leads.visits).toMatchObject([
      { status: 'requested', visit_type: 'physical', scheduled_date: '2026-12-01', notes: 'Call •••' },
    ]);
    expect(leads.applications).toMatchObject([{ status: 'submitted', move_in_date: '2026-12-10' }]);
  });

  it('is empty for a newcomer, and refuses nobody and nonsense', async () => {
    const empty = {
      items: [],
      total: 0,
      next_cursor: null,
      stats: { total: 0, available: 0, applications: 0, leads: 0 },
    };
    expect(await as(neighbour).properties.listMine({})).toEqual(empty);
    await expect(as(null).properties.listMine({})).rejects.toEqual(refused('UNAUTHORIZED', 401));
    await expect(as(lister).properties.listMine({ page: -1 })).rejects.toMatchObject({
      data: { errors: [{ field: 'page' }] },
    });
  });
});
