// A landlord raises a repair from their board, with and without a connection.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  answerOnly,
  failingClient,
  failWith,
  inputsOf,
} from '../../../../tests/support/web/failing-client.ts';
import { newSession, renderPage, sessionOf } from '../../../../tests/support/web/render-page.tsx';
import type { LessorRole } from '../../../contract/leases.ts';
import { outbox } from '../../lib/offline/outbox.ts';
import { loadToastCard, ToastRegion } from '../../ui/toast-region.tsx';
import { toast } from '../../ui/toast-store.ts';
import { RaiseButton } from './raise-button.tsx';
import { WaitingRequests } from './waiting-requests.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

configure({ defaultHidden: true });
beforeAll(async () => {
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

const numbered = (n: number) => `0198a000-0000-7000-8000-00000000000${n}`;
const letHome = (n: number) => ({
  lease_id: numbered(n),
  property_id: `0198a000-0000-7000-8000-00000000010${n}`,
  managed_property_id: null,
  home_name: `Lake View ${n}`,
  tenant_name: `Tenant ${n}`,
});
const alone = { lease_id: null, property_id: null, managed_property_id: null, tenant_name: null };
const emptyHome = { ...alone, property_id: numbered(7), home_name: 'Lake View 7' };
const emptyManagedHome = { ...alone, managed_property_id: numbered(8), home_name: 'Lake View 8' };
const homes = (...items: readonly unknown[]) => ({ items, has_more: false });

function open(role: LessorRole, answers: Readonly<Record<string, unknown>>, path = '/') {
  answerOnly(answers);
  failWith(new TypeError('Failed to fetch'));
  const session = newSession();
  session.signedIn(sessionOf(owner));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderPage(
    <QueryClientProvider client={client}>
      <RaiseButton as={role} />
      <WaitingRequests />
      <ToastRegion />
    </QueryClientProvider>,
    path,
    session,
  ).router;
}

const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]');
const inDialog = () => within(dialog() as HTMLElement);

async function openForm() {
  fireEvent.click(await screen.findByRole('button', { name: 'Raise a repair' }));
  await waitFor(() => inDialog().getByRole('button', { name: 'Send the request' }));
}
async function fill(home: string) {
  fireEvent.click(inDialog().getByRole('combobox', { name: /^Home/ }));
  fireEvent.click(await screen.findByRole('option', { name: home }));
  fireEvent.change(inDialog().getByRole('textbox', { name: /^What is the problem/ }), {
    target: { value: 'The lift hums' },
  });
}
const send = () => fireEvent.click(inDialog().getByRole('button', { name: 'Send the request' }));
const work = {
  title: 'The lift hums',
  description: '',
  category: 'plumbing',
  priority: 'normal',
};
const request = (n: number) => ({ lease_id: numbered(n), ...work });

test('for one of several homes, and the other side is told', async () => {
  open('landlord', { 'maintenance.homes': homes(letHome(1), letHome(2)), 'maintenance.raise': { id: 'r1' } });
  await openForm();
  await fill('Lake View 2 · Tenant 2');
  expect(inDialog().queryByText(/^Nobody rents it/)).toBeNull();
  send();
  await screen.findByText('Request sent');
  await screen.findByText('We’ll notify the other side.');
  expect(inputsOf('maintenance.raise')).toEqual([request(2)]);
  expect(inputsOf('maintenance.homes')[0]).toMatchObject({ as: 'landlord' });
  await waitFor(() => expect(dialog()).toBeNull());
});

test('is open where its address says so, until it is closed', async () => {
  const router = open('manager', { 'maintenance.homes': homes(letHome(1)) }, '/?only=urgent#new');
  await waitFor(() => inDialog().getByRole('button', { name: 'Send the request' }));
  fireEvent.click(inDialog().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(router.state.location).toMatchObject({ search: '?only=urgent', hash: '' });
});

test.each([
  ['its home, whose list is left shut', [letHome(1), letHome(2)], /^Home/],
  ['what is broken where there is one home', [letHome(1)], /^What is the problem/],
] as const)('begins at %s', async (_, own, name) => {
  open('landlord', { 'maintenance.homes': homes(...own) });
  await openForm();
  await waitFor(() =>
    expect(document.activeElement).toBe(
      inDialog().getByRole(own.length > 1 ? 'combobox' : 'textbox', { name }),
    ),
  );
  expect(inDialog().getByRole('combobox', { name: /^Home/ }).getAttribute('aria-expanded')).not.toBe('true');
});

test.each([
  ['landlord', emptyHome, { property_id: numbered(7) }],
  ['manager', emptyManagedHome, { managed_property_id: numbered(8) }],
] as const)(
  'by a %s for a home without a tenant, and nobody is said to be told',
  async (role, home, place) => {
    open(role, { 'maintenance.homes': homes(letHome(1), home), 'maintenance.raise': { id: 'r1' } });
    await openForm();
    await fill(`${home.home_name} · Without a tenant`);
    inDialog().getByText('It is not rented through Kiraya now, so no tenant will see this repair.');
    send();
    await screen.findByText('It is on the board now.');
    expect(inputsOf('maintenance.raise')).toEqual([{ ...place, ...work }]);
  },
);

test('a home found by its tenant stays chosen whatever is searched for next', async () => {
  const asked = () => inputsOf('maintenance.homes').map((input) => (input as { q?: string }).q);
  open('landlord', {
    get 'maintenance.homes'() {
      const q = asked().at(-1);
      if (q === undefined) return { items: [letHome(1), letHome(2)], has_more: true };
      return q === 'Tenant 9' ? homes(letHome(9)) : homes();
    },
    'maintenance.raise': { id: 'r1' },
  });
  await openForm();
  const field = inDialog().getByRole<HTMLInputElement>('combobox', { name: /^Home/ });
  const type = async (q: string) => {
    act(() => field.focus());
    fireEvent.change(field, { target: { value: q } });
    await waitFor(() => expect(asked()).toContain(q));
    await act(async () => {});
  };
  await type('Tenant 9');
  await fill('Lake View 9 · Tenant 9');
  await waitFor(() => expect(asked()).toContain('Lake View 9'));
  await type('Nowhere');
  expect(field.value).toBe('Nowhere');
  fireEvent.blur(field);
  expect(field.value).toBe('Lake View 9 · Tenant 9');
  send();
  await screen.findByText('Request sent');
  expect(inputsOf('maintenance.raise')).toEqual([request(9)]);
});

test('a home that was let meanwhile is said at the home', async () => {
  open('landlord', { 'maintenance.homes': homes(letHome(1), emptyHome) });
  failWith(
    Object.assign(new Error('refused'), {
      status: 409,
      code: 'RULE_BROKEN',
      data: { rule: 'maintenance.home-is-let', field: 'property_id' },
    }),
  );
  await openForm();
  await fill('Lake View 7 · Without a tenant');
  send();
  await waitFor(() => inDialog().getByText(/^This home has a tenant now/));
});

// spec 2.1: Tenant pages linked and not routed there: lease, maintenance, payments … on the screen, with and without a connection
test('without a connection it waits on the device, and the board says so', async () => {
  open('manager', { 'maintenance.homes': homes(letHome(1), letHome(2)) });
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
  open('landlord', { 'maintenance.homes': homes(letHome(1)) });
  await openForm();
  await fill('Lake View 1 · Tenant 1');
  send();
  await screen.findByText('Kept on this device');
  expect(inputsOf('maintenance.raise')).toEqual([request(1)]);
  expect(await outbox.read(owner)).toMatchObject([{ input: request(1), requestId: null }]);
});

test('what is missing is said before anything is kept', async () => {
  open('landlord', { 'maintenance.homes': homes(letHome(1), emptyHome) });
  await openForm();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  send();
  await screen.findByText('Choose a home');
  expect(await outbox.read(owner)).toEqual([]);
});

test('whoever has no home reads why', async () => {
  open('landlord', { 'maintenance.homes': homes() });
  fireEvent.click(await screen.findByRole('button', { name: 'Raise a repair' }));
  await screen.findByText('No homes yet');
});
