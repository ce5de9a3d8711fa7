// The cities of administrators: who waits, and the way to begin with one.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { open, page } from '../../../../tests/support/web/failing-screens.tsx';
import type { CityRow } from '../../../contract/served-cities.ts';
import CitiesTab from './cities-tab.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const mysore: CityRow = {
  id: 104,
  name: 'Mysore',
  state: 'Karnataka',
  slug: null,
  people: 12,
  homes: 0,
  localities: 0,
  places: 0,
  has_point: false,
};
const pune: CityRow = {
  ...mysore,
  id: 5,
  name: 'Pune',
  slug: 'pune',
  people: 0,
  homes: 800,
  has_point: true,
};

test('shows who waits; a city is served from its PIN code on, and one that is served is not served again', async () => {
  open(CitiesTab, '/admin?tab=cities', {
    'servedCities.list': page(mysore, pune),
    'servedCities.serve': { slug: 'mysore', told: 12 },
  });
  expect((await screen.findByRole('link', { name: 'Pune' })).getAttribute('href')).toBe('/rent/pune');
  expect(screen.queryByRole('button', { name: 'Serve: Pune' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Serve: Mysore' }));
  await screen.findByText(/We’ll notify 12 people waiting/);
  fireEvent.change(screen.getByLabelText(/PIN code of the city centre/), { target: { value: '570 001' } });
  fireEvent.click(screen.getByRole('button', { name: 'Serve' }));
  await vi.waitFor(() =>
    expect(inputsOf('servedCities.serve')).toContainEqual({ id: 104, pincode: '570001' }),
  );
});

test('says when nobody waits, and when they could not be loaded', async () => {
  open(CitiesTab, '/admin?tab=cities', { 'servedCities.list': page() });
  await screen.findByText('No city requested');
});

test('says when they could not be loaded', async () => {
  open(CitiesTab, '/admin?tab=cities', {});
  expect(await screen.findByText('The cities could not be loaded')).toBeDefined();
});
