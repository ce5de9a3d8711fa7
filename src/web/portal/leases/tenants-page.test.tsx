// Tenants as a table: where the rent of each is and the next act on its row. Without any it leads to writing a lease, the manager's too.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerNow, answerOnly, failingClient } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { LeaseList } from './tenants-page.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

test('a manager without leases is led to preparing one for the owner', async () => {
  answerOnly({ 'leases.listLet': { items: [], total: 0, next_cursor: null } });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <LeaseList as="manager" />
    </QueryClientProvider>,
  );
  const link = await screen.findByRole('link', { name: 'Prepare a lease for the owner to sign' });
  expect(link.getAttribute('href')).toBe('/portal/landlord/leases/new');
});

const lease = (id: string, name: string, own: object) => ({
  id,
  tenant: { name },
  home_name: '2 BHK Adyar, Chennai',
  rent: 2_600_000,
  start_date: '2026-01-01',
  end_date: '2027-11-30',
  ended_on: null,
  notice: null,
  collector: null,
  state: 'active',
  rent_now: null,
  ...own,
});
const rent = {
  late_since: null,
  late_months: [],
  late_amount: 0,
  waits_for: null,
  waiting_amount: 0,
  next: null,
};

test('each row says where the rent is, and has the act that comes next', async () => {
  const late = { ...rent, late_since: '2026-10-05', late_months: ['2026-10'], late_amount: 2_600_000 };
  const items = [
    lease('paid', 'Mina Shah', {}),
    lease('draft', 'Lata Jain', { state: 'draft' }),
    lease('waiting', 'Ravi Iyer', {
      rent_now: { ...rent, waits_for: 'receiver', waiting_amount: 2_600_000 },
    }),
    lease('disputed', 'Fatima Sheikh', {
      rent_now: { ...rent, waits_for: 'tenant', waiting_amount: 3_100_000 },
    }),
    lease('late', 'Asha Rao', { rent_now: late }),
    lease('collected', 'Om Puri', { rent_now: late, collector: { name: 'Kiraya', upi: null } }),
  ];
  answerOnly({ 'leases.listLet': { items, total: 6, next_cursor: null } });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <LeaseList as="landlord" />
    </QueryClientProvider>,
  );
  await screen.findByText('Asha Rao');
  const rowOf = (name: string) =>
    screen.getByRole('link', { name }).closest('tr')?.textContent?.replaceAll('\u00a0', ' ');
  expect(rowOf('Asha Rao')).toContain('Late₹26,000 since 5 Oct 2026');
  expect(rowOf('Ravi Iyer')).toContain('To confirm₹26,000 reported as paid');
  expect(rowOf('Fatima Sheikh')).toContain('In dispute₹31,000 reported as paid');
  expect(rowOf('Mina Shah')).toContain('Paid');
  expect(rowOf('Lata Jain')).toContain('Draft');
  screen.getByRole('button', { name: 'Record rent: Asha Rao' });
  const acts = screen.getAllByRole('link', { name: /: / });
  expect(acts.map((act) => [act.getAttribute('aria-label'), act.getAttribute('href')])).toEqual([
    ['Confirm payment: Ravi Iyer', '/portal/landlord/leases/waiting#rent'],
    ['Confirm payment: Fatima Sheikh', '/portal/landlord/leases/disputed#rent'],
    ['Finish and sign: Lata Jain', '/portal/landlord/leases/draft'],
  ]);
});

test('the rows of one choice do not stand under the next', async () => {
  answerOnly({ 'leases.listLet': { items: [lease('paid', 'Mina Shah', {})], total: 1, next_cursor: null } });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <LeaseList as="landlord" />
    </QueryClientProvider>,
  );
  await screen.findByText('Mina Shah');
  answerNow({ 'leases.listLet': new Promise(() => {}) });
  fireEvent.click(screen.getByRole('radio', { name: 'Ended' }));
  await vi.waitFor(() => expect(screen.queryByText('Mina Shah')).toBeNull());
  screen.getByRole('radio', { name: 'Ended', checked: true });
  // One group: the arrow keys go through it.
  const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(['shown-leases']));
});

test.each([
  ['no home', 0, 'List a home first: a lease needs one.', 'List a home'],
  ['a home', 1, /^Accept an application, or write a lease/, 'New lease'],
])('a landlord with %s and no tenant reads what comes first', async (_, homes, words, act) => {
  answerOnly({
    'leases.listLet': { items: [], total: 0, next_cursor: null },
    'portfolio.summary': { homes, drafts: 0 },
  });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <LeaseList as="landlord" />
    </QueryClientProvider>,
  );
  await screen.findByText(words);
  screen.getByRole('link', { name: act });
});

test('a search that finds no lease can be cleared', async () => {
  answerOnly({ 'leases.listLet': { items: [], total: 0, next_cursor: null } });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <LeaseList as="landlord" />
    </QueryClientProvider>,
    '/portal/landlord/tenants?q=nobody',
  );
  await screen.findByText('No lease matches');
  screen.getByRole('button', { name: 'Clear search' });
});
