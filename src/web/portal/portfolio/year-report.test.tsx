// A year of rents is drawn as well, once there are two months to compare; the table says the same in numbers.
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answersOf } from '../../../../tests/support/web/contract-answers.ts';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { open } from '../../../../tests/support/web/failing-screens.tsx';
import type { RentStatement } from '../../../contract/rents.ts';
import { monthOf, shiftMonth } from '../../../domain/dates.ts';
import { clock } from '../../lib/clock.ts';
import { YearReport } from './year-report.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('./municipal-tax.tsx', () => ({ default: () => null }));

const month = (name: string, expected: number | null, received: number): RentStatement['months'][number] => ({
  month: name,
  expected,
  received,
  repairs: 0,
  fees: 0,
  fees_elsewhere: 0,
  municipal_tax: 0,
});
const sample = answersOf()['rents.statement'] as RentStatement;
const Report = () => <YearReport as="landlord" />;

test.each<[string, RentStatement['months'], string[]]>([
  [
    'of two months',
    [month('2026-04', 16_000_000, 16_000_000), month('2026-05', 16_000_000, 4_000_000)],
    ['Apr 2026: ₹1,60,000 of ₹1,60,000Apr₹1.6 L', 'May 2026: ₹40,000 of ₹1,60,000May₹40,000/ ₹1.6 L'],
  ],
  [
    'with a month before the first lease',
    [month('2026-04', null, 0), month('2026-05', 100, 0), month('2026-06', 100, 0)],
    ['May 2026: ₹0 of ₹1May₹0/ ₹1', 'Jun 2026: ₹0 of ₹1Jun₹0/ ₹1'],
  ],
  ['of one month', [month('2026-04', 100, 100)], []],
  ['of nothing', [month('2026-04', null, 0), month('2026-05', null, 0)], []],
])('a year %s', async (_, months, shown) => {
  open(Report, '/portal/landlord/reports', {
    'rents.statement': { ...sample, year: '2026-27', month: null, months },
  });
  await screen.findByRole('region', { name: 'Month by month' });
  const picture = screen.queryByRole('list', { name: 'Due and received' });
  const lines = picture ? within(picture).getAllByRole('link') : [];
  expect(lines.map(({ textContent }) => textContent)).toEqual(shown);
  // Each line leads to the report of its month.
  for (const line of lines) expect(line.getAttribute('href')).toMatch(/\?year=2026-27&month=2026-0\d$/);
});

test('each home is there, be it at nothing, with the days it stood empty; the newest month is said above its bars', async () => {
  const current = monthOf(clock.today());
  const home = { received: 0, receipts: 0, repairs: 0, municipal_tax: 0, vacant_days: 23 };
  open(Report, '/portal/landlord/reports', {
    'rents.statement': {
      ...sample,
      year: '2026-27',
      month: null,
      owner: null,
      manager: null,
      months: [month(shiftMonth(current, -1), 100, 100), month(current, 3_000_000, 2_000_000)],
      homes: [{ ...home, home_name: '2 BHK Adyar, Chennai' }],
    },
    'portfolio.summary': { homes: 14 },
  });
  const homes = await screen.findByRole('region', { name: 'Home by home' });
  await within(homes).findByText('1 of your 14 homes had a lease or costs in this time.');
  expect(homes.textContent).toMatch(/0 receipts · vacant 23 days.*₹0/);
  screen.getByText(/so far: ₹20,000 of ₹30,000 due$/);
  screen.getByText(/^Rent counts in the month it came in\./);
});

test('the tile of fees has those that the net is less by, and the others below; what is due later is named apart', async () => {
  const [current, coming] = [monthOf(clock.today()), shiftMonth(monthOf(clock.today()), 1)];
  open(Report, '/portal/landlord/reports', {
    'rents.statement': {
      ...sample,
      year: '2026-27',
      month: null,
      months: [
        { ...month(current, 3_000_000, 2_000_000), fees: 700_000, fees_elsewhere: 200_000 },
        month(coming, 9_900_000, 0),
      ],
      total: 2_000_000,
      fees: 700_000,
      fees_elsewhere: 200_000,
      net: 1_500_000,
    },
  });
  const table = await screen.findByRole('region', { name: 'Month by month' });
  expect(screen.getByText(/of ₹30,000 due/)).toBeTruthy();
  expect(table.textContent).toMatch(/₹30,000/);
  expect(table.textContent).toMatch(/Coming in .+: ₹99,000/);
  expect(screen.getAllByText('Management fees')[0]?.parentElement?.textContent).toMatch(
    /₹5,000Of months marked paid₹2,000 more for leases not recorded here/,
  );
  screen.getByText(/Rent of leases not recorded here is not in it\.$/);
  // What came bears its own fees alone.
  expect(table.textContent).toMatch(/Management fees.*₹5,000.*₹2,000/);
});

test.each([
  [
    'says why the rest of it is not there',
    { late: 1_000_000, disputed: 0, waiting: 500_000, not_due_yet: 300_000 },
    '₹10,000 late, ₹5,000 to confirm, ₹3,000 not due yet',
  ],
  ['in dispute', { late: 0, disputed: 100, waiting: 0, not_due_yet: 0 }, '₹1 of rent in dispute'],
  ['says nothing of it where all came', { late: 0, disputed: 0, waiting: 0, not_due_yet: 0 }, null],
])('the tile of rent received %s', async (_, rest, words) => {
  open(Report, '/portal/landlord/reports', {
    'rents.statement': {
      ...sample,
      year: '2026-27',
      month: null,
      months: [month('2026-04', 100, 100)],
      open: rest,
    },
  });
  await screen.findByRole('region', { name: 'Month by month' });
  const found = screen.queryByText(/ (late|in dispute|to confirm|not due yet)(,|$)/);
  expect(found?.textContent ?? null).toBe(words);
});

test('homes without receipts are one line, which opens to their names', async () => {
  const home = { received: 0, receipts: 0, repairs: 0, municipal_tax: 0, vacant_days: null };
  open(Report, '/portal/landlord/reports', {
    'rents.statement': {
      ...sample,
      year: '2026-27',
      month: null,
      months: [month('2026-04', 100, 100)],
      homes: [
        { ...home, home_name: '2 BHK Adyar, Chennai', received: 3_000_000, receipts: 1 },
        { ...home, home_name: '4 BHK Powai, Mumbai', received: 9_000_000, receipts: 1 },
        { ...home, home_name: '3 BHK Baner, Pune' },
        { ...home, home_name: '1 BHK Tardeo, Mumbai' },
      ],
    },
  });
  const line = await screen.findByText('2 homes without receipts');
  expect(line.closest('details')?.open).toBe(false);
  expect(line.closest('details')?.textContent).toMatch(/3 BHK Baner.*1 BHK Tardeo/);
  // The others begin with what brought most.
  expect(screen.getByRole('region', { name: 'Home by home' }).textContent).toMatch(
    /4 BHK Powai.*2 BHK Adyar/,
  );
});
