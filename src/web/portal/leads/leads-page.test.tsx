// Tabs of visits and applications: what one of them lacks is never said under the name of another.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { leadTabs } from '../../../contract/choices.ts';
import { LeadsPage } from './leads-page.tsx';

type Page = { items: object[]; total: number; next_cursor: null };
const none: Page = { items: [], total: 0, next_cursor: null };
const full: Page = { items: [{ id: 'one', slot: '10:00' }], total: 1, next_cursor: null };
const calls = vi.hoisted(() => ({
  received: [] as PromiseWithResolvers<unknown>[],
  own: undefined as unknown,
  waiting: 0,
}));
vi.mock('../../lib/api-provider.tsx', () => {
  const empty = async () => ({ items: [], total: 0, next_cursor: null });
  const late = () => {
    const call = Promise.withResolvers<unknown>();
    calls.received.push(call);
    return call.promise;
  };
  const list = { listMine: async () => calls.own ?? empty(), listReceived: late };
  return {
    useApi: () => ({
      api: { visits: list, applications: { listMine: empty, listReceived: empty } },
      queries: {
        visits: { key: () => ['visits'] },
        applications: { key: () => ['applications'] },
        dashboard: {
          get: {
            queryOptions: (options: object) => ({
              ...options,
              queryKey: ['dashboard'],
              queryFn: () => ({
                awaiting_me: { visits_made: 0, visits_received: calls.waiting, applications_received: 0 },
              }),
            }),
          },
        },
      },
    }),
  };
});
vi.mock('../../components/organisations/use-team.ts', () => ({
  useMyOrganisations: () => ({}),
  useTeam: () => ({}),
}));
vi.mock('./lead-card.tsx', () => ({
  VisitCard: ({ lead }: { lead: { id: string } }) => <details>Visit {lead.id}</details>,
  ApplicationCard: () => null,
}));
afterEach(() => {
  cleanup();
  calls.received.length = 0;
  calls.own = undefined;
  calls.waiting = 0;
});

const words = {
  visits: 'No visit of yours',
  applications: 'No application of yours',
  'received-visits': 'No visit requests to answer',
  'received-applications': 'No applications to answer',
};

const open = (path: string) =>
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <LeadsPage show="tracked" empty={words} />
    </QueryClientProvider>,
    path,
  );
const answer = (page: Page) => act(async () => calls.received.at(-1)?.resolve(page));

it('an empty tab says nothing under the next one, which is still on its way', async () => {
  open('/?show=visits');
  await screen.findByText(words.visits);
  fireEvent.click(screen.getByRole('tab', { name: /Visit requests received/ }));
  await act(async () => {});
  expect(screen.queryByText(words['received-visits'])).toBeNull();
  expect(screen.queryByText(words.visits)).toBeNull();
  await answer(full);
  expect(await screen.findByText('Visit one')).toBeTruthy();
});

it('an empty first list says nothing before it is known that another holds something', async () => {
  open('/');
  await vi.waitFor(() => expect(calls.received).toHaveLength(1));
  // The library tells of what is answered in a task of its own.
  for (const _ of leadTabs) await act(() => new Promise(setImmediate));
  expect(screen.queryByText(words.visits)).toBeNull();
  await answer(full);
  // The list is asked for whole once it is the open one.
  await vi.waitFor(() => expect(calls.received).toHaveLength(2));
  expect(screen.queryByText(words.visits)).toBeNull();
  await answer(full);
  expect(await screen.findByText('Visit one')).toBeTruthy();
});

it('an empty first list says so once the others are known to be empty', async () => {
  open('/');
  await vi.waitFor(() => expect(calls.received).toHaveLength(1));
  await answer(none);
  expect(await screen.findByText(words.visits)).toBeTruthy();
});

it('what a full tab holds does not stand under the next one either', async () => {
  calls.own = { ...full, items: [{ id: 'mine', slot: '10:00' }] };
  open('/?show=visits');
  await screen.findByText('Visit mine');
  fireEvent.click(screen.getByRole('tab', { name: /Visit requests received/ }));
  await act(async () => {});
  expect(screen.queryByText('Visit mine')).toBeNull();
  await answer(none);
  expect(await screen.findByText(words['received-visits'])).toBeTruthy();
});

it('an empty search says nothing of the list without it', async () => {
  const { router } = open('/?show=received-visits&q=villa');
  await act(async () => {});
  for (const call of calls.received) call.resolve(none);
  await screen.findByText('Nothing matches');
  await act(() => router.navigate('/?show=received-visits'));
  expect(screen.queryByText(words['received-visits'])).toBeNull();
  await answer(full);
  expect(await screen.findByText('Visit one')).toBeTruthy();
});

it('what waits for the reader comes first, under its own heading with its number', async () => {
  const visit = (id: string, awaiting: string | null) => ({ id, slot: '10:00', side: 'seeker', awaiting });
  calls.own = {
    ...full,
    total: 3,
    items: [visit('asked', 'seeker'), visit('agreed', null), visit('theirs', 'lister')],
  };
  open('/?show=visits');
  const list = (await screen.findByText('Visit asked')).parentElement;
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Waiting for you · 1',
    'Visit asked',
    'Under way',
    'Visit agreed',
    'Visit theirs',
  ]);
  // Three rows need no search.
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('a row stays open when it is answered and changes its group', async () => {
  const visit = (awaiting: string | null) => ({ id: 'asked', slot: '10:00', side: 'seeker', awaiting });
  const agreed = { id: 'agreed', slot: '10:00', side: 'seeker', awaiting: null };
  calls.own = { ...full, total: 2, items: [visit('seeker'), agreed] };
  const client = new QueryClient();
  renderPage(
    <QueryClientProvider client={client}>
      <LeadsPage show="tracked" empty={words} />
    </QueryClientProvider>,
    '/?show=visits',
  );
  const row = (await screen.findByText('Visit asked')) as HTMLDetailsElement;
  row.open = true;
  calls.own = { ...full, total: 2, items: [agreed, visit(null)] };
  // Not waited for: the lists of others never answer here.
  await act(async () => void client.invalidateQueries());
  await vi.waitFor(() => expect(screen.queryByText('Under way')).toBeNull());
  expect((screen.getByText('Visit asked') as HTMLDetailsElement).open).toBe(true);
});

it('whoever lists homes has what was received first, and opened even where it is nothing', async () => {
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <LeadsPage show="tracked" empty={words} listsHomes />
    </QueryClientProvider>,
    '/',
  );
  await vi.waitFor(() => expect(calls.received).toHaveLength(1));
  await answer(none);
  expect(await screen.findByText(words['received-visits'])).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Visit requests',
    'Applications',
    'My visits',
    'My applications',
  ]);
});

it('the tabs count what waits for the reader, not everything under way', async () => {
  calls.own = { ...full, total: 7 };
  calls.waiting = 2;
  open('/?show=visits');
  await screen.findByText('Visit one');
  await vi.waitFor(() =>
    expect(screen.getByRole('tab', { name: /Visit requests received/ }).textContent).toMatch(/2$/),
  );
  expect(screen.getByRole('tab', { name: /My visits/ }).textContent).toBe('My visits');
});
