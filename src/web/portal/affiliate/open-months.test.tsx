// Each month that is not closed has its own estimate; the one shown is not asked for a second time.
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { open } from '../../../../tests/support/web/failing-screens.tsx';
import type { Estimate } from '../../../contract/commissions.ts';
import { OpenMonths } from './open-months.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const estimateOf = (month: string, earned: number, open_months: readonly string[]) =>
  ({ month, open_months, person: { earned } }) as unknown as Estimate;

const shownOf = (shown: Estimate) => () => <OpenMonths estimate={shown} commissions="/commissions" />;

test('the open months stand newest first, each with what it would pay', async () => {
  const months = ['2026-10', '2026-11'];
  open(shownOf(estimateOf('2026-11', 1_200_00, months)), '/', {
    'commissions.estimateMine': estimateOf('2026-10', 9_500_00, months),
  });
  await screen.findByText('₹9,500');
  const rows = within(screen.getByRole('list', { name: 'Not closed yet, estimates' })).getAllByRole(
    'listitem',
  );
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Nov 2026 ₹1,200', 'Oct 2026 ₹9,500']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/commissions?month=2026-11',
    '/commissions?month=2026-10',
  ]);
  expect(inputsOf('commissions.estimateMine')).toEqual([{ month: '2026-10' }]);
});

test('nothing is said where one month alone is open', () => {
  open(shownOf(estimateOf('2026-11', 1_200_00, ['2026-11'])), '/', {});
  expect(screen.queryByText(/Not closed yet/)).toBeNull();
});
