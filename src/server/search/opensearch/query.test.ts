/** Whatever is asked stands in a request as a value: no part of a query is made of it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { everyHome } from '../../../../tests/support/every-home.ts';
import { madeUpHomes, questionsOver } from '../../../../tests/support/made-up-homes.ts';
import { dimensionNames } from '../../../domain/catalogue.ts';
import { bodyOf, groupsBodyOf } from './query.ts';

const FIELDS = [
  ...dimensionNames,
  'city',
  'locality',
  'id',
  'words',
  'rent',
  'area',
  'day',
  'lat_cell',
  'lng_cell',
];
const SORTED = ['best', 'newest', 'rating'];
const CLAUSES = [
  'bool',
  'filter',
  'should',
  'minimum_should_match',
  'term',
  'terms',
  'range',
  'gte',
  'lte',
  'geo_distance',
  'distance',
  'lat',
  'lon',
];
const RANKED = ['dis_max', 'queries', 'constant_score', 'boost', '_score'];
const BODY = ['_source', 'track_total_hits', 'size', 'sort', 'search_after', 'query', 'post_filter', 'aggs'];
const COUNTED = [
  'field',
  'rest',
  'groups',
  'composite',
  'sources',
  'after',
  'place',
  'histogram',
  'interval',
];
const GROUPED = ['lat', 'lng', 'home', 'avg', 'top_hits'];
const known = new Set([...FIELDS, ...SORTED, ...CLAUSES, ...RANKED, ...BODY, ...COUNTED, ...GROUPED]);

function* keysIn(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    if (!Array.isArray(part)) yield key;
    yield* keysIn(value);
  }
}

it('has no key that is not one of ours', () => {
  const question = questionsOver(madeUpHomes(20));
  const text = fc.string();
  fc.assert(
    fc.property(
      question,
      text,
      text,
      fc.constantFrom('city' as const, { cells: 3 }),
      (asked, value, id, by) => {
        const conditions = {
          ...asked.conditions,
          choices: [{ field: 'furnishing' as const, values: [value], every: false }],
          among: [id],
        };
        const wishes = [...(asked.page?.wishes ?? []), [{ points: 4, ids: [value, id] }]];
        const page = {
          sort: 'best' as const,
          limit: 3,
          cursor: { sort: 'best' as const, key: 1, id },
          wishes,
        };
        const keys = [
          ...keysIn(bodyOf({ ...asked, conditions, page })),
          ...keysIn(groupsBodyOf(conditions, by)),
        ];
        expect(keys.filter((key) => !known.has(key))).toEqual([]);
      },
    ),
  );
});

it('finds no home in no cells, as near stations of a city that has none', () => {
  expect(groupsBodyOf({ ...everyHome, cells: [] }, 'city')).toMatchObject({
    query: { bool: { filter: [{ terms: { lat_cell: [] } }] } },
  });
});
