// @vitest-environment happy-dom
// Financials before the first lease: what comes here and one way to begin, no zeros and no PAN.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOnly, failingClient, timesAsked } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import LandlordFinancials from './financials.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../../components/role-guard.tsx', () => ({
  RoleGuard: ({ children }: { children: React.ReactNode }) => children,
}));
afterEach(cleanup);

const open = (total: number) => {
  answerOnly({ 'leases.listLet': { items: [], total, next_cursor: null } });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <LandlordFinancials />
    </QueryClientProvider>,
  );
};

test('a landlord without a lease reads what comes here, and may write one', async () => {
  open(0);
  await screen.findByText('No rent yet');
  expect(screen.getByRole('link', { name: 'New lease' }).getAttribute('href')).toBe(
    '/portal/landlord/leases/new',
  );
  expect(screen.queryByRole('tab')).toBeNull();
  expect([timesAsked('rents.summary'), timesAsked('payees.getMine')]).toEqual([0, 0]);
});

test('with a lease, be it over, the views are there', async () => {
  open(1);
  await screen.findByRole('tab', { name: 'Receipts' });
  expect(timesAsked('rents.summary')).toBeGreaterThan(0);
});
