// Cities and localities of the form on a Hindi page: shown in Hindi, kept as the catalogue knows them.
import { useForm } from '@mantine/form';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { toValues } from './listing-values.ts';
import PlaceStep from './place-step.tsx';

vi.mock('./use-hints.ts', () => ({ useHints: () => ({}) }));
vi.mock('../../../domain/languages.ts', async (original) => ({
  ...(await original<object>()),
  language: 'hi',
}));
const answers = vi.hoisted(() => ({
  places: {
    cities: ['Kolkata', 'Pune'],
    city_aliases: { Kolkata: ['Calcutta'] },
    localities: ['Baner', 'Vadgaon'],
    map_start: null,
  },
  names: [
    { place: 'Kolkata', name: 'कोलकाता', is_made: false },
    { place: 'Pune', name: 'पुणे', is_made: false },
    { place: 'Baner, Pune', name: 'बानेर', is_made: false },
    { place: 'Vadgaon, Pune', name: 'वडगांव', is_made: true },
  ],
}));
vi.mock('../../lib/api-provider.tsx', () => ({
  useApi: () => ({
    queries: {
      places: { hindiNames: { queryOptions: () => ({ queryKey: ['names'], queryFn: () => answers.names }) } },
      localities: {
        suggest: { queryOptions: () => ({ queryKey: ['places'], queryFn: () => answers.places }) },
      },
    },
  }),
}));
afterEach(cleanup);

let values = () => toValues({});

function Step() {
  const form = useForm({ initialValues: toValues({ city: 'Pune', locality: '' }) });
  values = () => form.getValues();
  return <PlaceStep form={form} />;
}

const show = () =>
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <Step />
    </QueryClientProvider>,
  );

it('shows the chosen city in Hindi, leaves it be, and takes another typed in either script', async () => {
  show();
  const city = await screen.findByDisplayValue<HTMLInputElement>('पुणे');
  fireEvent.blur(city);
  expect(values().city).toBe('Pune');
  for (const [typed, known] of [
    ['कोलकाता', 'Kolkata'],
    ['Pune', 'Pune'],
  ] as const) {
    act(() => city.focus());
    fireEvent.change(city, { target: { value: typed } });
    fireEvent.blur(city);
    expect(values().city).toBe(known);
  }
});

it('offers localities in Hindi with the name they are kept by', async () => {
  show();
  await screen.findByDisplayValue('पुणे');
  const locality = screen.getByRole<HTMLInputElement>('combobox', { name: /^Locality/ });
  act(() => locality.focus());
  fireEvent.click(locality);
  fireEvent.click(await screen.findByRole('option', { name: 'बानेर (Baner)' }));
  screen.getByText('वडगांव (Vadgaon)');
  expect(values().locality).toBe('Baner');
});
