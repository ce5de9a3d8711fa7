// What a search says of its homes: how many, and that nobody can count for a moment.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { PropertySearchResult } from '../../../contract/property-search.ts';
import { away, nothingForNow } from './away.ts';
import { FilterForm } from './filter-form.tsx';
import { ResultCount } from './result-count.tsx';

vi.mock('../../lib/lazy-api.ts', () => ({ useLazyApi: () => async () => ({}) }));
afterEach(cleanup);

const filters = { sort: 'best' as const, limit: 24, city: 'pune' };
const pune = [{ value: 'pune', label: 'Pune', count: 5, isChosen: true }];
const found = { ...away, facets: { ...away.facets, city: pune }, total: 5 };

const said = (result: PropertySearchResult): string => {
  renderPage(<ResultCount filters={filters} result={result} />);
  const text = screen.getByRole('status').textContent;
  cleanup();
  return text;
};

test('says how many homes there are', () => {
  const counted = { ...found, isCounted: true, totalIsExact: true };
  expect(said(counted)).toBe('5 homes');
  expect(said({ ...counted, totalIsExact: false })).toBe('5+ homes');
});

test('says how many of them are on this page', () => {
  const items = Array.from({ length: 24 });
  const counted = {
    ...found,
    items,
    total: 531,
    isCounted: true,
    totalIsExact: true,
  } as PropertySearchResult;
  expect(said(counted)).toBe('24 of 531 homes');
  expect(said({ ...counted, total: 1000, totalIsExact: false })).toBe('24 of 1,000+ homes');
  expect(said({ ...counted, total: 24 })).toBe('24 homes');
});

test('says that homes lie around a locality where none in it are what was asked', () => {
  const heading = (widened: string[]) => {
    renderPage(
      <ResultCount filters={filters} result={{ ...found, understood: { ...found.understood, widened } }} />,
    );
    const text = screen.getByRole('heading').textContent;
    cleanup();
    return text;
  };
  expect([heading([]), heading(['locality'])]).toEqual([
    'Homes to rent in Pune',
    'Homes to rent around Pune',
  ]);
});

test('says that nobody counts, and which homes these are', () => {
  expect(said(found)).toBe('Counts are unavailable for a moment. Showing homes in Pune.');
  expect(said({ ...found, facets: away.facets })).toBe('Counts are unavailable for a moment. Showing homes.');
  expect(said({ ...found, total: 0 })).toContain('Your filters are kept');
});

test('keeps what was asked, without numbers, while nobody answers', () => {
  const asked = { ...filters, locality: ['baner'], furnishing: ['fully_furnished' as const], bedrooms: [2] };
  renderPage(
    <FilterForm
      query=""
      filters={asked}
      facets={away.facets}
      facetsAreExact={false}
      nearAny={[]}
      isCounted={false}
      total={0}
      totalIsExact={false}
    />,
  );
  const form = screen.getByRole<HTMLFormElement>('search');
  const sent = [...new FormData(form)].filter(([, value]) => value !== '');
  expect(sent).toEqual([
    ['city', 'pune'],
    ['locality', 'baner'],
    ['bedrooms', '2'],
    ['furnishing', 'fully_furnished'],
  ]);
  expect(form.textContent).not.toMatch(/2 BHK0/);
  // The other rooms may be chosen: homes are found by them all the same.
  screen.getByRole('checkbox', { name: /3 BHK/, hidden: true });
});

test('takes the place of an answer for a search that should come again, and of no other failure', () => {
  expect(nothingForNow({ status: 503 })).toBe(away);
  expect(() => nothingForNow(new Error('ours'))).toThrow('ours');
});
