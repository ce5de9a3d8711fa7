// @vitest-environment happy-dom
// A list of leases that is empty leads to writing one: the landlord's and the manager's too.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOnly, failingClient } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { LeaseList } from './tenants-page.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

test('a manager without leases is led to preparing one for the owner', async () => {
  answerOnly({ 'leases.listLet': { items: [], total: 0, next_cursor: null } });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <LeaseList as="manager" />
    </QueryClientProvider>,
  );
  const link = await screen.findByRole('link', { name: 'Prepare a lease for the owner to sign' });
  expect(link.getAttribute('href')).toBe('/portal/landlord/leases/new');
});
