// The filters of a phone: a sheet that counts what its choices find and applies them by its button.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noFacets } from '../../../../tests/support/web/no-facets.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { filtersFromUrl, filtersToUrl } from '../../../contract/property-filters.ts';
import type { PropertyFacets } from '../../../contract/property-search.ts';
import { away } from './away.ts';
import { FilterForm } from './filter-form.tsx';

const search = vi.hoisted(() => vi.fn());
vi.mock('../../lib/lazy-api.ts', () => {
  const load = async () => ({ properties: { search } });
  return { useLazyApi: () => load };
});
const widen = (width: number) =>
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({ width });
beforeEach(() => {
  widen(360);
  search.mockReset();
});
afterEach(() => {
  cleanup();
  widen(1024);
});

const facets: PropertyFacets = {
  ...noFacets,
  furnishing: [{ value: 'fully_furnished', count: 3 }],
  verified: [{ value: true, count: 5 }],
};
const found = (total: number, of = facets) => ({
  ...away,
  facets: of,
  isCounted: true,
  total,
  totalIsExact: true,
});

function Search() {
  const [params] = useSearchParams();
  const filters = filtersFromUrl(params);
  return (
    <>
      <h1 tabIndex={-1}>Homes to rent</h1>
      <FilterForm
        query={filtersToUrl(filters).toString()}
        filters={filters}
        facets={facets}
        facetsAreExact
        nearAny={[]}
        isCounted
        total={81}
        totalIsExact
      />
    </>
  );
}

async function openSheet(path = '/properties') {
  const { router } = renderPage(<Search />, path);
  await act(async () => screen.getByText('Filters').click());
  const address = () => router.state.location.search;
  return { sheet: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Filters' }), address };
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const tick = (name: RegExp) => act(async () => box(name).click());
const show = (name: string) => screen.findByRole('button', { name });

test('the button of the filters says how many are chosen', () => {
  renderPage(<Search />, '/properties?q=pune&verified=true&bedrooms=2&sort=newest');
  expect(screen.getByText('Filters').textContent).toBe('Filters · 2');
});

test('the sheet opens with the count of the page, its heading has the focus', async () => {
  const { sheet } = await openSheet();
  expect(sheet.open).toBe(true);
  expect(document.activeElement?.textContent).toBe('Filters');
  await show('Show 81 homes');
});

test('a choice in the sheet is counted and said, and the page stays', async () => {
  search.mockResolvedValue(found(1));
  const { address } = await openSheet();
  await tick(/Fully Furnished/);
  await show('Show homes');
  await show('Show 1 home');
  expect(screen.getByRole('status').textContent).toBe('1 home');
  expect(search).toHaveBeenCalledExactlyOnceWith({
    furnishing: ['fully_furnished'],
    sort: 'best',
    limit: 1,
  });
  expect([address(), box(/Fully Furnished/).checked]).toEqual(['', true]);
});

test('two quick choices are asked once, with both', async () => {
  search.mockResolvedValue(found(2));
  await openSheet();
  await act(async () => {
    box(/Fully Furnished/).click();
    box(/Verified only/).click();
  });
  await show('Show 2 homes');
  expect(search).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ furnishing: ['fully_furnished'], verified: true }),
  );
});

test('an answer that a later choice has overtaken is not shown', async () => {
  let answerFirst = (_: unknown) => {};
  search.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
  search.mockResolvedValueOnce(found(2));
  await openSheet();
  await tick(/Fully Furnished/);
  await waitFor(() => expect(search).toHaveBeenCalledOnce());
  await tick(/Verified only/);
  await show('Show 2 homes');
  await act(async () => answerFirst(found(9)));
  await show('Show 2 homes');
  expect([box(/Fully Furnished/).checked, box(/Verified only/).checked]).toEqual([true, true]);
});

test('without an answer the button shows the homes all the same', async () => {
  search.mockRejectedValue(new Error('offline'));
  const { address } = await openSheet();
  await tick(/Verified only/);
  await waitFor(() => expect(search).toHaveBeenCalledOnce());
  const button = await show('Show homes');
  await act(async () => button.click());
  expect(address()).toBe('?verified=true');
});

test('the button applies choices and order, and leads to the results', async () => {
  search.mockResolvedValue(found(7));
  const { address } = await openSheet('/properties?bedrooms=2');
  await tick(/Verified only/);
  fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'rent_asc' } });
  const button = await show('Show 7 homes');
  await act(async () => button.click());
  expect(new URLSearchParams(address()).getAll('sort')).toEqual(['rent_asc']);
  expect(new URLSearchParams(address()).get('verified')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.tagName).toBe('H1');
});

test('words typed before the sheet opened are counted and kept', async () => {
  search.mockResolvedValue(found(4));
  const { address } = await openSheet();
  const words = document.querySelector<HTMLInputElement>('input[name=q]') as HTMLInputElement;
  words.value = 'pune';
  await tick(/Verified only/);
  const button = await show('Show 4 homes');
  expect(search).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ q: 'pune', verified: true }));
  expect(words.value).toBe('pune');
  await act(async () => button.click());
  expect(address()).toBe('?q=pune&verified=true');
});

test('a sheet that is closed forgets its choices, and what opened it has the focus', async () => {
  search.mockResolvedValue(found(1));
  const { address } = await openSheet();
  await tick(/Verified only/);
  await show('Show 1 home');
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Filters');
  expect(address()).toBe('');
  await act(async () => screen.getByText('Filters').click());
  expect(box(/Verified only/).checked).toBe(false);
  await show('Show 81 homes');
});

test('on a wide screen there is no sheet', async () => {
  widen(1280);
  renderPage(<Search />, '/properties');
  await act(async () => screen.getByText('Filters').click());
  expect(screen.queryByRole('dialog')).toBeNull();
});
