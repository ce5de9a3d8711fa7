// What the book of a lease says of months that are not due yet or became shorter.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOnly, failingClient } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { BookEntry } from '../../../contract/journal.ts';
import { addDays } from '../../../domain/dates.ts';
import { clock } from '../../lib/clock.ts';
import LeaseBook from './lease-book.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

const entry = (n: number, own: Partial<BookEntry>): BookEntry => ({
  id: `0198a000-0000-7000-8000-00000000000${n}`,
  kind: 'rent_due',
  happened_on: clock.today(),
  booked_at: '2026-09-02T05:30:00.000Z',
  change: 2_300_000,
  owed_after: 2_300_000,
  about: null,
  lines: [],
  ...own,
});

test('a month ahead is not due yet, and one that a notice shortens is rent reduced', async () => {
  answerOnly({
    'journal.ofLease': {
      items: [
        entry(1, { happened_on: addDays(clock.today(), 20) }),
        entry(2, {}),
        entry(3, { change: -1_100_000 }),
      ],
      total: 3,
      next_cursor: null,
      owed: 0,
    },
  });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <LeaseBook leaseId="0198a000-0000-7000-8000-000000000009" />
    </QueryClientProvider>,
  );
  expect(await screen.findAllByText('Rent due (not due yet)')).not.toEqual([]);
  expect(screen.getAllByText('Rent due')).not.toEqual([]);
  expect(screen.getAllByText('Rent reduced')).not.toEqual([]);
});

test('entries name what they are about, a charge by its meter', async () => {
  answerOnly({
    'journal.ofLease': {
      items: [
        entry(1, { kind: 'charge_due', about: { what: 'electricity', month: '2026-10', units: 212 } }),
        entry(2, { kind: 'charge_due', about: { what: 'maintenance', month: '2026-10', units: null } }),
        entry(3, { kind: 'charge_cancelled', about: { what: 'water', month: '2026-09', units: null } }),
        entry(4, { about: { what: 'rent', month: '2026-11', units: null } }),
      ],
      total: 4,
      next_cursor: null,
      owed: 0,
    },
  });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <LeaseBook leaseId="0198a000-0000-7000-8000-000000000009" />
    </QueryClientProvider>,
  );
  for (const words of [
    'Electricity, Oct 2026: 212 units',
    'Society maintenance, Oct 2026',
    'Charge cancelled: Water, Sep 2026',
    'Rent due, Nov 2026',
  ]) {
    expect(await screen.findAllByText(words)).not.toEqual([]);
  }
});

test('it is folded, and its line says how many entries it has and what they leave', async () => {
  answerOnly({
    'journal.ofLease': {
      items: [entry(2, { happened_on: addDays(clock.today(), 4) }), entry(1, {})],
      total: 14,
      next_cursor: null,
      owed: 4_600_000,
    },
  });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <LeaseBook leaseId="0198a000-0000-7000-8000-000000000009" />
    </QueryClientProvider>,
  );
  const line = (await screen.findByText(/14 entries/)).closest('summary');
  expect(line?.textContent).toBe('Account book14 entries · ₹23,000 due now');
  expect(line?.closest('details')?.open).toBe(false);
});
