// Whoever decides a deduction finds what the home was like before and after.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { Settlement } from '../../../contract/settlements.ts';
import { SettlementCard } from './settlement-card.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../../components/settlements/settlement-figures.tsx', () => ({
  Refunds: () => null,
  SettlementFigures: () => null,
}));
afterEach(cleanup);

it('leads to the condition reports and the lease', () => {
  const settlement = {
    id: 's1',
    lease_id: 'l1',
    home_name: '2 BHK near the park',
    landlord_name: 'Sudha Hegde',
    tenant_name: 'Ravi Kumar',
    due_on: null,
    state: 'answering',
    held_by: 'landlord',
    to_refund: 0,
    lines: [],
    refunds: [],
  } as unknown as Settlement;
  renderPage(<SettlementCard settlement={settlement} />);
  const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(paths).toEqual(['/portal/leases/l1/condition', '/portal/landlord/leases/l1']);
});
