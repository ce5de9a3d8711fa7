// A suspended account as administrators see it: why and since when, and the way back.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient, failWith, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { click, open, refusal } from '../../../../tests/support/web/failing-screens.tsx';
import { SuspendButton, Suspension } from './suspension.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const user_id = '019aa000-0000-7000-8000-000000000001';
const Panel = () => (
  <>
    <SuspendButton userId={user_id} name="Lal Lister" />
    <Suspension userId={user_id} name="Lal Lister" />
  </>
);
const reason = 'Takes money for homes of others';
const see = (suspension: object | null, answers: object = {}) =>
  open(Panel, '/admin?tab=users', { 'suspensions.get': { suspension }, ...answers });
const say = async (text: string, button: string) => {
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: text } });
  fireEvent.click(within(dialog).getByRole('button', { name: button }));
};

test('an account in order is suspended with a reason', async () => {
  see(null, { 'suspensions.suspend': { suspension: null } });
  await click('Suspend the account');
  await say(reason, 'Suspend the account');
  await waitFor(() => expect(inputsOf('suspensions.suspend')).toHaveLength(1));
  expect(inputsOf('suspensions.suspend')).toEqual([{ user_id, reason }]);
});

test('a rule that says no stands in the dialog', async () => {
  see(null);
  await click('Suspend the account');
  failWith(refusal(409, 'No', { rule: 'suspension.of-staff' }));
  await say(reason, 'Suspend the account');
  await screen.findByText(/This person works for Kiraya/);
});

test('a suspended one says why, since when and by whom, and is given back', async () => {
  see(
    { reason, by: 'Vikram Admin', since: '2026-11-20T06:30:00.000Z', homes: 3 },
    { 'suspensions.reinstate': { suspension: null } },
  );
  await screen.findByText(/Suspended by Vikram Admin/);
  await screen.findByText(reason);
  await screen.findByText('Homes hidden with it: 3');
  await click('Give the account back');
  await say('A mistake of ours', 'Give the account back');
  await waitFor(() =>
    expect(inputsOf('suspensions.reinstate')).toEqual([{ user_id, reason: 'A mistake of ours' }]),
  );
});
