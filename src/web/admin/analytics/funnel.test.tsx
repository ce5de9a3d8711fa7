// The funnel: rows of months are never called cities, whichever answer comes when, and people of one name are two rows.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { expect, test, vi } from 'vitest';
import { failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { open } from '../../../../tests/support/web/failing-screens.tsx';
import type { FunnelRow } from '../../../contract/analytics.ts';
import { Funnel } from './funnel.tsx';
import { ViewControls } from './view-controls.tsx';
import { viewFromUrl } from './view-url.ts';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../../components/figures/figure-chart.tsx', () => ({ default: () => null }));

const figures = { asked: 4, agreed: 2, visited: 1, applied: 1, let: 0, answered: 3, median_minutes: 90 };
const row = (key: string, label: string | null = null): FunnelRow => ({ key, label, ...figures });

const firstCells = () =>
  screen.queryAllByRole('row').map(({ firstElementChild }) => firstElementChild?.textContent);

function View() {
  const view = viewFromUrl(useSearchParams()[0]);
  return (
    <>
      <ViewControls view={view} cities={[]} />
      <Funnel view={view} />
    </>
  );
}
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

test('keeps the rows of before under their own name until the others are here', async () => {
  const cities = Promise.withResolvers<object>();
  const answers: Record<string, unknown> = {
    'analytics.funnel': { by: 'month', rows: [row('2026-10'), row('2026-11')], all: figures },
  };
  open(View, '/admin?tab=analytics', answers);
  const months = ['Month', 'Oct 2026', 'Nov 2026', 'All'];
  await waitFor(() => expect(firstCells()).toEqual(months));
  answers['analytics.funnel'] = cities.promise;
  choose('By city');
  await waitFor(() => expect(inputsOf('analytics.funnel')).toHaveLength(2));
  expect(firstCells()).toEqual(months);
  cities.resolve({ by: 'city', rows: [row('Pune'), row('')], all: figures });
  await waitFor(() => expect(firstCells()).toEqual(['City', 'Pune', 'Elsewhere', 'All']));
  // The picture above is of all of them.
  expect(screen.getByRole('table').closest('details')?.open).toBe(true);
});

test('people of one name are a row each, and leave when the rows are others', async () => {
  const brokers = [row('b1', 'Asha Rao'), row('b2', 'Asha Rao'), row('b3'), row('b4')];
  const answers: Record<string, unknown> = {
    'analytics.funnel': { by: 'broker', rows: brokers, all: figures },
  };
  open(View, '/admin?tab=analytics&by=broker', answers);
  const none = 'Someone without a name';
  await waitFor(() => expect(firstCells()).toEqual(['Broker', 'Asha Rao', 'Asha Rao', none, none, 'All']));
  answers['analytics.funnel'] = { by: 'city', rows: [row('Pune')], all: figures };
  choose('By city');
  await waitFor(() => expect(firstCells()).toEqual(['City', 'Pune', 'All']));
});
