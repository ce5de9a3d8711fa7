// Of what waits for another role, the office reads who does it: a row that offers nothing would look finished.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient } from '../../../tests/support/web/failing-client.ts';
import { registration } from '../../../tests/support/web/failing-examples.ts';
import { months, preview } from '../../../tests/support/web/failing-money-examples.ts';
import { open, page } from '../../../tests/support/web/failing-screens.tsx';
import BrokersTab from './brokers/brokers-tab.tsx';
import MonthsTab from './months/months-tab.tsx';

const ofOthers = ['invoices.issue', 'months.close'];
vi.mock('./shell/use-may.ts', () => ({ useMay: () => (to: string) => !ofOthers.includes(to) }));
vi.mock('../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

test('a fee in cash says who confirms it', async () => {
  open(BrokersTab, '/admin?tab=brokers', { 'brokerRegistrations.list': page(registration) });
  expect(await screen.findByText('An administrator confirms this fee')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Mark Paid \+ Activate/ })).toBeNull();
});

test('a month past its cut-off says who closes it', async () => {
  open(MonthsTab, '/admin?tab=months', {
    'months.list': { items: months },
    'months.preview': preview,
    'commissions.listHolds': { items: [], has_more: false },
    'adjustments.list': page(),
    'corrections.list': { items: [], total: 0 },
    'affiliates.list': page(),
  });
  expect(await screen.findByText('A finance checker or an administrator closes it')).toBeTruthy();
  // Without figures it is no row of the table.
  const unclosed = months.filter(({ closed_at: at }) => at === null);
  const rows = screen.getAllByRole('article').filter(({ ariaLabel }) => ariaLabel !== null);
  expect(rows).toHaveLength(unclosed.length);
});
