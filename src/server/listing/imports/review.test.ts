import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addPlaces } from '../../../../tests/support/homes.ts';
import { startServices } from '../../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices();
let admin: string;

beforeAll(async () => {
  await addPlaces(asOwner);
  admin = await addPerson('Vikram Admin', ['admin']);
});

const csv = (rows: number) =>
  [
    'BHK,Rent,Size,Area Locality,City',
    ...Array.from({ length: rows }, (_, place) => `2,${10_000 + place},900,Koramangala,Bengaluru`),
  ].join('\n');
const newLister = () => addPerson('Lata Iyer', ['broker']);

async function start(lister: string, rows: number) {
  const file = new File([csv(rows)], 'homes.csv', { type: 'text/csv' });
  const { file_id, mapping } = await as(lister).imports.preview({ file });
  const defaults = { ...mapping.defaults, brokerageDays: '15' };
  return as(lister).imports.start({ file_id, file_name: 'homes.csv', mapping: { ...mapping, defaults } });
}

const finished = (lister: string, id: string) =>
  vi.waitFor(
    async () => {
      const run = await as(lister).imports.get({ id });
      expect(run.status).toBe('finished');
      return run;
    },
    { timeout: 15_000, interval: 50 },
  );
const homesOf = async (lister: string) =>
  (await asOwner('select from properties where listed_by = $1', [lister])).length;
const noticesOf = (lister: string) =>
  asOwner<{ event: string }>('select event from notifications where user_id = $1', [lister]);
const listed = async (id: string, show: 'waiting' | 'accepted' | 'declined') =>
  (await as(admin).importReviews.list({ show })).items.find((item) => item.id === id);

describe('a large import of a new account', () => {
  it('of 5,000 rows waits with its first rows, and nothing of it is shown', async () => {
    const lister = await newLister();
    const run = await start(lister, 5000);
    expect(run).toMatchObject({ status: 'waiting', total_rows: 5000, imported_rows: 0 });
    const item = await listed(run.id, 'waiting');
    expect(item).toMatchObject({ file_name: 'homes.csv', owner: { user_id: lister, homes: 0 } });
    expect(item?.sample).toHaveLength(8);
    expect(Object.keys(item?.sample[0] ?? {})).toEqual(['BHK', 'Rent', 'Size', 'Area Locality', 'City']);
    expect(await homesOf(lister)).toBe(0);
    expect((await as(admin).inbox.list()).items).toContainEqual(expect.objectContaining({ kind: 'imports' }));
  });

  it('is announced with the preview', async () => {
    const lister = await newLister();
    const waits = async (rows: number) =>
      (await as(lister).imports.preview({ file: new File([csv(rows)], 'homes.csv', { type: 'text/csv' }) }))
        .waits;
    expect([await waits(20), await waits(21)]).toEqual([false, true]);
  });

  it('is imported once it is accepted, and a later one of its size does not wait', async () => {
    const lister = await newLister();
    const { id } = await start(lister, 30);
    expect(await as(admin).importReviews.accept({ id })).toMatchObject({ state: 'accepted', sample: [] });
    expect(await finished(lister, id)).toMatchObject({ imported_rows: 30 });
    expect(await listed(id, 'accepted')).toMatchObject({ imported_rows: 30 });
    expect(await noticesOf(lister)).toEqual([{ event: 'import.accepted' }]);
    expect((await start(lister, 30)).status).toBe('running');
    await expect(as(admin).importReviews.accept({ id })).rejects.toMatchObject({
      data: { rule: 'import.decided' },
    });
  });

  it('is declined with a reason that its owner reads', async () => {
    const lister = await newLister();
    const { id } = await start(lister, 30);
    await expect(as(admin).importReviews.decline({ id, reason: ' ' })).rejects.toMatchObject({
      data: { errors: [{ field: 'reason' }] },
    });
    await as(admin).importReviews.decline({ id, reason: 'These homes are not in Bengaluru' });
    expect(await as(lister).imports.get({ id })).toMatchObject({
      status: 'declined',
      review_note: 'These homes are not in Bengaluru',
    });
    expect(await homesOf(lister)).toBe(0);
    expect(await noticesOf(lister)).toEqual([{ event: 'import.declined' }]);
    await expect(as(lister).imports.undo({ id })).rejects.toMatchObject({
      data: { rule: 'import.undo-not-allowed' },
    });
  });

  it('waits where small files add up to it, two of them begun at once too', async () => {
    const lister = await newLister();
    const runs = await Promise.all([start(lister, 12), start(lister, 11)]);
    expect(runs.map(({ status }) => status).sort()).toEqual(['running', 'waiting']);
  });
});

it('does not wait once the account is known, nor for an administrator', async () => {
  const lister = await newLister();
  await finished(lister, (await start(lister, 1)).id);
  await asOwner(`update profiles set created_at = app.now() - interval '31 days' where user_id = $1`, [
    lister,
  ]);
  expect((await start(lister, 21)).status).toBe('waiting');
  await asOwner('update properties set verified = true where listed_by = $1', [lister]);
  expect((await start(lister, 21)).status).toBe('running');
  expect((await start(admin, 21)).status).toBe('running');
});

it('is decided by administrators alone', async () => {
  const lister = await newLister();
  const { id } = await start(lister, 30);
  const forbidden = { code: 'FORBIDDEN' };
  await expect(as(lister).importReviews.list({})).rejects.toMatchObject(forbidden);
  await expect(as(lister).importReviews.accept({ id })).rejects.toMatchObject(forbidden);
  await expect(as(lister).importReviews.decline({ id, reason: 'No reason' })).rejects.toMatchObject(
    forbidden,
  );
  await expect(as(null).importReviews.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});
