// The books of a month: choosing another one stays on the tab, and asks for that month.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { open } from '../../../../tests/support/web/failing-screens.tsx';
import type { TrialBalance } from '../../../contract/books.ts';
import { adminTabs } from '../tabs.generated.ts';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../shell/use-may.ts', () => ({ useMay: () => () => true }));

const Tab = adminTabs.find(({ id }) => id === 'books')?.component as ComponentType;
const Screen = () => (
  <Suspense>
    <Tab />
    <p data-testid="address">{useLocation().search}</p>
  </Suspense>
);
const balance: TrialBalance = {
  month: '2026-11',
  months: ['2026-11', '2026-10'],
  rows: [],
  entries: 0,
  late: 0,
  period: { state: 'running', can_reopen: false, closed_through: null },
  closings: [],
};

test('another month stays on the tab and is asked for', async () => {
  open(Screen, '/admin?tab=books', { 'books.trialBalance': balance });
  fireEvent.click(await screen.findByRole('combobox', { name: 'Month' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Oct 2026', hidden: true }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('?tab=books&month=2026-10'));
  await waitFor(() => expect(inputsOf('books.trialBalance')).toContainEqual({ month: '2026-10' }));
});
