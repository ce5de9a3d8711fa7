// The office's search: one box for tabs, people, homes, enquiries and transfers.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { failingClient, inputsOf, timesAsked } from '../../../../tests/support/web/failing-client.ts';
import { open } from '../../../../tests/support/web/failing-screens.tsx';
import type { AdminTab } from './admin-tab.ts';
import OfficeSearch from './office-search.tsx';

// Whoever looks is an administrator.
vi.mock('./use-may.ts', () => ({ useMay: () => () => true }));
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const tabs = [
  { id: 'payouts', place: 100, label: { id: 'Payouts', message: 'Payouts' } },
] as unknown as AdminTab[];
const Search = () => <OfficeSearch tabs={tabs} onClose={() => {}} />;
const none = { items: [], total: 0, next_cursor: null };
const asha = {
  user_id: '019aa000-0000-7000-8000-000000000001',
  full_name: 'Asha Rao',
  email: null,
  phone: '+919876543210',
  city: 'Pune',
};
const transfer = {
  id: '019aa000-0000-7000-8000-000000000002',
  batch_id: '019aa000-0000-7000-8000-000000000003',
  code: 'KP000021',
  full_name: 'Ravi Shah',
  affiliate_id: 'KRY-RAVI1',
  reference: 'HDFCN526112233',
  paid_on: '2026-11-20',
};
const affiliate = {
  user_id: '019aa000-0000-7000-8000-000000000006',
  affiliate_id: 'KRY-EU3NQ',
  full_name: 'Snehal Jadhav',
  email: 'snehal@example.in',
};
const invoice = {
  id: '019aa000-0000-7000-8000-000000000004',
  number: 'KI/26-27/000042',
  payer_name: 'Ravi Shah',
  issued_on: '2026-11-20',
  description: 'Registration as a broker',
};
const complaint = {
  id: '019aa000-0000-7000-8000-000000000005',
  number: 'C-2026-000042',
  complainant: { user_id: asha.user_id, full_name: 'Asha Rao' },
  sender: null,
  message: 'Nobody calls back',
};
const answers = {
  'users.list': { ...none, items: [asha] },
  'admin.properties.list': none,
  'managedRentals.listProperties': none,
  'enquiries.list': none,
  'payouts.find': { items: [transfer] },
  'affiliates.list': { ...none, items: [affiliate] },
  'invoices.list': { ...none, items: [invoice] },
  'complaints.list': { ...none, items: [complaint] },
};
const type = async (text: string) =>
  fireEvent.change(await screen.findByLabelText('Search everything'), { target: { value: text } });

test('finds a person by the number, and asks about transfers only for what may be one', async () => {
  const { router } = open(Search, '/admin', answers);
  await type('asha');
  fireEvent.click(await screen.findByText('Asha Rao'));
  await waitFor(() => expect(router.state.location.search).toBe(`?tab=users&user=${asha.user_id}`));
  expect(inputsOf('users.list')).toEqual([{ q: 'asha', limit: 5 }]);
  expect(timesAsked('payouts.find')).toBe(0);
});

test('Enter right after typing waits for what the server finds, and opens the first of it', async () => {
  const { router } = open(Search, '/admin', answers);
  await type('asha');
  fireEvent.keyDown(screen.getByLabelText('Search everything'), { key: 'Enter', code: 'Enter' });
  await waitFor(() => expect(router.state.location.search).toBe(`?tab=users&user=${asha.user_id}`));
});

test('finds an affiliate by the code, in part or without its beginning, and asks for no other word', async () => {
  const { router } = open(Search, '/admin', answers);
  await type('asha');
  await screen.findByText('Asha Rao');
  expect(timesAsked('affiliates.list')).toBe(0);
  await type('kry-eu');
  await screen.findByText('KRY-EU3NQ · Snehal Jadhav');
  await type('eu3nq');
  fireEvent.click(await screen.findByText('KRY-EU3NQ · Snehal Jadhav'));
  await waitFor(() => expect(router.state.location.search).toBe(`?tab=users&user=${affiliate.user_id}`));
});

test('leads from the number of a complaint to it', async () => {
  const { router } = open(Search, '/admin', answers);
  await type('C-2026-000042');
  fireEvent.click(await screen.findByText('C-2026-000042 · Asha Rao'));
  await waitFor(() => expect(router.state.location.search).toBe(`?tab=complaints&complaint=${complaint.id}`));
  expect(inputsOf('complaints.list')).toEqual([{ q: 'C-2026-000042', limit: 5, show: 'all' }]);
});

test('leads from a KP number to its batch', async () => {
  const { router } = open(Search, '/admin', answers);
  await type('kp000021');
  fireEvent.click(await screen.findByText('KP000021 · Ravi Shah'));
  await waitFor(() => expect(router.state.location.search).toContain(`batch=${transfer.batch_id}`));
});

test('leads from the number of an invoice to it', async () => {
  const { router } = open(Search, '/admin', answers);
  await type('ki/26-27/000042');
  fireEvent.click(await screen.findByText('KI/26-27/000042 · Ravi Shah'));
  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe(invoice.number),
  );
});

test('finds tabs by name before the server is asked', async () => {
  open(Search, '/admin', answers);
  await type('p');
  await screen.findByText('Payouts');
  expect(timesAsked('users.list')).toBe(0);
});

test.each([
  ['rent', '?tab=managed-rentals&view=rvl'],
  ['pay', '?tab=payouts'],
])('Enter after “%s” opens the quick action of that word', async (word, address) => {
  const { router } = open(Search, '/admin', { ...answers, 'users.list': none });
  await type(word);
  const field = screen.getByLabelText('Search everything');
  await waitFor(() => expect(document.querySelector('[data-action][data-selected]')).not.toBeNull());
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  await waitFor(() => expect(router.state.location.search).toBe(address));
});

test('the first entry is chosen also when it comes from the server', async () => {
  open(Search, '/admin', answers);
  await type('asha');
  const found = await screen.findByText('Asha Rao');
  await waitFor(() => expect(found.closest('[data-action]')?.hasAttribute('data-selected')).toBe(true));
});

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onKeyDown={() => setOpen(true)}>
        Had the focus
      </button>
      {isOpen && <OfficeSearch tabs={tabs} onClose={() => setOpen(false)} />}
    </>
  );
}

test('Escape gives the focus back to what had it when the key opened it', async () => {
  open(Opened, '/', answers);
  const had = screen.getByRole('button', { name: 'Had the focus' });
  had.focus();
  fireEvent.keyDown(had, { key: 'k', ctrlKey: true });
  const field = await screen.findByLabelText('Search everything');
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.change(field, { target: { value: 'zzzz' } });
  fireEvent.keyDown(field, { key: 'Escape', code: 'Escape' });
  await waitFor(() => expect(screen.queryByLabelText('Search everything')).toBeNull());
  expect(document.activeElement).toBe(had);
  // Nothing takes it late.
  await new Promise((done) => setTimeout(done, 50));
  expect(document.activeElement).toBe(had);
});
