// What administrators read when something they do fails (specification, section 8), screen by screen; nothing typed is lost.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  type Answers,
  failingClient,
  failWith,
  timesAsked,
} from '../../../tests/support/web/failing-client.ts';
import {
  affiliate,
  application,
  broker,
  home,
  managedProperty,
  paidRegistration,
  registration,
  registrationDetails,
  rvlRow,
  user,
} from '../../../tests/support/web/failing-examples.ts';
import {
  CHECK_CONNECTION,
  click,
  type Deed,
  dialog,
  expectFailures,
  expectToast,
  expectTyped,
  fill,
  inDialog,
  noConnection,
  open,
  page,
  press,
  REASON,
  refusal,
  refused,
  signedOut,
  TRY_AGAIN,
  toasted,
} from '../../../tests/support/web/failing-screens.tsx';
import { toast } from '../ui/toast-store.ts';
import BrokersTab from './brokers/brokers-tab.tsx';
import DashboardTab from './dashboard/dashboard-tab.tsx';
import ManagedRentalsTab from './managed-rentals/managed-rentals-tab.tsx';
import RolesTab from './roles/roles-tab.tsx';
import ShadowBalancingTab from './shadow-balancing/shadow-balancing-tab.tsx';
import ShadowPowerTab from './shadow-power/shadow-power-tab.tsx';
import { AdminHeader } from './shell/admin-header.tsx';
import UsersTab from './users/users-tab.tsx';

vi.mock('./shell/use-may.ts', () => ({ useMay: () => () => true }));
vi.mock('../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
// It asks in the background, in a queue that Node refuses beside this test's browser.
vi.mock('./shell/health-badge.tsx', () => ({ HealthBadge: () => null }));

const person = `/admin?tab=users&user=${user.user_id}`;
const ofPerson: Answers = { 'users.get': user, 'affiliates.get': affiliate };
const rvl = { on: ManagedRentalsTab, at: '/admin?tab=managed-rentals&view=rvl' };
const ofMonths: Answers = { 'rvl.grid': { ...page(rvlRow), until: '2026-10' } };
const menuOf = async (month: string, item: string) => {
  await click(new RegExp(`^More for Lake View, ${month}`));
  await click(item, 'menuitem');
};
const managed = {
  on: ManagedRentalsTab,
  at: '/admin?tab=managed-rentals&view=active',
  answers: { 'managedRentals.listProperties': page(managedProperty) },
  title: 'Failed to save changes',
  unreached: CHECK_CONNECTION,
  nobody: signedOut.message,
};

const named: readonly Deed[] = [
  // spec 8: "Failed to approve property"
  {
    deed: 'approving a property',
    on: DashboardTab,
    at: '/admin',
    answers: { 'admin.properties.list': page(home) },
    opens: () => click(`Approve ${home.title}`),
    closes: true,
    button: 'Approve',
    calls: 'admin.properties.approve',
    title: 'Failed to approve property',
    unreached: TRY_AGAIN,
  },
  // spec 8: "Failed to approve application", on the dashboard
  {
    deed: 'approving an application on the dashboard',
    on: DashboardTab,
    at: '/admin?tab=dashboard&panel=applications',
    answers: { 'managedRentals.list': page(application) },
    opens: () => click('Approve Baner, Pune'),
    closes: true,
    button: 'Approve',
    calls: 'managedRentals.approveOnly',
    title: 'Failed to approve application',
    unreached: TRY_AGAIN,
  },
  // spec 8: "Failed to approve application", on the dashboard … in Approve & Configure
  {
    deed: 'Approve & Configure',
    on: ManagedRentalsTab,
    at: '/admin?tab=managed-rentals',
    answers: { 'managedRentals.list': page(application) },
    opens: () => click(/^Approve & Configure: /),
    types: [
      ['Property Name', 'Lake View'],
      ['RVL Amount', '26000', '₹26,000'],
    ],
    button: 'Approve & Configure',
    calls: 'managedRentals.approve',
    title: 'Failed to approve application',
    unreached: CHECK_CONNECTION,
  },
  // spec 8: "Failed to decline application"
  {
    deed: 'declining an application',
    on: ManagedRentalsTab,
    at: '/admin?tab=managed-rentals',
    answers: { 'managedRentals.list': page(application) },
    opens: () => click(/^Decline: /),
    types: [REASON],
    button: 'Decline',
    calls: 'managedRentals.decline',
    title: 'Failed to decline application',
    unreached: CHECK_CONNECTION,
  },
  // spec 8: "Failed to update RVL payment", of Mark Paid
  {
    ...rvl,
    deed: 'Mark Paid',
    answers: ofMonths,
    button: /^Mark Paid: Lake View/,
    calls: 'rvl.markPaid',
    title: 'Failed to update RVL payment',
    unreached: TRY_AGAIN,
  },
  // spec 8: "Failed to update RVL payment", of Mark Paid … with reference
  {
    ...rvl,
    deed: 'Mark Paid with reference',
    answers: ofMonths,
    opens: () => menuOf('Oct', 'Mark Paid with reference'),
    types: [
      ['Paid by', 'Ravi Iyer'],
      ['Reference', 'UTR 612345'],
    ],
    button: 'Mark Paid',
    calls: 'rvl.markPaid',
    title: 'Failed to update RVL payment',
    unreached: CHECK_CONNECTION,
  },
  // spec 8: "Failed to update RVL payment", of Mark Paid … back to pending
  {
    ...rvl,
    deed: 'taking a month back to pending',
    answers: ofMonths,
    opens: () => menuOf('Sep', 'Back to pending'),
    types: [REASON],
    button: 'Back to pending',
    calls: 'rvl.backToPending',
    title: 'Failed to update RVL payment',
    unreached: CHECK_CONNECTION,
  },
  // spec 8: "Failed to update RVL payment", of Mark Paid … of another amount
  {
    ...rvl,
    deed: 'changing the amount of a month',
    answers: ofMonths,
    opens: () => menuOf('Oct', 'Change amount'),
    types: [['RVL Amount', '26000', '₹26,000'], REASON],
    button: 'Change amount',
    calls: 'rvl.setAmount',
    title: 'Failed to update RVL payment',
    unreached: CHECK_CONNECTION,
  },
  // spec 8: "Error - Failed to add RVL. Please try again."
  {
    deed: 'Add RVL',
    on: UsersTab,
    at: '/admin?tab=users',
    answers: { 'users.list': page(user) },
    opens: async () => {
      await click('Add RVL for Asha Rao');
      fireEvent.click(inDialog().getByRole('combobox', { name: /^Property Type/ }));
      fireEvent.click(await screen.findByRole('option', { name: 'Apartment' }));
    },
    types: [
      ['Monthly Rent', '25000', '₹25,000'],
      ['Property Location', 'Baner, Pune'],
      ['Description', 'Two rooms'],
    ],
    button: 'Add RVL',
    calls: 'managedRentals.addRvl',
    title: 'Error',
    unreached: 'Failed to add RVL. Please try again.',
    nobody: signedOut.message,
  },
  // spec 8: "Failed to save shadow power"
  {
    deed: 'saving shadow power',
    on: ShadowPowerTab,
    at: '/admin?tab=shadow-power',
    answers: { 'shadowPower.list': page(), 'affiliates.list': page(affiliate) },
    opens: () => click('Add Shadow Power to Asha Rao'),
    types: [
      ['Shadow Power Amount', '500000', '₹5,00,000'],
      ['Notes', 'Until the second team stands'],
    ],
    button: 'Save',
    calls: 'shadowPower.set',
    title: 'Failed to save shadow power',
    unreached: TRY_AGAIN,
  },
  // spec 8: "Failed to add shadow power"
  {
    deed: 'adding shadow power on a person’s page',
    on: UsersTab,
    at: person,
    answers: ofPerson,
    opens: () => click('Shadow Power of Asha Rao'),
    types: [
      ['Shadow Power Amount', '500000', '₹5,00,000'],
      ['Notes', 'Until the second team stands'],
    ],
    button: 'Add Shadow Power',
    calls: 'shadowPower.set',
    title: 'Failed to add shadow power',
    unreached: TRY_AGAIN,
  },
  // spec 8: "Failed to update calculation mode"
  {
    deed: 'changing the calculation mode',
    on: ShadowPowerTab,
    at: '/admin?tab=shadow-power',
    answers: { 'shadowPower.list': page(), 'affiliates.list': page(affiliate) },
    opens: () => click('Switch to Total Volume Mode: Asha Rao'),
    types: [REASON],
    button: 'Update',
    calls: 'calculationMode.set',
    title: 'Failed to update calculation mode',
    unreached: TRY_AGAIN,
  },
  // spec 8: "Failed to update calculation mode" … on a person’s page
  {
    deed: 'changing the calculation mode on a person’s page',
    on: UsersTab,
    at: person,
    answers: ofPerson,
    opens: () => click('Switch to Total Volume Mode: Asha Rao'),
    types: [REASON],
    button: 'Update',
    calls: 'calculationMode.set',
    title: 'Failed to update calculation mode',
    unreached: TRY_AGAIN,
  },
  // spec 8: "Failed to save shadow balancing settings", with the title Error
  {
    deed: 'saving shadow balancing',
    on: ShadowBalancingTab,
    at: '/admin?tab=shadow-balancing',
    answers: { 'shadowBalancing.listBrokers': page(broker), 'shadowBalancing.listAudit': page() },
    opens: async () => {
      await click('Configure Asha Homes');
      fireEvent.click(inDialog().getByRole('switch', { name: 'Enable Fast Track Advantage' }));
    },
    types: [REASON],
    button: 'Save Changes',
    calls: 'shadowBalancing.configure',
    title: 'Error',
    unreached: 'Failed to save shadow balancing settings',
    no: 'Failed to save shadow balancing settings',
    nobody: 'Failed to save shadow balancing settings',
  },
  // spec 8: "Failed to assign role" with the server's message
  {
    deed: 'assigning a role',
    on: RolesTab,
    at: `/admin?tab=roles&user=${user.user_id}`,
    answers: {},
    button: 'Assign Role',
    calls: 'roles.assign',
    title: 'Failed to assign role',
    unreached: TRY_AGAIN,
    nobody: signedOut.message,
  },
  // spec 8: "Failed" with the server's message or "Could not approve"
  {
    deed: 'Mark Paid + Activate',
    on: BrokersTab,
    at: '/admin?tab=brokers',
    answers: { 'brokerRegistrations.list': page(registration) },
    opens: () => click('Mark Paid + Activate: Asha Homes'),
    closes: true,
    button: 'Mark Paid + Activate',
    calls: 'brokerRegistrations.activate',
    title: 'Failed',
    unreached: 'Could not approve',
  },
  // spec 8: "Failed" with the server's message or "Could not approve" … of Activate alone
  {
    deed: 'activating a broker who has paid',
    on: BrokersTab,
    at: '/admin?tab=brokers',
    answers: { 'brokerRegistrations.list': page(paidRegistration) },
    opens: () => click('Activate: Asha Homes'),
    closes: true,
    button: 'Activate',
    calls: 'brokerRegistrations.activate',
    title: 'Failed',
    unreached: 'Could not approve',
  },
];

/** Dialogs that the specification does not know, with words of our own. */
const unnamed: readonly Deed[] = [
  {
    ...managed,
    deed: 'editing what was agreed for a managed property',
    opens: async () => {
      await click('Actions for Lake View');
      await click('Edit details', 'menuitem');
    },
    types: [
      ['Property Name', 'Lake View 2'],
      ['RVL Amount', '27000', '₹27,000'],
    ],
    button: 'Save Changes',
    calls: 'managedRentals.updateDetails',
  },
  {
    ...managed,
    deed: 'ending the management of a property',
    opens: async () => {
      await click('Actions for Lake View');
      await click('End management', 'menuitem');
    },
    types: [REASON],
    button: 'End management',
    calls: 'managedRentals.end',
  },
  {
    deed: 'refunding a fee',
    on: BrokersTab,
    at: '/admin?tab=brokers',
    answers: { 'brokerRegistrations.list': page(paidRegistration) },
    opens: () => click('Refund: Asha Homes'),
    types: [REASON],
    button: 'Refund',
    calls: 'brokerRegistrations.refund',
    title: 'Failed to refund the payment',
    unreached: CHECK_CONNECTION,
    nobody: signedOut.message,
  },
  {
    deed: 'rejecting a registration',
    on: BrokersTab,
    at: '/admin?tab=brokers',
    answers: {
      'brokerRegistrations.list': page(registration),
      'brokerRegistrations.get': registrationDetails,
    },
    opens: async () => {
      await click('Asha Homes');
      await screen.findByLabelText('Reason for rejecting');
    },
    types: [['Reason for rejecting', 'The number is of another firm']],
    button: 'Reject',
    calls: 'brokerRegistrations.reject',
    title: 'Failed to reject the registration',
    unreached: CHECK_CONNECTION,
    nobody: signedOut.message,
  },
  {
    deed: 'changing an affiliate’s standing',
    on: UsersTab,
    at: person,
    answers: ofPerson,
    opens: () => click('Change status'),
    types: [REASON],
    button: 'Change status',
    calls: 'affiliates.setStatus',
    title: 'Failed to change the affiliate',
    unreached: TRY_AGAIN,
    nobody: signedOut.message,
  },
  {
    deed: 'changing an affiliate’s sponsor',
    on: UsersTab,
    at: person,
    answers: ofPerson,
    opens: () => click('Change sponsor'),
    types: [['Code of the new sponsor', 'KRY-2M4P6'], REASON],
    button: 'Change sponsor',
    calls: 'affiliates.changeSponsor',
    title: 'Failed to change the affiliate',
    unreached: TRY_AGAIN,
    nobody: signedOut.message,
  },
];

// spec 8: "No authenticated user" where section 5 asks for it; what was typed stays, and it can be tried again
test.each([...named, ...unnamed])(
  '$deed: a failure says so, loses nothing and can be tried again',
  expectFailures,
);

describe('shadow power of somebody who is no affiliate', () => {
  // spec 8: "Error - User must be an affiliate to add shadow power"
  test.each([
    ['in the list', ShadowPowerTab, '/admin?tab=shadow-power', 'Add Shadow Power to Asha Rao', 'Save'],
    ['on their page', UsersTab, person, 'Shadow Power of Asha Rao', 'Add Shadow Power'],
  ] as const)('%s is refused in the words of the specification', async (_where, on, at, opens, button) => {
    open(on, at, { ...ofPerson, 'shadowPower.list': page(), 'affiliates.list': page(affiliate) });
    await click(opens);
    await fill([['Shadow Power Amount', '500000']]);
    failWith(refusal(404, 'Not found'));
    await press(button, inDialog);
    await expectToast('Error', 'User must be an affiliate to add shadow power');
    expectTyped([['Shadow Power Amount', '₹5,00,000']]);
  });
});

// spec 8: "Failed to remove role" with the server's message … and the chip stays
test('a role that cannot be taken away says so in its question, which stays, and so does its chip', async () => {
  open(RolesTab, `/admin?tab=roles&user=${user.user_id}`, {
    'roles.list': {
      userId: user.user_id,
      fullName: 'Asha Rao',
      email: user.email,
      roles: ['broker'],
      waiting: [],
    },
    'roles.requests': { items: [] },
  });
  await click('Remove the role Broker');
  for (const [problem, text] of [
    [noConnection, TRY_AGAIN],
    [refused, refused.message],
  ] as const) {
    act(() => toast.close());
    failWith(problem);
    await press('Remove role', inDialog);
    await expectToast('Failed to remove role', text);
    expect(inDialog().getByText(text)).toBeTruthy();
  }
  expect(timesAsked('roles.remove')).toBe(2);
  await press('Cancel', inDialog);
  await waitFor(() => expect(dialog()).toBeNull());
  await click('Remove the role Broker');
  expect(inDialog().queryByText(refused.message)).toBeNull();
});

// spec 8: "Missing user id"
test('Assign Role without a user id says what is missing and sends nothing', async () => {
  open(RolesTab, '/admin?tab=roles', {});
  await click('Assign Role');
  await expectToast('Missing user id', 'Enter a user UUID');
  expect(timesAsked('roles.assign')).toBe(0);
});

test('Add RVL begins with a fee of 8.0, as its steps of 0.1 go', async () => {
  open(UsersTab, '/admin?tab=users', { 'users.list': page(user) });
  await click('Add RVL for Asha Rao');
  expect(inDialog().getByLabelText<HTMLInputElement>('Management Fee (%)').value).toBe('8.0');
});

// spec 8: "Validation Error" of Add RVL
test('Add RVL with something missing says what, and sends nothing', async () => {
  open(UsersTab, '/admin?tab=users', { 'users.list': page(user) });
  await click('Add RVL for Asha Rao');
  await fill([['Property Location', 'Baner, Pune']]);
  const add = inDialog().getByRole<HTMLButtonElement>('button', { name: 'Add RVL' });
  expect(add.disabled).toBe(true);
  // As a script would send it: a browser does not.
  fireEvent.submit(add.form as HTMLFormElement);
  await expectToast('Validation Error', 'Please fill in Monthly Rent, Property Location, and Property Type');
  expect(timesAsked('managedRentals.addRvl')).toBe(0);
  expectTyped([['Property Location', 'Baner, Pune']]);
});

// spec 8: "Please provide a reason for the mode change"
test('a mode change whose reason the server misses says so at the field', async () => {
  open(UsersTab, person, ofPerson);
  await click('Switch to Total Volume Mode: Asha Rao');
  await fill([REASON]);
  failWith(refusal(422, 'No', { rule: 'affiliate.mode-reason-missing', field: 'reason' }));
  await press('Update', inDialog);
  await inDialog().findByText('Please provide a reason for the mode change');
  expect(toasted()).toEqual([undefined, undefined]);
  expectTyped([REASON]);
});

const Header = () => (
  <AdminHeader roles={['admin']} name="Asha Rao" isOpen={false} asksForPin={false} onSearch={() => {}} />
);

// spec 8: "Failed to logout. Please try again."
test('a Logout that fails at the server says so, and leads to sign-in all the same', async () => {
  const { router } = open(Header, '/admin', {});
  await click('Logout');
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  await waitFor(() => expect(toasted()[0]).toBe('Failed to logout. Please try again.'));
});
