// What a due shows beside its amount, and what each side can do about it.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { RentDue } from '../../../contract/rents.ts';
import type { RentSide } from '../../../domain/rents.ts';
import { DueList } from './due-list.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

const charge: NonNullable<RentDue['charge']> = {
  kind: 'electricity',
  reading_before: 1000,
  reading_after: 1120.5,
  rate: 825,
  note: null,
  photo: null,
  state: 'open',
  objection: null,
  answer: null,
};
const due: RentDue = {
  id: '0198a000-0000-7000-8000-000000000002',
  lease_id: '0198a000-0000-7000-8000-000000000001',
  kind: 'charge',
  charge,
  closings: [],
  tds: null,
  month: '2026-10',
  from_date: '2026-10-01',
  to_date: '2026-10-31',
  due_date: '2026-12-03',
  amount: 99_413,
  received: 0,
  reported: 0,
  disputed: 0,
  state: 'upcoming',
};
const tds = {
  id: '0198a000-0000-7000-8000-000000000003',
  kind: 'tds' as const,
  amount: 120_000,
  reason: null,
  reference: 'AK1234567',
  paid_on: '2026-11-20',
  taken_back_reason: null,
};

async function shown(own: Partial<RentDue>, side: RentSide) {
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <DueList dues={[{ ...due, ...own }]} side={side} isAnsweredByOperator={false} />
    </QueryClientProvider>,
  );
  const row = within(await screen.findByRole('listitem'));
  return { row, buttons: () => row.queryAllByRole('button').map(({ textContent }) => textContent) };
}

it('says how a charge was worked out, and lets the tenant pay it or object', async () => {
  const { row, buttons } = await shown({}, 'tenant');
  expect(row.getByText('Electricity · Oct 2026')).toBeTruthy();
  expect(await row.findByText('Meter 1,000 to 1,120.5: 120.5 units at ₹8.25')).toBeTruthy();
  expect(buttons()).toEqual(['Enter a payment', 'Object']);
});

it('has what is due latest first, whatever month it is for', () => {
  const rentOf = (month: string): RentDue => ({
    ...{ ...due, id: month, kind: 'rent', charge: null, month, due_date: `${month}-05` },
    ...{ from_date: `${month}-01`, to_date: `${month}-28` },
  });
  const electricity = { ...due, month: '2026-12', due_date: '2027-01-20' };
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <DueList
        dues={[rentOf('2027-01'), electricity, rentOf('2026-12')]}
        side="receiver"
        isAnsweredByOperator={false}
      />
    </QueryClientProvider>,
  );
  const rows = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(rows).toEqual([
    expect.stringContaining('Electricity · Dec 2026'),
    expect.stringContaining('Jan 2027'),
    expect.stringContaining('Dec 2026'),
  ]);
});

it('asks for nothing while the tenant objects, and lets the landlord keep or cancel it', async () => {
  const objected = { charge: { ...charge, state: 'objected' as const, objection: 'The meter shows 1100' } };
  const tenant = await shown(objected, 'tenant');
  expect(await tenant.row.findByText('The tenant objects: The meter shows 1100')).toBeTruthy();
  expect(tenant.row.getByText('Objected to')).toBeTruthy();
  expect(tenant.buttons()).toEqual([]);
  cleanup();
  const landlord = await shown(objected, 'receiver');
  await landlord.row.findByText('The tenant objects: The meter shows 1100');
  expect(landlord.buttons()).toEqual(['Add a photo', 'Keep the charge', 'Cancel the charge']);
});

it('lets the landlord waive what is open of a late fee', async () => {
  const { row, buttons } = await shown({ kind: 'late_fee', charge: null }, 'receiver');
  expect(row.getByText('Late fee · Oct 2026')).toBeTruthy();
  await row.findByText(/By the late fee in the lease/);
  expect(buttons()).toEqual(['Waive the fee']);
});

it('shows tax on rent to both, for the landlord to take back and the tenant to record', async () => {
  const month = {
    kind: 'rent' as const,
    charge: null,
    amount: 6_000_000,
    received: 120_000,
    due_date: '2026-11-05',
    closings: [tds],
    tds: { usual: 1_440_000, of_year: true },
  };
  const said = '₹1,200 deducted as TDS, paid to the state on 20 Nov 2026, challan AK1234567';
  const landlord = await shown(month, 'receiver');
  expect(await landlord.row.findByText(said)).toBeTruthy();
  expect(landlord.buttons()).toEqual(['TDS did not arrive']);
  cleanup();
  const tenant = await shown(month, 'tenant');
  expect(await tenant.row.findByText(said)).toBeTruthy();
  expect(tenant.buttons()).toEqual(['Take TDS back', 'Record TDS']);
  cleanup();
  const untaxed = await shown({ ...month, tds: null, closings: [] }, 'tenant');
  expect(untaxed.buttons()).toEqual([]);
});

it('begins with the tax of the year in the month from which that is deducted', async () => {
  const march = { kind: 'rent' as const, charge: null, amount: 2_800_000, due_date: '2027-03-05' };
  await shown({ ...march, tds: { usual: 1_440_000, of_year: true } }, 'tenant');
  fireEvent.click(await screen.findByRole('button', { name: 'Record TDS' }));
  expect(await screen.findByText(/usually ₹14,400\. Pay the landlord the rest/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Tax deducted/).value).toBe('₹14,400');
});

it.each([
  ['receiver' as const, 'To confirm'],
  ['tenant' as const, 'Waiting for the landlord'],
])('a reported due says to the %s whose answer it waits for', async (side, words) => {
  const { row } = await shown({ reported: due.amount }, side);
  row.getByText(words);
});
