// Requests decided together: verified only where all are of one kind, and declined with one reason that all read.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { ClaimKind } from '../../../domain/claims.ts';
import type { Chosen } from '../../components/list/all-matching.tsx';
import { ClaimBatchBar } from './claim-batch-bar.tsx';

const verifyMatching = vi.fn();
const declineMatching = vi.fn();
vi.mock('../../lib/api-provider.tsx', () => ({
  useApi: () => ({
    api: { claims: { verifyMatching, declineMatching } },
    queries: { claims: { key: () => ['claims'] } },
  }),
}));

afterEach(() => {
  cleanup();
  verifyMatching.mockReset();
  declineMatching.mockReset();
});

function show(chosen: Chosen, kind: ClaimKind | undefined) {
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ClaimBatchBar chosen={chosen} filter={{ q: 'lake', kind }} total={40} onDone={() => {}} />
    </QueryClientProvider>,
  );
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const chosen = { ids: ['a', 'b'], isAll: false };

test('the chosen requests are declined with a reason; what is left as it is, is named', async () => {
  declineMatching.mockResolvedValue({
    done: 1,
    refused: [{ rule: 'claim.own', count: 1, names: ['My own flat'] }],
    next: null,
  });
  show(chosen, undefined);
  expect(button('Verify chosen').disabled).toBe(true);
  fireEvent.click(button('Decline chosen'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'The deed cannot be read' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Decline chosen' }));
  await waitFor(() => expect(screen.getByText('My own flat')).toBeDefined());
  expect(declineMatching.mock.calls.map(([input]) => input)).toEqual([
    { q: 'lake', kind: undefined, reason: 'The deed cannot be read', ids: ['a', 'b'], after: null },
  ]);
});

test('all that match of one kind are verified alike', async () => {
  verifyMatching.mockResolvedValue({ done: 40, refused: [], next: null });
  show({ ids: [], isAll: true }, 'phone');
  fireEvent.click(button('Verify chosen'));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/All chosen requests \(40\) get the same badge/);
  fireEvent.click(dialog.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(verifyMatching).toHaveBeenCalledOnce());
  expect(verifyMatching.mock.calls[0]?.[0]).toMatchObject({
    q: 'lake',
    kind: 'phone',
    method: 'called_back',
    after: null,
  });
  expect(verifyMatching.mock.calls[0]?.[0]).not.toHaveProperty('ids');
});

test('offers no button before something is chosen', () => {
  show({ ids: [], isAll: false }, 'phone');
  for (const name of ['Verify chosen', 'Decline chosen']) {
    const hidden = screen.getByRole('button', { name, hidden: true });
    expect(hidden.closest('[style*="display: none"]')).not.toBeNull();
  }
});
