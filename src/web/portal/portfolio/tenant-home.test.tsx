// A tenant's first screen: without a home what they look for, with one that home.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerOnly, failingClient, failWith } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import TenantHome from './tenant-home.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../../components/role-guard.tsx', () => ({
  RoleGuard: ({ children }: { children: React.ReactNode }) => children,
}));
vi.mock('../../lib/use-account.ts', () => ({
  useAccount: () => ({ status: 'signed-in', user: { name: 'Ravi Kumar' }, me: undefined, roles: ['tenant'] }),
}));
vi.mock('../maintenance/waiting-requests.tsx', () => ({ WaitingRequests: () => null }));
vi.mock('../user/profile-step.tsx', () => ({ ProfileStep: () => null }));

afterEach(cleanup);

const none = { items: [], total: 0, next_cursor: null };
const home = { id: '01900000-0000-7000-8000-000000000001', title: '2 BHK near the park' };
const visit = { id: 'v1', home, status: 'scheduled', scheduled_date: '2026-11-28', slot: '11:00' };
const application = { id: 'a1', home, status: 'approved', move_in_date: '2026-12-10' };
const lease = {
  id: 'l1',
  home_name: 'Corner 3 BHK, HSR Layout',
  rent: 3_000_000,
  state: 'active',
  start_date: '2026-06-01',
  end_date: '2027-04-30',
  notice: null,
  deposit: 6_000_000,
  deposit_held_by: 'landlord',
  due_day: 5,
  notice_days: 30,
  landlord_notice_days: null,
};
const looking = {
  'leases.listMine': none,
  'maintenance.list': none,
  'dashboard.get': {
    today: '2026-11-24',
    awaiting_me: { visits_received: 0, visits_made: 1, applications_received: 0 },
    awaiting_others: { visits: 0, applications: 0 },
    visits_today: [],
    shortlist: { total: 3, news: [] },
  },
  'visits.listMine': { ...none, items: [visit], total: 1 },
  'applications.listMine': { ...none, items: [application], total: 1 },
  'messages.unread': { count: 2 },
  'properties.listMine': { ...none, stats: { total: 0, available: 0, applications: 0, leads: 0 } },
};

function open(answers: object) {
  failWith(new Error('No connection'));
  answerOnly({ ...answers });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderPage(
    <QueryClientProvider client={client}>
      <TenantHome />
    </QueryClientProvider>,
    '/portal/tenant',
  );
}
const linkTo = async (path: string) =>
  (await screen.findAllByRole('link')).find((link) => link.getAttribute('href') === path)?.textContent;

it('shows who looks for a home their visits, applications, messages and shortlist', async () => {
  open(looking);
  expect((await screen.findByText('1 visit to confirm')).closest('a')?.getAttribute('href')).toBe(
    '/track-applications?show=visits',
  );
  await screen.findByText('28 Nov 2026, 11:00 am');
  expect(await linkTo('/track-applications?show=visits&lead=v1')).toBe('See the visit');
  expect(screen.getByText('Approved · Application, moving in on 10 Dec 2026')).toBeDefined();
  expect(screen.getByText('2 conversations with new messages')).toBeDefined();
  expect(screen.getByText('3 homes shortlisted')).toBeDefined();
  expect(await linkTo('/shortlisted')).toBeDefined();
  expect(screen.getByText('No home rented yet')).toBeDefined();
});

it('is quiet where nothing was asked for yet', async () => {
  open({
    ...looking,
    'visits.listMine': none,
    'applications.listMine': none,
    'messages.unread': { count: 0 },
  });
  expect(await screen.findByText('No home rented yet')).toBeDefined();
  expect(screen.queryByText('Your visits and applications')).toBeNull();
});

it('says that visits and applications could not be loaded, beside the rest', async () => {
  const { 'visits.listMine': _, ...rest } = looking;
  open(rest);
  expect(await screen.findByText('Your visits and applications could not be loaded')).toBeDefined();
  expect(screen.getByText('3 homes shortlisted')).toBeDefined();
});

it('shows who has a home that home', async () => {
  open({
    ...looking,
    'leases.listMine': { ...none, items: [lease], total: 1 },
    'rents.listDues': none,
  });
  expect(await screen.findByRole('article', { name: 'Corner 3 BHK, HSR Layout' })).toBeDefined();
  expect(screen.queryByText('No home rented yet')).toBeNull();
  expect(screen.queryByText('3 homes shortlisted')).toBeNull();
  // Beside it what the lease says.
  const facts = (await screen.findByRole('heading', { name: 'Your lease' })).parentElement;
  expect(facts?.textContent).toMatch(/₹30,000.*₹60,000.*30.Apr.2027.*30 days/);
});

it('keeps the place of the rent that is still to come, so that nothing below it moves', async () => {
  open({
    ...looking,
    'leases.listMine': { ...none, items: [lease], total: 1 },
    'rents.listDues': new Promise(() => {}),
  });
  const card = within(await screen.findByRole('article', { name: 'Corner 3 BHK, HSR Layout' }));
  expect(card.getByRole('status', { name: 'Loading' })).toBeDefined();
});

it('counts rent, deposit and charges in what is due now, a line for each kind', async () => {
  const due = {
    id: 'd1',
    kind: 'rent',
    month: '2025-10',
    charge: null,
    amount: 3_000_000,
    received: 0,
    reported: 0,
    disputed: 0,
    due_date: '2025-10-05',
    state: 'late',
  };
  const charge = {
    ...due,
    id: 'd3',
    kind: 'charge',
    amount: 50_000,
    charge: { kind: 'water', state: 'open' },
  };
  const items = [
    due,
    { ...due, id: 'd2', kind: 'deposit', amount: 6_000_000, received: 1_000_000 },
    charge,
    { ...charge, id: 'd4', month: '2025-11', due_date: '2025-11-05' },
    { ...due, id: 'd5', month: '2999-01', due_date: '2999-01-05', state: 'upcoming' },
  ];
  open({
    ...looking,
    'leases.listMine': { ...none, items: [lease], total: 1 },
    'rents.listDues': { ...none, items, is_answered_by_operator: false },
  });
  expect(await screen.findByText('Late: ₹81,000')).toBeDefined();
  expect(screen.getByText('Oct 2025: ₹30,000, due on 5 Oct 2025')).toBeDefined();
  expect(screen.getByText('Deposit: ₹50,000, due on 5 Oct 2025')).toBeDefined();
  expect(screen.getByText('Charges (2): ₹1,000, due since 5 Oct 2025')).toBeDefined();
});

it('says the rent of one month once, with the day that it was due', async () => {
  const due = {
    ...{ id: 'd1', kind: 'rent', month: '2025-10', charge: null, amount: 3_000_000 },
    ...{ received: 0, reported: 0, disputed: 0, due_date: '2025-10-05', state: 'late' },
  };
  open({
    ...looking,
    'leases.listMine': { ...none, items: [lease], total: 1 },
    'rents.listDues': { ...none, items: [due], is_answered_by_operator: false },
  });
  const card = await screen.findByRole('article', { name: 'Corner 3 BHK, HSR Layout' });
  await within(card).findByText('Oct 2025, due on 5 Oct 2025');
  expect(card.textContent?.match(/₹/g)).toHaveLength(1);
});

it('keeps what they look for beside a lease that only waits for their answer', async () => {
  const draft = { ...lease, state: 'proposed' };
  open({ ...looking, 'leases.listMine': { ...none, items: [draft], total: 1 } });
  expect(await screen.findByRole('article', { name: 'Corner 3 BHK, HSR Layout' })).toBeDefined();
  expect(await screen.findByText('3 homes shortlisted')).toBeDefined();
  expect(screen.queryByText('No home rented yet')).toBeNull();
});

it.each([
  ['asks for the move-out report of a home that was left', [], true],
  ['does not ask for one that is there', [{ kind: 'move_out' }], false],
] as const)('%s', async (_, reports, isAsked) => {
  const left = { ...lease, state: 'ended', ended_on: '2026-10-31', renewal: null };
  open({
    ...looking,
    'leases.listMine': { ...none, items: [left], total: 1 },
    'settlements.get': { settlement: null, can_start: true, unpaid: [], deposit: 6_000_000, credit: 0 },
    'conditionReports.get': { is_co_tenant: false, reports },
  });
  await screen.findByText(/Your deposit of ₹60,000 is not settled yet/);
  if (isAsked) await screen.findByText('No move-out report yet');
  expect(await linkTo('/portal/leases/l1/condition')).toBe(isAsked ? 'Write the move-out report' : undefined);
});

it('shows what is open of a home that was left, and says nothing of one that is closed', async () => {
  const left = { ...lease, state: 'ended', ended_on: '2026-10-31', renewal: null };
  const unpaid = { due_id: 'd1', kind: 'rent', what: 'rent', month: '2026-10', amount: 2_700_000 };
  open({
    ...looking,
    'leases.listMine': { ...none, items: [left], total: 1 },
    'settlements.get': { settlement: null, can_start: true, unpaid: [unpaid], deposit: 6_000_000, credit: 0 },
  });
  expect(await screen.findByText('Still open: ₹27,000')).toBeDefined();
  expect(screen.getByText(/Your deposit of ₹60,000 is not settled yet/)).toBeDefined();
  expect(screen.getByText('Your lease ended on 31 Oct 2026.')).toBeDefined();
  expect(screen.queryByText('No home rented yet')).toBeNull();
  cleanup();
  open({
    ...looking,
    'leases.listMine': { ...none, items: [left], total: 1 },
    'settlements.get': {
      settlement: { state: 'closed' },
      can_start: false,
      unpaid: [],
      deposit: 0,
      credit: 0,
    },
  });
  expect(await screen.findByText('No home rented now')).toBeDefined();
  expect(screen.queryByRole('article', { name: lease.home_name })).toBeNull();
});

it('with a home has five rows of what others wait for, and all once that is asked for', async () => {
  const awaiting = {
    visits_received: 1,
    visits_made: 1,
    applications_received: 1,
    leases: 1,
    ends: 1,
    checks: 1,
  };
  open({
    ...looking,
    'leases.listMine': { ...none, items: [lease], total: 1 },
    'dashboard.get': { ...looking['dashboard.get'], awaiting_me: awaiting },
  });
  const more = await screen.findByRole('button', { name: 'Show all 6' });
  expect(screen.queryByText('1 tenant check to answer')).toBeNull();
  fireEvent.click(more);
  screen.getByText('1 tenant check to answer');
});
