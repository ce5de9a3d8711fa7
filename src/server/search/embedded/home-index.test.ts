// The index against a plain loop over the same rows, after homes have come, changed and gone at random.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { everyHome } from '../../../../tests/support/every-home.ts';
import {
  type Dimension,
  dimensionNames,
  dimensions,
  keyOf,
  LIVE_KEY,
  localityKey,
  sorts,
  titleWordKey,
  WORD_BASE,
} from '../../../domain/catalogue.ts';
import { cellNumber, pointOfCells } from '../../../domain/map.ts';
import type { Grouping } from '../catalogue.ts';
import type { IndexedWish } from '../wishes.ts';
import { createHomeIndex } from './home-index.ts';
import type { IndexedHome } from './indexed-home.ts';
import type { IndexedConditions } from './passing.ts';
import { createReference } from './reference.ts';

const CITIES = 3;
const LOCALITIES = 4;
const HOMES = 400;

/** Few enough values that keys are equal and conditions meet homes; ids differ in every part. */
const idOf = (home: number): string => {
  const part = Math.imul(home + 1, 0x9e3779b1) >>> 0;
  return `${part.toString(16).padStart(8, '0')}-${(home % 7).toString().padStart(4, '0')}-4000-8000-${home.toString(16).padStart(12, '0')}`;
};
const small = fc.nat(9);
const valuesOf = (field: Dimension) =>
  fc.constantFrom<string | number | boolean>(...dimensions[field].values);
const one = dimensionNames.filter((name) => name !== 'amenities' && name !== 'pets' && name !== 'verified');
const some = ['amenities', 'pets', 'verified'] as const;

const tags = fc
  .tuple(
    fc.tuple(...one.map((name) => valuesOf(name).map((value) => keyOf(name, value)))),
    fc.tuple(
      ...some.map((name) =>
        fc
          .subarray([...dimensions[name].values] as (string | boolean)[])
          .map((values) => values.map((value) => keyOf(name, value))),
      ),
    ),
    fc.subarray([WORD_BASE, WORD_BASE + 1, titleWordKey(WORD_BASE)]),
  )
  .map(([each, any, words]) => [LIVE_KEY, ...each, ...any.flat(), ...words] as number[]);

const home = fc
  .record({
    home: fc.nat(HOMES - 1),
    cityId: fc.integer({ min: 1, max: CITIES }),
    locality: fc.nat(LOCALITIES - 1),
    rent: small.map((n) => n * 500_000),
    area: small.map((n) => n * 100),
    day: small,
    best: small,
    newest: fc.constantFrom(1_700_000_000_000_000, 1_700_000_000_000_001),
    rating: small,
    latCell: fc.nat(30),
    lngCell: fc.nat(30),
    tags,
  })
  .map(({ home, locality, ...rest }) => {
    const localityId = rest.cityId * 10 + locality;
    return { ...rest, id: idOf(home), localityId, tags: [...rest.tags, localityKey(localityId)] };
  });
const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ put: fc.array(home, { maxLength: 40 }) }) },
  { weight: 1, arbitrary: fc.record({ gone: fc.array(fc.nat(HOMES - 1), { maxLength: 40 }) }) },
  { weight: 1, arbitrary: fc.constant({ arranged: true }) },
);

const range = (unit: number) =>
  fc
    .option(
      fc.record({ least: fc.option(small, { nil: undefined }), most: fc.option(small, { nil: undefined }) }),
      { nil: {} },
    )
    .map(({ least, most }: { least?: number; most?: number }) => ({
      least: least && least * unit,
      most: most && most * unit,
    }));
const cells = fc
  .tuple(fc.nat(30), fc.nat(30))
  .map(([a, b]) => ({ least: Math.min(a, b), most: Math.max(a, b) }));
/** Once in three times: where everything is asked at once, no home is left. */
const oftenNot = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const conditions: fc.Arbitrary<IndexedConditions> = fc.record({
  cityIds: oftenNot(fc.uniqueArray(fc.integer({ min: 1, max: CITIES + 1 }), { maxLength: 2 })),
  localityIds: oftenNot(fc.uniqueArray(fc.integer({ min: 10, max: 33 }), { maxLength: 8 })),
  choices: fc
    .subarray(dimensionNames, { maxLength: 3 })
    .chain((fields) =>
      fc.tuple(
        ...fields.map((field) =>
          fc
            .uniqueArray(valuesOf(field), { maxLength: 3 })
            .map((values) => ({ field, values, every: field === 'amenities' })),
        ),
      ),
    ),
  rent: range(5000),
  area: range(100),
  availableBy: oftenNot(small.map((day) => `2020-01-0${Math.max(1, day)}`)),
  box: oftenNot(fc.record({ lat: cells, lng: cells })),
  near: oftenNot(
    fc.record({
      point: fc.tuple(fc.nat(30), fc.nat(30)).map(([lat, lng]) => pointOfCells(lat, lng)),
      meters: fc.integer({ min: 250, max: 6000 }),
    }),
  ),
  cells: oftenNot(
    fc.uniqueArray(
      fc.tuple(fc.nat(30), fc.nat(30)).map(([lat, lng]) => cellNumber(lat, lng)),
      { maxLength: 60 },
    ),
  ),
  tags: fc.subarray([WORD_BASE, WORD_BASE + 1]),
  among: oftenNot(fc.uniqueArray(fc.nat(HOMES - 1).map(idOf), { maxLength: 200 })),
});

const ids = fc.uniqueArray(fc.nat(HOMES - 1).map(idOf), { maxLength: 100 });
const wish: fc.Arbitrary<IndexedWish> = fc.oneof(
  fc.constantFrom(WORD_BASE, WORD_BASE + 1).map((word) => [
    { points: 4, tag: titleWordKey(word) },
    { points: 1, tag: word },
  ]),
  fc.tuple(ids, ids).map(([titles, texts]) => [
    { points: 4, ids: titles },
    { points: 1, ids: [...titles, ...texts] },
  ]),
  valuesOf('furnishing').map((value) => [{ points: 4, tag: keyOf('furnishing', value) ?? 0 }]),
);
const wishes = fc.oneof(fc.constant([]), fc.array(wish, { maxLength: 4 }));

type Engine = Pick<ReturnType<typeof createReference>, 'find' | 'groups'>;

function answers(engine: Engine, asked: IndexedConditions, wished: readonly IndexedWish[]) {
  const question = { conditions: asked, facets: true, page: undefined };
  const { counts, ...found } = engine.find(question);
  const pages = sorts.map((sort) => {
    const ids: string[] = [];
    let cursor: { sort: typeof sort; key: number; id: string } | undefined;
    for (let page = 0; page < 3; page += 1) {
      const { homes } = engine.find({
        ...question,
        facets: false,
        page: { sort, limit: 7, cursor, wishes: wished },
      });
      ids.push(...homes.map(({ id, key }) => `${key} ${id}`));
      const last = homes.at(-1);
      if (!last) break;
      cursor = { sort, ...last };
    }
    return ids;
  });
  const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
  const levels: Grouping[] = ['city', 'locality', { cells: 5 }];
  return {
    ...found,
    counts: [...counts].map(([field, values]) => [field, [...values].sort(byText)]).sort(byText),
    pages,
    groups: levels.map((by) => engine.groups(asked, by).sort(byText)),
  };
}

it('finds, counts, orders and gathers what a loop over the rows does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 5, maxLength: 25 }),
      fc.array(fc.tuple(conditions, wishes), { minLength: 5, maxLength: 10 }),
      async (changes, questions) => {
        const index = createHomeIndex();
        const reference = createReference();
        let version = 1;
        const forBoth = (act: (engine: typeof reference) => void) =>
          [index, reference].map((engine) => act(engine));
        for (const one of changes) {
          if ('put' in one) {
            // Every fifth comes later than a newer one and is ignored.
            const homes: IndexedHome[] = one.put.map((fresh, i) => {
              version += i % 5 === 4 ? -3 : 4;
              return { ...fresh, version };
            });
            forBoth((engine) => engine.put(homes));
          } else if ('gone' in one) {
            version += 10;
            const gone = one.gone.map((number) => ({ id: idOf(number), version }));
            forBoth((engine) => engine.remove(gone));
          } else await index.arrange();
        }
        for (const asked of questions) expect(answers(index, ...asked)).toEqual(answers(reference, ...asked));
      },
    ),
    { numRuns: 100 },
  );
});

it('keeps the newer of two versions of a home, wherever it has moved to, and says how many there are', () => {
  const index = createHomeIndex();
  const base = {
    id: idOf(1),
    localityId: 10,
    rent: 1,
    area: 1,
    day: 0,
    best: 1,
    newest: 1,
    rating: 0,
    latCell: 0,
    lngCell: 0,
    tags: [0],
  };
  index.put([{ ...base, cityId: 2, version: 20 }]);
  index.put([{ ...base, cityId: 1, version: 10 }]);
  index.remove([{ id: base.id, version: 15 }]);
  expect(index.size).toBe(1);
  expect(index.groups(everyHome, 'city')).toMatchObject([{ place: 2, homes: 1 }]);
  index.remove([{ id: base.id, version: 21 }]);
  expect([index.size, index.groups(everyHome, 'city')]).toEqual([0, []]);
});
