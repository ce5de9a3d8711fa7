// Who has nothing to answer reads so once: beside the greeting, not in the next steps again.
import { QueryClient, QueryClientProvider, type UseQueryResult } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerOnly, failingClient } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { Dashboard } from '../../../contract/dashboard.ts';
import { clock } from '../../lib/clock.ts';
import { DashboardBlocks } from './dashboard-blocks.tsx';
import { Greeting } from './greeting.tsx';
import { NextSteps } from './seeker-next-steps.tsx';
import { ShortlistNews } from './shortlist-news.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../../lib/use-account.ts', () => ({
  useAccount: () => ({ status: 'signed-in', user: { id: 'one', name: 'Asha' }, me: undefined, roles: [] }),
}));
const isNew = vi.hoisted(() => ({ is: false }));
vi.mock('./use-is-new.ts', () => ({ useIsNew: () => isNew.is }));
vi.mock('./profile-step.tsx', () => ({ ProfileStep: () => null }));
afterEach(() => {
  isNew.is = false;
  cleanup();
});

const dashboard = {
  today: '2026-11-24',
  awaiting_me: { visits_received: 0, applications_received: 0 },
  awaiting_others: { visits: 0, applications: 0 },
  visits_today: [],
  shortlist: { total: 0, news: [] },
} as unknown as Dashboard;

it('leaves what is new on the shortlist to its card, and does not say that all is done', async () => {
  const shortlist = { total: 1, news: [{ price_drop: 100_000 }] } as unknown as Dashboard['shortlist'];
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <Greeting dashboard={{ ...dashboard, shortlist }} />
    </QueryClientProvider>,
  );
  await screen.findByText('24 Nov 2026');
  expect(screen.queryByText(/You’re all caught up/)).toBeNull();
});

it('says once that nothing waits', async () => {
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <Greeting dashboard={dashboard} />
      <NextSteps dashboard={dashboard} />
    </QueryClientProvider>,
  );
  expect(await screen.findAllByText(/You’re all caught up/)).toHaveLength(1);
  expect(screen.queryByText(/show up here/)).toBeNull();
});

it('shows of the shortlist only homes that are still to let', async () => {
  const home = (title: string) => ({ id: title, title, city: null, locality: null, cover: null });
  const news = [
    { home: home('Gone'), rent: 1_00_000, price_drop: null, is_let: true },
    { home: home('Cheaper'), rent: 1_00_000, price_drop: 10_000, is_let: false },
  ];
  const shown = (some: typeof news) => (
    <QueryClientProvider client={new QueryClient()}>
      <ShortlistNews total={3} news={some} hasMore={false} />
    </QueryClientProvider>
  );
  const view = renderPage(shown(news));
  await screen.findByRole('link', { name: /Cheaper/ });
  expect(screen.queryByText('Gone')).toBeNull();
  view.unmount();
  renderPage(shown(news.slice(0, 1)));
  await screen.findByText('1 no longer available');
});

it('welcomes somebody new with their first steps, and not with nothing to do', async () => {
  isNew.is = true;
  const query = { data: dashboard, error: null, isFetching: false } as unknown as UseQueryResult<Dashboard>;
  renderPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Greeting dashboard={dashboard} />
      <DashboardBlocks dashboard={query} />
    </QueryClientProvider>,
  );
  await screen.findByText(/Welcome to Kiraya/);
  expect((await screen.findByRole('list', { name: 'How to begin' })).children).toHaveLength(3);
  expect(screen.queryByText(/You’re all caught up/)).toBeNull();
});

it('greets by the clock of India, wherever the device is', async () => {
  const now = vi.spyOn(clock, 'now').mockReturnValue('2026-12-01T19:00:00.000Z');
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <Greeting dashboard={dashboard} />
    </QueryClientProvider>,
  );
  await screen.findByText('Good morning, Asha');
  now.mockRestore();
});

const query = { data: dashboard, error: null, isFetching: false } as unknown as UseQueryResult<Dashboard>;

it('has one’s own homes below the next steps, a draft leading to its form', async () => {
  const home = (id: string, listing_state: string) => ({
    ...{ id, title: id, city: 'Pune', locality: 'Baner', cover: null, view_count: 0, leads_count: 0 },
    ...{ listing_state, availability: 'available' },
  });
  answerOnly({
    'properties.listMine': {
      stats: { total: 2, available: 1, applications: 0, leads: 0 },
      items: [home('shown', 'published'), home('draft', 'draft')],
    },
    'visits.listMine': { items: [] },
    'applications.listMine': { items: [] },
    'messages.unread': { count: 1 },
  });
  const { container } = renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <DashboardBlocks dashboard={query} />
    </QueryClientProvider>,
  );
  await screen.findByRole('link', { name: /^shown/ });
  await screen.findByText('1 conversation with new messages');
  const columns = [...container.querySelectorAll('[class*="column"]')].map((column) =>
    [...column.querySelectorAll('h2')].map(({ textContent }) => textContent),
  );
  expect(columns).toEqual([
    ['Next steps', 'Your homes'],
    ['Your visits and applications', 'Shortlist', 'Go to'],
  ]);
  expect(screen.getByRole('link', { name: /^draft/ }).getAttribute('href')).toBe('/properties/draft/edit');
  expect(screen.getByRole('link', { name: /^shown/ }).getAttribute('href')).toMatch(/^\/property\//);
});
