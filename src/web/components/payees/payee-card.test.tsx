// The dialogs that change PAN and account begin at their first field.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { click, open } from '../../../../tests/support/web/failing-screens.tsx';
import { PayeeCard } from './payee-card.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

it('begins at its first field', async () => {
  const payee = { pan: { masked: '******234F' }, account: null, pan_refused_at: null };
  open(PayeeCard, '/', { 'payees.getMine': payee });
  for (const [button, label] of [
    ['Change PAN', 'PAN'],
    ['Add bank account', 'Account number'],
  ] as const) {
    await click(button);
    const field = await screen.findByLabelText(label);
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.keyDown(field, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByLabelText(label)).toBeNull());
  }
});
