// What of a search's text holds, and what is only wished for. The text and its city decide that, whatever else is chosen, so that each value leads to as many homes as its count says.
import type { PropertyFilters } from '../../contract/property-filters.ts';
import { type Cursor, type Dimension, keyOf, type Sort } from '../../domain/catalogue.ts';
import { MOST_RADIUS } from '../../domain/places.ts';
import { quotedWords } from '../../domain/search/quoted.ts';
import type { ReadQuery } from '../../domain/search/read.ts';
import type { Catalogue, Choice, Conditions, Found, Wish } from './catalogue.ts';
import { type Reading, readingOf } from './conditions.ts';
import { orKnown } from './outage.ts';
import type { Vocabulary } from './places.ts';

export interface Settled {
  /** Its conditions are what homes must be. */
  reading: Reading;
  wishes: readonly Wish[];
  /** Some words of the text are wished for; homes must have those in quotation marks. */
  wordsAreWished: boolean;
  /** What of the text is taken more widely, in this order. */
  widened: Wider[];
}

export type Wider = Dimension | 'near' | 'locality' | 'rent';

/** Asks the engine only where the text says something that might be taken more widely (decision 0054). */
export async function settle(
  catalogue: Catalogue,
  asked: Reading,
  filters: PropertyFilters,
  vocabulary: Vocabulary,
): Promise<Settled> {
  const { text } = asked;
  if (!text || asked.isHopeless) return { reading: asked, wishes: [], wordsAreWished: false, widened: [] };
  const words = quotedWords(filters.q ?? '', text.words);
  const tenant = widened({ ...asked.conditions, words }, peopleFields, filters);
  const wide = widened(tenant.conditions, likeFields(text), filters);
  const steps = await stepsThatHelp(catalogue, asked, words, filters, vocabulary);
  const isWidened = wide.fields.length > 0 && steps !== undefined;
  const taken = further(isWidened ? wide.conditions : tenant.conditions, steps ?? [], filters);
  return {
    reading: { ...asked, conditions: taken.conditions },
    wishes: [
      ...text.words.map((word) => ({ word })),
      ...exactly(asked.conditions, tenant.fields),
      ...text.wishedTypes.map((value) => ({ field: 'property_type', value }) as const),
    ],
    wordsAreWished: words.length < text.words.length,
    widened: [...tenant.fields, ...(isWidened ? wide.fields : []), ...taken.widened],
  };
}

/**
 * The steps after which the text finds homes in its city, without anything that is chosen beside it. Undefined where it
 * finds some as it is; empty where another type or furnishing is enough, or where no step helps.
 */
async function stepsThatHelp(
  catalogue: Catalogue,
  { chosenCity, text }: Reading,
  words: readonly string[],
  { q, sort, limit }: PropertyFilters,
  vocabulary: Vocabulary,
): Promise<Step[] | undefined> {
  const city = vocabulary.cities.get(chosenCity ?? 0)?.slug;
  const alone = readingOf({ q, city, sort, limit }, vocabulary, text);
  const { conditions } = widened({ ...alone.conditions, words }, peopleFields, {});
  const wide = widened(conditions, text ? likeFields(text) : [], {});
  const steps = text ? stepsOf(text, alone) : [];
  if ((wide.fields.length === 0 && steps.length === 0) || (await finds(catalogue, conditions)))
    return undefined;
  if (steps.length === 0 || (wide.fields.length > 0 && (await finds(catalogue, wide.conditions)))) return [];
  for (const [at] of steps.entries()) {
    const taken = steps.slice(0, at + 1);
    if (await finds(catalogue, further(wide.conditions, taken, {}).conditions)) return taken;
  }
  return [];
}

/** Where a text finds few homes: those of the first step that adds enough to them, or else of the last that adds any. */
export async function homesAround(
  catalogue: Catalogue,
  { reading: { conditions, text, ...reading }, wishes }: Settled,
  filters: PropertyFilters,
  { few, more, limit }: { few: number; more: number; limit: number },
): Promise<Found | undefined> {
  if (!text) return undefined;
  const steps = stepsOf(text, { ...reading, conditions, text });
  const page = { sort: 'best' as const, limit, cursor: undefined, wishes };
  const questions = steps.flatMap((_, at) => {
    const taken = further(conditions, steps.slice(0, at + 1), filters);
    return taken.widened.length > 0 ? [{ conditions: taken.conditions, facets: false, page }] : [];
  });
  const answers = await orKnown(
    () => catalogue.find(questions),
    () => [],
  );
  return answers.find(({ total }) => total >= few + more) ?? answers.findLast(({ total }) => total > few);
}

async function finds(catalogue: Catalogue, conditions: Conditions): Promise<boolean> {
  const question = { conditions, facets: false, page: undefined };
  // Where the database is away, words without a number are not found.
  const [found] = await orKnown(
    () => catalogue.find([question]),
    () => [],
  );
  return (found?.total ?? 0) > 0;
}

interface Step {
  of: Wider;
  /** What is chosen here is meant exactly. */
  unless: readonly (keyof PropertyFilters)[];
  /** Undefined where there is nothing to widen. */
  widen(conditions: Conditions, filters: Partial<PropertyFilters>): Conditions | undefined;
}

/** One step more at a time, within the same city. */
function further(
  asked: Conditions,
  steps: readonly Step[],
  filters: Partial<PropertyFilters>,
): { conditions: Conditions; widened: Wider[] } {
  let conditions = asked;
  const done = new Set<Wider>();
  for (const { of, unless, widen } of steps) {
    const wider = unless.some((filter) => filters[filter] !== undefined)
      ? undefined
      : widen(conditions, filters);
    if (!wider) continue;
    conditions = wider;
    done.add(of);
  }
  return { conditions, widened: [...done] };
}

/** Twice as far, then twice again, and so once more where nothing else helps. */
const FURTHER = 2;
/** Localities with their middle so near are next to each other. */
const NEXT_METERS = 5000;
const RENT_SHARE = 0.15;

const twice: Step = {
  of: 'near',
  unless: ['near', 'pincode', 'radius_m'],
  widen: (conditions) => {
    const { near } = conditions;
    return near && { ...conditions, near: { ...near, meters: Math.min(MOST_RADIUS, near.meters * FURTHER) } };
  },
};

/** Further from stations than a walk. */
const anywhere: Step = {
  of: 'near',
  unless: ['near_any'],
  widen: ({ cells, ...conditions }) => cells && conditions,
};

const rentAround: Step = {
  of: 'rent',
  unless: ['rent_min', 'rent_max'],
  widen: (conditions) => {
    const { least, most } = conditions.rent;
    const rent = {
      ...(least !== undefined && { least: Math.floor(least * (1 - RENT_SHARE)) }),
      ...(most !== undefined && { most: Math.ceil(most * (1 + RENT_SHARE)) }),
    };
    return { ...conditions, rent };
  },
};

/** Homes around the locality instead of in it, where somebody knows where it is; of a locality chosen here, those around it. */
const nearby = ({ localities: [first] }: ReadQuery): Step => ({
  of: 'locality',
  unless: [],
  widen: (conditions, filters) =>
    first && typeof first.lat === 'number' && typeof first.lng === 'number'
      ? {
          ...conditions,
          cityIds: [first.cityId],
          localityIds: filters.locality && conditions.localityIds,
          near: { point: { lat: first.lat, lng: first.lng }, meters: NEXT_METERS },
        }
      : undefined,
});

/** A text that names a locality and a place near it: elsewhere near that place. */
const notOnlyThere: Step = {
  of: 'locality',
  unless: [],
  widen: (conditions, filters) => ({
    ...conditions,
    localityIds: filters.locality && conditions.localityIds,
  }),
};

const oneRoomMoreOrLess = ({ bedrooms }: ReadQuery): Step => ({
  of: 'bedrooms',
  unless: ['bedrooms'],
  widen: (conditions) => {
    const values = bedrooms.flatMap((rooms) => [rooms - 1, rooms, rooms + 1]);
    const known = [...new Set(values)].filter((rooms) => keyOf('bedrooms', rooms) !== undefined);
    return {
      ...conditions,
      choices: conditions.choices.map((choice) =>
        choice.field === 'bedrooms' ? { ...choice, values: known } : choice,
      ),
    };
  },
});

/** What many listers leave unsaid. */
const oftenUnsaid = [
  'water_supply',
  'facing',
  'floor',
  'bed_sharing',
  'pg_meals',
  'parking',
] as const satisfies Dimension[];

const whateverTheySay = (field: (typeof oftenUnsaid)[number]): Step => ({
  of: field,
  unless: [field],
  widen: (conditions) => ({
    ...conditions,
    choices: conditions.choices.filter((choice) => choice.field !== field),
  }),
});

const stepsOf = (text: ReadQuery, { near, conditions }: Reading): Step[] => [
  ...oftenUnsaid
    .filter((name) => conditions.choices.some(({ field }) => field === name))
    .map(whateverTheySay),
  ...(text.nearAny ? [anywhere] : []),
  ...(text.near && text.localities.length > 0 ? [notOnlyThere] : []),
  ...(near ? [twice, twice] : text.localities.length > 0 ? [nearby(text)] : []),
  ...(text.rent.least !== undefined || text.rent.most !== undefined ? [rentAround] : []),
  ...(text.bedrooms.length > 0 ? [oneRoomMoreOrLess(text)] : []),
  // A place without homes around it: the nearest, however far, are what is left to say.
  ...(near ? [twice, twice] : []),
];

/** Homes that are to the letter what was said come first. */
const exactly = ({ choices }: Conditions, fields: readonly Dimension[]): Wish[] =>
  choices.flatMap(({ field, values }) =>
    fields.includes(field) ? values.map((value) => ({ field, value })) : [],
  );

/** The order asked for; one that the text asks for holds where no other is chosen. */
export function sortOf(
  { sort }: PropertyFilters,
  cursor: Cursor | undefined,
  text: ReadQuery | undefined,
): Sort {
  return cursor?.sort ?? (sort === 'best' ? (text?.sort ?? sort) : sort);
}

/** What may be shown instead of nothing; a type that is not wanted is not. */
const likeFields = ({ excluded }: ReadQuery): Dimension[] =>
  (['furnishing', 'property_type'] as const).filter((field) => excluded.every(({ of }) => of !== field));

/** What homes must be, without what is only wished for. */
export const heldConditions = ({ conditions, text }: Reading, filters: PropertyFilters): Conditions =>
  widened({ ...conditions, words: quotedWords(filters.q ?? '', text?.words ?? []) }, peopleFields, filters)
    .conditions;

/** Who takes anyone takes them too: homes for them alone come first. */
const peopleFields = ['preferred_tenant', 'pg_for'] as const satisfies Dimension[];

/** What is near enough to what was said. Who takes anyone takes a family; another type or furnishing is shown only instead of nothing. */
const alike: Partial<Record<Dimension, Readonly<Record<string, readonly string[]>>>> = {
  furnishing: { fully_furnished: ['semi_furnished'] },
  preferred_tenant: { family: ['anyone'], bachelors: ['anyone'], company: ['anyone'] },
  pg_for: { women: ['anyone'], men: ['anyone'] },
  property_type: {
    independent_house: ['villa', 'builder_floor'],
    villa: ['independent_house'],
    apartment: ['builder_floor'],
    penthouse: ['apartment'],
  },
};

/** What is chosen as a filter is meant exactly; what the text says may be widened. */
function widened(
  conditions: Conditions,
  fields: readonly Dimension[],
  filters: Partial<PropertyFilters>,
): { conditions: Conditions; fields: Dimension[] } {
  const wider: Dimension[] = [];
  const choices = conditions.choices.map((choice): Choice => {
    const { field, values } = choice;
    if (!fields.includes(field) || filters[field] !== undefined) return choice;
    const more = values.flatMap((value) => alike[field]?.[String(value)] ?? []);
    if (more.length === 0) return choice;
    wider.push(field);
    return { ...choice, values: [...new Set([...values, ...more])] };
  });
  return { conditions: { ...conditions, choices }, fields: wider };
}
