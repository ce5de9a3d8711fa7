// `/portal` leads to the portal of the highest role; whoever has a tenant check to answer comes to that first, once.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerOnly, failingClient } from '../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import type { TenantCheck } from '../../contract/tenant-checks.ts';
import PortalDispatcher from './dispatcher.tsx';

vi.mock('../lib/api-provider.tsx', () => ({
  useApi: () => failingClient,
  ApiProvider: ({ children }: { children: React.ReactNode }) => children,
}));
vi.mock('../components/role-guard.tsx', () => ({
  RoleGuard: ({ children }: { children: React.ReactNode }) => children,
}));
let roles: object = { me: {}, roles: ['tenant'] };
vi.mock('../lib/use-account.ts', () => ({
  useAccount: () => ({ status: 'signed-in', user: { id: 'asha' }, ...roles }),
}));
beforeEach(() => {
  sessionStorage.clear();
  roles = { me: {}, roles: ['tenant'] };
});
afterEach(cleanup);

const check = (own: Partial<TenantCheck> = {}): TenantCheck => ({
  id: '0198a000-0000-7000-8000-000000000001',
  number: 'V-2026-000001',
  status: 'asked',
  side: 'person',
  person_name: 'Asha Rao',
  orderer_name: 'Lal Singh',
  home: '2 BHK in Baner',
  purpose: 'Renting my flat',
  points: ['identity'],
  expires_on: '2026-12-04',
  price: null,
  payment_reference: null,
  is_paid: null,
  is_refund_due: false,
  refunded_on: null,
  refund_reference: null,
  finished_on: null,
  created_at: '2026-11-27T06:30:00.000Z',
  ...own,
});

const open = (items: TenantCheck[]) => {
  answerOnly({ 'tenantChecks.listMine': { items, total: items.length, next_cursor: null } });
  const { router } = renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <PortalDispatcher />
    </QueryClientProvider>,
    '/portal',
  );
  const { location } = router.state;
  return { router, from: location.pathname };
};
const addressOf = ({ router }: ReturnType<typeof open>) =>
  `${router.state.location.pathname}${router.state.location.search}`;

test('somebody who is asked for consent finds the check first, and their portal the next time', async () => {
  const first = open([check()]);
  await waitFor(() => expect(addressOf(first)).toBe(`/portal/checks?check=${check().id}`));
  cleanup();
  const second = open([check()]);
  await waitFor(() => expect(addressOf(second)).toBe('/portal/tenant'));
});

test('an owner, and an applicant who has answered, find their portal', async () => {
  const page = open([check({ side: 'orderer' }), check({ status: 'agreed' })]);
  await waitFor(() => expect(addressOf(page)).toBe('/portal/tenant'));
});

test('whose roles could not be read is led to no portal, but reads so and may try again', async () => {
  roles = { me: undefined, roles: [] };
  const opened = open([]);
  await screen.findByText('Failed to load user roles');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(addressOf(opened)).toBe('/portal');
});
