import { expect, it } from 'vitest';
import type { AffiliateBalance } from '../../../contract/payouts.ts';
import { balanceSentence } from './affiliate-messages.ts';

const balance: AffiliateBalance = {
  payable: 0,
  held: 0,
  on_its_way: 0,
  at_bank: 0,
  block: 'nothing-owed',
  least_payout: 50_000,
  financial_year: '2026-27',
  credited_this_year: 0,
  late_this_year: 0,
  corrected_this_year: 0,
  tax_this_year: 0,
};

it.each([
  [{}, 'Nothing is owed now.'],
  [{ payable: -35_000 }, 'Taken back; your next earnings cover it first.'],
  [{ payable: 60_000, block: null }, 'Paid with the next payout.'],
  [{ payable: 60_000, on_its_way: 60_000, block: 'in-batch' }, 'In a payout that is being prepared.'],
  [{ payable: 60_000, at_bank: 90_000, block: 'in-batch' }, 'Waits until your bank has answered.'],
  [
    { payable: 60_000, block: 'returned' },
    'Your bank returned the last transfer. We’ll hold the amount until you re-enter your account or we’ve checked it.',
  ],
] as const)('says of a balance with %o why it is not paid', (own, sentence) => {
  expect(balanceSentence({ ...balance, ...own }).message).toBe(sentence);
});
