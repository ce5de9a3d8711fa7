// The term of a lease among its documents: as it was agreed, or when it ended instead.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { exampleLease } from '../../../../tests/support/web/example-lease.ts';
import { answerOnly, failingClient } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import LandlordDocuments from './landlord-documents.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../../components/role-guard.tsx', () => ({
  RoleGuard: ({ children }: { children: React.ReactNode }) => children,
}));
afterEach(cleanup);

it.each([
  ['as agreed', {}, /1 Mar 2026 – 31 Jan 2027/],
  ['ended early', { state: 'ended', ended_on: '2026-11-08' }, /ended 8 Nov 2026, was to 31 Jan 2027/],
])('a lease %s', async (_, own, term) => {
  const lease = { ...exampleLease, start_date: '2026-03-01', end_date: '2027-01-31', notice: null, ...own };
  answerOnly({ 'leases.listLet': { items: [lease], total: 1, next_cursor: null } });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <LandlordDocuments />
    </QueryClientProvider>,
    '/portal/landlord/documents',
  );
  expect((await screen.findAllByText(term)).length).toBeGreaterThan(0);
});
