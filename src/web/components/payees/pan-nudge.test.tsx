// A tenant who deducts tax reads how much that usually is.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOnly, failingClient } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { PanNudge } from './pan-nudge.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

test('a tenant without a PAN reads what they usually deduct of a month', async () => {
  answerOnly({ 'payees.getMine': { pan: null, pan_refused_at: null, account: null } });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <PanNudge of="tenant" rent={6_000_000} />
    </QueryClientProvider>,
  );
  const words = await screen.findByText(/you deduct tax from it/);
  expect(words.textContent).toContain('(TDS), usually ₹1,200 for each month.');
});
