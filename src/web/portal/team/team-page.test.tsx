// The team's page: an invitation is answered, an administrator manages members, an accountant sees the money and no buttons.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import MoneyPage from './money-page.tsx';
import TeamPage from './team-page.tsx';

const organisation = {
  id: 'rao',
  kind: 'broker_agency',
  legal_name: 'Rao Homes',
  city: 'Pune',
  gstin: null,
  rera_number: 'P521',
  role: 'administrator',
};
const members = [
  {
    user_id: 'asha',
    name: 'Asha Rao',
    reach: 'asha@example.in',
    role: 'administrator',
    joined_at: '2026-11-01T00:00:00Z',
    homes: 0,
  },
  {
    user_id: 'ravi',
    name: 'Ravi Kumar',
    reach: 'ravi@example.in',
    role: 'agent',
    joined_at: '2026-11-02T00:00:00Z',
    homes: 2,
  },
];
const calls = vi.hoisted(() => ({
  mine: {} as object,
  accept: vi.fn(async () => ({ id: 'rao' })),
  remove: vi.fn(async () => ({ ok: true })),
}));
vi.mock('../../lib/use-account.ts', () => ({
  useAccount: () => ({ status: 'signed-in', user: { id: 'asha' } }),
}));
vi.mock('../../lib/use-place-names.ts', async () => {
  const { namesFrom } = await import('../../lib/place-names.ts');
  return { usePlaceNames: () => namesFrom([]) };
});
vi.mock('../../lib/api-provider.tsx', () => {
  const query = (name: string, answer: () => unknown) => ({
    queryOptions: () => ({ queryKey: ['organisations', name], queryFn: async () => answer() }),
  });
  return {
    useApi: () => ({
      api: { organisations: calls },
      queries: {
        organisations: {
          key: () => ['organisations'],
          mine: query('mine', () => calls.mine),
          team: query('team', () => ({ members, invitations: [] })),
          money: query('money', () => ({
            items: [
              {
                month: '2026-10',
                property_id: 'h',
                title: '2 BHK in Baner',
                asked: 3_000_000,
                received: 2_000_000,
              },
            ],
          })),
        },
      },
    }),
  };
});
beforeEach(() => {
  calls.mine = { items: [organisation], invitations: [], room: 4 };
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const open = (page = <TeamPage />) =>
  renderPage(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>, '/portal/team');

it('an invitation is accepted by its button, and nothing is sent before', async () => {
  calls.mine = {
    items: [],
    invitations: [
      {
        id: 'one',
        organisation: 'Rao Homes',
        role: 'agent',
        inviter: 'Asha Rao',
        expires_at: '2026-12-01T00:00:00Z',
      },
    ],
    room: 5,
  };
  open();
  const accept = await screen.findByRole('button', { name: 'Accept' });
  expect(calls.accept).not.toHaveBeenCalled();
  fireEvent.click(accept);
  await waitFor(() => expect(calls.accept).toHaveBeenCalledWith({ id: 'one' }, expect.anything()));
});

it('an administrator removes a member who lists homes only with somebody who takes them over', async () => {
  open();
  const row = (await screen.findByText('Ravi Kumar')).closest('tr') as HTMLElement;
  fireEvent.click(within(row).getByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/2 homes with their leads/)).toBeTruthy();
  fireEvent.submit(dialog.querySelector('form') as HTMLFormElement);
  await waitFor(() =>
    expect(calls.remove).toHaveBeenCalledWith(
      { id: 'rao', user_id: 'ravi', heir_id: null },
      expect.anything(),
    ),
  );
});

it('an accountant sees the money, and only the button to leave', async () => {
  calls.mine = { items: [{ ...organisation, role: 'accountant' }], invitations: [], room: 4 };
  open();
  const link = await screen.findByRole('link', { name: 'Rent by month' });
  expect(link.getAttribute('href')).toBe('/portal/team/money?organisation=rao');
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  expect(await screen.findAllByRole('button', { name: 'Leave' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

it('the rent is on a page of its own, for accountants and administrators', async () => {
  calls.mine = { items: [{ ...organisation, role: 'accountant' }], invitations: [], room: 4 };
  open(<MoneyPage />);
  expect(await screen.findByText('2 BHK in Baner')).toBeTruthy();
  cleanup();
  calls.mine = { items: [{ ...organisation, role: 'agent' }], invitations: [], room: 4 };
  open(<MoneyPage />);
  expect(await screen.findByText('No rent to see here')).toBeTruthy();
  expect(screen.queryByText('2 BHK in Baner')).toBeNull();
});
