// A building with its homes: who lives in each, how many beds of a PG are free, and which homes are in it.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { Building, BuildingUnit } from '../../../contract/buildings.ts';
import BuildingPage from './building-page.tsx';

const setHomes = vi.fn();
const update = vi.fn();
let building: Building;
vi.mock('../../lib/api-provider.tsx', () => ({
  useApi: () => ({
    api: { buildings: { setHomes, update, remove: vi.fn() } },
    queries: {
      buildings: {
        key: () => ['buildings'],
        get: { queryOptions: () => ({ queryKey: ['building'], queryFn: async () => building }) },
      },
      properties: {
        key: () => ['properties'],
        listMine: {
          queryOptions: () => ({
            queryKey: ['mine'],
            queryFn: async () => ({ items: [{ id: 'third', title: 'Flat 3' }] }),
          }),
        },
      },
    },
  }),
}));

const unit = (own: Partial<BuildingUnit>): BuildingUnit => ({
  id: 'first',
  title: 'Flat 1',
  property_type: 'apartment',
  bedrooms: 2,
  floor: 1,
  rent: 3_000_000,
  listing_state: 'published',
  availability: 'rented',
  bed_count: null,
  free_beds: null,
  lease: { id: 'lease', tenant_name: 'Asha Rao', last_day: '2027-08-31' },
  ...own,
});

beforeEach(() => {
  setHomes.mockReset().mockResolvedValue({});
  update.mockReset().mockResolvedValue({});
  building = {
    id: 'building',
    name: 'Rose Court',
    address: '12 Rose Lane',
    pincode: '560034',
    amenities: ['lift'],
    house_rules: null,
    point: null,
    around: { lat: 12.97, lng: 77.59 },
    photos: [],
    units: [
      unit({}),
      unit({ id: 'pg', title: 'PG', property_type: 'pg', bed_count: 12, free_beds: 4, lease: null }),
    ],
  };
});
afterEach(cleanup);

const draw = () =>
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <BuildingPage />
    </QueryClientProvider>,
    '/buildings/building',
  );

test('each home says who lives there, and a PG how many beds are free', async () => {
  draw();
  const row = async (name: string) =>
    (await screen.findByRole('link', { name })).closest('tr')?.textContent ?? '';
  expect(await row('Flat 1')).toContain('Asha Rao');
  expect(await row('Flat 1')).toContain('until 31 Aug 2027');
  expect(await row('PG')).toContain('4 of 12 beds free');
  expect(screen.getByRole('link', { name: 'PG' }).getAttribute('href')).toBe('/properties/pg/rooms');
});

test('the homes that are in it stay chosen when they are saved', async () => {
  draw();
  fireEvent.click(await screen.findByRole('button', { name: 'Choose homes' }));
  await screen.findByLabelText('Homes in this building', { selector: 'input' });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(setHomes).toHaveBeenCalledOnce());
  expect(setHomes.mock.calls[0]?.[0]).toEqual({ id: 'building', property_ids: ['first', 'pg'] });
});

test('its facts are changed in the form that they fill', async () => {
  draw();
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const address = await screen.findByLabelText<HTMLInputElement>(/^Address/);
  expect(address.value).toBe('12 Rose Lane');
  fireEvent.change(address, { target: { value: '14 Rose Lane' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(update.mock.calls[0]?.[0]).toMatchObject({
    id: 'building',
    name: 'Rose Court',
    address: '14 Rose Lane',
    pincode: '560034',
    amenities: ['lift'],
  });
});
