// The localities of administrators: what waits, what it may mean, and one press to merge, accept, dismiss or take back.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { open, page } from '../../../../tests/support/web/failing-screens.tsx';
import type { CuratedLocality } from '../../../contract/curated-localities.ts';
import PlacesTab from './places-tab.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const waiting: CuratedLocality = {
  id: 7,
  name: 'Koramangla Gdns',
  slug: 'koramangla-gdns',
  aliases: [],
  city: { name: 'Bengaluru', slug: 'bengaluru' },
  state: 'waiting',
  pincode: '560034',
  homes: 3,
  merged_into: null,
  beside: [{ id: 1, name: 'Koramangala', slug: 'koramangala', homes: 40, meters: 840 }],
  decision: null,
  created_at: '2026-11-21T06:30:00.000Z',
};
const merged: CuratedLocality = {
  ...waiting,
  id: 8,
  name: 'Rajaji Ngr',
  state: 'merged',
  merged_into: 'Rajajinagar',
  beside: [],
  decision: {
    id: '01900000-0000-7000-8000-000000000001',
    decision: 'merge',
    homes: 2,
    decided_by: 'Asha Rao',
    created_at: '2026-11-22T06:30:00.000Z',
  },
};
const LIST = 'curatedLocalities.list';

test('says what waits, how many homes it has, and what it may mean', async () => {
  open(PlacesTab, '/admin?tab=places', { [LIST]: page(waiting, merged) });
  const card = await screen.findByRole('article', { name: 'Koramangla Gdns, Bengaluru' });
  for (const words of ['Waiting', '560034', '3 homes', 'Koramangala · 40 · 800 m'])
    expect(card.textContent).toContain(words);
  const other = screen.getByRole('article', { name: 'Rajaji Ngr, Bengaluru' });
  for (const words of ['A name of Rajajinagar', 'Decided by Asha Rao', '2 homes moved'])
    expect(other.textContent).toContain(words);
  expect(screen.queryByRole('button', { name: 'Accept: Rajaji Ngr' })).toBeNull();
});

test.each([
  ['Merge Koramangla Gdns into Koramangala', 'merge', { id: 7, into: 1 }],
  ['Accept: Koramangla Gdns', 'accept', { id: 7 }],
  ['Dismiss: Koramangla Gdns', 'dismiss', { id: 7 }],
  ['Take back: Rajaji Ngr', 'undo', { id: 8 }],
])('%s', async (button, procedure, input) => {
  const name = `curatedLocalities.${procedure}`;
  open(PlacesTab, '/admin?tab=places', { [LIST]: page(waiting, merged), [name]: { homes: 1 } });
  fireEvent.click(await screen.findByRole('button', { name: button }));
  await vi.waitFor(() => expect(inputsOf(name)).toContainEqual(input));
});

test('asks for what the address says, and says when nothing matches or could be loaded', async () => {
  open(PlacesTab, '/admin?tab=places&show=known&q=baner', { [LIST]: page() });
  await screen.findByText('Nothing matches');
  expect(inputsOf(LIST)).toContainEqual(expect.objectContaining({ show: 'known', q: 'baner' }));
});

test('says when they could not be loaded', async () => {
  open(PlacesTab, '/admin?tab=places', {});
  expect(await screen.findByText('The localities could not be loaded')).toBeDefined();
});
