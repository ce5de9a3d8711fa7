// Before the first receipt an owner is asked for the PAN that it names, and may say that they do not give it.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answerOnly,
  failingClient,
  failWith,
  inputsOf,
} from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { RentPayment } from '../../../contract/rents.ts';
import { toast } from '../../ui/toast-store.ts';
import { PaymentCard } from './payment-card.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const payment: RentPayment = {
  id: '01900000-0000-7000-8000-000000000001',
  side: 'receiver',
  is_answered_by_operator: false,
  lease_id: '01900000-0000-7000-8000-000000000002',
  due_id: null,
  due_kind: null,
  month: '2026-11',
  home_name: 'Rose 4',
  tenant_name: 'Asha Rao',
  amount: 3_000_000,
  reported_amount: null,
  mode: 'upi',
  reference: '412345678901',
  paid_on: '2026-11-05',
  state: 'reported',
  note: null,
  answer: null,
  confirmed_at: null,
  receipt_number: null,
  replaces: null,
  replaced_by: null,
  needs_pan: true,
  covers: [],
  created_at: '2026-11-05T06:00:00Z',
};
const none = { pan: null, pan_refused_at: null, account: null };
const refused = { ...none, pan_refused_at: '2026-11-05T06:00:00Z' };

beforeEach(() => failWith(new TypeError('Failed to fetch')));
afterEach(() => {
  act(() => toast.close());
  cleanup();
});

let client: QueryClient;
const open = (own: Partial<RentPayment> = {}, isOwn = true) => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderPage(
    <QueryClientProvider client={client}>
      <PaymentCard payment={{ ...payment, ...own }} isOwn={isOwn} />
    </QueryClientProvider>,
    '/',
  );
};

/** Answered, the card has both ways to confirm; before that only the one that asks. */
const isAsked = async () => {
  await act(() => vi.waitFor(() => expect(client.isFetching()).toBe(0)));
  expect(screen.queryByRole('button', { name: 'Only a part came' })).toBeNull();
};

test('cannot be pressed before it is known whether the PAN is there', async () => {
  answerOnly({ 'payees.getMine': refused });
  open();
  expect(screen.getByRole('button', { name: /^Confirm ₹30,000/ })).toHaveProperty('disabled', true);
  await act(() => vi.waitFor(() => expect(client.isFetching()).toBe(0)));
  expect(screen.getByRole('button', { name: /^Confirm ₹30,000/ })).toHaveProperty('disabled', false);
});

test('to confirm asks for the PAN first, and goes on once it is refused', async () => {
  answerOnly({ 'payees.getMine': none });
  open();
  await isAsked();
  fireEvent.click(screen.getByRole('button', { name: /^Confirm ₹30,000/ }));
  await screen.findByText('First your PAN, for the receipt');
  screen.getByText(/house rent allowance \(HRA\)/);
  const field = await screen.findByLabelText('PAN');
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.click(await screen.findByRole('button', { name: 'I don’t want to give it' }));
  answerOnly({ 'payees.getMine': refused, 'payees.refusePan': refused });
  fireEvent.click(await screen.findByRole('button', { name: 'I don’t give it' }));
  await screen.findByRole('button', { name: 'Only a part came' });
  expect(inputsOf('payees.refusePan')).toHaveLength(1);
  // What was clicked goes on by itself: an answer recorded looks like a rent confirmed.
  await screen.findByText('Has ₹30,000 arrived?');
});

test('Escape closes what is in front, and then what was behind', async () => {
  answerOnly({ 'payees.getMine': none });
  open();
  await isAsked();
  fireEvent.click(screen.getByRole('button', { name: /^Confirm ₹30,000/ }));
  const give = await screen.findByRole('button', { name: 'I don’t want to give it' });
  fireEvent.click(give);
  fireEvent.keyDown(await screen.findByRole('button', { name: 'I don’t give it' }), { key: 'Escape' });
  await vi.waitFor(() => expect(screen.queryByText('Not give your PAN?')).toBeNull());
  screen.getByText('First your PAN, for the receipt');
  fireEvent.keyDown(give, { key: 'Escape' });
  await vi.waitFor(() => expect(screen.queryByText('First your PAN, for the receipt')).toBeNull());
});

test.each([
  ['a receipt that names no PAN', { needs_pan: false }, true],
  ['a manager', {}, false],
])('%s is not asked for one', async (_, own, isOwn) => {
  answerOnly({ 'payees.getMine': none });
  open(own, isOwn);
  await screen.findByRole('button', { name: 'Only a part came' });
});
