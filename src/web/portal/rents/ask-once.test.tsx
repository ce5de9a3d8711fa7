// More than is due, and a charge that was made already, are asked about once before they are sent.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOnly, failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { RentDue } from '../../../contract/rents.ts';
import { shiftMonth } from '../../../domain/dates.ts';
import { clock } from '../../lib/clock.ts';
import { ChargeButton } from './charge-button.tsx';
import { LeaseRent } from './lease-rent.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

const lease = '0198a000-0000-7000-8000-000000000001';
const month = shiftMonth(clock.today().slice(0, 7), -1);
const due: RentDue = {
  id: '0198a000-0000-7000-8000-000000000002',
  lease_id: lease,
  kind: 'rent',
  charge: null,
  closings: [],
  tds: null,
  month,
  from_date: `${month}-01`,
  to_date: `${month}-28`,
  due_date: `${month}-01`,
  amount: 2_300_000,
  received: 0,
  reported: 0,
  disputed: 0,
  state: 'late',
};
const charge: RentDue = {
  ...due,
  id: '0198a000-0000-7000-8000-000000000003',
  kind: 'charge',
  received: 100_000,
  amount: 100_000,
  state: 'paid',
  charge: {
    kind: 'maintenance',
    reading_before: null,
    reading_after: null,
    rate: null,
    note: null,
    photo: null,
    state: 'open',
    objection: null,
    answer: null,
  },
};
const rest = {
  total: 1,
  next_cursor: null,
  credit: 0,
  payee: null,
  upi_limit: 10_000_000,
  is_answered_by_operator: false,
  deposit_held: null,
};

const show = (element: ReactNode, items: RentDue[]) => {
  answerOnly({
    'rents.listDues': { ...rest, items },
    'rents.listPayments': { items: [], total: 0, next_cursor: null },
    'rents.record': {},
    'rents.enterCharge': {},
  });
  renderPage(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>);
};
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

async function record(amount: string): Promise<void> {
  show(<LeaseRent leaseId={lease} />, [due]);
  fireEvent.click(await screen.findByRole('button', { name: /^Record / }));
  await type(/Amount/, amount);
  await type(/Reference/, 'NEFT123456');
  await press('Save');
}

test('what is due is recorded without a question', async () => {
  await record('23000');
  await waitFor(() => expect(inputsOf('rents.record')).toMatchObject([{ amount: 2_300_000 }]));
});

test('more than is due is kept as rent paid ahead once that was answered', async () => {
  await record('27000');
  await screen.findByText('₹4,000 more than is due. Keep it as rent paid ahead?');
  expect(inputsOf('rents.record')).toEqual([]);
  await type(/Amount/, '26000');
  await press('Save');
  await screen.findByText('₹3,000 more than is due. Keep it as rent paid ahead?');
  await press('Yes, keep it');
  await waitFor(() => expect(inputsOf('rents.record')).toMatchObject([{ id: due.id, amount: 2_600_000 }]));
});

async function askForMaintenance(items: RentDue[]): Promise<void> {
  show(<ChargeButton leaseId={lease} />, items);
  await press('Add a charge');
  await type(/^Amount/, '1000');
  await press('Ask the tenant for it');
}

test('a second charge of the same kind and month is made once that was answered', async () => {
  await askForMaintenance([charge]);
  await screen.findByText(/“Society maintenance” of .* is asked for already/);
  expect(inputsOf('rents.enterCharge')).toEqual([]);
  await press('Yes, ask again');
  await waitFor(() => expect(inputsOf('rents.enterCharge')).toMatchObject([{ kind: 'maintenance', month }]));
});

test('a first charge is made without a question', async () => {
  await askForMaintenance([due]);
  await waitFor(() => expect(inputsOf('rents.enterCharge')).toHaveLength(1));
});
