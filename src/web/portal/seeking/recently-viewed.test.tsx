// Homes that were looked at are below the day, and those that are gone are folded below all and offer no visit.
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { open, page } from '../../../../tests/support/web/failing-screens.tsx';
import { addDays } from '../../../domain/dates.ts';
import { clock } from '../../lib/clock.ts';
import RecentlyViewed from './recently-viewed.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../../lib/lazy-api.ts', () => ({ useLazyApi: () => () => Promise.resolve(failingClient) }));

const viewed = (id: string, day: string, availability = 'available') => ({
  home: {
    id: `01900000-0000-7000-8000-00000000000${id}`,
    title: `Home ${id}`,
    city: 'Pune',
    locality: 'Baner',
    rent: 2_400_000,
    bedrooms: 2,
    area_sqft: 900,
    property_type: 'apartment',
    availability,
    listing_state: 'published',
    cover: null,
  },
  viewed_at: `${day}T06:00:00.000Z`,
});

it('says each day once, and offers a visit to what is still to be had', async () => {
  const today = clock.today();
  open(RecentlyViewed, '/recently-viewed', {
    'recentViews.list': page(
      viewed('2', today, 'rented'),
      viewed('1', today),
      viewed('3', addDays(today, -1)),
      viewed('4', '2020-03-05'),
    ),
    'privacy.consents.list': { items: [] },
  });
  await screen.findByRole('region', { name: 'Today' });
  const days = screen
    .getAllByRole('region')
    .map((day) => [
      within(day).getByRole('heading', { level: 2, name: /^(Today|Yesterday|5 Mar 2020)$/ }).textContent,
      within(day).getAllByRole('article').length,
      within(day).queryAllByRole('link', { name: /^Request a visit: / }).length,
    ]);
  const [first] = screen.getAllByRole('region');
  expect(
    within(first as HTMLElement)
      .getAllByRole('article')
      .map((row) => within(row).getByRole('heading').textContent),
  ).toEqual(['Home 1']);
  expect(days).toEqual([
    ['Today', 1, 1],
    ['Yesterday', 1, 1],
    ['5 Mar 2020', 1, 1],
  ]);
  const gone = screen.getByText('No longer available (1)').closest('details') as HTMLDetailsElement;
  expect([gone.open, within(gone).getAllByRole('article').length]).toEqual([false, 1]);
});

it('says which word nothing was found for', async () => {
  open(RecentlyViewed, '/recently-viewed?q=indiranagar', {
    'recentViews.list': page(),
    'privacy.consents.list': { items: [] },
  });
  await screen.findByText('You have not viewed a home for “indiranagar”');
});
