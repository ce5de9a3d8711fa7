// Rents of this month recorded together: each row is a request with a key of its own, and what is refused stays at its row.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerOnly, failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { RentGridRow } from '../../../contract/rents.ts';
import { RecordRents } from './record-rents.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

const due = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const row = (
  n: number,
  own: Partial<NonNullable<RentGridRow['months'][number]>> = {},
  isPaidToOperator = false,
) => ({
  lease_id: `01900000-0000-7000-8000-0000000000a${n}`,
  home_name: `Bed ${n}`,
  tenant_name: `Tenant ${n}`,
  is_paid_to_operator: isPaidToOperator,
  rent_now: { late_months: n === 2 ? ['2026-11', '2026-12'] : [] },
  months: [
    { due_id: due(n), month: '2026-12', amount: 800_000, paid: 0, state: 'due', waits_for: null, ...own },
  ],
});
const items = [
  row(1),
  row(2, { paid: 300_000 }),
  row(3, { paid: 800_000 }),
  row(4, { waits_for: 'receiver' }),
  row(5, {}, true),
];
const show = (shown: unknown[] = items, next: string | null = null) => {
  answerOnly({
    'rents.grid': { items: shown, months: [], total: 5, next_cursor: next },
    'rents.record': {},
  });
  return renderPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RecordRents />
    </QueryClientProvider>,
  );
};

it('lists what is open and the landlord’s to record, and sends each ticked row', async () => {
  show();
  const first = await screen.findByLabelText(/^Tenant 1/);
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  expect(screen.getAllByText(/not paid yet/).map(({ textContent }) => textContent)).toEqual([
    'Nov 2026 is not paid yet',
  ]);
  fireEvent.click(first);
  fireEvent.click(screen.getByLabelText(/^Tenant 2/));
  const save = screen.getByRole('button', { name: 'Save 2 rents' });
  fireEvent.click(save);
  fireEvent.click(save);
  await screen.findByText(/^2 rents recorded/);
  expect(inputsOf('rents.record')).toMatchObject([
    { id: due(1), amount: 800_000 },
    { id: due(2), amount: 500_000 },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Save 2/ })).toBeNull());
});

it('does not say that all is recorded while there are leases it has not read', async () => {
  show([row(3, { paid: 800_000 })], 'next');
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(inputsOf('rents.grid')).toMatchObject([{}, { cursor: 'next' }]));
  expect(screen.queryByText(/^All rent of \w+ \d{4} is recorded$/)).toBeNull();
});
