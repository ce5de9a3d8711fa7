import { describe, expect, it } from 'vitest';
import { noFacets } from '../../../../tests/support/web/no-facets.ts';
import { filtersFromUrl, filtersToUrl } from '../../../contract/property-filters.ts';
import { placeOf } from './place-of.ts';
import { propertiesMeta } from './properties-meta.ts';

type Result = NonNullable<Parameters<typeof propertiesMeta>[0]>['result'];
const nothing: Result = {
  total: 0,
  understood: {
    city: null,
    localities: [],
    near: null,
    bedrooms: [],
    words: '',
    wordsAreMissing: false,
    spans: [],
    elsewhere: [],
    choices: [],
    noHomesIn: null,
    otherCity: null,
    unread: [],
    missingWords: [],
    widened: [],
    corrected: false,
    unknownPlace: false,
  },
  facets: noFacets,
};
const bengaluru: Result = {
  ...nothing,
  total: 12,
  facets: {
    ...nothing.facets,
    city: [{ value: 'bengaluru', label: 'Bengaluru', count: 12, isChosen: true }],
  },
};
const unknown: Result = { ...nothing, understood: { ...nothing.understood, unknownPlace: true } };

function seen(query: string, result: Result) {
  const filters = filtersFromUrl(new URLSearchParams(query));
  const text = filtersToUrl(filters).toString();
  const meta = propertiesMeta({ origin: 'https://k.example', filters, query: text, result }) as Record<
    string,
    string
  >[];
  const content = (name: string) => meta.find((one) => one.name === name || one.property === name)?.content;
  return {
    title: meta.find((one) => one.title)?.title,
    canonical: meta.find((one) => one.rel === 'canonical')?.href?.replace('https://k.example', ''),
    robots: content('robots'),
    words: [content('description'), content('og:title'), content('og:description'), placeOf(filters, result)],
  };
}

describe('what a search says of itself', () => {
  it('leaves a place to its own page, and keeps what is filtered or sorted out of the index', () => {
    const facets = {
      ...bengaluru.facets,
      locality: [{ value: 'hsr-layout', label: 'HSR Layout', count: 3, isChosen: true }],
    };
    const inLocality = { ...bengaluru, facets };
    const table = [
      ['', nothing, '/properties', 'noindex, follow'],
      ['', bengaluru, '/properties', undefined],
      ['city=bangalore', bengaluru, '/rent/bengaluru', undefined],
      ['city=blr&locality=hsr', inLocality, '/rent/bengaluru/hsr-layout', undefined],
      ['city=bengaluru&sort=newest', bengaluru, '/properties', 'noindex, follow'],
      ['city=bengaluru&bedrooms=2', bengaluru, '/properties', 'noindex, follow'],
      ['sort=best', bengaluru, '/properties', undefined],
      ['rent_max=20000', bengaluru, '/properties', 'noindex, follow'],
    ] as const;
    for (const [query, result, path, robots] of table) {
      const page = seen(query, result);
      expect([query, page.canonical, page.robots]).toEqual([query, path, robots]);
    }
  });

  it.each(['city=Bengaluru', 'city=bangalore', 'city=bengaluru'])(
    'names the place as it is spelt: %s',
    (query) => {
      const { title, robots, words } = seen(query, bengaluru);
      expect([title, robots]).toEqual(['Homes to rent in Bengaluru · Kiraya', undefined]);
      expect(words[0]).toContain('Rented homes in Bengaluru');
    },
  );

  it('names localities by their own names too', () => {
    const facets = {
      ...bengaluru.facets,
      locality: [
        { value: 'hsr-layout', label: 'HSR Layout', count: 3, isChosen: true },
        { value: 'koramangala', label: 'Koramangala', count: 2, isChosen: false },
      ],
    };
    const { title, robots } = seen('city=blr&locality=hsr', { ...bengaluru, facets });
    expect([title, robots]).toEqual(['Homes to rent in HSR Layout, Bengaluru · Kiraya', undefined]);
  });

  it.each([
    'city=Buy+cheap+pills+now',
    'locality=Buy+cheap+pills+now',
    'city=pune&locality=Buy+cheap+pills+now',
  ])('says nothing that a stranger wrote, and is not indexed: %s', (query) => {
    const { title, robots, words } = seen(query, unknown);
    expect([title, robots]).toEqual(['Homes to rent · Kiraya', 'noindex, follow']);
    expect(JSON.stringify(words)).not.toMatch(/pills/i);
  });

  it('is not indexed with words of anybody, an unknown place beside a known one, or without homes', () => {
    const some = { ...bengaluru, understood: unknown.understood };
    expect(seen('city=bengaluru&locality=hsr&locality=pills', some).robots).toBe('noindex, follow');
    expect(seen('city=bengaluru&rent_max=1', { ...bengaluru, total: 0 }).robots).toBe('noindex, follow');
    const { title, robots } = seen('q=cheap+loans+today', { ...bengaluru, facets: nothing.facets });
    expect([title, robots]).toEqual(['Homes to rent · Kiraya', 'noindex, follow']);
  });
});
