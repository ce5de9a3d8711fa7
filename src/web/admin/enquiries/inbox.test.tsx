// Who comes from what waits reads the oldest first, and each open one says how long it waits.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { open } from '../../../../tests/support/web/failing-screens.tsx';
import { clock } from '../../lib/clock.ts';
import { inboxAddress } from '../shell/inbox-labels.ts';
import EnquiriesTab from './enquiries-tab.tsx';

vi.mock('../shell/use-may.ts', () => ({ useMay: () => () => true }));
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const DAY_MS = 86_400_000;
const enquiry = (number: number, status: string) => ({
  id: `019aa000-0000-7000-8000-00000000000${number}`,
  name: `Writer ${number}`,
  kind: 'contact',
  topic: null,
  company: null,
  message: 'Is the home still free?',
  status,
  assigned_to: null,
  created_at: new Date(Date.parse(clock.now()) - 3 * DAY_MS).toISOString(),
});

test('says how long an open one waits, and of an answered one when it came', async () => {
  const list = { items: [enquiry(1, 'new'), enquiry(2, 'answered')], total: 2, next_cursor: null };
  open(EnquiriesTab, `/admin${inboxAddress('enquiries')}`, { 'enquiries.list': list });
  const waits = await screen.findByRole('article', { name: 'Writer 1' });
  expect(waits.textContent).toContain('waiting 3 days');
  expect(screen.getByRole('article', { name: 'Writer 2' }).textContent).not.toContain('waiting');
  // The answer is one press away, and the box to choose it by stands in the same frame.
  const answer = screen.getByRole('link', { name: 'Answer: Writer 1' });
  expect(answer.getAttribute('href')).toMatch(/enquiry=019aa000-.*#answer$/);
  expect(screen.queryByRole('link', { name: 'Answer: Writer 2' })).toBeNull();
  await screen.findByRole('checkbox', { name: /Writer 1/ });
  expect(document.querySelectorAll('[data-plain]')).toHaveLength(2);
  expect(inboxAddress('enquiries')).toBe('?tab=enquiries&sort=oldest');
});
