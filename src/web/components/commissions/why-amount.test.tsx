// @vitest-environment happy-dom
// What an affiliate reads of a line that an earlier month's rent brought.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { Explanation } from '../../../contract/commissions.ts';
import { WhyAmount } from './why-amount.tsx';

afterEach(cleanup);

const explanation: Explanation = {
  month: '2026-09',
  affiliate_id: 'KRY-WASM2',
  full_name: 'Wasim Wrong',
  is_estimate: false,
  person: {
    status: 'active',
    mode: 'balanced',
    personal: 0,
    team: 0,
    largest_leg: 0,
    primary: 0,
    growth: 0,
    is_levelled: false,
    qualifying: 0,
    qualified_by: 'team',
    shadow_added: 0,
    shadow_power: 0,
    is_granted: false,
    rank: 'Starter',
    rate_bp: 1_000,
    next: null,
    reason: null,
    earned: 0,
    held: 0,
  },
  payment: {
    payment_id: '0198a000-0000-7000-8000-000000000001',
    kind: 'reversal',
    origin_month: '2026-07',
    credit_reason: 'Lavanya brought this home',
    rvl: 28_000_00,
    share_bp: 800,
    base: 2_240_00,
    steps: [],
    reason: null,
  },
};

test('says that it is taken back and why, and leaves out the rank of the month that posts it', () => {
  renderPage(<WhyAmount explanation={explanation} />);
  screen.getByText('Taken back: this was paid before');
  screen.getByText('Our team’s reason: Lavanya brought this home');
  screen.getByText('The rates are those of Jul 2026, the month of the rent. Ranks of closed months stay.');
  expect(screen.queryByText('Your rate')).toBeNull();
});
