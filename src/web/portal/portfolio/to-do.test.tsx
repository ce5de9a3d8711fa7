// What a landlord finds first: without a home the ways to bring one, with one its figures.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerOnly, failingClient } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { ToDo } from './to-do.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

afterEach(cleanup);

const summary = {
  homes: 0,
  let: 0,
  without_lease: 0,
  free_beds: 0,
  open_repairs: 0,
  urgent_repairs: 0,
  to_approve: 0,
  mandates: 0,
  drafts: 0,
  to_sign: 0,
  first_draft: null,
  first_to_sign: null,
  ending: [],
};

const rents = {
  month: '2026-11',
  leases: 1,
  expected: 6_000_000,
  paid: 0,
  late: 2,
  late_amount: 6_000_000,
  late_leases: 1,
  next: null,
  waiting: 0,
  disputed: 0,
};

function open(role: 'landlord' | 'manager', own: object) {
  answerOnly({ 'portfolio.summary': { ...summary, ...own }, 'rents.summary': rents });
  renderPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToDo as={role} />
    </QueryClientProvider>,
  );
}

const needs = () => {
  const panel = screen.getByRole('heading', { name: 'What needs you now' }).closest('section');
  return within(panel as HTMLElement).getAllByRole('link');
};

it('a landlord without a home is shown how to bring one, and no zeros', async () => {
  open('landlord', {});
  await screen.findByText('No homes yet');
  const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(paths).toEqual(['/properties/create', '/submit-managed-rental']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^List a home/),
    expect.stringMatching(/^Accept a tenant/),
    expect.stringMatching(/^Receive the rent/),
  ]);
  expect(screen.queryByText('All are rented')).toBeNull();
});

it.each([
  ['landlord with a home', 'landlord', { homes: 1 }],
  ['manager without one', 'manager', {}],
] as const)('a %s sees the figures', async (_, role, own) => {
  open(role, own);
  await screen.findByText('Late rent');
  await screen.findByText(/: ₹[\d,]+ of ₹[\d,]+ paid$/);
  expect(screen.queryByText('No homes yet')).toBeNull();
});

it('a PG with a free bed is not called let', async () => {
  open('landlord', { homes: 1, let: 1, free_beds: 11 });
  await screen.findByText(/11 beds are free/);
  expect(screen.queryByText('All are rented')).toBeNull();
});

it('begins with what needs a landlord now, the most urgent first', async () => {
  open('landlord', { homes: 1, urgent_repairs: 1, open_repairs: 2, drafts: 1 });
  await screen.findByText('What needs you now');
  const paths = needs().map((link) => [link.textContent, link.getAttribute('href')]);
  expect(paths.slice(0, 4)).toEqual([
    [expect.stringContaining('1 urgent repair'), '/portal/landlord/maintenance?only=urgent'],
    [expect.stringContaining('2 rents are late'), '/portal/landlord/financials?view=months&show=late'],
    [expect.stringContaining('1 lease waits for an answer'), '/portal/landlord/tenants'],
    [expect.stringContaining('1 other repair to do'), '/portal/landlord/maintenance'],
  ]);
});

it('leads to the one lease or estimate, and to the repairs it counts where they are several', async () => {
  const [lease, card] = ['0198a000-0000-7000-8000-000000000001', '0198a000-0000-7000-8000-000000000002'];
  answerOnly({
    'portfolio.summary': {
      ...summary,
      ...{ homes: 1, open_repairs: 3, urgent_repairs: 2, to_approve: 1, drafts: 1, to_sign: 1 },
      first_to_sign: lease,
    },
    'rents.summary': { ...rents, late: 0 },
    'maintenance.board': {
      columns: [
        {
          status: 'open',
          total: 1,
          cards: [
            {
              id: card,
              title: 'Tap',
              home_name: 'Adyar',
              estimate: 1,
              is_approved: false,
              priority: 'normal',
              created_at: '2026-11-01T00:00:00.000Z',
            },
          ],
        },
      ],
    },
  });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ToDo as="landlord" />
    </QueryClientProvider>,
  );
  await screen.findByText('1 estimate to approve');
  const paths = needs().map((link) => link.getAttribute('href'));
  expect(paths).toEqual(
    expect.arrayContaining([
      '/portal/landlord/maintenance?only=urgent',
      `/portal/landlord/maintenance?request=${card}`,
      `/portal/landlord/leases/${lease}`,
    ]),
  );
});

it('a manager finds the urgent repairs among what needs them, one by one, after the figure', async () => {
  const [geyser, light] = ['0198a000-0000-7000-8000-000000000001', '0198a000-0000-7000-8000-000000000002'];
  const repair = { home_name: 'Adyar', assignee_name: null, estimate: null, is_approved: false };
  const at = { priority: 'urgent', created_at: '2026-11-01T00:00:00.000Z' };
  const cards = [
    { ...repair, ...at, id: geyser, title: 'Geyser' },
    { ...repair, ...at, id: light, title: 'Light' },
  ];
  answerOnly({
    'portfolio.summary': { ...summary, homes: 2, open_repairs: 2, urgent_repairs: 2 },
    'rents.summary': rents,
    'maintenance.board': { columns: [{ status: 'open', total: 2, cards }] },
  });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ToDo as="manager" />
    </QueryClientProvider>,
  );
  await screen.findByText(/^Geyser/);
  expect(
    needs()
      .map((link) => link.getAttribute('href'))
      .slice(0, 3),
  ).toEqual([
    `/portal/manager/maintenance?request=${geyser}`,
    `/portal/manager/maintenance?request=${light}`,
    '/portal/manager/tenants?view=months&show=late',
  ]);
  const figure = screen.getByText('Late rent');
  const panel = screen.getByText('What needs you now');
  expect(figure.compareDocumentPosition(panel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('a landlord who has no home yet reads of the mandate and of the lease that only they can answer', async () => {
  open('landlord', { mandates: 1, drafts: 1, to_sign: 1 });
  await screen.findByText('What needs you now');
  const paths = needs().map((link) => [link.textContent, link.getAttribute('href')]);
  expect(paths.slice(1, 3)).toEqual([
    [
      expect.stringContaining('Accept or decline 1 mandate'),
      '/portal/landlord/managed-rentals?answer=mandate',
    ],
    [expect.stringContaining('1 lease to finish and sign'), '/portal/landlord/tenants'],
  ]);
});

it('who waits for a landlord is in the same panel: a visit before papers, an application below them', async () => {
  answerOnly({
    'portfolio.summary': { ...summary, homes: 1, drafts: 1 },
    'rents.summary': { ...rents, late: 0 },
    'dashboard.get': { awaiting_me: { visits_received: 2, applications_received: 1 } },
  });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ToDo as="landlord" />
    </QueryClientProvider>,
  );
  await screen.findByText('2 visit requests to answer');
  expect(screen.getAllByText('What needs you now')).toHaveLength(1);
  expect(needs().map((link) => link.textContent)).toEqual([
    expect.stringContaining('2 visit requests to answer'),
    expect.stringContaining('1 lease waits for an answer'),
    expect.stringContaining('1 application to answer'),
  ]);
});

it('has five rows, and all of them once that is asked for', async () => {
  answerOnly({
    'portfolio.summary': { ...summary, homes: 1, drafts: 2, to_sign: 1 },
    'rents.summary': { ...rents, late: 0, waiting: 1 },
    'dashboard.get': {
      awaiting_me: { visits_received: 2, applications_received: 0, ends_let: 1, offers: 1 },
    },
  });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ToDo as="landlord" />
    </QueryClientProvider>,
  );
  const more = await screen.findByRole('button', { name: 'Show all 6' });
  expect(needs()).toHaveLength(5);
  expect(screen.queryByText('1 offer of a guaranteed rent to answer')).toBeNull();
  fireEvent.click(more);
  screen.getByText('1 offer of a guaranteed rent to answer');
  expect(needs()).toHaveLength(6);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

it('late rent of several tenants names how many they are, and the oldest', async () => {
  answerOnly({
    'portfolio.summary': { ...summary, homes: 3 },
    'rents.summary': { ...rents, late_leases: 2 },
    'rents.grid': {
      items: [
        {
          tenant_name: 'Asha Rao',
          home_name: '2 BHK Adyar, Chennai',
          rent_now: { late_since: '2026-10-05', late_months: ['2026-10', '2026-11'] },
        },
      ],
      total: 2,
    },
  });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ToDo as="landlord" />
    </QueryClientProvider>,
  );
  await screen.findByText(/^Oldest: Asha Rao, Oct 2026, Nov 2026, \d+ days late$/);
  screen.getByText('from 2 tenants');
});

it.each([
  [
    'the next rent',
    { month: '2026-12', due_date: '2026-12-05', amount: 3_000_000 },
    '₹30,000 due from 5 Dec 2026',
  ],
  ['that none is due', null, 'No rent is due'],
] as const)('a month in which nothing is due says %s instead of an empty figure', async (_, next, words) => {
  answerOnly({
    'portfolio.summary': { ...summary, homes: 1 },
    'rents.summary': { ...rents, expected: 0, late: 0, late_amount: 0, late_leases: 0, next },
  });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ToDo as="landlord" />
    </QueryClientProvider>,
  );
  const card = (await screen.findByText(/Nothing is due in Nov 2026/)).closest('section');
  expect(card?.textContent?.replaceAll('\u00a0', ' ')).toContain(words);
  expect(card?.textContent).not.toContain('₹0');
});

it('a mandate to answer says when it was sent, not since when the home is managed', async () => {
  answerOnly({
    'portfolio.summary': { ...summary, homes: 1, mandates: 1 },
    'rents.summary': { ...rents, late: 0 },
    'rvl.listMine': {
      items: [
        {
          side: 'owner',
          property_name: '2 BHK Adyar, Chennai',
          lease_start_date: '2025-12-01',
          offered_mandate: { offered_at: '2026-11-28T06:30:00.000Z' },
        },
      ],
    },
  });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ToDo as="landlord" />
    </QueryClientProvider>,
  );
  await screen.findByText(/^2 BHK Adyar, Chennai, sent 28 Nov 2026$/);
});

it('the chart says what is due beside what came, and begins with the first month of a lease', async () => {
  const month = (name: string, expected: number | null, received: number) => ({
    month: name,
    expected,
    received,
  });
  answerOnly({
    'portfolio.summary': { ...summary, homes: 1 },
    'rents.summary': { ...rents, late: 0 },
    'rents.statement': {
      year: '2026-27',
      total: 3_000_000,
      months: [
        month('2026-09', null, 0),
        month('2026-10', 3_000_000, 3_000_000),
        month('2026-11', 3_000_000, 0),
        month('2026-12', 3_000_000, 0),
      ],
    },
  });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ToDo as="landlord" />
    </QueryClientProvider>,
  );
  const words = await screen.findByText('₹30,000 received in 2026-27, ₹60,000 due by the end of Nov 2026');
  const bars = within(words.closest('a') as HTMLElement).getAllByRole('listitem');
  expect(bars.map(({ title }) => title)).toEqual(['Oct 2026: ₹30,000', 'Nov 2026: ₹0']);
});
