/** Made-up homes and questions that every engine of the catalogue has to answer alike. */

import fc from 'fast-check';
import {
  dimensionNames,
  dimensions,
  localityKey,
  POINTS,
  sorts,
  titleWordKey,
  WORD_BASE,
} from '../../src/domain/catalogue.ts';
import { type Circle, cellNumber, metersToCell, pointOfCells } from '../../src/domain/map.ts';
import type { Choice, Range } from '../../src/server/search/catalogue.ts';
import type { IndexQuestion } from '../../src/server/search/embedded/home-index.ts';
import type { IndexedHome } from '../../src/server/search/embedded/indexed-home.ts';
import type { IndexedWish } from '../../src/server/search/wishes.ts';

const CITIES = [1, 2, 101];
const LOCALITIES_OF_A_CITY = 12;
const WORDS = [WORD_BASE + 1, WORD_BASE + 2, WORD_BASE + 3];
const SOUTH = 2000;
const WEST = 3000;
const ACROSS = 60;

const localitiesOf = (cityId: number): number[] =>
  Array.from({ length: LOCALITIES_OF_A_CITY }, (_, place) => cityId * 100 + place);

/** Few different ones, so that many homes share a key, and the ends of what a column holds. */
const keyed = (most: number, ...rare: number[]) =>
  fc.oneof({ weight: 20, arbitrary: fc.integer({ min: 0, max: most }) }, fc.constantFrom(...rare));

const tagsOf = dimensionNames.map((name) => {
  const { first, values } = dimensions[name];
  const tags = values.map((_, place) => first + place);
  const several = name === 'amenities' || values.length === 1;
  return several ? fc.subarray(tags) : fc.constantFrom(...tags).map((tag) => [tag]);
});

const tagsOfTenants = dimensions.preferred_tenant.values.map(
  (_, at) => dimensions.preferred_tenant.first + at,
);

const home = fc
  .record({
    id: fc.uuid(),
    cityId: fc.constantFrom(1, 1, 1, ...CITIES),
    locality: fc.nat({ max: LOCALITIES_OF_A_CITY - 1 }),
    rent: keyed(40, 0, 10_000).map((thousands) => thousands * 100_000),
    area: keyed(30, 0, 1000).map((hundreds) => hundreds * 100),
    day: fc.oneof(fc.constant(0), fc.integer({ min: 2400, max: 2500 }), fc.constant(32_767)),
    best: keyed(50, 2 ** 22 - 1),
    newest: keyed(50, 1_000_000_000).map((hours) => 1_700_000_000_000_000 + hours),
    rating: keyed(10, 500).map((halves) => halves * 50),
    isOnMap: fc.boolean(),
    lat: fc.nat({ max: ACROSS }),
    lng: fc.nat({ max: ACROSS }),
    tags: fc.tuple(...tagsOf).map((lists) => lists.flat()),
    words: fc.subarray(WORDS.flatMap((word) => [word, titleWordKey(word)])),
  })
  .map(({ locality, isOnMap, lat, lng, tags, words, ...rest }): IndexedHome => {
    const localityId = localitiesOf(rest.cityId)[locality] as number;
    const cells = isOnMap ? { latCell: SOUTH + lat, lngCell: WEST + lng } : { latCell: 0, lngCell: 0 };
    return {
      ...rest,
      ...cells,
      localityId,
      version: 1,
      tags: [0, ...tags, localityKey(localityId), ...words],
    };
  });

export const madeUpHomes = (count: number): IndexedHome[] => fc.sample(home, { numRuns: count, seed: 33 });

/** Once in three times, so that not everything is asked at once. */
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

const range = (most: number, step: number): fc.Arbitrary<Range> =>
  fc.record({
    least: maybe(fc.nat({ max: most }).map((n) => n * step)),
    most: maybe(fc.nat({ max: most }).map((n) => n * step)),
  });

const choice: fc.Arbitrary<Choice> = fc
  .constantFrom(...dimensionNames)
  .chain((field) =>
    fc
      .subarray([...dimensions[field].values], { maxLength: field === 'amenities' ? 3 : undefined })
      .map((values): Choice => ({ field, values, every: field === 'amenities' })),
  );

const place = fc.subarray(CITIES, { minLength: 1 }).chain((cityIds) =>
  fc.record({
    cityIds: fc.constant(cityIds),
    localityIds: maybe(fc.subarray(cityIds.flatMap(localitiesOf), { maxLength: 5 })),
  }),
);

const axis = (first: number) =>
  fc
    .tuple(fc.integer({ min: -5, max: ACROSS }), fc.integer({ min: 0, max: ACROSS }))
    .map(([from, length]) => ({ least: first + from, most: first + from + length }));

const wishesOver = (ids: fc.Arbitrary<string[]>): fc.Arbitrary<IndexedWish[]> =>
  fc.array(
    fc.oneof(
      fc.constantFrom(...WORDS).map((word) => [
        { points: POINTS.title, tag: titleWordKey(word) },
        { points: POINTS.text, tag: word },
      ]),
      fc.tuple(ids, ids).map(([titles, texts]) => [
        { points: POINTS.title, ids: titles },
        { points: POINTS.text, ids: [...titles, ...texts] },
      ]),
      fc.constantFrom(...tagsOfTenants).map((tag) => [{ points: POINTS.title, tag }]),
    ),
    { maxLength: 4 },
  );

/** Nearer to the edge of a circle than this, in metres, a home may be in it for one engine and not for another: each rounds points in its own way. */
const EDGE = 0.05;

const isClear = (homes: readonly IndexedHome[], { point, meters }: Circle): boolean =>
  homes.every(({ latCell, lngCell }) => Math.abs(metersToCell(point, latCell, lngCell) - meters) > EDGE);

/** `homes`: some questions ask among these alone. */
export const questionsOver = (homes: readonly IndexedHome[]): fc.Arbitrary<IndexQuestion> => {
  const ids = fc.array(fc.constantFrom(...homes.slice(0, 500).map(({ id }) => id)), { maxLength: 400 });
  return fc.record({
    conditions: fc
      .record({
        place: fc.oneof(fc.constant({ cityIds: undefined, localityIds: undefined }), place),
        choices: fc.uniqueArray(choice, { maxLength: 4, selector: ({ field }) => field }),
        rent: range(45, 1000),
        area: range(35, 100),
        availableBy: maybe(fc.constantFrom('2026-08-01', '2026-10-15', '2030-01-01')),
        box: maybe(fc.record({ lat: axis(SOUTH), lng: axis(WEST) })),
        near: maybe(
          fc
            .record({
              point: fc
                .tuple(fc.nat(ACROSS), fc.nat(ACROSS))
                .map(([lat, lng]) => pointOfCells(SOUTH + lat, WEST + lng)),
              meters: fc.integer({ min: 250, max: 20_000 }),
            })
            .filter((circle) => isClear(homes, circle)),
        ),
        cells: maybe(
          fc.uniqueArray(
            fc.tuple(fc.nat(ACROSS), fc.nat(ACROSS)).map(([lat, lng]) => cellNumber(SOUTH + lat, WEST + lng)),
            { maxLength: 400 },
          ),
        ),
        tags: fc.subarray(WORDS, { maxLength: 2 }),
        among: maybe(ids),
      })
      .map(({ place: asked, ...rest }) => ({ ...asked, ...rest })),
    facets: fc.constant(true),
    page: fc.record({
      sort: fc.oneof(fc.constant('best' as const), fc.constantFrom(...sorts)),
      limit: fc.integer({ min: 1, max: 24 }),
      cursor: fc.constant(undefined),
      wishes: fc.oneof(fc.constant([]), wishesOver(ids)),
    }),
  });
};
