// By city each chart has every name with its value, below the total.
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { open } from '../../../../tests/support/web/failing-screens.tsx';
import type { Analytics, CityFigures } from '../../../contract/analytics.ts';
import { AnalyticsFigures } from './analytics-figures.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../../components/figures/figure-chart.tsx', () => ({ default: () => null }));

const nothing = {
  views: 0,
  visits_completed: 0,
  applications_approved: 0,
  rvl: 0,
  fees: 0,
  commission: null,
  left: null,
  ratio_bp: null,
};
const city = (name: string, visits: number): CityFigures => ({
  ...nothing,
  city: name,
  listings: 2 * visits,
  visits,
  applications: 1,
});
const analytics: Analytics = {
  counted_at: '2026-12-01T06:00:00.000Z',
  by_month: [],
  by_city: [city('Thiruvananthapuram', 5), city('Bengaluru', 7), city('', 3)],
  cities: [],
};

test('every city has its name and values, and the total comes first', async () => {
  open(AnalyticsFigures, '/admin?tab=analytics&by=city', { 'analytics.get': analytics });
  const listings = await screen.findByRole('region', { name: 'Listings' });
  expect(within(listings).getByText('30')).toBeTruthy();
  const texts = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(texts('Listings')).toEqual(['Bengaluru14', 'Thiruvananthapuram10', 'Elsewhere6']);
  expect(texts('Leads')[1]).toBe('ThiruvananthapuramVisits 5Applications 1');
});
