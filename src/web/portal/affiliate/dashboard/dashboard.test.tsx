// An affiliate's earnings are drawn as the bars of their months, each the way to its statement.
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient } from '../../../../../tests/support/web/failing-client.ts';
import { open } from '../../../../../tests/support/web/failing-screens.tsx';
import AffiliateDashboard from './dashboard.tsx';

vi.mock('../../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../affiliate-gate.tsx', () => ({
  AffiliateGate: ({ children }: { children: (own: object) => unknown }) =>
    children({ closed_month: '2026-09' }),
}));

const month = (name: string, earned: number) => ({
  month: name,
  rank: 'Starter',
  rate_bp: 1000,
  personal: 0,
  team: 0,
  qualifying: 0,
  earned,
  held: 0,
});

test('a bar opens its month under Commissions', async () => {
  open(AffiliateDashboard, '/portal/affiliate/dashboard', {
    'commissions.listMyMonths': { items: [month('2026-09', 17_400_00), month('2026-08', 12_000_00)] },
    'team.growth': { items: [] },
  });
  const bar = await screen.findByRole('link', { name: 'Sep 2026: ₹17,400' });
  expect(bar.getAttribute('href')).toBe('/portal/affiliate/commissions?month=2026-09');
});

test('on a phone the newest six months are named by their amounts, and the table has all', async () => {
  const names = ['09', '08', '07', '06', '05', '04', '03', '02', '01'].map((one) => `2026-${one}`);
  open(AffiliateDashboard, '/portal/affiliate/dashboard', {
    'commissions.listMyMonths': { items: names.map((name, place) => month(name, 1_000_00 * (9 - place))) },
    'team.growth': { items: [] },
  });
  const bars = within(await screen.findByRole('navigation', { name: 'Commission by month' }));
  const amounts = [...bars.getByRole('list').querySelectorAll('small')].map(({ textContent }) => textContent);
  expect(amounts).toEqual(['₹4,000', '₹5,000', '₹6,000', '₹7,000', '₹8,000', '₹9,000']);
  bars.getByText('Apr 2026');
  expect(bars.getAllByRole('link')).toHaveLength(9);
});
