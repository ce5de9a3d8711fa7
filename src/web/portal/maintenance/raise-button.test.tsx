// @vitest-environment happy-dom
// A landlord raises a repair from his board, with and without a connection.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { LessorRole } from '../../../contract/leases.ts';
import { answerOnly, failingClient, failWith, inputsOf } from '../../admin/failing-client.ts';
import { outbox } from '../../lib/offline/outbox.ts';
import { createSessionStore } from '../../lib/session.ts';
import { SessionContext } from '../../lib/session-context.ts';
import { renderPage } from '../../ui/rendering.tsx';
import { loadToastCard, ToastRegion } from '../../ui/toast-region.tsx';
import { toast } from '../../ui/toast-store.ts';
import { RaiseButton } from './raise-button.tsx';
import { WaitingRequests } from './waiting-requests.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

configure({ defaultHidden: true });
beforeAll(async () => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget() });
  await loadToastCard();
});
const owner = '0198a000-0000-7000-8000-00000000000a';
beforeEach(() => {
  sessionStorage.clear();
});
afterEach(async () => {
  act(() => toast.close());
  cleanup();
  vi.restoreAllMocks();
  for (const one of await outbox.read(owner)) await outbox.drop(one);
});

const leaseOf = (n: number) => ({
  id: `0198a000-0000-7000-8000-00000000000${n}`,
  side: 'landlord',
  home_name: `Lake View ${n}`,
  tenant: { name: `Tenant ${n}` },
});
const page = (...items: readonly unknown[]) => ({ items, total: items.length, next_cursor: null });

function open(role: LessorRole, answers: Readonly<Record<string, unknown>>) {
  answerOnly(answers);
  failWith(new TypeError('Failed to fetch'));
  const session = createSessionStore({ renew: async () => undefined, signOut: async () => {} });
  vi.spyOn(session, 'getState').mockReturnValue(signedIn);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderPage(
    <SessionContext value={session}>
      <QueryClientProvider client={client}>
        <RaiseButton as={role} />
        <WaitingRequests />
        <ToastRegion />
      </QueryClientProvider>
    </SessionContext>,
  );
}
const signedIn = {
  status: 'signed-in',
  current: { user: { id: owner } },
} as unknown as ReturnType<ReturnType<typeof createSessionStore>['getState']>;

const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]');
const inDialog = () => within(dialog() as HTMLElement);

async function openForm() {
  fireEvent.click(await screen.findByRole('button', { name: 'Raise a repair' }));
  await waitFor(() => inDialog().getByRole('button', { name: 'Send the request' }));
}
async function fill(home: string) {
  fireEvent.click(inDialog().getByRole('combobox', { name: /^Home/ }));
  fireEvent.click(await screen.findByRole('option', { name: home }));
  fireEvent.change(inDialog().getByRole('textbox', { name: /^In a few words/ }), {
    target: { value: 'The lift hums' },
  });
}
const send = () => fireEvent.click(inDialog().getByRole('button', { name: 'Send the request' }));
const request = (n: number) => ({
  lease_id: leaseOf(n).id,
  title: 'The lift hums',
  description: '',
  category: 'plumbing',
  priority: 'normal',
});

test('for one of several homes, and the other side is told', async () => {
  open('landlord', { 'leases.listLet': page(leaseOf(1), leaseOf(2)), 'maintenance.raise': { id: 'r1' } });
  await openForm();
  await fill('Lake View 2 · Tenant 2');
  send();
  await screen.findByText('Request sent');
  expect(inputsOf('maintenance.raise')).toEqual([request(2)]);
  expect(inputsOf('leases.listLet')[0]).toMatchObject({ as: 'landlord', show: 'running' });
  await waitFor(() => expect(dialog()).toBeNull());
});

test('without a connection it waits on the device, and the board says so', async () => {
  open('manager', { 'leases.listLet': page(leaseOf(1), leaseOf(2)) });
  await openForm();
  await fill('Lake View 1 · Tenant 1');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  send();
  await screen.findByText('“The lift hums” waits on this device');
  await screen.findByText('Kept on this device');
  expect(await outbox.read(owner)).toMatchObject([{ name: 'maintenance.raise', input: request(1) }]);
  expect(inputsOf('maintenance.raise')).toEqual([]);
});

test('a line that breaks on the way keeps it under the key it was sent with', async () => {
  open('landlord', { 'leases.listLet': page(leaseOf(1)) });
  await openForm();
  await fill('Lake View 1 · Tenant 1');
  send();
  await screen.findByText('Kept on this device');
  expect(inputsOf('maintenance.raise')).toEqual([request(1)]);
  expect(await outbox.read(owner)).toMatchObject([{ input: request(1), requestId: null }]);
});

test('what is missing is said before anything is kept', async () => {
  open('landlord', { 'leases.listLet': page(leaseOf(1), leaseOf(2)) });
  await openForm();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  send();
  await screen.findByText('Choose a home');
  expect(await outbox.read(owner)).toEqual([]);
});

test('whoever has let nothing reads why', async () => {
  open('landlord', { 'leases.listLet': page() });
  fireEvent.click(await screen.findByRole('button', { name: 'Raise a repair' }));
  await screen.findByText('No running lease');
});
