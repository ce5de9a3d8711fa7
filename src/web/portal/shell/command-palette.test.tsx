// Enter right after typing: a tenant that is still looked for comes before a search for homes.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { inDialog, open, page } from '../../../../tests/support/web/failing-screens.tsx';
import CommandPalette from './command-palette.tsx';
import { visibleGroups } from './links.ts';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const paletteOf = (role: 'landlord' | 'broker') => () => (
  <CommandPalette groups={visibleGroups([role])} onClose={() => {}} />
);
const Palette = paletteOf('landlord');
const lease = { id: 'l1', home_name: 'Champa 3', parties: [{ role: 'tenant', name: 'Nikhil Menon' }] };

async function enterAfter(text: string, found: object) {
  const { router } = open(Palette, '/portal/landlord', { 'leases.listLet': found });
  const field = await screen.findByLabelText('Go to a page or search homes');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  return router;
}

test('opens the tenant once the answer is here', async () => {
  const router = await enterAfter('nikhil', page(lease));
  await waitFor(() => expect(router.state.location.pathname).toBe('/portal/landlord/leases/l1'));
});

test('searches homes where nobody is found', async () => {
  const router = await enterAfter('koramangala', page());
  await waitFor(() => expect(router.state.location.search).toBe('?q=koramangala'));
});

test('says above the search for homes that no page or person was found', async () => {
  open(Palette, '/portal/landlord', { 'leases.listLet': page() });
  const field = await screen.findByLabelText('Go to a page or search homes');
  fireEvent.change(field, { target: { value: 'zzzz' } });
  // Not before the answer is here.
  expect(inDialog().getByRole('status').textContent).not.toContain('No page');
  await waitFor(() =>
    expect(inDialog().getByRole('status').textContent).toBe(
      'No page or person called “zzzz”. Search homes for “zzzz”, 1 of 1',
    ),
  );
  fireEvent.change(field, { target: { value: 'Financials' } });
  await waitFor(() => expect(inDialog().getByRole('status').textContent).toMatch(/^Financials, 1 of/));
});

test('opens a page whose name it is', async () => {
  const router = await enterAfter('Financials', page(lease));
  await waitFor(() => expect(router.state.location.pathname).toBe('/portal/landlord/financials'));
});

test('does what is done every day, for those who do it', async () => {
  const router = await enterAfter('record rent', page(lease));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/portal/landlord/financials',
      search: '?view=record',
    }),
  );
  cleanup();
  open(paletteOf('broker'), '/portal/broker', {});
  await screen.findByLabelText('Go to a page or search homes');
  expect(screen.queryByText('Record rent')).toBeNull();
  expect(screen.queryByText('Raise a repair')).toBeNull();
});

test('a word that people have for a page opens it before pages that hold the word in their name', async () => {
  const router = await enterAfter('rent', page());
  await waitFor(() => expect(router.state.location.pathname).toBe('/portal/landlord/financials'));
});

test('“payout” leads a broker to the commissions', async () => {
  const { router } = open(paletteOf('broker'), '/portal/broker', { 'pipeline.list': page() });
  const field = await screen.findByLabelText('Go to a page or search homes');
  fireEvent.change(field, { target: { value: 'payout' } });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/portal/broker/commissions'));
});

test('leads a broker to the lead of whom was typed', async () => {
  const lead = { id: 'c1', seeker_name: 'Garima Rathore', home: { title: 'Champa 3' } };
  const { router } = open(paletteOf('broker'), '/portal/broker', { 'pipeline.list': page(lead) });
  const field = await screen.findByLabelText('Go to a page or search homes');
  fireEvent.change(field, { target: { value: 'garima' } });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  await waitFor(() => expect(router.state.location.search).toBe('?show=all&q=garima'));
});

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onKeyDown={() => setOpen(true)}>
        Had the focus
      </button>
      {isOpen && <CommandPalette groups={visibleGroups(['landlord'])} onClose={() => setOpen(false)} />}
    </>
  );
}

test('Escape gives the focus back to what had it when the key opened it', async () => {
  open(Opened, '/', { 'leases.listLet': page() });
  const had = screen.getByRole('button', { name: 'Had the focus' });
  had.focus();
  fireEvent.keyDown(had, { key: 'k', ctrlKey: true });
  const field = await screen.findByLabelText('Go to a page or search homes');
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.change(field, { target: { value: 'zzzz' } });
  fireEvent.keyDown(field, { key: 'Escape', code: 'Escape' });
  await waitFor(() => expect(screen.queryByLabelText('Go to a page or search homes')).toBeNull());
  expect(document.activeElement).toBe(had);
  // Nothing takes it late.
  await new Promise((done) => setTimeout(done, 50));
  expect(document.activeElement).toBe(had);
});
