// On a month's first days every figure is of the month before; once rents are paid, of the present one.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerOnly, failingClient } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { shownOf, useShownEstimate } from './use-shown-estimate.ts';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

const month = (name: string, lines: number) => ({ month: name, lines_total: lines }) as never;

it.each([
  ['nothing paid in either', 0, 0, { month: '2026-12', empty: null }],
  ['nothing paid yet', 0, 12, { month: '2026-11', empty: '2026-12' }],
  ['rents paid', 3, 12, { month: '2026-12', empty: null }],
])('%s', (_, now, before, expected) => {
  const shown = shownOf(month('2026-12', now), false, month('2026-11', before));
  expect({ month: shown?.estimate.month, empty: shown?.empty }).toEqual(expected);
});

it('shows nothing as long as the month before is asked for', () => {
  expect(shownOf(undefined, false, undefined)).toBeUndefined();
  expect(shownOf(month('2026-12', 0), true, undefined)).toBeUndefined();
});

function Shown() {
  const { shown } = useShownEstimate();
  return shown ? <p>{`Of ${shown.estimate.month}`}</p> : null;
}

it('asks for the present month, and no other once it has rents', async () => {
  answerOnly({ 'commissions.estimateMine': { month: '2026-12', lines_total: 3 } });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <Shown />
    </QueryClientProvider>,
  );
  await screen.findByText('Of 2026-12');
});
