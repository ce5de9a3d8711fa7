// What came of a file, and how a payment is recorded as the rent that a person says it is.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOnly, failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type {
  BankLine,
  StatementDue,
  StatementSide,
  UploadedStatement,
} from '../../../contract/bank-statements.ts';
import { StatementViews } from './statement-views.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

const idOf = (last: number) => `0198a000-0000-7000-8000-00000000000${last}`;
const line: BankLine = {
  id: idOf(1),
  paid_on: '2026-11-05',
  amount: 5_000_000,
  matched: 0,
  mode: 'upi',
  reference: '412345678901',
  payer: 'ASHA RAO',
  narration: 'UPI-ASHA RAO-412345678901',
  ignored_reason: null,
  outcome: null,
  returned_on: null,
  held_days: null,
  match: null,
  payments: [],
};
const due = (last: number, tenant: string): StatementDue => ({
  id: idOf(last),
  home_name: 'Lake View',
  tenant_name: tenant,
  due: 'rent' as const,
  month: '2026-11',
  due_date: '2026-11-05',
  open: 3_000_000,
  reported: null,
});
const read: UploadedStatement = {
  layout: 'hdfc',
  added: 0,
  repeated: 0,
  paid_out: 0,
  problems: [],
  unknown: null,
};

function show(
  own: Partial<UploadedStatement> = {},
  lines: BankLine[] = [],
  side: StatementSide = 'landlord',
) {
  answerOnly({
    'bankStatements.upload': { ...read, ...own },
    'bankStatements.lines': { items: lines, total: lines.length, next_cursor: null, held: 0, sure: 0 },
    'bankStatements.openDues': { items: [due(2, 'Asha Rao'), due(3, 'Om Das')], total: 2, next_cursor: null },
    'bankStatements.match': line,
  });
  return renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <StatementViews as={side} />
    </QueryClientProvider>,
  );
}

async function choose(container: HTMLElement): Promise<void> {
  const file = new File(['When,What,Money'], 'own.csv', { type: 'text/csv' });
  const input = container.querySelector('input[type=file]');
  if (!input) throw new Error('No file can be chosen');
  fireEvent.change(input, { target: { files: [file] } });
  await waitFor(() => expect(inputsOf('bankStatements.upload').length).toBeGreaterThan(0));
}

test('names each cell that could not be read, and says that nothing was taken', async () => {
  const { container } = show({ problems: [{ row: 7, field: 'date', text: '31/02/26' }] });
  await choose(container);
  await screen.findByText('Nothing was taken from this file');
  screen.getByText('Row 7: “31/02/26” is not a date');
});

test('says how many payments are new, were here, and went out', async () => {
  const { container } = show({ added: 2, repeated: 1, paid_out: 3 });
  await choose(container);
  const status = await screen.findByText(/2 new payments[.]/);
  expect(status.textContent).toBe('2 new payments. 1 was here already. 3 that went out were left out.');
});

test('splits a payment over the months that are chosen, as much to each as is left', async () => {
  show({}, [line]);
  fireEvent.click(await screen.findByRole('button', { name: 'Choose months' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: /Asha Rao/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Om Das/ }));
  screen.getByText('Left of this payment: ₹0');
  fireEvent.click(screen.getByRole('button', { name: 'Record rent' }));
  await waitFor(() =>
    expect(inputsOf('bankStatements.match')).toEqual([
      {
        as: 'landlord',
        id: line.id,
        parts: [
          { due_id: idOf(2), amount: 3_000_000 },
          { due_id: idOf(3), amount: 2_000_000 },
        ],
      },
    ]),
  );
});

test('proposes the columns of an unknown file by their headers', async () => {
  const rows = [
    ['Value Date', 'Narration/Description', 'Withdrawal/Debit', 'Deposit/Credit', 'Ref'],
    ['05/11/2026', 'UPI-ASHA RAO', '', '29500.00', '412345678901'],
  ];
  const { container } = show({ layout: null, unknown: { header_row: 3, rows } });
  await choose(container);
  fireEvent.click(await screen.findByRole('button', { name: 'Read the file' }));
  await waitFor(() =>
    expect(inputsOf('bankStatements.upload')).toContainEqual(
      expect.objectContaining({ header_row: 3, date: 0, narration: 1, credit: 3, reference: 4 }),
    ),
  );
});

test('says of a suggestion that it is a part', async () => {
  const match = {
    kind: 'due' as const,
    id: idOf(2),
    grade: 'part' as const,
    reasons: ['payer' as const],
    home_name: 'Lake View',
    tenant_name: 'Asha Rao',
    due: 'rent' as const,
    month: '2026-11',
  };
  show({}, [{ ...line, match }]);
  await screen.findByText(/^Looks like a part of the rent of Asha Rao/);
});

test('asks where money that is no rent went, and takes no answer for granted', async () => {
  show({}, [line], 'operator');
  fireEvent.click(await screen.findByRole('button', { name: 'Not rent' }));
  const reason = await screen.findByRole('textbox', { name: /Reason/ });
  fireEvent.change(reason, { target: { value: 'A gift' } });
  fireEvent.submit(reason);
  await screen.findByText('Say where the money went');
  expect(inputsOf('bankStatements.ignore')).toEqual([]);
});
