// The board: what is urgent first, what a row of the first screen counts alone, and the way out of a search that found nothing.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerOnly, failingClient } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { Board } from './board.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
const { isPhone } = vi.hoisted(() => ({ isPhone: vi.fn(() => false) }));
vi.mock('../../ui/use-is-phone.ts', () => ({ useIsPhone: isPhone }));
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
  const whole = titles.length === 1 ? await screen.findAllByRole('link', { name: 'Show all repairs' }) : [];
  expect(screen.queryAllByRole('link', { name: 'Show all repairs' })).toEqual(whole);
});

it('on a phone has what is urgent above all columns, with its stage, and in none of them', async () => {
  isPhone.mockReturnValue(true);
  answerOnly({
    'maintenance.board': {
      columns: [
        { status: 'open', total: 1, cards: [tap] },
        {
          status: 'assigned',
          total: 1,
          cards: [{ ...geyser, id: 'Door', title: 'Door', status: 'assigned' }],
        },
        { status: 'in_progress', total: 3, cards: [{ ...geyser, status: 'in_progress' }, paint] },
      ],
    },
  });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <Board as="landlord" />
    </QueryClientProvider>,
    '/portal/landlord/maintenance',
  );
  await screen.findAllByRole('article');
  const parts = screen.getAllByRole('region').map((part) => part.textContent);
  expect(parts[0]).toMatch(/^Urgent2Door.*GeyserIn progress/);
  expect(parts[1]).toMatch(/^Open1Tap/);
  // All of the next column is above: it is left out. One more of this is not on the board.
  expect(parts[2]).toMatch(/^In progress2Paint.*1 more$/);
  isPhone.mockReturnValue(false);
});

it('a search that finds nothing can be cleared, and promises nothing', async () => {
  open('?q=lift');
  await screen.findByText('Nothing matches');
  screen.getByRole('button', { name: 'Clear search' });
  expect(screen.queryByText('Repair requests will appear here.')).toBeNull();
});
