// Corrections of credited homes: what they take back and post again is read before they are approved.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient, failWith, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { click, open, refusal } from '../../../../tests/support/web/failing-screens.tsx';
import type { CreditCorrection, CreditPreview } from '../../../contract/credit-corrections.ts';
import { CreditCorrections } from './credit-corrections.tsx';

vi.mock('../shell/use-may.ts', () => ({ useMay: () => () => true }));
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const waiting: CreditCorrection = {
  id: '019aa000-0000-7000-8000-000000000001',
  managed_property_id: '019aa000-0000-7000-8000-000000000002',
  property_name: 'Rose 4',
  affiliate: { affiliate_id: 'KRY-RITA2', full_name: 'Rita Right' },
  from: '2026-09-01',
  reason: 'The broker was entered wrongly',
  state: 'proposed',
  is_own: false,
  proposed_by: 'Divya Drafter',
  approved_by: null,
  created_at: '2026-11-20T06:30:00.000Z',
};
const preview: CreditPreview = {
  until: null,
  payments: [
    {
      payment_id: '019aa000-0000-7000-8000-000000000003',
      month: '2026-09',
      rvl: 10_000_000,
      is_closed: true,
      credited: { affiliate_id: 'KRY-WASM2', full_name: 'Wasim Wrong' },
      lines: [
        { affiliate_id: 'KRY-WASM2', full_name: 'Wasim Wrong', taken: 160_000, given: 0 },
        { affiliate_id: 'KRY-RITA2', full_name: 'Rita Right', taken: 0, given: 240_000 },
      ],
    },
  ],
};
const see = (answers: object = {}) =>
  open(CreditCorrections, '/admin?tab=months', {
    'creditCorrections.list': { items: [waiting], total: 1, next_cursor: null },
    'creditCorrections.preview': preview,
    ...answers,
  });

test('are approved with what they change in sight', async () => {
  see({ 'creditCorrections.approve': waiting });
  await click('Approve: Rose 4');
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/Wasim Wrong: ₹1,600 taken back/);
  await within(dialog).findByText(/Rita Right: ₹2,400 posted again/);
  within(dialog).getByText('Total for closed months');
  within(dialog).getByText('-₹1,600');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(inputsOf('creditCorrections.approve')).toEqual([{ id: waiting.id }]));
});

test('are withdrawn with a reason', async () => {
  see();
  await click('Withdraw: Rose 4');
  const dialog = await screen.findByRole('dialog');
  failWith(
    refusal(422, 'No', { errors: [{ field: 'reason', reason: 'reason.missing', message: 'Say why' }] }),
  );
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Entered twice' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(inputsOf('creditCorrections.withdraw')).toEqual([{ id: waiting.id, reason: 'Entered twice' }]),
  );
});
