// The figure of a broker's first screen says of which month it is, and so does the rank beside it.
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { open } from '../../../../tests/support/web/failing-screens.tsx';
import { ThisMonth } from './this-month.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

it('names the month of the estimate and of the rank', async () => {
  const person = {
    mode: 'total',
    personal: 10_000_00,
    team: 10_000_00,
    primary: 0,
    growth: 0,
    qualifying: 10_000_00,
    rank: 'Leader',
    rate_bp: 2000,
    next: null,
    reason: null,
    earned: 4_800_00,
    held: 0,
  };
  open(ThisMonth, '/portal/broker', {
    'affiliates.mine': { affiliate: { status: 'active' } },
    'commissions.estimateMine': { month: '2026-11', lines_total: 3, open_months: ['2026-11'], person },
    'commissions.listMyMonths': { items: [] },
    'payouts.myBalance': { payable: 0 },
  });
  const figure = await screen.findByRole('region', { name: 'Estimate for Nov 2026' });
  expect(figure.textContent).toContain('₹4,800');
  expect(figure.textContent).toContain('Leader so far in Nov 2026, 20%. ');
});
