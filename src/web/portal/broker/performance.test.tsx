// A broker's pictures: what is nothing in every month, or comes once, is not drawn, and the funnel says how far the leads came.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { open } from '../../../../tests/support/web/failing-screens.tsx';
import type { BrokerMonth, BrokerYear } from '../../../contract/brokers.ts';
import { clock } from '../../lib/clock.ts';
import BrokerPerformance from './performance.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../../components/role-guard.tsx', () => ({
  RoleGuard: ({ children }: { children: React.ReactNode }) => children,
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

const year = (own: Partial<BrokerYear> = {}): BrokerYear => ({
  leads: 0,
  answered: 0,
  visited: 0,
  applied: 0,
  let: 0,
  lost: 0,
  response_hours: null,
  ...own,
});

const drawn = () => screen.queryAllByRole('img').map((picture) => picture.getAttribute('aria-label'));

test.each<[string, Partial<BrokerMonth>, string[]]>([
  ['nothing', {}, []],
  ['leads', { leads: 2 }, ['Leads by month, Aug 2026 to Nov 2026']],
  ['a rent', { rvl: 2_500_000 }, ['Rent paid by month, Aug 2026 to Nov 2026']],
])('of %s', async (_, own, pictures) => {
  open(BrokerPerformance, '/portal/broker/performance', {
    'brokers.performance': {
      months: [
        ...['2026-11', '2026-10', '2026-09', '2026-08'].map((name) => month(name, own)),
        month('2026-07'),
      ],
      year: year(),
    },
  });
  await screen.findByText(/No enquiries in the last twelve months/);
  await vi.waitFor(() => expect(drawn()).toEqual(pictures));
  expect(screen.queryAllByRole('region', { name: /^By month since/ })).toHaveLength(pictures.length);
});

test('three months are no line, and a line names its ends with their figures', async () => {
  const leads = ['2026-11', '2026-10', '2026-09', '2026-08'].map((name, place) =>
    month(name, { leads: 4 - place }),
  );
  const figures = (months: BrokerMonth[]) => ({ 'brokers.performance': { months, year: year() } });
  open(BrokerPerformance, '/portal/broker/performance', figures(leads.slice(0, 3)));
  await screen.findByRole('region', { name: 'Leads' });
  expect(drawn()).toEqual([]);
  open(BrokerPerformance, '/portal/broker/performance', figures(leads));
  await screen.findByText('Aug 2026 · 1');
  screen.getByText('Nov 2026 · 4');
});

test('one month with figures is no line, and months before the first are left out', async () => {
  open(BrokerPerformance, '/portal/broker/performance', {
    'brokers.performance': {
      months: [month('2026-11', { leads: 17, let: 2 }), month('2026-10'), month('2026-09')],
      year: year({ leads: 17, answered: 12, visited: 6, applied: 3, let: 2, lost: 5, response_hours: 33 }),
    },
  });
  const table = await screen.findByRole('region', { name: /^By month since/ });
  expect(table.querySelectorAll('tbody tr')).toHaveLength(1);
  expect(drawn()).toEqual([]);
  screen.getByText('12% so far; 10 open, 5 lost');
  const steps = [...screen.getByRole('list', { name: 'How far the leads came' }).children];
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Leads17',
    'Answered1271%',
    'Visit agreed650%',
    'Applied350%',
    'Rented out267%',
  ]);
});

test('the last two whole months are compared, and the running one is what it is so far', async () => {
  vi.spyOn(clock, 'today').mockReturnValue('2026-12-01');
  open(BrokerPerformance, '/portal/broker/performance', {
    'brokers.performance': {
      months: [
        month('2026-12', { leads: 1 }),
        month('2026-11', { leads: 14, response_hours: 10 }),
        month('2026-10', { leads: 9, response_hours: 40 }),
        month('2026-09'),
      ],
      year: year({ leads: 24 }),
    },
  });
  const leads = await screen.findByRole('region', { name: 'Leads' });
  expect(leads.textContent).toContain('14');
  expect(leads.textContent).toContain('5 more than in Oct 2026');
  expect(leads.textContent).toContain('Dec 2026: 1 so far');
  screen.getByText(/30 hours less than in Oct 2026/);
  screen.getByText(/managed homes since Oct 2026$/);
  const bars = [...screen.getByRole('region', { name: 'Time to your first answer' }).querySelectorAll('li')];
  expect(bars.map(({ textContent }) => textContent)).toEqual(['Oct 202640 h', 'Nov 202610 h']);
});
