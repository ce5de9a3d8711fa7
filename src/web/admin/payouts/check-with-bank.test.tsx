// What an administrator reads when the bank is asked in whose name an account is held.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOnly, failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { confirmable } from '../../../../tests/support/web/failing-money-examples.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { NameChecked } from '../../../contract/payees.ts';
import { toast, toastStore } from '../../ui/toast-store.ts';
import { ConfirmAccountDialog } from './confirm-account-dialog.tsx';
import { payoutTexts } from './payout-labels.ts';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const closed = vi.fn();
const checked: NameChecked = { outcome: 'other-name', payee_name: 'Asha Rao', bank_name: 'Thief Kumar' };

afterEach(() => {
  act(() => toast.close());
  cleanup();
  closed.mockClear();
});

function open(answer: NameChecked, payee = confirmable) {
  answerOnly({ 'payees.get': payee, 'payees.checkName': answer });
  renderPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConfirmAccountDialog userId="asha" name="Asha Rao" onClose={closed} />
    </QueryClientProvider>,
  );
}
const check = async () => fireEvent.click(await screen.findByRole('button', { name: 'Check with the bank' }));

test('the payee’s own name confirms the account, and the dialog closes', async () => {
  open({ ...checked, outcome: 'confirmed', bank_name: 'RAO ASHA' });
  await check();
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  expect(toastStore.get()?.title).toBe(payoutTexts.confirmed);
  expect(inputsOf('payees.checkName')).toEqual([
    { user_id: 'asha', set_at: confirmable.account?.updated_at },
  ]);
});

test('another name shows beside the payee’s, with the way by ₹1 below it', async () => {
  open(checked);
  await check();
  const answer = await screen.findByRole('status');
  expect(answer.textContent).toContain('Confirm it with a transfer of ₹1 instead');
  expect(answer.textContent).toContain('Bank: Thief Kumar');
  expect(answer.textContent).toContain('Payee: Asha Rao');
  screen.getByLabelText(/Reference \(UTR\)/);
  expect(closed).not.toHaveBeenCalled();
});

test.each([
  ['closed', 'The bank says this account is closed'],
  ['no-answer', 'The bank did not answer, and nothing has changed'],
  ['account-changed', 'This account has changed in the meantime'],
] as const)('%s is said, and the dialog stays', async (outcome, words) => {
  open({ ...checked, outcome, bank_name: null });
  await check();
  expect((await screen.findByRole('status')).textContent).toContain(words);
  expect(closed).not.toHaveBeenCalled();
});

test('where no bank can be asked there is the way by ₹1 alone', async () => {
  open(checked, { ...confirmable, can_check_name: false });
  await screen.findByText(/Send ₹1 to account/);
  expect(screen.queryByRole('button', { name: 'Check with the bank' })).toBeNull();
});
