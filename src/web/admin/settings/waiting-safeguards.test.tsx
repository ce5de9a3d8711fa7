// A weaker safeguard as administrators see it: requested by one, approved or declined by another.
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  answerNow,
  failingClient,
  failWith,
  inputsOf,
} from '../../../../tests/support/web/failing-client.ts';
import { settings } from '../../../../tests/support/web/failing-money-examples.ts';
import { click, expectToast, open, refusal } from '../../../../tests/support/web/failing-screens.tsx';
import type { SavedSettings } from '../../../contract/settings.ts';
import SettingsTab from './settings-tab.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const reason = 'A family business with one administrator';
const waiting = {
  id: '019aa000-0000-7000-8000-000000000002',
  value: { account_hold_hours: 3, staff_delay_hours: 2, single_operator_reason: reason },
  requested_by: 'Meera Iyengar',
  requested_at: '2026-11-25T06:30:00.000Z',
  is_own: false,
};
const withWaiting = (own: Partial<typeof waiting> = {}): SavedSettings => ({
  ...settings,
  safeguards: { ...settings.safeguards, waiting: { ...waiting, ...own } },
});
const see = (stored: SavedSettings, answers: object = {}) =>
  open(SettingsTab, '/admin?tab=settings', {
    'settings.get': stored,
    'commissionPlans.list': { items: [] },
    ...answers,
  });
const hours = () =>
  screen.getByLabelText<HTMLInputElement>(/^Hours before a changed bank account is paid/).value;

test('says what would hold and who requested it, and is approved by its number', async () => {
  const holds = { ...settings, safeguards: { ...settings.safeguards, value: waiting.value, waiting: null } };
  see(withWaiting(), { 'settings.approve': holds });
  expect(await screen.findByText(/^Requested by Meera Iyengar, .*: 3 hours .*, 2 hours/)).toBeTruthy();
  expect(screen.getByText(`Single-operator mode: ${reason}`)).toBeTruthy();
  expect(hours()).toBe('72');
  await click('Approve');
  await waitFor(() => expect(inputsOf('settings.approve')).toEqual([{ id: waiting.id }]));
  await waitFor(() => expect(screen.queryByText(/^Requested by/)).toBeNull());
  expect(hours()).toBe('3');
});

test('of one’s own is approved by another, and can be declined', async () => {
  see(withWaiting({ is_own: true }), { 'settings.decline': settings });
  expect(await screen.findByText('You requested this. Another administrator approves it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  await click('Decline');
  await waitFor(() => expect(inputsOf('settings.decline')).toEqual([{ id: waiting.id }]));
  await waitFor(() => expect(screen.queryByText(/^You requested this/)).toBeNull());
  expect(hours()).toBe('72');
});

test('says why the server refuses', async () => {
  see(withWaiting());
  const why = 'This has changed in the meantime. You now see its current state.';
  failWith(refusal(409, why));
  await click('Approve');
  await expectToast('The settings could not be saved', why);
  failWith(refusal(409, why));
  await click('Decline');
  await expectToast('The request was not declined', why);
});

test('that was decided meanwhile, shows what holds now without a reload', async () => {
  see(withWaiting());
  await screen.findByText(/^Requested by Meera Iyengar/);
  const why = 'This has changed in the meantime. You now see its current state.';
  failWith(refusal(409, why));
  answerNow({ 'settings.get': settings });
  await click('Approve');
  await expectToast('The settings could not be saved', why);
  await waitFor(() => expect(screen.queryByText(/^Requested by/)).toBeNull());
});
