// What each side reads of a contested opening figure, and what they send.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOnly, failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { OpeningFigures as Figures, OpeningFigure } from '../../../contract/opening-figures.ts';
import { OpeningFigures } from './opening-figures.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

const lease = '0198a000-0000-7000-8000-000000000001';
const figure: OpeningFigure = {
  id: '0198a000-0000-7000-8000-000000000002',
  lease_id: lease,
  home_name: 'Corner 3 BHK, HSR Layout',
  landlord_name: 'Lal Singh',
  tenant_name: 'Asha Rao',
  kind: 'balance',
  state: 'open',
  file_says: 500_000,
  tenant_says: -200_000,
  landlord_says: 500_000,
  tenant_reason: 'I paid two months in June',
  landlord_reason: null,
  turn: 'landlord',
  agree_by: '2026-12-08',
  counts: null,
  decision: null,
  created_at: '2026-11-24T06:30:00.000Z',
};

function open(answer: Figures) {
  answerOnly({
    'openingFigures.ofLease': answer,
    'openingFigures.contest': figure,
    'openingFigures.answer': figure,
    'openingFigures.decide': figure,
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderPage(
    <QueryClientProvider client={client}>
      <OpeningFigures leaseId={lease} />
    </QueryClientProvider>,
  );
}
const press = (name: string, at: HTMLElement = document.body) =>
  fireEvent.click(within(at).getByRole('button', { name }));
async function send(button: string, submit: string, fill: (dialog: HTMLElement) => void) {
  press(button);
  const dialog = await screen.findByRole('dialog');
  fill(dialog);
  press(submit, dialog);
}
const say = (dialog: HTMLElement, reason: string) =>
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: reason } });

test('lets the tenant contest one figure with another amount, either way', async () => {
  open({ reads_as: 'tenant', contestable: [{ kind: 'balance', amount: 500_000 }], contested: [] });
  expect(await screen.findByText(/₹5,000 is owed/)).toBeDefined();
  await send('This amount is wrong', 'Send', (dialog) => {
    fireEvent.click(within(dialog).getByLabelText('The tenant paid it ahead'));
    fireEvent.change(within(dialog).getByLabelText(/The right amount/), { target: { value: '2000' } });
    say(dialog, 'I paid two months in June');
  });
  await waitFor(() =>
    expect(inputsOf('openingFigures.contest')).toEqual([
      {
        id: lease,
        kind: 'balance',
        amount: 200_000,
        is_prepaid: true,
        reason: 'I paid two months in June',
      },
    ]),
  );
});

test('shows both what the other says, and sends that amount by default, which agrees', async () => {
  open({ reads_as: 'landlord', contestable: [], contested: [figure] });
  expect(await screen.findByText(/₹2,000 was paid ahead/)).toBeDefined();
  expect(screen.getByText(/After 8 Dec 2026 our team decides/)).toBeDefined();
  await send('Name an amount', 'Send', (dialog) => say(dialog, 'He is right'));
  await waitFor(() =>
    expect(inputsOf('openingFigures.answer')).toEqual([
      { id: figure.id, amount: 200_000, is_prepaid: true, reason: 'He is right' },
    ]),
  );
});

test('lets the team decide, and a manager read alone', async () => {
  open({ reads_as: 'team', contestable: [], contested: [{ ...figure, turn: 'team' }] });
  await screen.findByText(/Nothing counts until our team has decided/);
  await send('Decide', 'Save the decision', (dialog) => say(dialog, 'The receipts of June are here'));
  await waitFor(() => expect(inputsOf('openingFigures.decide')).toHaveLength(1));
  cleanup();
  open({ reads_as: null, contestable: [], contested: [figure] });
  await screen.findByText(/By the file/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('after an amount of one’s own was sent, the other side’s is filled in again', async () => {
  open({ reads_as: 'landlord', contestable: [], contested: [figure] });
  await screen.findByText(/₹2,000 was paid ahead/);
  const amountIn = (dialog: HTMLElement) =>
    within(dialog).getByLabelText<HTMLInputElement>(/The right amount/);
  await send('Name an amount', 'Send', (dialog) => {
    fireEvent.change(amountIn(dialog), { target: { value: '300' } });
    say(dialog, 'Three hundred, and no more');
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Name an amount');
  const dialog = await screen.findByRole('dialog');
  expect(amountIn(dialog).value).toBe('₹2,000');
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>(/Reason/).value).toBe('');
});
