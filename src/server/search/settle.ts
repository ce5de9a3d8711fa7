// What of a search's text holds, and what is only wished for. The text and its city decide that, whatever else is chosen, so that each value leads to as many homes as its count says.
import type { PropertyFilters } from '../../contract/property-filters.ts';
import type { Cursor, Dimension, Sort } from '../../domain/catalogue.ts';
import { quotedWords } from '../../domain/search/quoted.ts';
import type { ReadQuery } from '../../domain/search/read-query.ts';
import type { Catalogue, Choice, Conditions, Wish } from './catalogue.ts';
import { type Reading, readingOf } from './conditions.ts';
import { orKnown } from './outage.ts';
import type { Vocabulary } from './places.ts';

export interface Settled {
  /** Its conditions are what homes must be. */
  reading: Reading;
  wishes: readonly Wish[];
  /** Some words of the text are wished for; homes must have those in quotation marks. */
  wordsAreWished: boolean;
  /** Fields of which more is taken than the text says. */
  widened: Dimension[];
}

/** Asks the engine only where the text says a type or a furnishing that might be taken more widely (decision 0054). */
export async function settle(
  catalogue: Catalogue,
  asked: Reading,
  filters: PropertyFilters,
  vocabulary: Vocabulary,
): Promise<Settled> {
  const { text } = asked;
  if (!text || asked.isHopeless) return { reading: asked, wishes: [], wordsAreWished: false, widened: [] };
  const words = quotedWords(filters.q ?? '', text.words);
  const tenant = widened({ ...asked.conditions, words }, ['preferred_tenant'], filters);
  const wide = widened(tenant.conditions, ['furnishing', 'property_type'], filters);
  const isWidened =
    wide.fields.length > 0 && !(await findsAlone(catalogue, asked, words, filters, vocabulary));
  return {
    reading: { ...asked, conditions: isWidened ? wide.conditions : tenant.conditions },
    wishes: [...text.words.map((word) => ({ word })), ...exactly(asked.conditions, tenant.fields)],
    wordsAreWished: words.length < text.words.length,
    widened: [...tenant.fields, ...(isWidened ? wide.fields : [])],
  };
}

/** Whether the text finds homes in its city, without anything that is chosen beside it. */
async function findsAlone(
  catalogue: Catalogue,
  { chosenCity }: Reading,
  words: readonly string[],
  { q, sort, limit }: PropertyFilters,
  vocabulary: Vocabulary,
): Promise<boolean> {
  const city = vocabulary.cities.get(chosenCity ?? 0)?.slug;
  const alone = readingOf({ q, city, sort, limit }, vocabulary);
  const { conditions } = widened({ ...alone.conditions, words }, ['preferred_tenant'], {});
  const question = { conditions, facets: false, page: undefined };
  // Where the database is away, words without a number are not found.
  const [found] = await orKnown(
    () => catalogue.find([question]),
    () => [],
  );
  return (found?.total ?? 0) > 0;
}

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

/** What is near enough to what was said. Who takes anyone takes a family; another type or furnishing is shown only instead of nothing. */
const alike: Partial<Record<Dimension, Readonly<Record<string, readonly string[]>>>> = {
  furnishing: { fully_furnished: ['semi_furnished'] },
  preferred_tenant: { family: ['anyone'], bachelors: ['anyone'], company: ['anyone'] },
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
