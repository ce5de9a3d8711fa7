// A link to one document brings it into sight with the place for its file open.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failingClient } from '../../../../../tests/support/web/failing-client.ts';
import { open } from '../../../../../tests/support/web/failing-screens.tsx';
import BrokerDocuments from './documents.tsx';

vi.mock('../../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../../../components/role-guard.tsx', () => ({
  RoleGuard: ({ children }: { children: React.ReactNode }) => children,
}));

it('opens the document that a link named, and no other', async () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  open(BrokerDocuments, '/portal/broker/documents#pan_card', {
    'brokers.registration': { documents: [], gstin: null, rera_numbers: [] },
  });
  const row = await screen.findByRole('article', { name: 'PAN card' });
  within(row).getByText(/up to 10 MB/);
  expect(seen.mock.contexts[0]).toBe(row);
  expect(screen.getAllByText(/up to 10 MB/)).toHaveLength(1);
});

it('gives the focus to the first field of a renewal, and back to its button by Escape or Cancel', async () => {
  const held = { id: 'd', kind: 'rera_certificate', name: 'a.pdf', expires_on: '2020-01-31' };
  open(BrokerDocuments, '/portal/broker/documents', {
    'brokers.registration': { documents: [held], gstin: null, rera_numbers: [] },
  });
  const renew = () => screen.findByRole('button', { name: 'Upload renewal' });
  fireEvent.click(await renew());
  const until = screen.getByLabelText('Valid until');
  expect(document.activeElement).toBe(until);
  screen.getByText(/PDF, JPEG, PNG, WebP or HEIC, up to 10 MB/);
  fireEvent.keyDown(until, { key: 'Escape' });
  if (screen.queryByLabelText('Valid until')) fireEvent.keyDown(until, { key: 'Escape' });
  expect(document.activeElement).toBe(await renew());
  fireEvent.click(await renew());
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(await renew());
});

it('keeps a renewal open whose day was chosen', async () => {
  const held = { id: 'd', kind: 'rera_certificate', name: 'a.pdf', expires_on: '2020-01-31' };
  open(BrokerDocuments, '/portal/broker/documents', {
    'brokers.registration': { documents: [held], gstin: null, rera_numbers: [] },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Upload renewal' }));
  const until = screen.getByLabelText('Valid until');
  fireEvent.change(until, { target: { value: '5 Nov 2027' } });
  fireEvent.keyDown(screen.getByRole('button', { name: 'Cancel' }), { key: 'Escape' });
  screen.getByLabelText('Valid until');
});
