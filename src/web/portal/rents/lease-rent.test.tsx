// What a landlord reads of a lease: each receipt at its month with its PDF and its acts, and nothing of it a second time.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOnly, failingClient } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { RentDue, RentPayment } from '../../../contract/rents.ts';
import { LeaseRent } from './lease-rent.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
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
  due_date: '2026-09-05',
  amount: 2_300_000,
  received: 2_300_000,
  reported: 0,
  disputed: 0,
  state: 'paid',
};
const receipt: RentPayment = {
  id: '0198a000-0000-7000-8000-000000000003',
  side: 'receiver',
  is_answered_by_operator: false,
  lease_id: lease,
  due_id: due.id,
  due_kind: 'rent',
  month: due.month,
  home_name: '2 BHK Adyar, Chennai',
  tenant_name: 'Asha Rao',
  amount: 2_300_000,
  reported_amount: null,
  mode: 'upi',
  reference: '400000000777',
  paid_on: '2026-09-04',
  state: 'confirmed',
  note: null,
  answer: null,
  confirmed_at: '2026-09-04T05:30:00.000Z',
  receipt_number: 'R-2026-1',
  replaces: null,
  replaced_by: null,
  needs_pan: false,
  covers: [{ kind: 'rent', month: due.month, amount: 2_300_000 }],
  created_at: '2026-09-04T05:30:00.000Z',
};
const reported: RentPayment = {
  ...receipt,
  id: '0198a000-0000-7000-8000-000000000004',
  reference: '400000000778',
  state: 'reported',
  confirmed_at: null,
  receipt_number: null,
  covers: [],
};

test('a receipt stands at its month once; what waits is above, without tenant and home', async () => {
  answerOnly({
    'rents.listDues': {
      items: [due],
      total: 1,
      next_cursor: null,
      credit: 0,
      payee: null,
      upi_limit: 10_000_000,
      is_answered_by_operator: false,
      deposit_held: 2_600_000,
    },
    'rents.listPayments': { items: [reported, receipt], total: 2, next_cursor: null },
  });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <LeaseRent leaseId={lease} lease={{ deposit: 5_200_000, moved_on: '2026-09-01' }} />
    </QueryClientProvider>,
  );
  const line = await screen.findByRole('article', { name: '400000000777' });
  expect(line.closest('li')?.textContent).toMatch(/^Sep\s2026/);
  within(line).getByRole('button', { name: 'PDF of receipt R-2026-1' });
  within(line).getByRole('button', { name: 'Actions for R-2026-1' });
  expect(screen.getAllByText(/R-2026-1/)).toHaveLength(1);
  screen.getByText('Deposit held now: ₹26,000 of ₹52,000 agreed');
  screen.getByText('Months before Sep 2026 are in the figures that the lease came with.');
  const waiting = await screen.findByRole('article', { name: '400000000778' });
  expect(waiting.textContent).not.toMatch(/Asha Rao|Adyar/);
  within(waiting).getByRole('button', { name: 'Report a problem' });
});
