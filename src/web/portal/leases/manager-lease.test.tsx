// A manager sees everybody whom the lease of their home names, and whom it waits for.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleLease } from '../../../../tests/support/web/example-lease.ts';
import { answerOnly, failingClient, timesAsked } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { Lease } from '../../../contract/leases.ts';
import ManagerLease from './manager-lease.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../../lib/use-account.ts', () => ({
  useAccount: () => ({ status: 'signed-in', user: { name: 'Asha' }, me: {}, roles: ['property_manager'] }),
}));
afterEach(cleanup);

const party = (role: Lease['parties'][number]['role'], name: string, accepted_at: string | null) => ({
  ...{ id: name, role, name, accepted_at, accepted_how: null, share_bp: null, is_you: false },
  ...{ has_account: true, opened_at: null, told_at: null, email: null, phone: null, address: null },
});

test('a lease that a list has is there at once, and what it owes is asked for beside it', async () => {
  answerOnly({});
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { queries } = failingClient;
  client.setQueryData(queries.leases.listLet.queryKey({ input: { as: 'manager' } }), {
    items: [{ ...exampleLease, state: 'active', side: null, rent_now: null }],
    total: 1,
    next_cursor: null,
  });
  renderPage(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/portal/manager/leases/:id" element={<ManagerLease />} />
      </Routes>
    </QueryClientProvider>,
    `/portal/manager/leases/${exampleLease.id}`,
  );
  screen.getByRole('list', { name: 'People of this lease' });
  expect([timesAsked('leases.get'), timesAsked('rents.listDues')]).toEqual([1, 1]);
});

test('co-tenants and whoever has not signed yet are on the page', async () => {
  const parties = [
    party('landlord', 'Harish Gupta', '2026-12-01T04:00:00Z'),
    party('tenant', 'Kavita More', '2026-12-01T05:00:00Z'),
    party('co_tenant', 'Anil More', null),
  ];
  answerOnly({ 'leases.get': { ...exampleLease, state: 'proposed', side: null, parties } });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ManagerLease />
    </QueryClientProvider>,
  );
  const people = within(await screen.findByRole('list', { name: 'People of this lease' }));
  expect(people.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Harish Gupta · Landlord.*Signed/),
    expect.stringMatching(/^Kavita More · Tenant.*Signed/),
    expect.stringMatching(/^Anil More · Co-tenant.*Not opened yet/),
  ]);
});
