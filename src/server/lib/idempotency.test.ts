import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPlaces, homeInput } from '../../../tests/support/homes.ts';
import { asFile, picture } from '../../../tests/support/photos.ts';
import { startServices } from '../../../tests/support/services.ts';
import { type Conclude, withIdempotencyKeyAcross } from './idempotency.ts';

const { as, addPerson, asOwner, services } = await startServices({ runsJobs: false });
let lister: string;
let jpeg: File;

beforeAll(async () => {
  await addPlaces(asOwner);
  lister = await addPerson('Lata Iyer');
  jpeg = asFile(await picture(300, 300));
});

const newHome = async () => (await as(lister).properties.create(homeInput())).id;
const uploadWith = (key: string, property_id: string, file = jpeg) =>
  as(lister, { idempotencyKey: key }).photos.upload({ property_id, file });
const photosOf = (id: string) => asOwner('select id from property_photos where property_id = $1', [id]);
const contextWith = (idempotencyKey: string) => ({
  services,
  subject: { userId: lister, sessionId: lister },
  requestId: 'test',
  address: null,
  idempotencyKey,
});
const inTransaction: Conclude = (work) => services.database.asActor({ userId: lister }, work);
const conflict = expect.objectContaining({ code: 'CONFLICT', status: 409 });

it('answers a repeated removal as emptily as the first', async () => {
  const { property_id } = await as(lister).drafts.save({ step: 'place', content: {} });
  const client = as(lister, { idempotencyKey: randomUUID() });
  expect(await client.drafts.discard({ property_id })).toBeUndefined();
  expect(await client.drafts.discard({ property_id })).toBeUndefined();
});

describe('work with transactions of its own', () => {
  it('is done once for the same file and key', async () => {
    const home = await newHome();
    const key = randomUUID();
    const first = await uploadWith(key, home);
    expect(await uploadWith(key, home, asFile(new Uint8Array(await jpeg.arrayBuffer())))).toEqual(first);
    expect(await photosOf(home)).toEqual([{ id: first.id }]);
  });

  it('is refused for another file under the same key', async () => {
    const home = await newHome();
    const key = randomUUID();
    await uploadWith(key, home);
    await expect(uploadWith(key, home, asFile(await picture(300, 300)))).rejects.toEqual(conflict);
    expect(await photosOf(home)).toHaveLength(1);
  });

  // security abuse: What a double click repeats happens once
  it('is done once when both come at the same time', async () => {
    const home = await newHome();
    const key = randomUUID();
    const answers = await Promise.allSettled([uploadWith(key, home), uploadWith(key, home)]);
    const refusals = answers.filter((answer) => answer.status === 'rejected');
    for (const { reason } of refusals) expect(reason).toEqual(conflict);
    expect(refusals.length).toBeLessThan(2);
    expect(await photosOf(home)).toHaveLength(1);
  });

  it('gives the key back when it fails, and takes one over whose holder was stopped', async () => {
    const home = await newHome();
    const key = randomUUID();
    await expect(uploadWith(key, home, asFile(Buffer.from('no picture')))).rejects.toMatchObject({});
    expect(await asOwner('select from idempotency_keys where key = $1', [key])).toEqual([]);
    const first = await uploadWith(key, home);
    await asOwner('update idempotency_keys set response = null where key = $1', [key]);
    await expect(uploadWith(key, home)).rejects.toEqual(conflict);
    await asOwner(`update idempotency_keys set created_at = now() - interval '1 minute' where key = $1`, [
      key,
    ]);
    expect(await uploadWith(key, home)).not.toEqual(first);
  });

  // security abuse: Payment events are verified, counted once … also when whoever did it first was stopped in the middle
  it('writes once when the holder of a key that was taken over is alive after all', async () => {
    const context = contextWith(randomUUID());
    const wrote: string[] = [];
    const attempt = (who: string, before: () => Promise<void>) =>
      withIdempotencyKeyAcross(
        context,
        { name: 'photos.upload', input: {} },
        inTransaction,
        async (conclude) => {
          await before();
          return { output: await conclude(async () => wrote.push(who)) };
        },
      );
    const slow = attempt('slow', async () => {
      await asOwner(`update idempotency_keys set created_at = now() - interval '1 minute' where key = $1`, [
        context.idempotencyKey,
      ]);
      await attempt('quick', async () => {});
    });
    await expect(slow).rejects.toEqual(conflict);
    expect(wrote).toEqual(['quick']);
  });

  it('leaves a key to who took it over, however the first one ends', async () => {
    const key = randomUUID();
    const asked = { name: 'photos.upload', input: {} };
    const heldBy = () =>
      asOwner<{ at: string }>('select created_at::text as at from idempotency_keys where key = $1', [key]);
    const slow = withIdempotencyKeyAcross(contextWith(key), asked, inTransaction, async () => {
      await asOwner(
        `update idempotency_keys set created_at = created_at + interval '1 second' where key = $1`,
        [key],
      );
      throw new Error('It ended badly');
    });
    await expect(slow).rejects.toThrow('It ended badly');
    expect(await heldBy()).toHaveLength(1);
  });
});

it('refuses to show again what was sealed under a key that is no more', async () => {
  const client = as(lister, { idempotencyKey: randomUUID() });
  const asked = { name: 'Sheets', scopes: ['profile:read' as const], days: '7' as const };
  await client.apiTokens.create(asked);
  await asOwner(`update idempotency_keys set response = jsonb_set(response, '{keyId}', '"gone"')
    where procedure = 'apiTokens.create'`);
  await expect(client.apiTokens.create(asked)).rejects.toEqual(conflict);
  expect((await as(lister).apiTokens.list()).items).toHaveLength(1);
});
