// What administrators read where a screen's data could not be loaded (specification, section 8), and that another try asks anew.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  answerOnly,
  failingClient,
  failWith,
  timesAsked,
} from '../../../tests/support/web/failing-client.ts';
import { user } from '../../../tests/support/web/failing-examples.ts';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import { OneFailure } from '../components/one-failure.tsx';
import BrokersTab from './brokers/brokers-tab.tsx';
import DashboardTab from './dashboard/dashboard-tab.tsx';
import ManagedRentalsTab from './managed-rentals/managed-rentals-tab.tsx';
import ShadowBalancingTab from './shadow-balancing/shadow-balancing-tab.tsx';
import ShadowPowerTab from './shadow-power/shadow-power-tab.tsx';
import UsersTab from './users/users-tab.tsx';

vi.mock('./shell/use-may.ts', () => ({ useMay: () => () => true }));
vi.mock('../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

afterEach(cleanup);

const DASHBOARD = 'Failed to load admin dashboard data';
const RENTALS = 'Failed to load managed rental data';
const BALANCING = 'Failed to load shadow balancing data';
const POWER = 'Failed to load shadow power data';
const USERS = 'Failed to load users';

/** Each place on the screen, from top to bottom: what it asks for, and what it says. */
const screens = [
  [
    'the dashboard',
    DashboardTab,
    '/admin',
    {
      'inbox.list': DASHBOARD,
      'admin.overview': DASHBOARD,
      'admin.properties.list': 'Failed to load dashboard data',
    },
  ],
  [
    'the applications of the dashboard',
    DashboardTab,
    '/admin?tab=dashboard&panel=applications',
    { 'inbox.list': DASHBOARD, 'admin.overview': DASHBOARD, 'managedRentals.list': RENTALS },
  ],
  [
    'the directory',
    UsersTab,
    '/admin?tab=users',
    {
      'lostNumbers.list': 'Failed to load lost numbers',
      'users.figures': USERS,
      'users.list': USERS,
    },
  ],
  [
    'a person’s page',
    UsersTab,
    `/admin?tab=users&user=${user.user_id}`,
    { 'users.get': 'Failed to load user data' },
  ],
  [
    'Pending Approval',
    ManagedRentalsTab,
    '/admin?tab=managed-rentals&view=pending',
    { 'managedRentals.list': RENTALS },
  ],
  [
    'Active Properties',
    ManagedRentalsTab,
    '/admin?tab=managed-rentals&view=active',
    { 'managedRentals.listProperties': RENTALS },
  ],
  ['RVL Tracking', ManagedRentalsTab, '/admin?tab=managed-rentals&view=rvl', { 'rvl.grid': RENTALS }],
  [
    'Shadow Balancing Administration',
    ShadowBalancingTab,
    '/admin?tab=shadow-balancing',
    { 'shadowBalancing.listBrokers': BALANCING, 'shadowBalancing.listAudit': BALANCING },
  ],
  [
    'Shadow Power Management',
    ShadowPowerTab,
    '/admin?tab=shadow-power',
    { 'shadowPower.list': POWER, 'affiliates.list': POWER },
  ],
] as const;

// spec 8: "Failed to load …" of each tab
// spec 8: "Failed to load …" of each tab … each place of a screen, and another try
test.each(screens)(
  '%s says what could not be loaded, and tries again',
  async (_name, Screen, address, places) => {
    answerOnly({});
    failWith(new TypeError('Failed to fetch'));
    renderPage(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Screen />
      </QueryClientProvider>,
      address,
    );
    const said = () => screen.queryAllByText(/^Failed to /).map(({ textContent }) => textContent);
    for (const [past, procedure] of Object.keys(places).entries()) {
      await waitFor(() => expect(said()).toEqual(Object.values(places)));
      expect(timesAsked(procedure)).toBe(1);
      fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[past] as HTMLElement);
      await waitFor(() => expect(timesAsked(procedure)).toBe(2));
    }
  },
);

test('the parts of a screen say it once, and one try asks for all of them', async () => {
  answerOnly({});
  failWith(new TypeError('Failed to fetch'));
  renderPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <OneFailure>
        <BrokersTab />
      </OneFailure>
    </QueryClientProvider>,
    '/admin?tab=brokers',
  );
  const lists = ['brokerRegistrations.list', 'brokerRegistrations.listUnpaid'];
  for (const tries of [1, 2]) {
    await screen.findByText('Failed to load unpaid registrations');
    await screen.findByText('Failed to load broker registrations');
    expect(lists.map(timesAsked)).toEqual([tries, tries]);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(lists.map(timesAsked)).toEqual([tries + 1, tries + 1]));
  }
});

test('what fails alike is said once', async () => {
  answerOnly({});
  failWith(new TypeError('Failed to fetch'));
  renderPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <OneFailure>
        <ShadowPowerTab />
      </OneFailure>
    </QueryClientProvider>,
    '/admin?tab=shadow-power',
  );
  await waitFor(() => expect(timesAsked('affiliates.list')).toBe(1));
  await screen.findByRole('alert');
  expect(screen.getAllByText(POWER)).toHaveLength(1);
});
