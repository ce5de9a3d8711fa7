// Financials before the first lease: what comes here and one way to begin, no zeros and no PAN.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOnly, failingClient, timesAsked } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import LandlordFinancials from './financials.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../../components/role-guard.tsx', () => ({
  RoleGuard: ({ children }: { children: React.ReactNode }) => children,
}));
afterEach(cleanup);

const open = (total: number, homes = 1, waiting = 3, address = '/', late = 0) => {
  const figures = {
    month: '2026-12',
    leases: 1,
    expected: 0,
    paid: 0,
    received: 0,
    late,
    late_amount: late * 100,
    late_leases: late,
  };
  answerOnly({
    'leases.listLet': { items: [], total, next_cursor: null },
    'portfolio.summary': { homes, drafts: 0 },
    'rents.summary': { ...figures, next: null, waiting, disputed: 1 },
  });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <LandlordFinancials />
    </QueryClientProvider>,
    address,
  );
};

test.each([
  ['a home', 1, 'New lease', '/portal/landlord/leases/new'],
  ['none', 0, 'List a home', '/properties/create'],
])(
  'a landlord without a lease who has %s reads what comes here, and the first step',
  async (_, homes, name, path) => {
    open(0, homes);
    await screen.findByText('No rent yet');
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(path);
    expect(screen.queryByRole('tab')).toBeNull();
    expect([timesAsked('rents.summary'), timesAsked('payees.getMine')]).toEqual([0, 0]);
  },
);

test('with a lease, be it over, the views are there', async () => {
  open(1);
  await screen.findByRole('tab', { name: 'Receipts' });
  // As many as the figure above says.
  await screen.findByRole('tab', { name: 'To confirm 3' });
  screen.getByText('1 in dispute', { exact: false });
  expect(timesAsked('rents.summary')).toBe(1);
});

test('payments that are all in dispute are counted once', async () => {
  open(1, 1, 1);
  const figure = await screen.findByText(/in dispute$/);
  expect(figure.textContent).toBe('1 in dispute');
});

test.each([
  ['leads to the list of it', '/portal/landlord/financials', 1],
  ['leads nowhere where that list is shown', '/portal/landlord/financials?view=months&show=late', 0],
])('late rent %s', async (_, address, links) => {
  open(1, 1, 3, address, 2);
  // The list may be there by then, whose filter has the same name.
  await screen.findByText('Late rent', { selector: 'dt' });
  expect(screen.queryAllByRole('link', { name: 'Record rent' })).toHaveLength(links);
});
