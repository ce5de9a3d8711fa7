// What the page of all homes says before there is one.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerOnly, failingClient } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import ManageProperties from './manage-properties.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

test('without a home nothing is said of its last days', async () => {
  answerOnly({ 'properties.listMine': { items: [], total: 0, stats: { total: 0 } } });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ManageProperties />
    </QueryClientProvider>,
  );
  await screen.findByText('No properties yet');
  expect(screen.queryByText(/The last 30 days/)).toBeNull();
});
