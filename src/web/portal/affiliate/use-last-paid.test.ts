// Which payout an affiliate's first figure is of, while the present month has none.
import { expect, it, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { lastPaidOf } from './use-last-paid.ts';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const payout = (paidOn: string | null, own: object = {}) => ({
  state: 'paid' as const,
  payee_kind: 'affiliate' as const,
  paid_on: paidOn,
  amount: 1_200_00,
  account: '••1234',
  ...own,
});

it('is the newest that the bank paid, for the month that was closed before it', () => {
  const payouts = [payout(null, { state: 'pending' }), payout('2026-10-12'), payout('2026-11-12')];
  expect(lastPaidOf(payouts, ['2026-10', '2026-09', '2026-08'])).toEqual({
    amount: 1_200_00,
    account: '••1234',
    paidOn: '2026-11-12',
    month: '2026-10',
  });
});

it('is nothing before the first, and names no month where none is closed', () => {
  expect(lastPaidOf([payout(null, { state: 'failed' })], ['2026-10'])).toBeNull();
  expect(lastPaidOf([payout('2026-11-12')], [])?.month).toBeNull();
});
