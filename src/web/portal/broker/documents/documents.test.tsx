// A link to one document brings it into sight with the place for its file open.
import { screen, within } from '@testing-library/react';
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
