// A payment that was reported is confirmed in its row, which says so.
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answersOf } from '../../../../tests/support/web/contract-answers.ts';
import { failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { click, inDialog, open, page } from '../../../../tests/support/web/failing-screens.tsx';
import type { TenantCheck } from '../../../contract/tenant-checks.ts';
import TenantChecksTab from './tenant-checks-tab.tsx';

vi.mock('../shell/use-may.ts', () => ({ useMay: () => () => true }));
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const answers = answersOf();
const example = (answers['tenantChecks.list'] as { items: TenantCheck[] }).items[0] as TenantCheck;
const check = (number: string, payment_reference: string | null): TenantCheck => ({
  ...example,
  id: number,
  number,
  side: 'team',
  status: 'agreed',
  payment_reference,
});

test('a reported payment is to confirm, in its row; another one waits for it', async () => {
  open(TenantChecksTab, '/admin?tab=tenant-checks', {
    ...answers,
    'tenantChecks.list': page(check('TC-1', 'UTR 4026'), check('TC-2', null)),
  });
  const reported = within(await screen.findByRole('article', { name: 'TC-1' }));
  expect(reported.getByText('To confirm')).toBeTruthy();
  const waiting = within(screen.getByRole('article', { name: 'TC-2' }));
  expect(waiting.getByText('Waiting for payment')).toBeTruthy();
  expect(waiting.queryByRole('button')).toBeNull();
  await click('Confirm payment: TC-1');
  await inDialog().findByDisplayValue('UTR 4026');
  inDialog().getByRole('button', { name: 'Confirm payment' }).click();
  await vi.waitFor(() =>
    expect(inputsOf('tenantChecks.markPaid')).toEqual([{ id: 'TC-1', reference: 'UTR 4026' }]),
  );
});
