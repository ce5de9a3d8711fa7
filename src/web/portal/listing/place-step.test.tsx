// Where the home is, by whatever name people know the city.
import { useForm } from '@mantine/form';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { toValues } from './listing-values.ts';
import PlaceStep from './place-step.tsx';

vi.mock('./use-hints.ts', () => ({ useHints: () => ({}) }));
const places = vi.hoisted(() => ({
  cities: ['Bengaluru', 'Chennai', 'Kolkata', 'Mumbai', 'Pune'],
  city_aliases: {
    Bengaluru: ['Bangalore', 'BLR'],
    Chennai: ['Madras'],
    Kolkata: ['Calcutta'],
    Mumbai: ['Bombay'],
    Pune: ['Poona'],
  },
  localities: [],
  map_start: { lat: 18.56, lng: 73.78 },
}));
vi.mock('../../lib/api-provider.tsx', () => ({
  useApi: () => ({
    queries: {
      places: { hindiNames: { queryOptions: () => ({ queryKey: ['names'], queryFn: () => [] }) } },
      localities: { suggest: { queryOptions: () => ({ queryKey: ['places'], queryFn: () => places }) } },
    },
  }),
}));
afterEach(cleanup);

let values = () => toValues({});

function Step() {
  const form = useForm({ initialValues: toValues({ city: 'Pune', locality: 'Baner' }) });
  values = () => form.getValues();
  return <PlaceStep form={form} />;
}

async function openCities() {
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <Step />
    </QueryClientProvider>,
  );
  const city = screen.getByRole<HTMLInputElement>('combobox', { name: /^City/ });
  act(() => city.focus());
  fireEvent.click(city);
  await screen.findByRole('option', { name: 'Kolkata' });
  return city;
}

/** The lists of other fields are on the page too. */
const offered = (field: HTMLElement) =>
  [...document.querySelectorAll(`#${field.getAttribute('aria-controls')} [role="option"]`)].map(
    ({ textContent }) => textContent,
  );

it.each([
  ['Bangalore', 'Bengaluru'],
  ['bombay', 'Mumbai'],
  ['Calcutta', 'Kolkata'],
  ['Madras', 'Chennai'],
  ['poona', 'Pune'],
  ['Bengalore', 'Bengaluru'],
  ['बैंगलोर', 'Bengaluru'],
  ['मुंबई', 'Mumbai'],
  ['मद्रास', 'Chennai'],
])('finds the city typed as %s: %s', async (typed, city) => {
  const field = await openCities();
  fireEvent.change(field, { target: { value: typed } });
  expect(offered(field)).toEqual([city]);
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
  expect(values().city).toBe(city);
});

it('says that a city is not served only when no city goes by the typed name', async () => {
  const field = await openCities();
  fireEvent.change(field, { target: { value: 'Paris' } });
  expect(offered(field)).toEqual([]);
  expect(screen.getByText('We do not serve this city yet')).toBeTruthy();
});

it('takes what was typed and left, where it means one city only', async () => {
  const field = await openCities();
  fireEvent.change(field, { target: { value: 'Bombay' } });
  fireEvent.blur(field);
  expect(values().city).toBe('Mumbai');
  fireEvent.change(field, { target: { value: 'Paris' } });
  fireEvent.blur(field);
  expect(values().city).toBe('Mumbai');
  expect(screen.getByText('Choose a city from the list')).toBeDefined();
});

it('keeps the city that is chosen again', async () => {
  await openCities();
  fireEvent.click(screen.getByRole('option', { name: 'Pune' }));
  expect(values().city).toBe('Pune');
});

it.each([
  ['560 038', '560038'],
  [' 560038 ', '560038'],
  ['५६००३८', '560038'],
  ['560-038', '560038'],
])('reads the PIN code %s', (typed, pincode) => {
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <Step />
    </QueryClientProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'PIN code' });
  // A browser cuts what is pasted at the field's greatest length.
  const shown = field.maxLength < 0 ? typed : typed.slice(0, field.maxLength);
  fireEvent.change(field, { target: { value: shown } });
  fireEvent.blur(field);
  expect(field.value).toBe(pincode);
  expect(values().pincode).toBe(pincode);
});
