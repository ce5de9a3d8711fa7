// What a new installation needs: each step leads to where it is done, and says when it is.
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { open, page } from '../../../../tests/support/web/failing-screens.tsx';
import FirstSteps from './first-steps.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

test('marks what is done, and leads to each', async () => {
  open(FirstSteps, '/admin', {
    'settings.get': {
      operator: { value: { legal_name: 'Kiraya Homes Private Limited' } },
      office: { value: { email: null, phone: null } },
    },
    'staff.list': page({ id: 'me' }),
    'commissionPlans.list': { items: [{ id: 'first' }] },
  });
  expect(await screen.findByText(/^1 of 5 steps done/)).toBeTruthy();
  const steps = screen.getAllByRole('article').map((step) => ({
    name: step.getAttribute('aria-label'),
    leads: within(step).getByRole('link').getAttribute('href')?.replace(/^.*\?/, ''),
    isDone: within(step).queryByLabelText('Done') !== null,
  }));
  expect(steps).toEqual([
    { name: 'Your business', leads: 'tab=settings#operator', isDone: true },
    { name: 'How people reach you', leads: 'tab=settings#office', isDone: false },
    { name: 'Your team', leads: 'tab=roles', isDone: false },
    { name: 'Commission plan', leads: 'tab=settings#plan', isDone: false },
    { name: 'First import', leads: 'tab=switch-over', isDone: false },
  ]);
});
