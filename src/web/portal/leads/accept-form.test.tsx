// Agreeing to a visit of a home without an address: the same dialog asks for it, and what is wrong stands at its field.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { Visit } from '../../../contract/visits.ts';
import { useVisitActs } from './visit-actions.tsx';

const calls = vi.hoisted(() => ({ accept: vi.fn() }));
vi.mock('../../lib/api-provider.tsx', () => {
  const feature = { key: () => ['leads'] };
  const queries = { visits: feature, applications: feature, leads: feature };
  return { useApi: () => ({ api: { visits: { accept: calls.accept } }, queries }) };
});
vi.mock('./calendar-button.tsx', () => ({ CalendarButton: () => null }));
afterEach(() => {
  cleanup();
  calls.accept.mockReset();
});

const asked = {
  id: 'one',
  side: 'lister',
  status: 'requested',
  awaiting: 'lister',
  visit_type: 'physical',
  scheduled_date: '2999-11-05',
  slot: '10:00',
  on_way: [],
  rating: null,
  other_name: 'Garima Rathore',
  home: { title: 'Corner flat' },
  lacks: ['address', 'phone'],
} as unknown as Visit;

function NextAct({ visit }: { visit: Visit }) {
  return useVisitActs(visit).next;
}

const open = async (visit: Visit) => {
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <NextAct visit={visit} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Accept: Garima Rathore, visit' }));
  await within(await screen.findByRole('dialog')).findByText('Garima Rathore · Corner flat');
};
const accept = () => fireEvent.click(screen.getAllByRole('button', { name: 'Accept' }).at(-1) as Element);

it('asks for address and phone in the dialog, and says what is missing at its field', async () => {
  await open(asked);
  const address = await screen.findByLabelText(/^Address/);
  const data = { rule: 'visit.address-missing', field: 'address' };
  calls.accept.mockRejectedValueOnce(Object.assign(new Error('refused'), { code: 'RULE_BROKEN', data }));
  accept();
  await screen.findByText(/^Enter the address/);
  fireEvent.change(address, { target: { value: '7 Hill Road' } });
  expect(screen.queryByText(/^Enter the address/)).toBeNull();
  calls.accept.mockResolvedValueOnce({});
  accept();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.accept.mock.lastCall?.[0]).toEqual({
    id: 'one',
    note: '',
    address: '7 Hill Road',
    contact_phone: null,
  });
});

it('asks for nothing of a home that has both', async () => {
  await open({ ...asked, lacks: [] });
  expect(screen.queryByLabelText(/^Address/)).toBeNull();
});
