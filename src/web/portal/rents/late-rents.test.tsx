// The late months alone: whose they are, since when, what they come to, and the way to record what came in.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOnly, failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { RentGrid } from './rent-grid.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

const row = (id: string, name: string, own: object) => ({
  lease_id: id,
  home_name: '2 BHK Adyar, Chennai',
  tenant_name: name,
  is_paid_to_operator: false,
  months: [],
  rent_now: { late_since: '2026-10-05', late_months: ['2026-10', '2026-11'], late_amount: 2_600_000 },
  ...own,
});

test('the address asks for late rent alone; what Kiraya collects is not recorded by a landlord', async () => {
  const items = [row('own', 'Asha Rao', {}), row('collected', 'Om Puri', { is_paid_to_operator: true })];
  answerOnly({ 'rents.grid': { items, total: 2, next_cursor: null, months: [] } });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <RentGrid />
    </QueryClientProvider>,
    '/?view=months&show=late',
  );
  await screen.findByText('₹52,000 · 2 tenants are late');
  expect(inputsOf('rents.grid')).toMatchObject([{ as: 'landlord', show: 'late' }]);
  expect(screen.getAllByText('Oct 2026, Nov 2026')).toHaveLength(2);
  const acts = screen.getAllByRole('button', { name: /^Record rent: / });
  expect(acts.map((act) => act.getAttribute('aria-label'))).toEqual(['Record rent: Asha Rao']);
  screen.getByText('Kiraya collects it');
});

const due = (month: string, own: object = {}) => ({
  id: `due-${month}`,
  lease_id: 'own',
  kind: 'rent',
  charge: null,
  closings: [],
  month,
  due_date: `${month}-05`,
  amount: 3_100_000,
  received: 0,
  reported: 0,
  disputed: 0,
  state: 'late',
  ...own,
});

async function openRecord(pan: object) {
  answerOnly({
    'rents.grid': { items: [row('own', 'Asha Rao', {})], total: 1, next_cursor: null, months: [] },
    'rents.listDues': { items: [due('2026-11'), due('2026-10', { received: 100_000 })], next_cursor: null },
    'payees.getMine': pan,
    'rents.record': {},
  });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <RentGrid />
    </QueryClientProvider>,
    '/?view=months&show=late',
  );
  const button = await screen.findByRole('button', { name: 'Record rent: Asha Rao' });
  button.focus();
  fireEvent.click(button);
  return { button, dialog: await screen.findByRole('dialog') };
}

test('rent is recorded on the list, once however often it is pressed, and the focus goes back to the row', async () => {
  const { button, dialog } = await openRecord({ pan: 'ABCDE1234F', pan_refused_at: null });
  const amount = await screen.findByLabelText<HTMLInputElement>(/^Amount/);
  await waitFor(() => expect(document.activeElement).toBe(amount));
  // The oldest month, with what is missing of it.
  expect([dialog.textContent?.includes('Record rent: Asha Rao'), amount.value]).toEqual([true, '₹30,000']);
  fireEvent.change(amount, { target: { value: '29000' } });
  screen.getByText('₹29,000 of ₹30,000');
  fireEvent.change(screen.getByLabelText(/^Reference/), { target: { value: 'N123' } });
  const confirm = screen.getByRole('button', { name: 'Confirm ₹29,000' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputsOf('rents.record')).toMatchObject([
    { id: 'due-2026-10', amount: 2_900_000, reference: 'N123' },
  ]);
  expect(document.activeElement).toBe(button);
});

test('Escape leaves the dialog unsaved; without an answer for the PAN a line leads to it and back, with what was typed', async () => {
  const { button } = await openRecord({ pan: null, pan_refused_at: null });
  fireEvent.change(await screen.findByLabelText(/^Amount/), { target: { value: '29000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add your PAN' }));
  await screen.findByText('Your PAN, for the receipt');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect((await screen.findByLabelText<HTMLInputElement>(/^Amount/)).value).toBe('₹29,000');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
  expect(inputsOf('rents.record')).toEqual([]);
});
