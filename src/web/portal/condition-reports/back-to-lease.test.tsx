// Reports lead back to the page on which their reader has the lease.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOnly, failingClient } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { ConditionReports } from '../../../contract/condition-reports.ts';
import type { Role } from '../../../domain/roles.ts';
import ConditionPage from './condition-page.tsx';

let roles: Role[] = [];
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../../lib/use-account.ts', () => ({
  useAccount: () => ({ status: 'signed-in', user: { name: 'Asha' }, me: {}, roles }),
}));
vi.mock('./report-section.tsx', () => ({ ReportSection: () => null }));
afterEach(cleanup);

const reports: ConditionReports = {
  ...{ lease_id: '0198a000-0000-7000-8000-000000000001', home_name: 'Lake View', lease_state: 'active' },
  ...{ start_date: '2026-11-01', last_day: '2027-09-30', is_co_tenant: false, suggested: [], reports: [] },
  side: null,
};

test.each<[Role[], 'tenant' | 'landlord', string]>([
  [['property_manager'], 'landlord', '/portal/manager/leases/'],
  [['landlord'], 'landlord', '/portal/landlord/leases/'],
  [['landlord', 'property_manager'], 'landlord', '/portal/landlord/leases/'],
  [['tenant'], 'tenant', '/portal/tenant/lease'],
])('with the roles %j on the side of the %s to %s', async (held, side, path) => {
  roles = held;
  answerOnly({ 'conditionReports.get': { ...reports, side } });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ConditionPage />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('link', { name: 'Back to the lease' })).getAttribute('href')).toBe(path);
});
