// The mail log says where each letter stands and why, and offers to send again only what may be.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { MailLogEntry } from '../../../contract/mail-log.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import { useMailColumns } from './mail-columns.tsx';

const sendAgain = vi.fn();
// Whoever looks is an administrator.
vi.mock('../shell/use-may.ts', () => ({ useMay: () => () => true }));
vi.mock('../../lib/api-provider.tsx', () => ({
  useApi: () => ({ api: { mailLog: { sendAgain } }, queries: { mailLog: { key: () => ['mail-log'] } } }),
}));
afterEach(() => {
  cleanup();
  sendAgain.mockReset();
});

const letter = (own: Partial<MailLogEntry>): MailLogEntry => ({
  id: crypto.randomUUID(),
  person: { user_id: '01900000-0000-7000-8000-000000000001', full_name: 'Asha Rao' },
  recipient: 'asha@example.com',
  template: 'visit.requested',
  subject: 'A visit is requested',
  status: 'sent',
  attempts: 1,
  error: null,
  answer: '250 2.0.0 Taken as 42',
  is_undeliverable: false,
  can_send_again: false,
  created_at: '2026-11-21T06:30:00.000Z',
  sent_at: '2026-11-21T06:30:05.000Z',
  bounced_at: null,
  ...own,
});

function Letters({ letters }: { letters: MailLogEntry[] }) {
  const columns = useMailColumns();
  return (
    <DataTable label="Mail log" columns={columns} rows={letters} rowKey={({ id }) => id} minWidth={860} />
  );
}

const open = (letters: MailLogEntry[]) =>
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <Letters letters={letters} />
    </QueryClientProvider>,
  );

test('says to whom, what, where it stands and why', () => {
  open([
    letter({}),
    letter({
      person: null,
      recipient: 'new@example.com',
      status: 'bounced',
      error: '550 5.1.1 No such user',
      is_undeliverable: true,
    }),
  ]);
  expect(screen.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toContain('tab=users');
  for (const text of [
    'Sent',
    '250 2.0.0 Taken as 42',
    'Came back',
    '550 5.1.1 No such user',
    'new@example.com',
  ]) {
    expect(screen.getByText(text)).toBeDefined();
  }
  expect(screen.getByText('Emails to this address bounce')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('sends again what did not arrive, under a key of its own', async () => {
  const failed = letter({ status: 'failed', error: '554 Spam', can_send_again: true });
  sendAgain.mockResolvedValue({ ...failed, status: 'queued' });
  open([failed]);
  fireEvent.click(screen.getByRole('button', { name: 'Send again: A visit is requested' }));
  await waitFor(() => expect(sendAgain).toHaveBeenCalledOnce());
  expect(sendAgain).toHaveBeenCalledWith(
    { id: failed.id },
    { context: { idempotencyKey: expect.any(String) } },
  );
});
