// Roles as administrators see them: plain ones are assigned at once, those of staff wait for a second administrator.
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { failingClient, failWith, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { click, expectToast, open, refusal } from '../../../../tests/support/web/failing-screens.tsx';
import type { StaffRequest } from '../../../contract/account.ts';
import RolesTab from './roles-tab.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const asha = '019aa000-0000-7000-8000-000000000001';
const request: StaffRequest = {
  id: '019aa000-0000-7000-8000-000000000002',
  userId: asha,
  name: 'Asha Rao',
  role: 'property_manager',
  requestedBy: 'Meera Iyengar',
  reason: 'Looks after the homes in Pune',
  isOwn: false,
  readyAt: '2020-01-02T06:30:00.000Z',
};
const held = (own: object = {}) => ({
  userId: asha,
  fullName: null,
  email: null,
  phone: '+919876543210',
  roles: [],
  waiting: [],
  ...own,
});
const see = (requests: readonly StaffRequest[], answers: object = {}) =>
  open(RolesTab, `/admin?tab=roles&user=${asha}`, {
    'roles.list': held(),
    'roles.requests': { items: requests, ownApproval: null },
    ...answers,
  });

test('the person of the address is named in the search field', async () => {
  see([], { 'users.get': { user_id: asha, full_name: 'Asha Rao', email: null, phone: null, city: null } });
  const field = await screen.findByPlaceholderText<HTMLInputElement>('Name, mobile number or email');
  await waitFor(() => expect(field.value).toBe('Asha Rao'));
});

const toasts = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('assigning', () => {
  // spec 8: "Role assigned"
  test('a plain role is done at once, and says so', async () => {
    see([], { 'roles.assign': held({ roles: ['user'] }) });
    await click('Assign Role');
    await waitFor(() => expect(toasts().join()).toContain('Role assigned'));
    expect(toasts().join()).toContain('+91 98765 43210: User');
  });

  test('a role of staff says that it waits, and is no success', async () => {
    // What the server answers decides, not the role that was chosen.
    see([], { 'roles.assign': held({ waiting: [request] }) });
    await click('Assign Role');
    await waitFor(() => expect(toasts().join()).toContain('Waits for a second administrator'));
    expect(toasts().join()).not.toContain('Role assigned');
  });
});

describe('a role that waits', () => {
  test('is shown with its person and in the list of all', async () => {
    see([request], { 'roles.list': held({ waiting: [request] }) });
    expect(await screen.findByText('Asha Rao: Property Manager')).toBeTruthy();
    expect(await screen.findByText(/^Property Manager: Waits for a second administrator$/)).toBeTruthy();
  });

  test('is approved or declined by its number', async () => {
    see([request], { 'roles.approve': held({ roles: ['property_manager'] }), 'roles.decline': held() });
    await click('Approve Property Manager for Asha Rao');
    await waitFor(() => expect(inputsOf('roles.approve')).toEqual([{ id: request.id }]));
    await click('Decline Property Manager for Asha Rao');
    await waitFor(() => expect(inputsOf('roles.decline')).toEqual([{ id: request.id }]));
  });

  test('cannot be approved before its time, which it says, and can be declined', async () => {
    see([{ ...request, readyAt: '2090-01-02T06:30:00.000Z' }]);
    const approve = await screen.findByRole<HTMLButtonElement>('button', { name: /^Approve/ });
    expect(approve.disabled).toBe(true);
    expect(screen.getByText(/Can be approved from 2 Jan 2090/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Decline/ }).disabled).toBe(false);
  });

  test('says whose it is to approve, and why the server refuses', async () => {
    see([{ ...request, isOwn: true }]);
    expect(
      await screen.findByText(/^You requested this\. Another administrator must approve it\./),
    ).toBeTruthy();
    const why = 'Another administrator has to approve a role that you asked for.';
    failWith(refusal(409, why));
    await click(/^Approve/);
    await expectToast('Failed to assign role', why);
    failWith(refusal(409, why));
    await click(/^Decline/);
    await expectToast('The request was not declined', why);
  });

  test.each([
    ['demo', 'You requested this. In this demo you may approve it yourself.'],
    [
      'single-operator',
      'You requested this. You are the only administrator, so single-operator mode lets you approve it. The audit trail says so.',
    ],
  ] as const)('says why one alone approves: %s', async (ownApproval, words) => {
    see([], { 'roles.requests': { items: [{ ...request, isOwn: true }], ownApproval } });
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
