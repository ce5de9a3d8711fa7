// @vitest-environment happy-dom
// The board: what is urgent first, what a row of the first screen counts alone, and the way out of a search that found nothing.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerOnly, failingClient } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { Board } from './board.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

const card = (title: string, own: object = {}) => ({
  id: title,
  title,
  status: 'open',
  priority: 'normal',
  category: 'plumbing',
  home_name: '2 BHK Adyar, Chennai',
  tenant_name: 'Asha Rao',
  assignee_name: null,
  estimate: null,
  is_approved: false,
  cost: null,
  rating: null,
  photos: 0,
  created_at: '2026-11-01T06:00:00.000Z',
  ...own,
});
const tap = card('Tap');
const geyser = card('Geyser', { priority: 'urgent' });
const paint = card('Paint', { estimate: 500_000 });

function open(query: string, ...cards: object[]) {
  answerOnly({ 'maintenance.board': { columns: [{ status: 'open', total: cards.length, cards }] } });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <Board as="landlord" />
    </QueryClientProvider>,
    `/portal/landlord/maintenance${query}`,
  );
}

it.each([
  ['', ['Geyser', 'Tap', 'Paint']],
  ['?only=urgent', ['Geyser']],
  ['?only=estimates', ['Paint']],
  ['?only=nonsense', ['Geyser', 'Tap', 'Paint']],
])('with %s shows %s', async (query, titles) => {
  open(query, tap, geyser, paint);
  const cards = await screen.findAllByRole('article');
  expect(cards.map((one) => one.getAttribute('aria-label'))).toEqual(titles);
  expect(screen.queryAllByRole('link', { name: 'Show all repairs' })).toHaveLength(
    titles.length === 1 ? 1 : 0,
  );
});

it('a search that finds nothing can be cleared, and promises nothing', async () => {
  open('?q=lift');
  await screen.findByText('Nothing matches');
  screen.getByRole('button', { name: 'Clear search' });
  expect(screen.queryByText('Repair requests will appear here.')).toBeNull();
});
