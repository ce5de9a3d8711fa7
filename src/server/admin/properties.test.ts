import { beforeAll, describe, expect, it } from 'vitest';
import { addHome, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });

let admin: string;
let lister: string;
let garden: string;
let tower: string;

beforeAll(async () => {
  admin = await addPerson('Vikram Admin', ['admin']);
  lister = await addPerson('Lal Singh', ['landlord']);
  garden = await addHome(asOwner, lister, { title: 'House with a garden' });
  tower = await addHome(asOwner, lister, { title: 'Flat in a tower', availability: 'rented' });
  await asOwner(`update properties set created_at = now() - interval '1 day' where id = $1`, [garden]);
});

type Filters = Parameters<ReturnType<typeof as>['admin']['properties']['list']>[0];
const found = async (filters: Filters) =>
  (await as(admin).admin.properties.list(filters)).items.map(({ id }) => id);

describe('admin.properties.list', () => {
  // spec 7: Read properties: 20 latest; by listed_by
  it('shows the latest homes first, with who lists them', async () => {
    const { items } = await as(admin).admin.properties.list({});
    expect(items.map(({ id }) => id)).toEqual([tower, garden]);
    expect(items[1]).toMatchObject({
      title: 'House with a garden',
      city: 'Bengaluru',
      rent: 3_000_000,
      verified: false,
      lister: { user_id: lister, full_name: 'Lal Singh' },
    });
  });

  it('filters by words and by availability', async () => {
    expect(await found({ q: 'GARDEN koramangala' })).toEqual([garden]);
    expect(await found({ q: '100%' })).toEqual([]);
    expect(await found({ status: 'rented' })).toEqual([tower]);
    expect(await found({ status: 'available', q: 'tower' })).toEqual([]);
    expect(await found({ status: 'maintenance' })).toEqual([]);
  });

  // spec beyond-administrators: Property search by the beginnings of words, rare ones from an index
  it('finds each word by its beginning, in any case', async () => {
    expect(await found({ q: 'gard. (kora-' })).toEqual([garden]);
    expect(await found({ q: 'ga' })).toEqual([garden]);
    expect(await found({ q: 'ar' })).toEqual([]);
    expect(await found({ q: 'KORAMANGALA ' })).toEqual([tower, garden]);
    expect(await found({ q: `'%\\\\:*` })).toEqual([]);
  });

  it('leaves words that stand in too many homes to a walk from the newest', async () => {
    const few = (userId: string, most: number) =>
      asOwner<{ ids: string[] | null }>(
        `select set_config('app.user_id', $1, false), app.few_with_words('homes', 'koramangala', $2) as ids`,
        [userId, most],
      );
    expect((await few(admin, 2))[0]?.ids).toHaveLength(2);
    expect((await few(admin, 1))[0]?.ids).toBeNull();
    expect((await few(lister, 2))[0]?.ids).toBeNull();
  });

  it('pages on from the last home seen', async () => {
    const first = await as(admin).admin.properties.list({ limit: 1 });
    expect(await found({ limit: 1, cursor: first.next_cursor ?? '' })).toEqual([garden]);
  });
});

describe('admin.properties.approve', () => {
  // spec 4: Property verification: Approve sets verified
  it('marks the home as verified and writes that down, once', async () => {
    expect(await as(admin).admin.properties.approve({ id: garden })).toMatchObject({
      id: garden,
      verified: true,
    });
    await as(admin).admin.properties.approve({ id: garden });
    const rows = await asOwner(
      `select before, after from audit_log where action = 'properties.verify' and subject_id = $1`,
      [garden],
    );
    expect(rows).toEqual([{ before: { verified: false }, after: { verified: true } }]);
  });

  it('leaves an unfinished draft as it is', async () => {
    const { property_id: draft } = await as(lister).drafts.save({ step: 'place', content: {} });
    await expect(as(admin).admin.properties.approve({ id: draft })).rejects.toMatchObject({
      data: { rule: 'property.transition-not-allowed' },
    });
    expect(await asOwner('select verified from properties where id = $1', [draft])).toEqual([
      { verified: false },
    ]);
  });

  it('of no home is not found', async () => {
    await expect(as(admin).admin.properties.approve({ id: UNKNOWN_ID })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('who may', () => {
  it('administrators only: a lister cannot approve their own home', async () => {
    await expect(as(lister).admin.properties.list({})).rejects.toMatchObject({ status: 403 });
    await expect(as(lister).admin.properties.approve({ id: garden })).rejects.toMatchObject({ status: 403 });
    await expect(as(null).admin.properties.approve({ id: garden })).rejects.toMatchObject({ status: 401 });
  });
});
