// A request of a home without a tenant, beside one with.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOnly, failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { MaintenanceRequest } from '../../../contract/maintenance.ts';
import { Board } from './board.tsx';
import { RequestCard } from './request-card.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

const lease = '0198a000-0000-7000-8000-000000000001';
const home = '0198a000-0000-7000-8000-000000000002';
const request: MaintenanceRequest = {
  id: '0198a000-0000-7000-8000-00000000000a',
  side: 'landlord',
  lease_id: null,
  property_id: home,
  managed_property_id: null,
  home_name: 'Lake View',
  tenant_name: null,
  title: 'Paint the living room',
  description: null,
  category: 'structure',
  priority: 'normal',
  status: 'done',
  assignee_name: 'Ramesh',
  assignee_phone: null,
  estimate: null,
  is_approved: false,
  cost: 850_000,
  done_at: '2026-11-01T05:30:00.000Z',
  rating: null,
  rating_note: null,
  photos: [],
  history: [
    {
      id: '0198a000-0000-7000-8000-00000000000b',
      action: 'maintenance.raised',
      status: 'open',
      by: 'landlord',
      note: null,
      created_at: '2026-10-20T05:30:00.000Z',
    },
  ],
  created_at: '2026-10-20T05:30:00.000Z',
};
const withTenant = { ...request, lease_id: lease, tenant_name: 'Asha Rao' };

const show = (element: React.ReactElement) =>
  renderPage(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>);
const hasButton = (name: string) => screen.queryByRole('button', { name }) !== null;
const allOfHome = () => screen.getByRole('link', { name: 'All repairs of this home' }).getAttribute('href');

test('says that there is none, leads to all of the home, and is opened again by the landlord', () => {
  show(<RequestCard request={request} />);
  screen.getByText('Without a tenant · Lake View');
  expect(allOfHome()).toBe(`/?view=list&show=all&home=${home}`);
  expect([hasButton('The repair did not last'), hasButton('Rate the work')]).toEqual([true, false]);
});

test('with a tenant names them, and they say how it was', () => {
  show(<RequestCard request={withTenant} />);
  screen.getByText('Asha Rao · Lake View');
  expect(allOfHome()).toBe(`/?view=list&show=all&home=${lease}`);
  expect([hasButton('The repair did not last'), hasButton('Rate the work')]).toEqual([false, false]);
  cleanup();
  show(<RequestCard request={{ ...withTenant, side: 'tenant' }} />);
  screen.getByText('Lake View');
  expect([hasButton('The repair did not last'), hasButton('Rate the work')]).toEqual([true, true]);
});

test('stands on the board without a tenant', async () => {
  const card = { ...request, status: 'open' as const, cost: null, photos: 0 };
  answerOnly({
    'maintenance.board': {
      columns: (['open', 'assigned', 'in_progress', 'done'] as const).map((status) => ({
        status,
        total: status === 'open' ? 1 : 0,
        cards: status === 'open' ? [card] : [],
      })),
    },
  });
  show(<Board as="landlord" />);
  await screen.findByText('Without a tenant · Walls, doors, windows · Ramesh');
});

test('an estimate is approved on its card of the landlord’s board, and by no manager', async () => {
  const card = { ...withTenant, status: 'assigned' as const, cost: null, estimate: 446_000, photos: 0 };
  const columns = [{ status: 'assigned' as const, total: 1, cards: [card] }];
  answerOnly({ 'maintenance.board': { columns }, 'maintenance.approve': card });
  show(<Board as="landlord" />);
  fireEvent.click(await screen.findByRole('button', { name: /^Approve ₹4,460: / }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve ₹4,460' }));
  await waitFor(() => expect(inputsOf('maintenance.approve')).toEqual([{ id: card.id }]));
  cleanup();
  show(<Board as="manager" />);
  await screen.findByText(/Estimate ₹4,460, to be approved/);
  expect(screen.queryByRole('button', { name: /^Approve ₹4,460/ })).toBeNull();
});

test('names whoever has it as assigned, and as having repaired it only once it is done', () => {
  show(<RequestCard request={{ ...request, status: 'assigned', done_at: null, cost: null }} />);
  screen.getByText(/Assigned to Ramesh/);
  expect(screen.queryByText(/Repaired by/)).toBeNull();
  cleanup();
  show(<RequestCard request={request} />);
  screen.getByText(/Repaired by Ramesh/);
});
