// An owner finds where to give the PAN that tenants need on their receipts, gives it, and sees it masked from then on.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answerOnly,
  failingClient,
  failWith,
  inputsOf,
  timesAsked,
} from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { Role } from '../../../domain/roles.ts';
import { toast } from '../../ui/toast-store.ts';
import LandlordDocuments from '../portfolio/landlord-documents.tsx';
import LandlordFinancials from '../rents/financials.tsx';
import SettingsPage from './settings.tsx';

let roles: Role[] = ['landlord'];
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../../lib/use-settings.ts', () => ({ useSettings: () => ({ mailbox: false, texts: true }) }));
vi.mock('../../lib/use-account.ts', () => ({
  useAccount: () => ({ status: 'signed-in', user: { id: 'x', name: 'Lal Singh' }, me: undefined, roles }),
}));
const given = {
  pan_refused_at: null,
  pan: { masked: '******234F', updated_at: '2026-11-01T00:00:00Z' },
  account: null,
};
const none = { pan: null, pan_refused_at: null, account: null };

beforeEach(() => {
  roles = ['landlord'];
  failWith(new TypeError('Failed to fetch'));
});
afterEach(() => {
  act(() => toast.close());
  cleanup();
});

const open = (page: ReactNode, path = '/') =>
  renderPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {page}
    </QueryClientProvider>,
    path,
  );

test.each([
  ['Financials', <LandlordFinancials key="f" />, '/'],
  ['Documents', <LandlordDocuments key="d" />, '/?view=receipts'],
])('%s asks for a PAN that is not given, and leads to its place in Settings', async (_, page, path) => {
  answerOnly({ 'payees.getMine': none });
  open(page, path);
  const link = await screen.findByRole('link', { name: 'Add your PAN' });
  expect(link.getAttribute('href')).toBe('/settings#pan');
  screen.getByText(/house rent allowance \(HRA\)/);
});

test('receipts say which PAN they show, and Financials asks no more', async () => {
  answerOnly({ 'payees.getMine': given });
  open(<LandlordDocuments />, '/?view=receipts');
  expect((await screen.findByText(/Receipts show your PAN/)).textContent).toContain('******234F');
  cleanup();
  open(<LandlordFinancials />);
  await vi.waitFor(() => expect(timesAsked('payees.getMine')).toBe(2));
  expect(screen.queryByRole('link', { name: 'Add your PAN' })).toBeNull();
});

test('Settings take the PAN of an owner, show it masked, and change it', async () => {
  answerOnly({ 'payees.getMine': none });
  const gone = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  open(<SettingsPage />, '/settings#pan');
  fireEvent.change(await screen.findByLabelText('PAN'), { target: { value: 'abcpe1234f' } });
  expect(gone).toHaveBeenCalled();
  answerOnly({ 'payees.getMine': given, 'payees.setPan': given });
  fireEvent.click(screen.getByRole('button', { name: 'Save PAN' }));
  await screen.findByText('******234F');
  expect(inputsOf('payees.setPan')).toEqual([{ pan: 'abcpe1234f' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Change PAN' }));
  screen.getByRole('button', { name: 'Save PAN' });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  screen.getByText('******234F');
});

test('Settings ask nobody for a PAN who neither rents out a home nor rents one', async () => {
  roles = ['broker'];
  answerOnly({ 'payees.getMine': none });
  open(<SettingsPage />);
  await screen.findByRole('heading', { name: 'Password' });
  expect(screen.queryByRole('heading', { name: 'Your PAN' })).toBeNull();
});
