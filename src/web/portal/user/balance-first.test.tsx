// An affiliate's first screen begins with what is owed to them, and leads to the programme; no other screen asks for it.
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { open } from '../../../../tests/support/web/failing-screens.tsx';
import UserPortal from './user-portal.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('./greeting.tsx', () => ({ Greeting: () => null }));
vi.mock('./dashboard-blocks.tsx', () => ({ DashboardBlocks: () => <p>The rest</p> }));
let isAffiliate = true;
vi.mock('../../lib/use-account.ts', () => ({
  useAccount: () => ({ status: 'signed-in', user: {}, me: { isAffiliate }, roles: [] }),
}));

const balance = {
  payable: 23_645_00,
  at_bank: 0,
  held: 0,
  credited_this_year: 23_645_00,
  tax_this_year: 0,
  late_this_year: 0,
  corrected_this_year: 0,
  financial_year: '2026-27',
  block: null,
};

it('begins with the balance', async () => {
  open(UserPortal, '/portal/user', { 'payouts.myBalance': balance });
  await screen.findByRole('region', { name: 'Your balance' });
  screen.getByText('₹23,645');
  screen.getByText('Paid with the next payout.');
  expect(screen.getByRole('link', { name: 'Affiliate overview' }).getAttribute('href')).toBe(
    '/portal/affiliate/overview',
  );
});

it('has none for others', () => {
  isAffiliate = false;
  open(UserPortal, '/portal/user', { 'payouts.myBalance': balance });
  screen.getByText('The rest');
  expect(screen.queryByText(/^Your balance/)).toBeNull();
});
