// A batch that waits for somebody is above who is owed.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOnly, failingClient } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { WaitingBatches } from './batches.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

const batch = (id: string, state: string) => ({
  id,
  state,
  month: '2026-10',
  amount: 43_473_00,
  transfers: 12,
});

test('a draft and an approved batch are opened from the top, and no other', async () => {
  answerOnly({
    'payouts.listBatches': {
      items: [batch('a', 'draft'), batch('b', 'approved'), batch('c', 'settled')],
      total: 3,
      next_cursor: null,
    },
  });
  renderPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <WaitingBatches purpose="owners" />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('A batch waits for approval')).toBeTruthy();
  expect(screen.getByText('A batch waits to be sent to the bank')).toBeTruthy();
  const links = screen.getAllByRole('link', { name: 'Open the batch' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/?tab=payouts&batch=a',
    '/?tab=payouts&batch=b',
  ]);
});
