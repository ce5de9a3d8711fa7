// Lost numbers as administrators see them: one writes down who asks, another approves once its time has come.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient, failWith, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { click, expectToast, open, refusal } from '../../../../tests/support/web/failing-screens.tsx';
import type { LostNumber } from '../../../contract/lost-numbers.ts';
import { LostNumbers } from './lost-numbers.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const request: LostNumber = {
  id: '019aa000-0000-7000-8000-000000000002',
  user_id: '019aa000-0000-7000-8000-000000000001',
  account_name: 'Meera Nair',
  member_since: '2020-01-01T06:30:00.000Z',
  last_login_at: null,
  has_email: false,
  old_phone: '+919876543210',
  new_phone: '+919000043211',
  name: 'Meera N',
  story: 'I rent the home in Baner',
  created_at: '2020-01-02T06:30:00.000Z',
  ready_at: '2020-01-05T06:30:00.000Z',
  check: null,
};
const check = { by: 'Vikram Admin', is_own: false, at: '2020-01-03T06:30:00.000Z', note: 'Video call' };
const see = (items: readonly LostNumber[], answers: object = {}) =>
  open(LostNumbers, '/admin?tab=users', { 'lostNumbers.list': { items }, ...answers });
const approve = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Approve for Meera N' });

test('nothing is shown where nobody waits', async () => {
  see([]);
  await waitFor(() => expect(inputsOf('lostNumbers.list')).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a request says both numbers and the story, and is not approved before somebody wrote down who asks', async () => {
  see([{ ...request, has_email: true }], { 'lostNumbers.check': { ok: true } });
  await screen.findByText('Meera N: +91 98765 43210 → +91 90000 43211');
  screen.getByText('I rent the home in Baner');
  screen.getByText(/also has an email address/);
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  await click('Write down who Meera N is');
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Video call, Aadhaar shown' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(inputsOf('lostNumbers.check')).toEqual([{ id: request.id, note: 'Video call, Aadhaar shown' }]),
  );
});

test('a checked one is approved once its time has come, after a question, and the refusal is said', async () => {
  see([{ ...request, check }]);
  await screen.findByText(/^Vikram Admin checked on .*“Video call”$/);
  const why = 'Another administrator has to approve what you checked.';
  failWith(refusal(409, why));
  fireEvent.click(await approve());
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Move account' }));
  await waitFor(() => expect(inputsOf('lostNumbers.approve')).toEqual([{ id: request.id }]));
  await expectToast('The account was not moved', why);
});

test('before its time it says from when, and whose own it is', async () => {
  see([{ ...request, ready_at: '2090-01-05T06:30:00.000Z', check: { ...check, is_own: true } }]);
  expect((await approve()).disabled).toBe(true);
  screen.getByText(/Can be approved from 5 Jan 2090/);
  screen.getByText(/^You checked this\. Another administrator must approve it/);
});

test('it is declined with a reason', async () => {
  see([request], { 'lostNumbers.decline': { ok: true } });
  await click('Decline Meera N');
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Named no home of theirs' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await waitFor(() =>
    expect(inputsOf('lostNumbers.decline')).toEqual([{ id: request.id, reason: 'Named no home of theirs' }]),
  );
});
