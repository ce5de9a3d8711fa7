// @vitest-environment happy-dom
// A broker's pictures: what is counted shares one axis, and what is nothing in every month, or comes once, is not drawn.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { open } from '../../../../tests/support/web/failing-screens.tsx';
import type { BrokerMonth } from '../../../contract/brokers.ts';
import type { FigureRow, Series } from '../../components/figures/figure.ts';
import BrokerPerformance from './performance.tsx';

type Drawn = { title: string; rows: readonly FigureRow[]; series: readonly Series[] };

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../../components/role-guard.tsx', () => ({
  RoleGuard: ({ children }: { children: React.ReactNode }) => children,
}));
vi.mock('../../components/figures/figure-chart.tsx', () => ({
  default: ({ title, rows, series }: Drawn) => (
    <figure>{JSON.stringify([title, rows.map(({ label }) => label), series.map(({ name }) => name)])}</figure>
  ),
}));

const month = (name: string, own: Partial<BrokerMonth> = {}): BrokerMonth => ({
  month: name,
  listings: 0,
  leads: 0,
  let: 0,
  lost: 0,
  response_hours: null,
  rvl: 0,
  rank: null,
  ...own,
});

const drawn = () =>
  [...document.querySelectorAll('figure')].map(({ textContent }) => JSON.parse(textContent ?? ''));

test.each<[string, Partial<BrokerMonth>, object[]]>([
  ['nothing', {}, []],
  ['two homes rented out', { let: 2 }, [['Leads', ['Oct 2026', 'Nov 2026'], ['let']]]],
  ['a rent', { rvl: 2_500_000 }, [['RVL paid', ['Oct 2026', 'Nov 2026'], ['rvl']]]],
])('of %s', async (_, own, pictures) => {
  open(BrokerPerformance, '/portal/broker/performance', {
    'brokers.performance': { months: [month('2026-11', own), month('2026-10', own), month('2026-09')] },
  });
  await screen.findByRole('region', { name: /^By month since/ });
  await vi.waitFor(() => expect(drawn()).toEqual(pictures));
});

test('one month with figures is no picture, and months before the first are left out', async () => {
  open(BrokerPerformance, '/portal/broker/performance', {
    'brokers.performance': {
      months: [month('2026-11', { leads: 17, let: 2 }), month('2026-10'), month('2026-09')],
    },
  });
  const table = await screen.findByRole('region', { name: /^By month since/ });
  expect(table.querySelectorAll('tbody tr')).toHaveLength(1);
  expect(drawn()).toEqual([]);
  screen.getByText('2 of 2 that ended were rented out; leads still open are not counted');
});
