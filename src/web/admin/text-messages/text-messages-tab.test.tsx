// The text messages of administrators: to whom, about what, where each stands and why; asked for as the address says.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { open, page } from '../../../../tests/support/web/failing-screens.tsx';
import type { TextMessageEntry } from '../../../contract/text-messages.ts';
import TextMessagesTab from './text-messages-tab.tsx';

// Whoever looks is an administrator.
vi.mock('../shell/use-may.ts', () => ({ useMay: () => () => true }));
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const text: TextMessageEntry = {
  id: '01900000-0000-7000-8000-000000000001',
  person: { user_id: '01900000-0000-7000-8000-000000000002', full_name: 'Asha Rao' },
  recipient: '+919876543210',
  template: 'sign-in-code',
  language: 'en',
  channel: 'whatsapp',
  units: 1,
  state: 'delivered',
  attempts: 1,
  provider: 'gupshup',
  error: null,
  created_at: '2026-11-21T06:30:00.000Z',
  sent_at: '2026-11-21T06:30:05.000Z',
  concluded_at: '2026-11-21T06:30:09.000Z',
};
const lost = {
  ...text,
  id: '01900000-0000-7000-8000-000000000003',
  person: null,
  recipient: '+919876511111',
  template: 'of-an-earlier-release',
  state: 'undeliverable',
  error: 'Number does not exist',
};

test('says of each to whom, about what, by which channel, where it stands and why', async () => {
  open(TextMessagesTab, '/admin?tab=text-messages', { 'textMessages.list': page(text, lost) });
  const person = await screen.findByRole('link', { name: 'Asha Rao' });
  expect(person.getAttribute('href')).toContain('tab=users');
  const [, known, unknown] = screen.getAllByRole('row').map((row) => row.textContent);
  for (const word of ['+91 98765 43210', 'Code to sign in', 'WhatsApp', 'gupshup', 'Delivered'])
    expect(known).toContain(word);
  for (const word of ['+91 98765 11111', 'of-an-earlier-release', 'Undeliverable', 'Number does not exist'])
    expect(unknown).toContain(word);
});

test('asks for what the address says, and says when nothing matches', async () => {
  open(TextMessagesTab, '/admin?tab=text-messages&show=lost&q=asha', { 'textMessages.list': page() });
  await screen.findByText('Nothing matches');
  expect(inputsOf('textMessages.list')).toContainEqual(expect.objectContaining({ show: 'lost', q: 'asha' }));
});
