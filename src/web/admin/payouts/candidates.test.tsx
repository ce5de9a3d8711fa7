// Who is owed: one word for who is held back, and a reminder of all only where somebody found lacks something.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { candidate } from '../../../../tests/support/web/failing-money-examples.ts';
import { open, page } from '../../../../tests/support/web/failing-screens.tsx';
import { Candidates } from './candidates.tsx';

vi.mock('../shell/use-may.ts', () => ({ useMay: () => () => true }));
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const totals = {
  to_pay: { people: 1, amount: 90_050 },
  carried: [{ block: 'no-pan', people: 1, amount: 10_000 }],
  to_remind: 1,
};

test.each([
  ['lacks a PAN', 'no-pan', 1],
  ['lacks nothing', null, 0],
])('a search that finds who %s', async (_, block, buttons) => {
  open(Candidates, '/admin?tab=payouts&q=asha', {
    'payouts.candidates': page({ ...candidate, block }),
    'payouts.totals': totals,
  });
  await screen.findByRole('table');
  await screen.findByText('Next batch', { selector: 'dt' });
  expect(screen.queryAllByRole('button', { name: 'Remind everyone found' })).toHaveLength(buttons);
  expect(screen.getByRole('radio', { name: 'Held back' })).toBeTruthy();
});
