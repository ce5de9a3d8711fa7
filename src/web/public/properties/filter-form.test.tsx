import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { noFacets } from '../../../../tests/support/web/no-facets.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { filtersFromUrl, filtersToUrl } from '../../../contract/property-filters.ts';
import type { PropertyFacets } from '../../../contract/property-search.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterForm } from './filter-form.tsx';

vi.mock('../../lib/lazy-api.ts', () => ({ useLazyApi: () => async () => ({}) }));
afterEach(cleanup);

const facets: PropertyFacets = {
  ...noFacets,
  furnishing: [{ value: 'fully_furnished', count: 3 }],
  verified: [{ value: true, count: 5 }],
};

test('a filter without a place of its own stands among the others, and its chip says what it is of', () => {
  const found: PropertyFacets = {
    ...noFacets,
    parking: [
      { value: 'four_wheeler', count: 2 },
      { value: 'both', count: 1 },
    ],
  };
  const query = 'parking=four_wheeler';
  const filters = filtersFromUrl(new URLSearchParams(query));
  const { router } = renderPage(
    <>
      <FilterForm
        query={query}
        filters={filters}
        facets={found}
        facetsAreExact
        nearAny={[]}
        isCounted
        total={5}
        totalIsExact
      />
      <ActiveFilters query={query} facets={found} />
    </>,
    `/properties?${query}`,
  );
  expect(screen.getByRole('group', { name: 'Parking' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Remove: Parking: Car' })).toBeDefined();
  screen.getByRole('checkbox', { name: /Car and two-wheeler/ }).click();
  expect(router.state.location.search).toBe('?parking=four_wheeler&parking=both');
});

test('a walk to stations is asked for where the city has them, and stays where it has none', () => {
  const query = 'city=pune&near_any=hospital';
  const { router } = renderPage(
    <>
      <FilterForm
        query={query}
        filters={filtersFromUrl(new URLSearchParams(query))}
        facets={noFacets}
        facetsAreExact
        nearAny={['metro_station']}
        isCounted
        total={5}
        totalIsExact
      />
      <ActiveFilters query={query} facets={noFacets} />
    </>,
    `/properties?${query}`,
  );
  const group = within(screen.getByRole('group', { name: 'Within a walk' }));
  expect(
    group.getAllByRole<HTMLInputElement>('checkbox').map(({ value, checked }) => [value, checked]),
  ).toEqual([
    ['metro_station', false],
    ['hospital', true],
  ]);
  expect(screen.getByRole('link', { name: 'Remove: Near a hospital' })).toBeDefined();
  group.getByRole('checkbox', { name: 'Near a metro station' }).click();
  expect(new URLSearchParams(router.state.location.search).getAll('near_any')).toEqual([
    'metro_station',
    'hospital',
  ]);
});

test('a ticked box stays ticked while its homes are fetched, and the next choice keeps the first', () => {
  const { router } = renderPage(
    <FilterForm
      query=""
      filters={{ sort: 'best', limit: 24 }}
      facets={facets}
      facetsAreExact
      nearAny={[]}
      isCounted
      total={5}
      totalIsExact
    />,
    '/properties',
  );
  const furnished = screen.getByRole<HTMLInputElement>('checkbox', { name: /Fully Furnished/ });
  furnished.click();
  expect(furnished.checked).toBe(true);
  expect(router.state.location.search).toBe('?furnishing=fully_furnished');
  screen.getByRole('checkbox', { name: /Verified only/ }).click();
  expect(router.state.location.search).toBe('?furnishing=fully_furnished&verified=true');
});

const amenities = [
  'lift',
  'gym',
  'pool',
  'garden',
  'parking',
  'power_backup',
  'security',
  'club',
  'wifi',
  'cctv',
];

/** The catalogue without its results: what is asked stands in the address. */
function Search({ verified = 5 }: { verified?: number }) {
  const [params] = useSearchParams();
  const filters = filtersFromUrl(params);
  const found: PropertyFacets = {
    ...facets,
    verified: [{ value: true, count: verified }],
    amenities: amenities.map((value) => ({ value, count: 1 })),
  };
  return (
    <>
      <h1 tabIndex={-1}>Homes to rent</h1>
      <FilterForm
        query={filtersToUrl(filters).toString()}
        filters={filters}
        facets={found}
        facetsAreExact
        nearAny={[]}
        isCounted
        total={5}
        totalIsExact
      />
      <ActiveFilters query={filtersToUrl(filters).toString()} facets={found} />
    </>
  );
}

/** As a browser does: what is pressed has the focus. */
const press = (target: HTMLElement) =>
  act(async () => {
    target.focus();
    target.click();
  });
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
const panel = () => screen.getByText('Filters').closest('details') as HTMLDetailsElement;
const focused = () => document.activeElement;

test('ticking a filter keeps the focus on it and the panel open', async () => {
  const { router } = renderPage(<Search />, '/properties');
  await act(async () => {
    panel().open = true;
  });
  await press(box(/Fully Furnished/));
  expect(router.state.location.search).toBe('?furnishing=fully_furnished');
  expect(focused()).toBe(box(/Fully Furnished/));
  await press(box(/Verified only/));
  expect(focused()).toBe(box(/Verified only/));
  expect(box(/Fully Furnished/).checked).toBe(true);
  expect(panel().open).toBe(true);
});

test('a value among those that fold away keeps the focus when it is no longer chosen', async () => {
  renderPage(<Search />, '/properties?amenities=cctv');
  const last = box(/cctv/i);
  expect(last.checked).toBe(true);
  await press(last);
  expect(last.checked).toBe(false);
  expect(focused()).toBe(last);
  expect(last.closest('details')?.open).toBe(true);
});

test('a value that goes once it is not chosen leaves the focus in the form', async () => {
  renderPage(<Search verified={0} />, '/properties?verified=true');
  await press(box(/Verified only/));
  await waitFor(() =>
    expect(screen.queryByRole('checkbox', { name: /Verified only/, hidden: true })).toBeNull(),
  );
  expect(focused()?.closest('form')).not.toBeNull();
});

test('a removed chip leaves the focus at the next one, and the last at what is left', async () => {
  renderPage(<Search />, '/properties?furnishing=fully_furnished&verified=true');
  await press(screen.getByRole('link', { name: /Remove: .*Furnished/i }));
  expect(focused()).toBe(screen.getByRole('link', { name: /Remove: / }));
  await press(screen.getByRole('link', { name: /Remove: / }));
  expect(focused()).toBe(screen.getByRole('heading', { level: 1 }));
});

test('Back puts the fields as its address has them', async () => {
  const { router } = renderPage(<Search />, '/properties?rent_min=20000&q=pune');
  const rent = screen.getAllByLabelText<HTMLInputElement>('From')[0] as HTMLInputElement;
  const words = screen.getByRole<HTMLInputElement>('searchbox');
  await press(box(/Fully Furnished/));
  await act(
    async () => void (await router.navigate('/properties?furnishing=fully_furnished&rent_min=30000')),
  );
  expect([rent.value, words.value, box(/Fully Furnished/).checked]).toEqual(['30000', '', true]);
  await act(async () => void (await router.navigate(-2)));
  expect([rent.value, words.value, box(/Fully Furnished/).checked]).toEqual(['20000', 'pune', false]);
});

test('an amount and a date are read as people write them, and what is none is explained', async () => {
  renderPage(<Search />, '/properties?rent_min=25k&available_by=5+Nov+2026');
  const rent = screen.getAllByLabelText<HTMLInputElement>('From')[0] as HTMLInputElement;
  const date = screen.getByLabelText<HTMLInputElement>('Available by');
  expect([rent.value, date.value]).toEqual(['25000', '5 Nov 2026']);
  fireEvent.input(rent, { target: { value: 'cheap' } });
  fireEvent.input(date, { target: { value: '31 Feb 2027' } });
  expect([rent.validationMessage, date.validationMessage]).toEqual([
    'Enter a number from 0 to 1,00,00,000',
    'No such date. Write it like 5 Nov 2026.',
  ]);
  fireEvent.input(rent, { target: { value: '३५ हज़ार' } });
  fireEvent.input(date, { target: { value: '28/2/2027' } });
  expect([rent.validationMessage, date.validationMessage]).toEqual(['', '']);
});

test('a day that is asked for is written as people write it', () => {
  renderPage(<ActiveFilters query="available_by=2026-12-05" facets={facets} />);
  expect(screen.getByRole('link', { name: 'Remove: Free by 5 Dec 2026' })).toBeDefined();
});

test('what was read in a text can be taken off, thing by thing', () => {
  const q = 'Sunny 2 or 3 bhk koramangala 15k-20k cheap';
  const at = (text: string) => ({ start: q.indexOf(text), end: q.indexOf(text) + text.length });
  const spans = [
    { ...at('2 or 3 bhk'), of: 'bedrooms', value: '2,3' },
    { ...at('koramangala'), of: 'place', value: 'Koramangala,Koramangala 8th Block' },
    { ...at('15k-20k'), of: 'rent', value: '15000-20000' },
    { ...at('cheap'), of: 'sort', value: 'rent_asc' },
  ];
  const understood = { spans, words: 'sunny', near: null };
  renderPage(
    <ActiveFilters query={new URLSearchParams({ q }).toString()} facets={facets} understood={understood} />,
  );
  const textWithout = (name: string) => {
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: `Remove: ${name}` });
    return new URL(link.href, 'http://localhost').searchParams.get('q');
  };
  expect(textWithout('2 BHK, 3 BHK')).toBe('Sunny koramangala 15k-20k cheap');
  expect(textWithout('Koramangala, Koramangala 8th Block')).toBe('Sunny 2 or 3 bhk 15k-20k cheap');
  expect(textWithout('From ₹15,000, Up to ₹20,000')).toBe('Sunny 2 or 3 bhk koramangala cheap');
  expect(textWithout('Rent, low to high')).toBe('Sunny 2 or 3 bhk koramangala 15k-20k');
  expect(textWithout('“sunny”')).toBe('2 or 3 bhk koramangala 15k-20k cheap');
});
