// Choices that are made faster than the address is drawn: none of them is lost, whichever part of the page they belong to.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { noFacets } from '../../../tests/support/web/no-facets.ts';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import { ViewControls } from '../admin/analytics/view-controls.tsx';
import { CursorPager } from '../components/list/cursor-pager.tsx';
import { FilterSelect } from '../components/list/list-filters.tsx';
import { Pager } from '../components/list/pager.tsx';
import { MonthNav } from '../components/managed-rentals/month-nav.tsx';
import { ActiveFilters } from '../public/properties/active-filters.tsx';
import { useQueryChange } from './use-query-change.ts';

afterEach(cleanup);

/** Before anything of it is drawn. */
const clickInARow = (elements: readonly HTMLElement[]) =>
  act(() => {
    for (const element of elements) fireEvent.click(element);
  });

const option = (name: string) => screen.getByRole('option', { name, hidden: true });

test('two choices of the analytics in a row are both kept', () => {
  const view = { months: 12, city: undefined, by: 'month' } as const;
  const { router } = renderPage(<ViewControls view={view} cities={[]} />, '/admin?tab=analytics');
  clickInARow([screen.getByRole('radio', { name: 'By city' }), option('Last 24 months')]);
  expect(router.state.location.search).toBe('?tab=analytics&by=city&months=24');
});

test('so are those of two filters of a list', () => {
  const filter = (name: string, ...values: string[]) => ({
    name,
    label: name,
    options: values.map((value) => ({ value, label: value })),
  });
  const { router } = renderPage(
    <>
      <FilterSelect {...filter('status', 'any', 'open')} />
      <FilterSelect {...filter('sort', 'newest', 'oldest')} />
    </>,
    '/admin?tab=complaints&cursor=abc',
  );
  clickInARow([option('open'), option('oldest')]);
  expect(router.state.location.search).toBe('?tab=complaints&status=open&sort=oldest');
});

test('and filters of a search that are taken off, also what was read in its text', () => {
  const q = '2 bhk furnished';
  const query = new URLSearchParams({ q, city: 'Pune', pets: 'true' }).toString();
  const spans = [
    { start: 0, end: 5, of: 'bedrooms', value: '2' },
    { start: 6, end: 15, of: 'furnishing', value: 'fully_furnished' },
  ];
  const { router } = renderPage(
    <ActiveFilters query={query} facets={noFacets} understood={{ spans, words: '', near: null }} />,
    `/properties?${query}`,
  );
  const chips = screen.getAllByRole('link', { name: /^Remove/ });
  expect(chips).toHaveLength(4);
  clickInARow(chips.slice(0, 3));
  expect(router.state.location.search).toBe('?pets=true');
});

test.each([
  ['pages of a list', <Pager key="0" page={1} pages={3} />, '?q=flat', 'Next', 2, '?q=flat&page=3'],
  [
    'no page beyond the last one',
    <Pager key="1" page={1} pages={3} />,
    '?q=flat',
    'Next',
    4,
    '?q=flat&page=3',
  ],
  ['pages back', <Pager key="2" page={3} pages={3} />, '?q=flat&page=3', 'Previous', 2, '?q=flat'],
  ['months back', <MonthNav key="3" />, '?until=2026-03', 'Earlier months', 2, '?until=2025-07'],
  ['months on', <MonthNav key="4" />, '?until=2025-03', 'Later months', 3, '?until=2026-03'],
])('clicks in a row are as many steps: %s', (_, links, query, name, clicks, leads) => {
  const { router } = renderPage(links, `/here${query}`);
  const link = screen.getByRole('link', { name });
  clickInARow(Array.from({ length: clicks }, () => link));
  expect(router.state.location.search).toBe(leads);
});

test('a list whose next page is on its way has no page after it yet', () => {
  const { router } = renderPage(<CursorPager nextCursor="old" isOld />, '/here?q=flat&cursor=new');
  const next = screen.getByRole('link', { name: 'Next page' });
  clickInARow([next]);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(router.state.location.search).toBe('?q=flat&cursor=new');
});

function Page() {
  const [params, change] = useQueryChange();
  return (
    <>
      <output>{params.toString()}</output>
      <button type="button" onClick={() => change({ a: '1' })}>
        a
      </button>
      <button type="button" onClick={() => change(({ size }) => ({ b: String(size) }))}>
        b
      </button>
    </>
  );
}

test('a choice begins at the address that is being fetched', async () => {
  const landed = Promise.withResolvers<null>();
  const router = createMemoryRouter([{ path: '/', loader: () => landed.promise, element: <Page /> }], {
    initialEntries: ['/?z=0'],
    hydrationData: { loaderData: { '0': null } },
  });
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('button', { name: 'a' }));
  fireEvent.click(screen.getByRole('button', { name: 'b' }));
  expect(screen.getByRole('status').textContent).toBe('z=0');
  landed.resolve(null);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('z=0&a=1&b=2'));
});
