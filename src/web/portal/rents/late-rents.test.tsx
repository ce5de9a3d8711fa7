// @vitest-environment happy-dom
// The late months alone: whose they are, since when, what they come to, and the way to record what came in.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOnly, failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { RentGrid } from './rent-grid.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

const row = (id: string, name: string, own: object) => ({
  lease_id: id,
  home_name: '2 BHK Adyar, Chennai',
  tenant_name: name,
  is_paid_to_operator: false,
  months: [],
  rent_now: { late_since: '2026-10-05', late_months: ['2026-10', '2026-11'], late_amount: 2_600_000 },
  ...own,
});

test('the address asks for late rent alone; what Kiraya collects is not recorded by a landlord', async () => {
  const items = [row('own', 'Asha Rao', {}), row('collected', 'Om Puri', { is_paid_to_operator: true })];
  answerOnly({ 'rents.grid': { items, total: 2, next_cursor: null, months: [] } });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <RentGrid />
    </QueryClientProvider>,
    '/?view=months&show=late',
  );
  await screen.findByText('₹52,000 · 2 tenants are late');
  expect(inputsOf('rents.grid')).toMatchObject([{ as: 'landlord', show: 'late' }]);
  expect(screen.getAllByText('Oct 2026, Nov 2026')).toHaveLength(2);
  const acts = screen.getAllByRole('link', { name: /^Record rent: / });
  expect(acts.map((act) => act.getAttribute('href'))).toEqual(['/portal/landlord/leases/own#rent']);
  screen.getByText('Kiraya collects it');
});
