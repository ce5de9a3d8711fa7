// What is to be done about a lease that is over comes before what was agreed in it.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerOnly, failingClient } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import TenantLease from './tenant-page.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../../components/role-guard.tsx', () => ({
  RoleGuard: ({ children }: { children: React.ReactNode }) => children,
}));
vi.mock('../settlements/lease-settlement.tsx', () => ({ LeaseSettlement: () => <p>Settlement</p> }));
vi.mock('../../components/leases/lease-terms.tsx', () => ({ LeaseTerms: () => <p>Terms</p> }));
vi.mock('../../components/leases/signers.tsx', () => ({ Signers: () => null }));
vi.mock('../../components/condition-reports/condition-link.tsx', () => ({ ConditionLink: () => null }));
vi.mock('./lease-place.tsx', () => ({ LeasePlace: () => null }));
vi.mock('./agreement-button.tsx', () => ({ AgreementButton: () => null }));
vi.mock('./calendar-button.tsx', () => ({ CalendarButton: () => null }));
vi.mock('./e-sign.tsx', () => ({ ESign: () => null }));
vi.mock('./stamped-copies.tsx', () => ({ StampedCopies: () => null, mayAddCopy: () => false }));
vi.mock('./lease-law.tsx', () => ({ LeaseLaw: () => null }));
vi.mock('./lease-actions.tsx', () => ({ LeaseActions: () => null }));
vi.mock('./proposed-end.tsx', () => ({ ProposedEnd: () => null }));
afterEach(cleanup);

it('shows the settlement of a lease that is over before its terms, and does not count one lease', async () => {
  const lease = {
    id: 'l1',
    state: 'ended',
    home_name: '2 BHK in Baner',
    moved_on: null,
    is_co_tenant: false,
  };
  answerOnly({ 'leases.listMine': { items: [lease], total: 1, next_cursor: null } });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <TenantLease />
    </QueryClientProvider>,
  );
  const settlement = await screen.findByText('Settlement');
  expect(settlement.compareDocumentPosition(screen.getByText('Terms'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.queryByText('1 lease')).toBeNull();
});
