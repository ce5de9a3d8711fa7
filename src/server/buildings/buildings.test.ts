/** Buildings: what their homes share, who keeps them, and what a page says of them. */
import { beforeEach, describe, expect, it } from 'vitest';
import { addHome, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { asFile, picture } from '../../../tests/support/photos.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, asOwner, addPerson, services } = await startServices({ runsJobs: false });

let owner: string;
let neighbour: string;
let flat: string;
let other: string;

beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  owner = await addPerson('Lal Singh', ['landlord']);
  neighbour = await addPerson('Nila Rao', ['landlord']);
  flat = await addHome(asOwner, owner, { title: 'Flat 1' });
  other = await addHome(asOwner, owner, { title: 'Flat 2', rent: 2_500_000 });
});

const court = {
  name: 'Rose Court',
  address: '12 Rose Lane',
  pincode: '560034',
  amenities: ['lift' as const],
  house_rules: 'No loud music after 10 pm.',
};
const create = (own: object = {}) => as(owner).buildings.create({ ...court, ...own });
const broken = (rule: string, field?: string) => ({ data: { rule, ...(field && { field }) } });
const factsOf = async (home: string) =>
  (
    await asOwner(
      `select p.amenities, p.pincode, p.building_id, h.address from properties p
        join property_private h on h.property_id = p.id where p.id = $1`,
      [home],
    )
  )[0];

describe('a building', () => {
  it('gives its homes address, PIN code and amenities, again whenever they change, and leaves them their own', async () => {
    await asOwner(`update properties set amenities = '{balcony}' where id = $1`, [flat]);
    const { id } = await create();
    const filled = await as(owner).buildings.setHomes({ id, property_ids: [flat, other] });
    expect(filled.units.map(({ title, rent }) => [title, rent])).toEqual([
      ['Flat 1', 3_000_000],
      ['Flat 2', 2_500_000],
    ]);
    expect(await factsOf(flat)).toEqual({
      amenities: ['balcony', 'lift'],
      pincode: '560034',
      building_id: id,
      address: '12 Rose Lane',
    });
    await as(owner).buildings.update({ id, ...court, address: '14 Rose Lane', amenities: ['gym'] });
    expect(await factsOf(flat)).toMatchObject({ amenities: ['balcony', 'gym'], address: '14 Rose Lane' });
    expect((await as(owner).buildings.list()).items).toMatchObject([{ id, homes: 2, free: 2 }]);
  });

  it('is named on the pages of its homes with what else is free in it, and without its address', async () => {
    const { id } = await create();
    await as(owner).buildings.setHomes({ id, property_ids: [flat, other] });
    const page = await as(null).properties.get({ id: flat });
    expect(page.building).toEqual({
      name: 'Rose Court',
      house_rules: court.house_rules,
      photos: [],
      homes: [{ id: other, title: 'Flat 2', rent: 2_500_000 }],
    });
    expect(JSON.stringify(page)).not.toContain('Rose Lane');
    await as(owner).buildings.setHomes({ id, property_ids: [other] });
    expect((await as(null).properties.get({ id: flat })).building).toBeNull();
  });

  it('gives its homes its pin, exactly for the accepted and by the grid for all others, and refuses one of another city', async () => {
    const point = { lat: 12.934712, lng: 77.622913 };
    await asOwner(
      `update cities set lat = 12.97, lng = 77.59 where id = (select city_id from properties where id = $1)`,
      [flat],
    );
    const { id } = await create({ point });
    const filled = await as(owner).buildings.setHomes({ id, property_ids: [flat] });
    expect(filled).toMatchObject({
      point: { lat: 12.93471, lng: 77.62291 },
      around: { lat: 12.97, lng: 77.59 },
    });
    const pinOf = () =>
      asOwner(
        `select h.latitude, h.longitude, p.lat = h.latitude as is_exact from properties p
          join property_private h on h.property_id = p.id where p.id = $1`,
        [flat],
      );
    expect(await pinOf()).toEqual([{ latitude: 12.93471, longitude: 77.62291, is_exact: false }]);
    await expect(
      as(owner).buildings.update({ id, ...court, point: { lat: 28.6, lng: 77.2 } }),
    ).rejects.toMatchObject(broken('building.pin-outside-city', 'point'));
    // A building without a pin leaves its homes theirs.
    await as(owner).buildings.update({ id, ...court, point: null });
    expect(await pinOf()).toMatchObject([{ latitude: 12.93471 }]);
  });

  it('shows its photos with each of its homes, ten at most, and takes their files along when it goes', async () => {
    const { id } = await create();
    await as(owner).buildings.setHomes({ id, property_ids: [flat] });
    const file = asFile(await picture(320, 240));
    const { photos } = await as(owner).buildings.addPhoto({ id, file });
    const [photo] = photos;
    if (!photo) throw new Error('No photo was stored');
    await as(owner).buildings.describePhoto({ id: photo.id, alt: 'The stairs, call 98765 43210' });
    const shown = (await as(null).properties.get({ id: flat })).building?.photos ?? [];
    expect(shown).toMatchObject([{ url: photo.url }]);
    expect(shown[0]?.alt).toContain('The stairs');
    expect(shown[0]?.alt).not.toContain('98765');
    for (const call of [
      () => as(neighbour).buildings.addPhoto({ id, file }),
      () => as(neighbour).buildings.describePhoto({ id: photo.id, alt: 'x' }),
      () => as(neighbour).buildings.removePhoto({ id: photo.id }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 404 });
    }
    await asOwner(
      `insert into building_photos (building_id, position, url, width, height)
       select $1, place, '/files/public/photos/x.webp', 4, 3 from generate_series(1, 9) as place`,
      [id],
    );
    await expect(as(owner).buildings.addPhoto({ id, file })).rejects.toMatchObject(
      broken('building.too-many-photos', 'file'),
    );
    const files = () => asOwner(`select from files where owner_id = $1`, [owner]);
    expect((await files()).length).toBeGreaterThan(0);
    expect((await as(owner).buildings.removePhoto({ id: photo.id })).photos).toHaveLength(9);
    expect(await files()).toEqual([]);
    await as(owner).buildings.addPhoto({ id, file });
    await as(owner).buildings.remove({ id });
    expect(await files()).toEqual([]);
  });

  it('takes no home of others, none that is in another building, and has a name of its own', async () => {
    const { id } = await create();
    const foreign = await addHome(asOwner, neighbour);
    const put = (property_ids: string[], building = id) =>
      as(owner).buildings.setHomes({ id: building, property_ids });
    await expect(put([foreign])).rejects.toMatchObject(broken('building.home-not-yours', 'property_ids'));
    await expect(put([UNKNOWN_ID])).rejects.toMatchObject(broken('building.home-not-yours', 'property_ids'));
    await put([flat]);
    await put([flat]);
    const second = await create({ name: 'Lily Court' });
    await expect(put([flat], second.id)).rejects.toMatchObject(
      broken('building.home-elsewhere', 'property_ids'),
    );
    await expect(create({ name: 'rose court' })).rejects.toMatchObject(broken('building.name-taken', 'name'));
    await expect(create({ name: 'Old Court', pincode: '12' })).rejects.toMatchObject({ status: 422 });
    const trail = await asOwner('select action from audit_log where subject_id = $1 order by id', [id]);
    expect(trail).toEqual([{ action: 'buildings.create' }, { action: 'buildings.setHomes' }]);
    // Around the procedures too.
    const write = services.database.asActor({ userId: neighbour }, (tx) =>
      tx.execute(`update properties set building_id = '${id}' where id = '${foreign}'`),
    );
    await expect(write).rejects.toMatchObject({ cause: { message: 'building.home-not-yours' } });
  });

  it('ends what was verified of a home whose address it changes', async () => {
    await asOwner(
      `insert into verification_claims (property_id, user_id, kind, status, method, decided_at, valid_until)
       values ($1, $2, 'listing', 'verified', 'in_person', now(), now() + interval '1 year')`,
      [flat, owner],
    );
    const { id } = await create();
    await as(owner).buildings.setHomes({ id, property_ids: [flat] });
    expect(
      await asOwner('select from verification_claims where property_id = $1 and status = $2', [
        flat,
        'approved',
      ]),
    ).toEqual([]);
  });

  it('that is removed leaves its homes, which keep what they got', async () => {
    const { id } = await create();
    await as(owner).buildings.setHomes({ id, property_ids: [flat] });
    await as(owner).buildings.remove({ id });
    expect(await factsOf(flat)).toMatchObject({ building_id: null, address: '12 Rose Lane' });
    await expect(as(owner).buildings.remove({ id })).rejects.toMatchObject({ status: 404 });
  });

  // security attacks: Somebody else’s building by its id
  it('is its owner’s alone', async () => {
    const { id } = await create();
    const calls = (person: string | null) => [
      () => as(person).buildings.get({ id }),
      () => as(person).buildings.update({ id, ...court }),
      () => as(person).buildings.setHomes({ id, property_ids: [] }),
      () => as(person).buildings.remove({ id }),
    ];
    const others = [
      neighbour,
      await addPerson('Asha Rao', ['tenant']),
      await addPerson('Mina', ['property_manager']),
    ];
    for (const person of others) {
      for (const call of calls(person)) await expect(call()).rejects.toMatchObject({ status: 404 });
      expect((await as(person).buildings.list()).items).toEqual([]);
    }
    for (const call of calls(null)) await expect(call()).rejects.toMatchObject({ status: 401 });
  });

  it('goes when its person is erased', async () => {
    await create();
    await services.database.asWorker((tx) => tx.execute(`select app.erase_person('${owner}')`));
    expect(await asOwner('select from buildings where owner_id = $1', [owner])).toEqual([]);
  });
});
