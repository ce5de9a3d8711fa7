// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { Sort } from '../../../domain/catalogue.ts';
import { HowUnderstood } from './how-understood.tsx';

afterEach(cleanup);

type Understood = Parameters<typeof HowUnderstood>[0]['result']['understood'];
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
  const view = show({ wordsAreNowhere: true }, `${QUERY}&city=pune`);
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

test('says which place was read for another spelling, and leads to the text as it was typed', () => {
  const spans = [{ start: 6, end: 16, of: 'place', value: 'Koramangala', isCorrected: true }];
  show({ words: '', wordsAreMissing: false, spans }, 'q=2+bhk+koramangla');
  screen.getByText('Showing homes for Koramangala.');
  const instead = screen.getByRole('link', { name: 'Search for “koramangla” instead' });
  expect(new URL(instead.getAttribute('href') ?? '', 'http://x').searchParams.get('q')).toBe(
    '2 bhk "koramangla"',
  );
});

test('says how far the nearest homes of a place without any are', () => {
  const near = { name: 'Vashi', kind: 'locality' as const, lat: 19, lng: 73, radius_m: 10_000 };
  show({ near, widened: ['near'], words: '', wordsAreMissing: false });
  screen.getByText('No homes close to Vashi. The nearest are within 10 km.');
});

test('says that a text which names no place was looked for in all cities', () => {
  const spans: Understood['spans'] = [];
  const view = show({ spans, words: 'xyzabad', wordsAreNowhere: true }, 'q=xyzabad');
  screen.getByText(/We found no place called “xyzabad”.*These homes are in all our cities/);
  view.unmount();
  show({ spans, words: 'xyzabad', wordsAreNowhere: true }, 'q=xyzabad&city=pune');
  screen.getByText('No home has “xyzabad” in its text.');
});
