import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPlaces, homeInput } from '../../../tests/support/homes.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });
let neighbour: string;

beforeAll(async () => {
  await addPlaces(asOwner);
  neighbour = await addPerson('Nikhil Rao');
});

const newLister = () => addPerson('Lata Iyer', ['landlord']);
const refused = (code: string, status: number) => expect.objectContaining({ code, status });

describe('drafts', () => {
  it('keep what was typed, half a number and an empty field included', async () => {
    const lister = await newLister();
    expect(await as(lister).drafts.get({})).toBeNull();
    const content = {
      city: 'Ben',
      rent: '30,0',
      description: 'घर 🏠 <b>bold</b>',
      amenities: ['lift'],
      deposit: null,
    };
    const saved = await as(lister).drafts.save({ step: 'money', content });
    expect(await as(lister).drafts.get({})).toMatchObject({
      property_id: saved.property_id,
      step: 'money',
      content,
      is_new: true,
      saved_at: saved.saved_at,
      photos: [],
    });
  });

  it('show in one’s list by what was typed so far', async () => {
    const lister = await newLister();
    const listed = async () => (await as(lister).properties.listMine({})).items[0];
    await as(lister).drafts.save({
      step: 'place',
      content: { city: 'Pune', rent: 'call me', title: ['no'] },
    });
    expect(await listed()).toMatchObject({ city: 'Pune', locality: null, rent: null });
    const content = { title: 'Sunny 🏠 flat', city: 'Pune', locality: 'Baner', rent: 2_500_000 };
    await as(lister).drafts.save({ step: 'money', content });
    expect(await listed()).toMatchObject(content);
  });

  it('of a new home are one, however many tabs begin at once', async () => {
    const lister = await newLister();
    const save = () => as(lister).drafts.save({ step: 'place', content: { city: 'Pune' } });
    const [first, second] = await Promise.all([save(), save()]);
    expect(second?.property_id).toBe(first?.property_id);
  });

  it('of a listed home begin with the home as it is and leave it alone', async () => {
    const lister = await newLister();
    const { id } = await as(lister).properties.create(homeInput({ address: '12, 80 Feet Road' }));
    await as(lister).properties.publish({ id });
    expect(await as(lister).drafts.get({ property_id: id })).toMatchObject({
      is_new: false,
      saved_at: null,
      content: { city: 'Bengaluru', locality: 'Koramangala', rent: 3_000_000, address: '12, 80 Feet Road' },
    });
    await as(lister).drafts.save({ property_id: id, step: 'money', content: { rent: 1 } });
    expect(await asOwner('select rent from properties where id = $1', [id])).toEqual([{ rent: '3000000' }]);
    await as(lister).drafts.discard({ property_id: id });
    expect(await as(lister).drafts.get({ property_id: id })).toMatchObject({ content: { rent: 3_000_000 } });
  });

  it('end for good when discarded, with the home they began', async () => {
    const lister = await newLister();
    const { property_id } = await as(lister).drafts.save({ step: 'place', content: {} });
    await as(lister).drafts.discard({ property_id });
    expect(await as(lister).drafts.get({})).toBeNull();
    expect(await asOwner('select from properties where id = $1', [property_id])).toEqual([]);
    await expect(as(lister).drafts.discard({ property_id })).rejects.toEqual(refused('NOT_FOUND', 404));
  });

  it('are nobody else’s', async () => {
    const lister = await newLister();
    const { property_id } = await as(lister).drafts.save({ step: 'place', content: {} });
    const save = (who: string | null) =>
      as(who).drafts.save({ property_id, step: 'place', content: { a: 1 } });
    await expect(as(neighbour).drafts.get({ property_id })).rejects.toEqual(refused('NOT_FOUND', 404));
    await expect(save(neighbour)).rejects.toEqual(refused('NOT_FOUND', 404));
    await expect(as(neighbour).drafts.discard({ property_id })).rejects.toEqual(refused('NOT_FOUND', 404));
    await expect(as(lister).drafts.get({ property_id: randomUUID() })).rejects.toEqual(
      refused('NOT_FOUND', 404),
    );
    for (const call of [save(null), as(null).drafts.get({}), as(null).drafts.discard({ property_id })]) {
      await expect(call).rejects.toEqual(refused('UNAUTHORIZED', 401));
    }
  });

  it.each([
    ['an unknown step', { step: 'roof', content: {} }, 'step'],
    ['more than a form can hold', { step: 'place', content: { description: 'x'.repeat(31_000) } }, 'content'],
    ['no form at all', { step: 'place', content: 'x' }, 'content'],
    ['a wrong number of a home', { property_id: '1', step: 'place', content: {} }, 'property_id'],
  ])('refuse %s', async (_, input, field) => {
    const call = as(neighbour).drafts.save(input as { step: 'place'; content: Record<string, never> });
    await expect(call).rejects.toMatchObject({ data: { errors: [{ field }] } });
  });
});
