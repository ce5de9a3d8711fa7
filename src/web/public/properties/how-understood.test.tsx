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
  choices: [],
  noHomesIn: null,
  otherCity: null,
  unread: [],
  missingWords: [],
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
  const view = show({}, `${QUERY}&city=pune`);
  screen.getByText('Homes with “marble quiet” in their text come first, then the others.');
  view.unmount();
  show();
  screen.getByText(/Homes with “marble quiet” in their text come first/);
  const only = screen.getByRole('link', { name: 'Only homes with these words' });
  expect(new URL(only.getAttribute('href') ?? '', 'http://x').searchParams.get('q')).toBe(
    '2 bhk "marble quiet"',
  );
});

test('says where no home has them, and that another order does not look at them', () => {
  const view = show({ wordsAreNowhere: true }, `${QUERY}&city=pune`);
  screen.getByText('Nothing mentions “marble quiet”.');
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
  screen.getByText('Nothing mentions “xyzabad”.');
});

test('says beside rooms too that nobody knows the place, and that homes are elsewhere', () => {
  const view = show({ words: 'xyzabad quiet', missingWords: ['xyzabad'] }, 'q=xyzabad+2+bhk+quiet');
  screen.getByText(/We found no place called “xyzabad”.*These homes are in all our cities/);
  view.unmount();
  show({ words: 'xyzabad' }, 'q=xyzabad+2+bhk');
  screen.getByText(/“xyzabad” in their text come first, then others in all our cities.*don’t know it yet/);
});

test('names a numbered part of a place as a whole', () => {
  const query = 'q=rohini+sector+9+2bhk+quiet&city=delhi';
  const view = show({ words: 'sector 9 quiet', missingWords: ['9'] }, query);
  screen.getByText('Nothing mentions “sector 9”.');
  screen.getByText(/Homes with “quiet” in their text/);
  view.unmount();
  show({ words: 'sector 9', missingWords: ['9'] }, query);
  screen.getByText('Nothing mentions “sector 9”.');
  expect(screen.queryByText(/come first/)).toBeNull();
});

test('promises homes with those words only that some home has', () => {
  show({ missingWords: ['marble'] }, `${QUERY}&city=pune`);
  screen.getByText('Nothing mentions “marble”.');
  screen.getByText(/Homes with “quiet” in their text come first/);
});

test('says what a search cannot leave out', () => {
  show({ unread: ['without lift'], words: '', wordsAreMissing: false });
  screen.getByText(/can’t search by this yet: “without lift”/);
});

test('offers the cities that have the place, with their homes', () => {
  const spans = [{ start: 0, end: 11, of: 'place', value: 'Civil Lines' }];
  const choices = [
    { city: 'Delhi', slug: 'delhi', homes: 1204, isShown: true },
    { city: 'Jaipur', slug: 'jaipur', homes: 8, isShown: false },
  ];
  const elsewhere = [
    { city: 'Jaipur', name: 'Civil Lines', slug: 'civil-lines', shown: 'Civil Lines, Jaipur' },
  ];
  show({ spans, choices, elsewhere, words: '', wordsAreMissing: false }, 'q=civil+lines');
  screen.getByText(/More than one city has Civil Lines. You’re looking at Delhi/);
  expect(screen.getByRole('link', { name: 'Delhi 1,204' }).getAttribute('aria-current')).toBe('true');
  const other = screen.getByRole('link', { name: 'Jaipur 8' }).getAttribute('href') ?? '';
  const asked = new URL(other, 'http://x').searchParams;
  expect([asked.get('q'), asked.get('city')]).toEqual(['civil lines', 'jaipur']);
  expect(screen.queryByText(/Also in other cities/)).toBeNull();
});

test('says that a city has no homes, and leads to the nearest that have some', () => {
  const noHomesIn = {
    city: 'Surat',
    slug: 'surat',
    nearest: [{ city: 'Ahmedabad', slug: 'ahmedabad', homes: 7, km: 210 }],
  };
  show({ noHomesIn, words: '', wordsAreMissing: false }, 'q=surat');
  screen.getByText(/There are no homes in Surat yet/);
  const nearest = screen.getByRole('link', { name: 'Ahmedabad, 210 km: 7 homes' });
  expect(nearest.getAttribute('href')).toBe('/properties?city=ahmedabad');
});

test('says that we are not in a city, and offers to tell when we are', () => {
  show({ spans: [], otherCity: 'Mysuru', words: 'mysuru', wordsAreNowhere: true }, 'q=mysuru');
  screen.getByText(/We’re not in Mysuru yet. These homes are in all our cities/);
  const ask = screen.getByRole('link', { name: 'Tell me when you are' });
  expect(ask.getAttribute('href')).toBe('/ask-for-a-city?city=Mysuru');
  expect(screen.queryByText(/no place called/)).toBeNull();
});
