// What of a search's text holds, and what is only wished for. The text and its city decide that, whatever else is chosen, so that each value leads to as many homes as its count says.
import type { PropertyFilters } from '../../contract/property-filters.ts';
import type { Cursor, Dimension, Sort } from '../../domain/catalogue.ts';
import type { ReadQuery } from '../../domain/search/read-query.ts';
import type { Catalogue, Choice, Conditions, Wish } from './catalogue.ts';
import { type Reading, readingOf } from './conditions.ts';
import type { Vocabulary } from './places.ts';

export interface Settled {
  /** Its conditions are what homes must be. */
  reading: Reading;
  wishes: readonly Wish[];
  /** The words of the text are wished for; otherwise homes must have all of them. */
  wordsAreWished: boolean;
  /** Fields of which more is taken than the text says. */
  widened: Dimension[];
}

/** Asks the engine only where the text is words alone, or says a type or a furnishing that might be taken more widely (decision 0054). */
export async function settle(
  catalogue: Catalogue,
  asked: Reading,
  filters: PropertyFilters,
  vocabulary: Vocabulary,
): Promise<Settled> {
  const { text } = asked;
  if (!text || asked.isImpossible) return { reading: asked, wishes: [], wordsAreWished: false, widened: [] };
  const { q, sort, limit } = filters;
  const city = vocabulary.cities.get(asked.chosenCity ?? 0)?.slug;
  const { conditions: alone } = readingOf({ q, city, sort, limit }, vocabulary);
  const hasHomes = async (conditions: Conditions): Promise<boolean> => {
    const [found] = await catalogue.find([{ conditions, facets: false, page: undefined }]);
    return (found?.total ?? 0) > 0;
  };
  const wordsAreWished = text.words.length > 0 && !(saysWordsAlone(text) && (await hasHomes(alone)));
  const words = wordsAreWished ? [] : text.words;
  const tenant = widened({ ...asked.conditions, words }, ['preferred_tenant'], filters);
  const wide = widened(tenant.conditions, ['furnishing', 'property_type'], filters);
  const anyone = widened({ ...alone, words }, ['preferred_tenant'], {});
  const isWidened =
    widened(anyone.conditions, ['furnishing', 'property_type'], {}).fields.length > 0 &&
    !(await hasHomes(anyone.conditions));
  return {
    reading: { ...asked, conditions: isWidened ? wide.conditions : tenant.conditions },
    wishes: [...text.words.map((word) => ({ word })), ...exactly(asked.conditions, tenant.fields)],
    wordsAreWished,
    widened: [...tenant.fields, ...(isWidened ? wide.fields : [])],
  };
}

/** An order says nothing of the home. */
const saysWordsAlone = ({ spans }: ReadQuery): boolean => spans.every(({ of }) => of === 'sort');

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
