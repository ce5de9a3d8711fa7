// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { PropertySearchResult } from '../../../contract/property-search.ts';
import type { Sort } from '../../../domain/catalogue.ts';
import { HowUnderstood } from './how-understood.tsx';

afterEach(cleanup);

type Understood = PropertySearchResult['understood'];
const understood: Understood = {
  city: null,
  localities: [],
  near: null,
  bedrooms: [2],
  words: 'marble quiet',
  wordsAreMissing: true,
  wordsAreNowhere: false,
  spans: [{ start: 0, end: 5, of: 'bedrooms', value: '2' }],
  elsewhere: [],
  widened: [],
  corrected: false,
  unknownPlace: false,
};
const QUERY = 'q=2+bhk+marble+quiet';
const show = (own: Partial<Understood> = {}, query = QUERY, sort: Sort = 'best') =>
  renderPage(
    <HowUnderstood result={{ understood: { ...understood, ...own }, total: 9 }} query={query} sort={sort} />,
  );

test('says that homes with the words come first, and leads to those alone', () => {
  show();
  screen.getByText(/Homes with “marble quiet” in their text come first/);
  const only = screen.getByRole('link', { name: 'Only homes with these words' });
  expect(new URL(only.getAttribute('href') ?? '', 'http://x').searchParams.get('q')).toBe(
    '2 bhk "marble quiet"',
  );
});

test('says where no home has them, and that another order does not look at them', () => {
  const view = show({ wordsAreNowhere: true });
  screen.getByText('No home has “marble quiet” in its text.');
  expect(screen.queryByRole('link')).toBeNull();
  view.unmount();
  show({}, QUERY, 'rent_asc');
  screen.getByText(/This order doesn’t look at “marble quiet”/);
});

test('says nothing of it on later pages, nor of words in quotation marks', () => {
  const view = show({}, `${QUERY}&cursor=best~1~x`);
  expect(screen.queryByText(/come first/)).toBeNull();
  view.unmount();
  show({ wordsAreMissing: false });
  expect(screen.queryByText(/come first/)).toBeNull();
});
