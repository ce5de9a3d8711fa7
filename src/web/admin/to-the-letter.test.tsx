// The screens of administrators against the lines of the specification, sections 2.3, 4 and 5: what stands where, and for whom.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { failingClient, inputsOf } from '../../../tests/support/web/failing-client.ts';
import {
  affiliate,
  application,
  broker,
  paidRegistration,
  registration,
  rvlRow,
  user,
} from '../../../tests/support/web/failing-examples.ts';
import { click, inDialog, open, page } from '../../../tests/support/web/failing-screens.tsx';
import type { CommissionMonth } from '../../contract/users.ts';
import { addDays, dateInIndia, formatDate } from '../../domain/dates.ts';
import BrokersTab from './brokers/brokers-tab.tsx';
import DashboardTab from './dashboard/dashboard-tab.tsx';
import ManagedRentalsTab from './managed-rentals/managed-rentals-tab.tsx';
import ShadowBalancingTab from './shadow-balancing/shadow-balancing-tab.tsx';
import { AdminHeader } from './shell/admin-header.tsx';
import { adminTabs } from './tabs.generated.ts';
import UsersTab from './users/users-tab.tsx';

vi.mock('./shell/use-may.ts', () => ({ useMay: () => () => true }));
vi.mock('../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
// It asks in the background, in a queue that Node refuses beside this test's browser.
vi.mock('./shell/health-badge.tsx', () => ({ HealthBadge: () => null }));

const today = dateInIndia(new Date().toISOString());
const person = `/admin?tab=users&user=${user.user_id}`;
const plain = { ...user, user_id: user.user_id.replace(/1$/, '2'), full_name: 'Ravi Iyer', affiliate: null };
const rowOf = (text: string) => screen.findByText(text).then((found) => found.closest('tr') as HTMLElement);
/** Of those with words: what brings the others up on a phone has a picture. */
const namesOf = (place: HTMLElement, role: 'button' | 'link') =>
  within(place)
    .queryAllByRole(role)
    .map((found) => found.textContent)
    .filter(Boolean);

// spec 2.3: The tabs, in their order
test('the tabs are those of the specification, in its order', () => {
  const specified = [
    'dashboard',
    'users',
    'managed-rentals',
    'brokers',
    'roles',
    'shadow-balancing',
    'shadow-power',
    'documentation',
    'analytics',
    'settings',
  ];
  const ids = adminTabs.map(({ id }) => id);
  expect(ids.filter((id) => specified.includes(id))).toEqual(specified);
});

const Header = () => (
  <AdminHeader roles={['admin']} name="Asha Rao" isOpen asksForPin={false} onSearch={() => {}} />
);

// spec 2.3: Header: name, Administrator badge, Logout
test('the header shows the name, the Administrator badge and Logout', async () => {
  open(Header, '/admin', {});
  await screen.findByText('Asha Rao');
  expect(screen.getByText('Administrator')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
});

describe('the directory', () => {
  // spec 2.3: Users: search over name, e-mail, phone, city; "N users found"; "No users found matching your search criteria." … View CRM and Add RVL for everybody, Shadow Power for affiliates only; users without role rows show as "user"
  test('offers Shadow Power for affiliates only, and shows people without roles as users', async () => {
    const nobody = { ...plain, roles: [] };
    open(UsersTab, '/admin?tab=users', { 'users.list': { ...page(user, nobody) } });
    const [known, other] = [await rowOf('Asha Rao'), await rowOf('Ravi Iyer')];
    expect([namesOf(known, 'link'), namesOf(known, 'button')]).toEqual([
      ['Asha Rao', 'View CRM'],
      ['Add RVL', 'Shadow Power'],
    ]);
    expect([namesOf(other, 'link'), namesOf(other, 'button')]).toEqual([
      ['Ravi Iyer', 'View CRM'],
      ['Add RVL'],
    ]);
    expect(within(other).getByText('User')).toBeTruthy();
    expect(within(known).getByText('70%')).toBeTruthy();
    expect(within(known).getByText('Last login: never')).toBeTruthy();
    // The address stands below the name, and the number is the contact.
    expect(known.querySelector('td')?.textContent).toContain(`Asha Rao${user.email}`);
    expect(screen.getByText('2 users found')).toBeTruthy();
  });
});

describe('a person’s page', () => {
  const figures = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

  // spec 2.3: CRM: the five figures, Shadow Power and "Switch to Total Volume/Balanced Mode" of an affiliate
  test.each([
    ['balanced', 'Switch to Total Volume Mode'],
    ['total_volume', 'Switch to Balanced Mode'],
  ] as const)('of an affiliate (%s) has the button %s, and Shadow Power', async (mode, button) => {
    open(UsersTab, person, {
      'users.get': user,
      'affiliates.get': { ...affiliate, reward_calculation_mode: mode, shadow_power_amount: 50_000_000 },
    });
    expect((await screen.findByText(button)).closest('button')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Shadow Power of Asha Rao' })).toBeTruthy();
    expect(figures()).toEqual(
      expect.arrayContaining([
        'Total RVL',
        'Total Commissions',
        'Properties',
        'Member Since',
        'Shadow Power',
      ]),
    );
    expect(screen.getByText('₹5,00,000')).toBeTruthy();
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['RVL Records', 'Commissions', 'Payments', 'Activity Log']);
  });

  // spec 2.3: CRM: the five figures, Shadow Power and "Switch to Total Volume/Balanced Mode" of an affiliate … of anybody else neither of them
  test('of anybody else has neither of them', async () => {
    open(UsersTab, person, { 'users.get': plain });
    await screen.findByRole('button', { name: 'Add RVL for Ravi Iyer' });
    expect(screen.queryByText(/^Switch to /)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Shadow Power/ })).toBeNull();
    expect(figures()).not.toContain('Shadow Power');
  });

  // spec 4: Status display: commission paid or other … on the screen
  test('says of each commission month whether it was paid', async () => {
    const month: CommissionMonth = {
      month: '2026-10',
      rank: 'Starter',
      rate_bp: 1000,
      personal: 0,
      team: 0,
      qualifying: 0,
      commission: 19_200,
      held: 0,
      state: 'paid',
      paid_on: '2026-11-12',
    };
    const items: CommissionMonth[] = [
      month,
      { ...month, month: '2026-09', state: 'payable', paid_on: null },
      { ...month, month: '2026-08', state: 'held', held: 19_200, paid_on: null },
      { ...month, month: '2026-07', state: null, commission: -100, paid_on: null },
    ];
    open(UsersTab, `${person}&show=commissions`, {
      'users.get': user,
      'users.commissionMonths': { items },
    });
    await screen.findByText('Status');
    const shown = screen.getAllByRole('row').slice(1);
    expect(shown.map((row) => row.lastElementChild?.textContent)).toEqual([
      'Paid12 Nov 2026',
      'Payable',
      'Held',
      '–',
    ]);
  });
});

describe('Shadow Balancing Administration', () => {
  const granted = (name: string, end: string | null, own: object = {}) => ({
    ...broker,
    id: broker.id.replace(/1$/, name.slice(-1)),
    name,
    shadow_balancing_enabled: end !== null,
    shadow_balancing_start_date: end && addDays(end, -100),
    shadow_balancing_end_date: end,
    shadow_balancing_reason: end && 'Early adopter',
    ...own,
  });
  const cells = async (name: string) =>
    [...(await rowOf(name)).querySelectorAll('td')].map(({ textContent }) => textContent).slice(1, 5);

  // spec 2.3: Badges: "Fast Track Advantage (until …)", Expired, Expiring Soon, Disabled
  test('shows rank, badge, end and reason of each broker', async () => {
    const [far, soon, past] = [addDays(today, 8), addDays(today, 7), addDays(today, -1)];
    const until = (end: string) => `Fast Track Advantage (until ${formatDate(end)})`;
    open(ShadowBalancingTab, '/admin?tab=shadow-balancing', {
      'shadowBalancing.listBrokers': page(
        granted('Broker 2', far, { current_rank: 'Director' }),
        granted('Broker 3', soon),
        granted('Broker 4', past),
        granted('Broker 5', null),
        granted('Broker 6', far, { shadow_balancing_start_date: addDays(today, 1) }),
      ),
      'shadowBalancing.listAudit': page(),
    });
    expect(await cells('Broker 2')).toEqual(['DIRECTOR', until(far), formatDate(far), 'Early adopter']);
    expect(await cells('Broker 3')).toEqual([
      'N/A',
      `${until(soon)}Expiring Soon`,
      formatDate(soon),
      'Early adopter',
    ]);
    expect(await cells('Broker 4')).toEqual(['N/A', 'Expired', formatDate(past), 'Early adopter']);
    expect(await cells('Broker 5')).toEqual(['N/A', 'Disabled', '–', '–']);
    const later = `${until(far)}Starts ${formatDate(addDays(today, 1))}`;
    expect(await cells('Broker 6')).toEqual(['N/A', later, formatDate(far), 'Early adopter']);
    expect(screen.getByText('Manage Fast Track Advantage for early affiliate adopters')).toBeTruthy();
  });

  // spec 5: Defaults: today, 180 days, no reason … as the dialog opens
  test('opens its dialog with today, 180 days ahead and no reason', async () => {
    open(ShadowBalancingTab, '/admin?tab=shadow-balancing', {
      'shadowBalancing.listBrokers': page(broker),
      'shadowBalancing.listAudit': page(),
    });
    await click('Configure Asha Homes');
    fireEvent.click(inDialog().getByRole('switch', { name: 'Enable Fast Track Advantage' }));
    const value = (label: RegExp | string) => inDialog().getByLabelText<HTMLInputElement>(label).value;
    expect(value('Start Date')).toBe(formatDate(today));
    expect(value('End Date (Max 6 months)')).toBe(formatDate(addDays(today, 180)));
    expect(value(/^Reason/)).toBe('');
    expect(inDialog().getByRole('button', { name: 'Cancel' })).toBeTruthy();
    expect(inDialog().getByRole('button', { name: 'Save Changes' })).toBeTruthy();
  });
});

// spec 2.3: Approve & Configure: its twelve fields and their defaults
test('Approve & Configure has the fields of the specification with its defaults', async () => {
  const wished = { ...application, rental_start_date: '2099-09-01' };
  open(ManagedRentalsTab, '/admin?tab=managed-rentals', { 'managedRentals.list': page(wished) });
  await click(/^Approve & Configure: .*Baner, Pune$/);
  expect(inDialog().getByRole('heading', { name: 'Approve & Configure: Baner, Pune' })).toBeTruthy();
  const value = (label: string) =>
    inDialog().getByLabelText<HTMLInputElement>((text) => text.replace(/ \*$/, '') === label, {
      selector: 'input:not([type="hidden"])',
    }).value;
  const labels = [
    'Property Name',
    'Owner Name',
    'Monthly Rent',
    'Security Deposit',
    'Security Deposit Type',
    'Payment Mode',
    'Monthly Rent Payment Date',
    'Lease Start Date',
    'Lease End Date',
    'Affiliate Name',
    'Affiliate ID',
    'RVL Amount',
  ];
  expect(labels.map(value)).toEqual([
    'Baner, Pune',
    'Asha Rao',
    '₹25,000',
    '₹0',
    'Refundable',
    'Bank transfer',
    '1',
    '1 Sep 2099',
    '',
    '',
    '',
    '₹25,000',
  ]);
});

test('a review begins by its own button, and not by looking at an application', async () => {
  const asked = () => inputsOf('managedRentals.startReview');
  open(ManagedRentalsTab, '/admin?tab=managed-rentals', { 'managedRentals.list': page(application) });
  await click(/^Approve & Configure: /);
  fireEvent.click(inDialog().getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /^Start review: / }));
  await waitFor(() => expect(asked()).toEqual([{ id: application.id }]));
  await screen.findByText('The review was not started');
});

// spec 2.3: Applications: Approve for submitted ones only … on the screen
test('the dashboard offers Approve for submitted applications only', async () => {
  const statuses = ['submitted', 'under_review', 'approved', 'declined'] as const;
  open(DashboardTab, '/admin?tab=dashboard&panel=applications', {
    'managedRentals.list': page(
      ...statuses.map((status, place) => ({
        ...application,
        id: application.id.replace(/1$/, `${place + 1}`),
        property_location: status,
        status,
      })),
    ),
  });
  await screen.findByRole('article', { name: 'declined' });
  const approvable = screen.getAllByRole('button', { name: /^Approve/ });
  expect(approvable.map((button) => button.getAttribute('aria-label'))).toEqual(['Approve submitted']);
});

test.each([
  [2_500_000, 'Pending', true],
  [0, 'Nothing due', false],
])(
  'a month of %d paise that is not paid says "%s"; Mark Paid is offered: %s',
  async (amount, said, offered) => {
    const months = rvlRow.months.map((month) => ({ ...month, rvl_amount: amount }));
    open(ManagedRentalsTab, '/admin?tab=managed-rentals&view=rvl', {
      'rvl.grid': { ...page({ ...rvlRow, months }), until: '2026-10' },
    });
    await screen.findByText(said);
    expect(screen.queryByRole('button', { name: 'Mark Paid: Lake View, Oct 2026' }) !== null).toBe(offered);
  },
);

// spec 2.3: Broker Registrations: columns, Refresh … Mark Paid + Activate, disabled once succeeded
test('Mark Paid + Activate is disabled for payments that succeeded', async () => {
  open(BrokersTab, '/admin?tab=brokers', {
    'brokerRegistrations.list': page(registration, {
      ...paidRegistration,
      id: registration.id.replace(/1$/, '2'),
      broker: { ...paidRegistration.broker, name: 'Paid Homes' },
    }),
  });
  const button = (name: string) =>
    screen.getByRole<HTMLButtonElement>('button', { name: `Mark Paid + Activate: ${name}` });
  await waitFor(() => expect(button('Asha Homes').disabled).toBe(false));
  expect(button('Paid Homes').disabled).toBe(true);
  // It says why it cannot be pressed.
  const why = button('Paid Homes').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(why)?.textContent).toBe('Already paid');
  expect(button('Asha Homes').getAttribute('aria-describedby')).toBeNull();
});

// spec 4: Status display: commission paid or other … payment succeeded or other (destructive)
test.each([
  ['succeeded', 'green'],
  ['pending', 'red'],
  ['failed', 'red'],
] as const)('payments show %s in %s', async (status, colour) => {
  open(BrokersTab, '/admin?tab=brokers', { 'brokerRegistrations.list': page({ ...registration, status }) });
  const row = await rowOf('Asha Homes');
  const badge = row.querySelector('td:nth-child(5) .mantine-Badge-root');
  expect(badge?.textContent?.toLowerCase()).toBe(status);
  expect(badge?.getAttribute('style')).toContain(`-${colour}-`);
});
