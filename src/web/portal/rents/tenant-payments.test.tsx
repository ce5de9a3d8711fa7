// What a tenant is asked to pay, and what the receiver of a payment may say of it.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOnly, failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { RentDue, RentPayment } from '../../../contract/rents.ts';
import { addDays, dateInIndia, formatDate } from '../../../domain/dates.ts';
import { PaymentCard } from './payment-card.tsx';
import TenantPayments from './tenant-payments.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../../components/role-guard.tsx', () => ({
  RoleGuard: ({ children }: { children: ReactNode }) => children,
}));
afterEach(cleanup);

const lease = '0198a000-0000-7000-8000-000000000001';
const due: RentDue = {
  id: '0198a000-0000-7000-8000-000000000002',
  lease_id: lease,
  kind: 'rent',
  charge: null,
  closings: [],
  tds: null,
  month: '2026-09',
  from_date: '2026-09-01',
  to_date: '2026-09-30',
  due_date: '2026-09-01',
  amount: 2_300_000,
  received: 0,
  reported: 0,
  disputed: 0,
  state: 'late',
};
const payment: RentPayment = {
  id: '0198a000-0000-7000-8000-000000000003',
  side: 'receiver',
  lease_id: lease,
  due_id: due.id,
  due_kind: 'rent',
  month: due.month,
  home_name: 'Lake View',
  tenant_name: 'Asha Rao',
  amount: 2_300_000,
  reported_amount: null,
  mode: 'upi',
  reference: '412345678901',
  paid_on: '2026-09-02',
  state: 'mismatch',
  note: null,
  answer: 'Only ₹20,000 came',
  confirmed_at: null,
  is_answered_by_operator: false,
  receipt_number: null,
  replaces: null,
  replaced_by: null,
  needs_pan: true,
  covers: [],
  created_at: '2026-09-02T05:30:00.000Z',
};

const show = (element: ReactNode) =>
  renderPage(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>);

const noBank = { name: 'Lal Singh', upi: 'lal@okbank', bank: null };

async function showMonth(
  own: Partial<RentDue>,
  payee: object | null = noBank,
  others: object[] = [],
): Promise<void> {
  answerOnly({
    'leases.listMine': {
      items: [{ id: lease, state: 'active', start_date: '2026-04-01' }],
      total: 1,
      next_cursor: null,
    },
    'rents.listDues': {
      items: [{ ...due, ...own }, ...others],
      total: 1,
      next_cursor: null,
      credit: 0,
      payee,
      upi_limit: 10_000_000,
      is_answered_by_operator: false,
      deposit_held: null,
    },
    'rents.listPayments': { items: [], total: 0, next_cursor: null },
  });
  show(<TenantPayments />);
  await screen.findByText('Rent and charges');
}

const upiLink = () => screen.queryByRole('link', { name: 'Open a UPI app' })?.getAttribute('href') ?? null;

test('asks for a month that nothing was paid of, and for the rest of one paid in part', async () => {
  await showMonth({});
  expect(upiLink()).toContain('am=23000.00');
  cleanup();
  await showMonth({ received: 2_000_000 });
  expect(upiLink()).toContain('am=3000.00');
});

test('says that all is paid and what comes next, which is paid ahead only by whoever asks for it', async () => {
  const paid = { ...due, id: '0198a000-0000-7000-8000-000000000009', received: 2_300_000, state: 'paid' };
  const next = addDays(dateInIndia(new Date().toISOString()), 4);
  await showMonth({ due_date: next, state: 'upcoming' }, noBank, [paid]);
  await screen.findByRole('heading', { name: 'All is paid' });
  screen.getByText(`Next: ₹23,000 for Sep 2026, due on ${formatDate(next)}.`);
  expect(upiLink()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Pay ahead' }));
  expect(upiLink()).toContain('am=23000.00');
  cleanup();
  // Three days before, when the first reminder goes out, it is asked for.
  await showMonth({ due_date: addDays(next, -1), state: 'upcoming' }, noBank, [paid]);
  expect(upiLink()).toContain('am=23000.00');
  cleanup();
  await showMonth({ due_date: next, state: 'upcoming' });
  await screen.findByRole('heading', { name: 'Nothing to pay yet' });
});

test('says of a late month that it is late where it is to be paid', async () => {
  const below = () => screen.getByRole('heading', { name: /^₹23,000 for/ }).nextElementSibling?.textContent;
  await showMonth({});
  expect(below()).toBe('Due on 1 Sep 2026Late');
  cleanup();
  await showMonth({ state: 'due' });
  expect(below()).toBe('Due on 1 Sep 2026');
});

test('offers rent above the limit of UPI in parts, the next one while the first waits, or all at once', async () => {
  await showMonth({ amount: 12_000_000 });
  expect(upiLink()).toContain('am=100000.00');
  screen.getByText(/Pay in 2 parts: ₹1,00,000 \+ ₹20,000/);
  fireEvent.click(screen.getByRole('switch', { name: 'Pay all of it at once' }));
  expect(upiLink()).toContain('am=120000.00');
  cleanup();
  await showMonth({ amount: 12_000_000, reported: 10_000_000 });
  expect(upiLink()).toContain('am=20000.00');
  cleanup();
  await showMonth({ amount: 10_000_000 });
  expect(screen.queryByRole('switch', { name: 'Pay all of it at once' })).toBeNull();
});

test('has the UPI ID and the bank account to copy, and the account alone where no UPI ID is given', async () => {
  const bank = { holder: 'Lal Singh', number: '123412345678', ifsc: 'HDFC0000001' };
  await showMonth({}, { ...noBank, bank });
  for (const name of ['Copy UPI ID', 'Copy account number', 'Copy IFSC'])
    screen.getByRole('button', { name });
  screen.getByText('HDFC0000001');
  cleanup();
  await showMonth({ amount: 12_000_000 }, { name: 'Lal Singh', upi: null, bank });
  expect(upiLink()).toBeNull();
  expect(screen.queryByRole('switch', { name: 'Pay all of it at once' })).toBeNull();
  screen.getByText(/Pay Lal Singh by bank transfer/);
});

test('asks for nothing while a payment of the month is in dispute, and says who has to answer', async () => {
  await showMonth({ disputed: 2_300_000 });
  expect(upiLink()).toBeNull();
  expect(screen.queryByText('Late')).toBeNull();
  screen.getByText('In dispute');
  await screen.findByText(/Your landlord could not find the ₹23,000 you reported/);
});

test('asks for the rest of a month while a part of it is reported, and takes that part', async () => {
  await showMonth({ reported: 2_000_000 });
  expect(upiLink()).toContain('am=3000.00');
  await screen.findByText(/You reported ₹20,000 for .* don’t pay it again/);
  screen.getByText('Waiting for the landlord');
  screen.getByRole('button', { name: 'Enter another payment' });
});

test('asks for nothing while all of a month is reported', async () => {
  await showMonth({ reported: 2_300_000 });
  expect(upiLink()).toBeNull();
  screen.getByText('Waiting for the landlord');
  expect(screen.queryByRole('button', { name: 'Enter another payment' })).toBeNull();
});

test.each(['deposit', 'charge'] as const)(
  'has one form for the rest of a %s of which a part is reported',
  async (kind) => {
    await showMonth({ kind, reported: 2_000_000 });
    expect(screen.getAllByRole('button', { name: /^Enter (a|another) payment$/ })).toHaveLength(1);
  },
);

test('a disputed payment is confirmed in the part that came, and for less than was reported', async () => {
  answerOnly({ 'rents.confirm': { ...payment, state: 'confirmed' } });
  show(<PaymentCard payment={payment} isOwn={false} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Only a part came' }));
  const amount = await screen.findByLabelText(/Amount that came/);
  fireEvent.change(amount, { target: { value: '23000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm this part' }));
  await screen.findByText(/Enter less than ₹23,000/);
  expect(inputsOf('rents.confirm')).toEqual([]);
  fireEvent.change(amount, { target: { value: '20000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm this part' }));
  await waitFor(() => expect(inputsOf('rents.confirm')).toEqual([{ id: payment.id, amount: 2_000_000 }]));
});

test.each([
  ['receiver' as const, false, 'To confirm', 'Check whether it arrived, then confirm it.'],
  ['tenant' as const, false, 'Waiting for the landlord', 'Waiting for the landlord to confirm it.'],
  [null, false, 'Waiting for the landlord', 'Waiting for the landlord to confirm it.'],
  ['receiver' as const, true, 'Waiting for Kiraya', 'Waiting for Kiraya to confirm it.'],
])('a reported payment says to its %s whose answer it waits for', async (side, byOperator, badge, words) => {
  const reported = { ...payment, state: 'reported' as const, side, is_answered_by_operator: byOperator };
  show(<PaymentCard payment={reported} isOwn={false} />);
  await screen.findByText(words);
  screen.getByText(badge);
});

test.each([
  ['is valid', { state: 'confirmed' as const }, 'Receipt KR/2026-27/00002'],
  [
    'replaces another',
    { state: 'confirmed' as const, replaces: 'KR/2026-27/00001' },
    'Receipt KR/2026-27/00002 replaces KR/2026-27/00001',
  ],
  [
    'was replaced',
    { state: 'cancelled' as const, replaced_by: 'KR/2026-27/00003' },
    'Receipt KR/2026-27/00002 is replaced by KR/2026-27/00003',
  ],
  ['was taken back', { state: 'cancelled' as const }, 'Receipt KR/2026-27/00002 is no longer valid'],
])('a receipt that %s says so beside its PDF', async (_, own, words) => {
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <PaymentCard
        payment={{ ...payment, side: 'tenant', answer: null, receipt_number: 'KR/2026-27/00002', ...own }}
        isOwn={false}
      />
    </QueryClientProvider>,
  );
  await screen.findByText(words);
  screen.getByRole('button', { name: 'PDF of receipt KR/2026-27/00002' });
});
