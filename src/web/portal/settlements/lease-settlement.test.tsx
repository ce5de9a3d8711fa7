// Both sides of a lease that is over settle its deposit: the landlord names deductions, the tenant answers each, and confirms what came.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOnly, failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { Settlement, SettlementAnswer } from '../../../contract/settlements.ts';
import { LeaseSettlement } from './lease-settlement.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

const idOf = (n: number) => `0198a000-0000-7000-8000-00000000000${n}`;
const lease = idOf(1);
const line: Settlement['lines'][number] = {
  id: idOf(3),
  kind: 'damage',
  label: 'Cupboard door',
  amount: 1_000_000,
  month: null,
  repair: null,
  state: 'open',
  is_by_silence: false,
  reason: null,
  allowed: null,
  decision: null,
  photos: [],
};
const settlement: Settlement = {
  id: idOf(2),
  lease_id: lease,
  home_name: '2 BHK in Baner',
  landlord_name: 'Lal Singh',
  tenant_name: 'Asha Rao',
  reads_as: 'tenant',
  state: 'answering',
  started_by: 'landlord',
  last_day: '2026-11-20',
  deposit: 6_000_000,
  credit: 0,
  held_by: 'landlord',
  due_on: '2026-12-01',
  lines: [line],
  refunds: [],
  taken: 0,
  held: 1_000_000,
  refund: 5_000_000,
  to_refund: 0,
  debt: 0,
  waived: 0,
  waive_reason: null,
  created_at: '2026-11-24T06:30:00.000Z',
};
const offer: SettlementAnswer = {
  settlement: null,
  can_start: true,
  unpaid: [{ due_id: idOf(5), kind: 'rent', what: 'rent', month: '2026-10-01', amount: 2_500_050 }],
  deposit: 6_000_000,
  credit: 0,
};

async function open(answer: SettlementAnswer, as: 'landlord' | 'tenant' | 'reader') {
  answerOnly({
    'settlements.get': answer,
    'settlements.propose': settlement,
    'settlements.ask': settlement,
    'settlements.answer': settlement,
    'settlements.confirmRefund': settlement,
    'leases.repairs': { items: [] },
  });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <LeaseSettlement leaseId={lease} as={as} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(inputsOf('settlements.get')).toHaveLength(1));
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

test('the landlord is offered unpaid rent to the paisa, and adds a deduction', async () => {
  await open(offer, 'landlord');
  await press('Settle the deposit');
  const form = await dialog();
  fireEvent.click(form.getByRole('button', { name: 'Add a deduction' }));
  fireEvent.change(form.getByLabelText(/What it is for/), { target: { value: 'Cupboard door' } });
  fireEvent.change(form.getByLabelText(/Amount/), { target: { value: '10000' } });
  fireEvent.click(form.getByRole('button', { name: 'Send to the tenant' }));
  await waitFor(() =>
    expect(inputsOf('settlements.propose')).toEqual([
      {
        id: lease,
        lines: [
          { kind: 'rent', label: 'Rent', amount: 2_500_050, due_id: idOf(5), repair_id: null },
          { kind: 'damage', label: 'Cupboard door', amount: 1_000_000, due_id: null, repair_id: null },
        ],
      },
    ]),
  );
});

test('the tenant answers each deduction, and says why not', async () => {
  await open({ ...offer, can_start: false, settlement }, 'tenant');
  await press('Answer the deductions');
  const form = await dialog();
  fireEvent.click(form.getByRole('button', { name: 'Send your answer' }));
  await form.findByText('Choose yes or no');
  fireEvent.click(form.getByRole('radio', { name: 'I do not accept it' }));
  fireEvent.change(form.getByLabelText(/Why not/), { target: { value: 'It was so before' } });
  fireEvent.click(form.getByRole('button', { name: 'Send your answer' }));
  await waitFor(() =>
    expect(inputsOf('settlements.answer')).toEqual([
      {
        id: settlement.id,
        answers: [{ line_id: line.id, accepts: false, reason: 'It was so before' }],
      },
    ]),
  );
});

test('the tenant confirms a refund that arrived', async () => {
  const refund = {
    id: idOf(4),
    amount: 5_000_000,
    paid_on: '2026-11-25',
    mode: 'upi' as const,
    reference: '432100987654',
    state: 'reported' as const,
    answer: null,
  };
  const paid = { ...settlement, state: 'refunding' as const, lines: [], held: 0, refunds: [refund] };
  await open({ ...offer, can_start: false, settlement: paid }, 'tenant');
  await press('It has arrived');
  fireEvent.click((await dialog()).getByRole('button', { name: 'It has arrived' }));
  await waitFor(() => expect(inputsOf('settlements.confirmRefund')).toEqual([{ id: refund.id }]));
});

test('a deposit that we hold has no button of the landlord’s', async () => {
  const ours: Settlement = {
    ...settlement,
    reads_as: 'landlord',
    state: 'refunding',
    held_by: 'company',
    to_refund: 5_000_000,
  };
  await open({ ...offer, can_start: false, settlement: ours }, 'landlord');
  await screen.findByText(/We hold this deposit/);
  expect(screen.queryByRole('button', { name: 'Enter the refund' })).toBeNull();
});

test('who only reads the lease sees nothing before it was begun, and changes nothing after', async () => {
  await open(offer, 'reader');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  await open({ ...offer, can_start: false, settlement: { ...settlement, reads_as: 'co_tenant' } }, 'reader');
  await screen.findByText('Cupboard door');
  // They may keep the paper, as everybody who reads it.
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Settlement as PDF']);
});
