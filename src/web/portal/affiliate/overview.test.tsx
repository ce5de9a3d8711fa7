// The card of the balance has the months beside it on a desk, and with a grant the rank is no matter of balance.
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { open } from '../../../../tests/support/web/failing-screens.tsx';
import AffiliateOverview from './overview.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('./invite-card.tsx', () => ({ InviteCard: () => null }));

const affiliate = {
  affiliate_id: 'KRY-22222',
  status: 'active',
  created_at: '2026-01-05T05:00:00Z',
  sponsor_name: null,
  fast_track: null,
  closed_month: '2026-10',
  reward_calculation_mode: 'balanced',
};

const person = {
  ...{ mode: 'balanced', personal: 0, team: 80_00_000, primary: 60_00_000, growth: 20_00_000 },
  ...{ shadow_power: 0, is_granted: true, is_levelled: false, qualified_by: 'shadow-balancing' },
  ...{ rank: 'Leader', rate_bp: 2_000, next: null, reason: null, earned: 900_00, held: 0 },
};

it('draws the closed months in the card of the balance, and says what a rank by Fast Track counts', async () => {
  open(AffiliateOverview, '/portal/affiliate/overview', {
    'affiliates.mine': { affiliate },
    'commissions.estimateMine': { month: '2026-11', lines_total: 3, open_months: ['2026-11'], person },
    'commissions.listMyMonths': {
      items: [
        { month: '2026-10', earned: 4_000_00, rank: 'Leader' },
        { month: '2026-09', earned: 3_000_00, rank: 'Leader' },
      ],
    },
    'payouts.myBalance': {
      ...{ payable: 23_645_00, at_bank: 0, held: 0, block: null, financial_year: '2026-27' },
      ...{ credited_this_year: 23_645_00, tax_this_year: 0, late_this_year: 0, corrected_this_year: 0 },
    },
  });
  const balance = await screen.findByRole('region', { name: 'Your balance' });
  const bars = await within(balance).findByRole('navigation', { name: 'Commission by month' });
  expect(within(bars).getAllByRole('link')[0]?.getAttribute('href')).toBe(
    '/portal/affiliate/commissions?month=2026-09',
  );
  screen.getByText(/^Leader, 20%, Fast Track \(the stronger stream counts\), from 3 rents/);
});
