import { beforeEach, expect, it } from 'vitest';
import { addHome, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });

let seeker: string;
let lister: string;
let home: string;
let other: string;

beforeEach(async () => {
  seeker = await addPerson('Sita Rao');
  await as(seeker).privacy.consents.set({ purpose: 'history', is_given: true });
  lister = await addPerson('Lal Singh');
  home = await addHome(asOwner, lister);
  other = await addHome(asOwner, lister, { title: 'Studio by the lake' });
});

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const view = (property_id: string, minutes = 0) => ({ property_id, viewed_at: ago(minutes) });
const seen = async () => (await as(seeker).recentViews.list({})).items.map((item) => item.home.id);

it('merges the views of a device: newest first, each home once, unknown ones left out', async () => {
  const paused = await addHome(asOwner, lister, { listing_state: 'paused' });
  const views = [view(home, 50), view(other, 20), view(home, 60), view(UNKNOWN_ID), view(paused)];
  expect(await as(seeker).recentViews.merge({ views })).toEqual({ merged: 2 });
  expect(await seen()).toEqual([other, home]);
  await as(seeker).recentViews.merge({ views: [view(home, 5)] });
  expect(await seen()).toEqual([home, other]);
  await as(seeker).recentViews.merge({ views: [view(home, 500)] });
  expect(await seen()).toEqual([home, other]);
});

it('counts a clock that runs ahead as now', async () => {
  await as(seeker).recentViews.merge({ views: [view(home, -600)] });
  const [item] = (await as(seeker).recentViews.list({})).items;
  expect(Date.parse(item?.viewed_at ?? '')).toBeLessThanOrEqual(Date.now());
});

it('keeps a home that was let since, and the last hundred only', async () => {
  await as(seeker).recentViews.merge({ views: [view(home, 1000)] });
  await asOwner(`update properties set listing_state = 'withdrawn' where id = $1`, [home]);
  expect(await seen()).toEqual([home]);
  const many = await Promise.all(Array.from({ length: 100 }, () => addHome(asOwner, lister)));
  await as(seeker).recentViews.merge({ views: many.map((id) => view(id, 1)) });
  const page = await as(seeker).recentViews.list({ limit: 100 });
  expect(page).toMatchObject({ total: 100, next_cursor: null });
  expect(page.items.map((item) => item.home.id)).not.toContain(home);
});

it('pages and searches', async () => {
  await as(seeker).recentViews.merge({ views: [view(home, 2), view(other, 1)] });
  const first = await as(seeker).recentViews.list({ limit: 1 });
  const second = await as(seeker).recentViews.list({ limit: 1, cursor: first.next_cursor ?? '' });
  expect([first, second].map((page) => page.items[0]?.home.id)).toEqual([other, home]);
  expect((await as(seeker).recentViews.list({ q: 'lake' })).total).toBe(1);
});

it('forgets one or all, and only one’s own', async () => {
  await as(seeker).recentViews.merge({ views: [view(home), view(other)] });
  await as(lister).recentViews.remove({});
  await as(seeker).recentViews.remove({ property_id: home });
  expect(await seen()).toEqual([other]);
  await as(seeker).recentViews.remove({});
  expect(await seen()).toEqual([]);
});

it.each([
  ['too many', { views: Array.from({ length: 101 }, () => view(UNKNOWN_ID)) }],
  ['a view without a moment', { views: [{ property_id: UNKNOWN_ID }] }],
  ['a moment that is none', { views: [{ property_id: UNKNOWN_ID, viewed_at: 'today' }] }],
  ['no list', { views: 'all' }],
])('refuses %s', async (_, input) => {
  await expect(as(seeker).recentViews.merge(input as never)).rejects.toMatchObject({ status: 422 });
});

it('is closed to whoever is signed out', async () => {
  await expect(as(null).recentViews.list({})).rejects.toMatchObject({ status: 401 });
  await expect(as(null).recentViews.remove({})).rejects.toMatchObject({ status: 401 });
  await expect(as(null).recentViews.merge({ views: [] })).rejects.toMatchObject({ status: 401 });
});
