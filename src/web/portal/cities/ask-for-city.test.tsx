// "We are not in your city yet": a city is found by what the address says, asked for, and waited for no longer.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { open } from '../../../../tests/support/web/failing-screens.tsx';
import AskForCity from './ask-for-city.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const mysore = { id: 104, name: 'Mysore', state: 'Karnataka', is_served: false };
const pune = { id: 5, name: 'Pune', state: 'Maharashtra', is_served: true };
const FIND = 'servedCities.find';
const MINE = 'servedCities.mine';

test('finds the city of the address, and asks for it', async () => {
  open(AskForCity, '/ask-for-a-city?city=mysor', {
    [FIND]: [mysore, pune],
    [MINE]: [],
    'servedCities.ask': {},
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Tell me when: Mysore' }));
  await vi.waitFor(() => expect(inputsOf('servedCities.ask')).toContainEqual({ id: 104 }));
  expect(inputsOf(FIND)).toContainEqual({ q: 'mysor' });
  // Where we are there is nothing to wait for.
  const link = screen.getByRole('link', { name: 'We are there: see homes' });
  expect(link.getAttribute('href')).toBe('/properties?city=Pune');
});

test('shows what one waits for, and stops waiting', async () => {
  open(AskForCity, '/ask-for-a-city', { [FIND]: [], [MINE]: [mysore], 'servedCities.withdraw': {} });
  fireEvent.click(await screen.findByRole('button', { name: 'Stop waiting for Mysore' }));
  await vi.waitFor(() => expect(inputsOf('servedCities.withdraw')).toContainEqual({ id: 104 }));
});

test('says that nothing has that name', async () => {
  open(AskForCity, '/ask-for-a-city?city=zzz', { [FIND]: [], [MINE]: [] });
  await screen.findByText(/We don’t know a city with that name/);
});
