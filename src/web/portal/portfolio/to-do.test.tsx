// @vitest-environment happy-dom
// What a landlord finds first: without a home the ways to bring one, with one its figures.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerOnly, failingClient } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { ToDo } from './to-do.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../rents/rent-figures.tsx', () => ({ RentFigures: () => null }));
afterEach(cleanup);

const summary = {
  homes: 0,
  let: 0,
  free_beds: 0,
  open_repairs: 0,
  urgent_repairs: 0,
  to_approve: 0,
  drafts: 0,
  ending: [],
};

function open(role: 'landlord' | 'manager', own: object) {
  answerOnly({ 'portfolio.summary': { ...summary, ...own } });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ToDo as={role} />
    </QueryClientProvider>,
  );
}

it('a landlord without a home is shown how to bring one, and no zeros', async () => {
  open('landlord', {});
  await screen.findByText('No homes yet');
  const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(paths).toEqual(['/properties/create', '/submit-managed-rental']);
  expect(screen.queryByText('All are let')).toBeNull();
});

it.each([
  ['landlord with a home', 'landlord', { homes: 1 }],
  ['manager without one', 'manager', {}],
] as const)('a %s sees the figures', async (_, role, own) => {
  open(role, own);
  await screen.findByText('Repairs to do');
  expect(screen.queryByText('No homes yet')).toBeNull();
});

it('a PG with a free bed is not called let', async () => {
  open('landlord', { homes: 1, let: 1, free_beds: 11 });
  await screen.findByText('11 beds are free');
  expect(screen.queryByText('All are let')).toBeNull();
});
