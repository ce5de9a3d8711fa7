// One's own commissions: another month takes the place of the last, whatever is drawn below its lines.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answersOf } from '../../../../tests/support/web/contract-answers.ts';
import { answerNow, failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { click, open, page } from '../../../../tests/support/web/failing-screens.tsx';
import { CommissionMonths } from '../../portal/affiliate/affiliate-commissions.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../../portal/affiliate/affiliate-gate.tsx', () => ({
  AffiliateGate: ({ children }: { children: (own: object) => unknown }) => children({ affiliate_id: 'a' }),
}));

test('the statement of one month makes room for that of another', async () => {
  const months = ['2026-08', '2026-07'].map((month) => ({ month, earned: 0 }));
  open(() => <CommissionMonths title="Commissions" />, '/portal/affiliate/commissions', {
    ...answersOf(),
    'commissions.listMyMonths': { items: months },
    'commissions.estimateMine': { open_months: [] },
    'commissions.listMine': { ...page(), has_more: false },
  });
  await screen.findByRole('heading', { name: 'Statement of Aug 2026' });
  fireEvent.click(screen.getByRole('combobox', { name: 'Month' }));
  await click('Jul 2026', 'option');
  await screen.findByRole('heading', { name: 'Statement of Jul 2026' });
  await waitFor(() => expect(screen.getAllByRole('heading', { name: /^Statement of/ })).toHaveLength(1));
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('title')).toBe('Jul 2026: ₹0');
  fireEvent.click(screen.getByRole('link', { name: 'Aug 2026: ₹0' }));
  await screen.findByRole('heading', { name: 'Statement of Aug 2026' });
  expect(screen.getAllByRole('button', { name: /Which rents pay me nothing/ })).toHaveLength(1);
});

test('what was credited and what the months brought differ by a sum that is named', async () => {
  open(() => <CommissionMonths title="Commissions" />, '/portal/affiliate/commissions', {
    ...answersOf(),
    'commissions.listMyMonths': {
      items: [
        { month: '2026-09', earned: 46_000_00 },
        { month: '2026-08', earned: 42_768_00 },
      ],
    },
    'commissions.estimateMine': { open_months: [] },
    'commissions.listMine': { ...page(), has_more: false },
    'payouts.myBalance': {
      ...(answersOf()['payouts.myBalance'] as object),
      payable: 23_645_00,
      financial_year: '2026-27',
      credited_this_year: 91_336_00,
      late_this_year: 2_568_00,
      corrected_this_year: 0,
    },
  });
  await screen.findByText(/₹91,336 credited in 2026-27.*₹2,568 of it for rents paid late/);
  expect(screen.queryByText(/corrections and adjustments/)).toBeNull();
});

test('a net that is all of the balance is said once in figures', async () => {
  open(() => <CommissionMonths title="Commissions" />, '/portal/affiliate/commissions', {
    ...answersOf(),
    'commissions.listMyMonths': { items: [{ month: '2026-08', earned: 0 }] },
    'commissions.estimateMine': { open_months: [] },
    'commissions.listMine': { ...page(), has_more: false },
    'commissions.statementMine': {
      ...(answersOf()['commissions.statementMine'] as object),
      month: '2026-08',
      net: 23_645_00,
      postings: [{ kind: 'late', payable: 2_568_00, held: 0, tax: 0 }],
      payout: null,
    },
    'payouts.myBalance': { ...(answersOf()['payouts.myBalance'] as object), payable: 23_645_00 },
  });
  await screen.findByText('Your balance is the commission of Aug 2026 after tax.');
  screen.getByText(/Paid after those months closed/);
  expect(screen.getAllByText(/23,645/)).toHaveLength(1);
});

test('the lines say their order and their total, and come by amount a page at a time when asked', async () => {
  const line = (payment_id: string, level: number, amount: number) => ({
    ...(answersOf()['commissions.listMine'] as { items: object[] }).items[0],
    payment_id,
    property_name: payment_id,
    level,
    amount,
    base: 0,
    rvl: 0,
    status: 'payable',
    month: '2026-08',
    origin_month: '2026-08',
  });
  const [own, below] = [line('Own', 1, 740_00), line('Far', 2, 2_768_00)];
  // One counts from the rent: who reads is two levels up from it.
  const far = { ...below, credited_id: 'KRY-OTHER', credited_name: 'Simran Singh' };
  open(() => <CommissionMonths title="Commissions" />, '/portal/affiliate/commissions', {
    ...answersOf(),
    'commissions.listMyMonths': { items: [{ month: '2026-08', earned: 0 }] },
    'commissions.estimateMine': { open_months: [] },
    'commissions.listMine': page(own, far),
    'commissions.statementMine': {
      ...(answersOf()['commissions.statementMine'] as object),
      month: '2026-08',
      postings: [
        { kind: 'regular', payable: 3_508_00, held: 0, tax: 0 },
        { kind: 'tax', payable: -70_00, held: 0, tax: 0 },
      ],
    },
  });
  const homes = () =>
    screen.getAllByRole('button', { name: /^Why this amount/ }).map(({ textContent }) => textContent);
  await screen.findByText('Your own homes first, then level by level.');
  await waitFor(() => expect(homes()).toHaveLength(2));
  screen.getByText('KRY-OTHER · you at level 2');
  const before = homes();
  await screen.findByText('₹3,508', { selector: 'tfoot *' });
  answerNow({ 'commissions.listMine': { ...page(far), next_cursor: 'more' } });
  fireEvent.click(screen.getByRole('button', { name: 'Largest amount first' }));
  await waitFor(() => expect(homes()).toEqual(before.slice(1)));
  screen.getByText('₹3,508', { selector: 'tfoot *' });
  answerNow({ 'commissions.listMine': page(own) });
  await click('Show more');
  await waitFor(() => expect(homes()).toEqual(before.toReversed()));
  expect(inputsOf('commissions.listMine')).toEqual([
    { month: '2026-08', order: 'level', limit: 25 },
    { month: '2026-08', order: 'amount', limit: 25 },
    { month: '2026-08', order: 'amount', limit: 25, cursor: 'more' },
  ]);
});
