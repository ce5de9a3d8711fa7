// A call that needs fresh proof: one dialog takes it, and the call is sent again.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { newSession, renderPage, sessionOf } from '../../../../tests/support/web/render-page.tsx';
import { proofQuestion, withProof } from '../../lib/ask-proof.ts';
import { SignInFailure, signInCalls } from '../../lib/sign-in-calls.ts';
import ProofDialog from './proof-dialog.tsx';

vi.mock('../../lib/use-settings.ts', () => ({ useSettings: () => ({ mailbox: false, texts: true }) }));
const methods = vi.spyOn(signInCalls, 'methods');
const startProof = vi.spyOn(signInCalls, 'startProof');
const prove = vi.spyOn(signInCalls, 'prove');
const stop = proofQuestion.subscribe(() => {});

const refused = new SignInFailure(403, {
  code: 'FRESH_PROOF_NEEDED',
  message: 'Confirm that it is you first',
});
const call = vi.fn<() => Promise<string>>();

afterEach(() => {
  cleanup();
  if (proofQuestion.isAsked()) proofQuestion.answer(false);
  for (const mock of [methods, startProof, prove, call]) mock.mockReset();
});

type Person = { hasSecondFactor?: boolean; email?: string | null; phone?: string };
function ask(hasPassword: boolean, own: Person = {}) {
  methods.mockResolvedValue({ hasPassword, hasGoogle: false });
  prove.mockResolvedValue({ ok: true });
  startProof.mockResolvedValue({ ok: true });
  call.mockRejectedValueOnce(refused).mockResolvedValue('done');
  const answer = withProof(call);
  const session = newSession();
  const person = sessionOf('asha');
  const user = { ...person.user, email: 'asha@example.com', ...own, phoneVerified: own.phone !== undefined };
  session.signedIn({ ...person, user });
  renderPage(<ProofDialog />, '/', session);
  return answer;
}

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the password is asked for, a wrong one stands at its field, and the right one sends the call again', async () => {
  const answer = ask(true);
  await type('Your password', 'a wrong one');
  const message = 'This is not your password';
  prove.mockRejectedValueOnce(new SignInFailure(422, { errors: [{ field: 'currentPassword', message }] }));
  press('Confirm');
  expect(await screen.findByText(message)).toBeTruthy();
  await type('Your password', 'four unrelated words');
  press('Confirm');
  expect(await answer).toBe('done');
  expect(call).toHaveBeenCalledTimes(2);
  expect(prove).toHaveBeenLastCalledWith(
    expect.objectContaining({ currentPassword: 'four unrelated words' }),
  );
});

test('a code is mailed to whoever has no password', async () => {
  const answer = ask(false);
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Email me a code' });
  await waitFor(() => expect(send.disabled).toBe(false));
  fireEvent.click(send);
  await type('Code', '123456');
  expect(startProof.mock.calls).toEqual([['emailed-code']]);
  expect(screen.getByRole('status').textContent).toContain('asha@example.com');
  press('Confirm');
  expect(await answer).toBe('done');
});

test('a code is texted to whoever has a number alone', async () => {
  const answer = ask(false, { email: null, phone: '+919876543210' });
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Text me a code' });
  await waitFor(() => expect(send.disabled).toBe(false));
  fireEvent.click(send);
  await type('Code', '123456');
  expect(startProof.mock.calls).toEqual([['texted-code']]);
  expect(screen.getByRole('status').textContent).toContain('+91 98765 43210');
  press('Confirm');
  expect(await answer).toBe('done');
});

test('whoever has several ways chooses one, and may go back', async () => {
  const answer = ask(true, { phone: '+919876543210' });
  await screen.findByLabelText('Your password');
  press('Use a texted code instead');
  press('Text me a code');
  await type('Code', '12');
  press('Use your password instead');
  await type('Your password', 'four unrelated words');
  press('Confirm');
  expect(await answer).toBe('done');
  expect(prove).toHaveBeenCalledExactlyOnceWith(expect.not.objectContaining({ otp: '12' }));
});

test('two-step sign-in takes nothing but its code', async () => {
  const answer = ask(true, { hasSecondFactor: true });
  await type('Code of the app or backup code', 'ABCDE-23456');
  expect(screen.queryByRole('button', { name: 'Use an emailed code instead' })).toBeNull();
  press('Confirm');
  expect(await answer).toBe('done');
});

test('whoever closes the dialog is told the refusal', async () => {
  const answer = ask(true);
  await screen.findByLabelText('Your password');
  press('Cancel');
  await expect(answer).rejects.toBe(refused);
  expect(call).toHaveBeenCalledOnce();
});

test('several calls wait for one answer, and other failures for none', async () => {
  const first = ask(true);
  const second = withProof(
    vi.fn<() => Promise<string>>().mockRejectedValueOnce(refused).mockResolvedValue('too'),
  );
  await type('Your password', 'four unrelated words');
  press('Confirm');
  expect(await Promise.all([first, second])).toEqual(['done', 'too']);
  const other = new SignInFailure(403, { code: 'FORBIDDEN' });
  await expect(withProof(() => Promise.reject(other))).rejects.toBe(other);
  expect(proofQuestion.isAsked()).toBe(false);
});

test('nobody is asked where no dialog could show', async () => {
  stop();
  await expect(withProof(() => Promise.reject(refused))).rejects.toBe(refused);
});
