/** What a question's answer is, found the plain way: a loop over rows. Tests compare engines with it; nothing else uses it. */
import {
  dayNumber,
  dimensionNames,
  dimensions,
  keyOf,
  rankedKey,
  type Sort,
} from '../../../domain/catalogue.ts';
import { type Circle, cellNumber, metersToCell } from '../../../domain/map.ts';
import type { CountedField, Counts, Found, FoundHome, Group, Grouping, Range, Value } from '../catalogue.ts';
import type { IndexedWish } from '../wishes.ts';
import type { IndexedPage, IndexQuestion } from './home-index.ts';
import type { IndexedHome } from './indexed-home.ts';
import type { IndexedConditions } from './passing.ts';

const isWithin = (number: number, { least, most }: Range): boolean =>
  (least === undefined || number >= least) && (most === undefined || number <= most);

/** `left`: the field whose own choice is left out. */
function passes(home: IndexedHome, conditions: IndexedConditions, left?: CountedField): boolean {
  const { cityIds, localityIds, choices, tags, among, rent, area, availableBy, box, near, cells } =
    conditions;
  const has = (tag: number | undefined): boolean => tag !== undefined && home.tags.includes(tag);
  return (
    (!cityIds || cityIds.includes(home.cityId)) &&
    (left === 'locality' || !localityIds || localityIds.includes(home.localityId)) &&
    choices.every(({ field, values, every }) => {
      if (field === left && !every) return true;
      const found = values.filter((value) => has(keyOf(field, value)));
      return every ? values.length > 0 && found.length === values.length : found.length > 0;
    }) &&
    tags.every(has) &&
    (!among || among.includes(home.id)) &&
    isWithin(home.rent / 100, rent) &&
    isWithin(home.area, area) &&
    (availableBy === undefined || home.day <= dayNumber(availableBy)) &&
    (!box || (isWithin(home.latCell, box.lat) && isWithin(home.lngCell, box.lng))) &&
    (!near || isNear(home, near)) &&
    (!cells || cells.includes(cellNumber(home.latCell, home.lngCell)))
  );
}

const keys: Record<Exclude<Sort, 'distance'>, (home: IndexedHome) => number> = {
  best: (home) => home.best,
  newest: (home) => home.newest,
  rent_asc: (home) => home.rent,
  rent_desc: (home) => home.rent,
  area: (home) => home.area,
  rating: (home) => home.rating,
};

/** Cell 0 is that of homes whose place is not known. */
const isNear = ({ latCell, lngCell }: IndexedHome, { point, meters }: Circle): boolean =>
  latCell > 0 && lngCell > 0 && metersToCell(point, latCell, lngCell) <= meters;

/** Of each wish the most that the home can have (decision 0054). */
function pointsOf(home: IndexedHome, wishes: readonly IndexedWish[]): number {
  let all = 0;
  for (const wish of wishes) {
    const fitting = wish.filter((one) =>
      'tag' in one ? home.tags.includes(one.tag) : one.ids.includes(home.id),
    );
    all += Math.max(0, ...fitting.map(({ points }) => points));
  }
  return all;
}

function keyIn({ sort, wishes }: IndexedPage, near: IndexedConditions['near'], home: IndexedHome): number {
  if (sort === 'distance' && near) return metersToCell(near.point, home.latCell, home.lngCell);
  if (sort === 'best' || sort === 'distance') return rankedKey(pointsOf(home, wishes), home.best);
  return keys[sort](home);
}

function firstOf(homes: IndexedHome[], page: IndexedPage, { near }: IndexedConditions): FoundHome[] {
  const { sort, limit, cursor } = page;
  const sign = sort === 'rent_asc' || (sort === 'distance' && near) ? 1 : -1;
  const compare = (a: FoundHome, b: FoundHome) =>
    sign * (a.key - b.key || (a.id < b.id ? -1 : Number(a.id > b.id)));
  return homes
    .map((home) => ({ id: home.id, key: keyIn(page, near, home) }))
    .filter((home) => !cursor || compare(cursor, home) < 0)
    .sort(compare)
    .slice(0, limit);
}

function countsOf(rows: IndexedHome[], conditions: IndexedConditions): Counts {
  const counts = new Map<CountedField, Map<Value, number>>();
  const count = (field: CountedField, value: Value, isOne: (home: IndexedHome) => boolean) => {
    const homes = rows.filter((home) => isOne(home) && passes(home, conditions, field)).length;
    if (homes === 0) return;
    counts.set(field, (counts.get(field) ?? new Map()).set(value, homes));
  };
  for (const field of dimensionNames) {
    for (const value of dimensions[field].values)
      count(field, value, ({ tags }) => tags.includes(keyOf(field, value) ?? 0));
  }
  for (const id of new Set(rows.map(({ cityId }) => cityId)))
    count('city', id, ({ cityId }) => cityId === id);
  if (!conditions.cityIds) return counts;
  for (const id of new Set(rows.map((home) => home.localityId)))
    count('locality', id, (home) => home.localityId === id);
  return counts;
}

const hundredths = (numbers: number[]): number =>
  Math.round((numbers.reduce((a, b) => a + b, 0) / numbers.length) * 100) / 100;

function groupsOf(homes: IndexedHome[], by: Grouping): Group[] {
  const placeOf = (home: IndexedHome) => {
    if (typeof by === 'object')
      return `${Math.floor(home.latCell / by.cells)} ${Math.floor(home.lngCell / by.cells)}`;
    return by === 'city' ? home.cityId : home.localityId;
  };
  return [...Map.groupBy(homes, placeOf)].map(([place, together]) => {
    if (typeof place === 'number') return { homes: together.length, place, lat: 0, lng: 0, home: undefined };
    return {
      homes: together.length,
      place: 0,
      lat: hundredths(together.map((home) => home.latCell)),
      lng: hundredths(together.map((home) => home.lngCell)),
      home: together.length === 1 ? together[0]?.id : undefined,
    };
  });
}

/** As `createHomeIndex`, for a few thousand homes. */
export function createReference() {
  const homes = new Map<string, IndexedHome>();
  return {
    put(fresh: readonly IndexedHome[]): void {
      for (const home of fresh)
        if (home.version > (homes.get(home.id)?.version ?? 0)) homes.set(home.id, home);
    },
    remove(changes: readonly { id: string; version: number }[]): void {
      for (const { id, version } of changes)
        if ((homes.get(id)?.version ?? version) <= version) homes.delete(id);
    },
    find({ conditions, facets, page }: IndexQuestion): Found {
      const rows = [...homes.values()];
      const passed = rows.filter((home) => passes(home, conditions));
      return {
        total: passed.length,
        totalIsExact: true,
        counts: facets ? countsOf(rows, conditions) : new Map(),
        facetsAreExact: true,
        homes: page ? firstOf(passed, page, conditions) : [],
      };
    },
    groups: (conditions: IndexedConditions, by: Grouping): Group[] =>
      groupsOf(
        [...homes.values()].filter((home) => passes(home, conditions)),
        by,
      ),
  };
}
