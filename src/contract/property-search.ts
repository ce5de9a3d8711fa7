// What a search of the catalogue answers, and the smaller public reads beside it.
import { z } from 'zod';
import { type Dimension, dimensionNames, dimensions } from '../domain/catalogue.ts';
import { cardFields } from '../domain/home-fields.ts';
import { anyKinds, placeKinds } from '../domain/places.ts';
import { coverPhoto } from './cover-photo.ts';
import { shownSchema } from './shown-home.ts';

/** Of what is read while the newest cannot be. */
export const asOf = z.iso
  .datetime()
  .describe('Only while the database, or what counts homes, cannot be asked: this was true then');

const paise = z.number().int().describe('paise');

/** One of the pictures of a home or a building, in order. */
export const shownPhoto = coverPhoto.extend({ id: z.uuid() });

/** A home as a result card shows it: what the catalogue's `card` column holds. */
export const propertyCard = z.object({
  id: z.uuid(),
  ...shownSchema(cardFields),
  availability: z.literal('available'),
  rating: z.number().nullable(),
  rating_count: z.number().int(),
  cover: coverPhoto.nullable(),
  photo_count: z.number().int(),
  created_at: z.iso.datetime(),
  published_at: z.iso.datetime(),
});
export type PropertyCard = z.infer<typeof propertyCard>;

/** As a search near a place gives it. */
const foundCard = propertyCard.extend({
  distance_m: z
    .number()
    .int()
    .optional()
    .describe(
      'metres from the place asked for to the middle of the cell of about 370 metres that the home is in',
    ),
});
export type FoundCard = z.infer<typeof foundCard>;

const facet = <Value extends z.ZodType>(value: Value) =>
  z.array(
    z.object({
      value,
      count: z.number().int(),
      label: z.string().optional(),
      isChosen: z.boolean().optional().describe('of places: asked for, by whatever name'),
    }),
  );

type FacetValue<Name extends Dimension> = (typeof dimensions)[Name]['values'][number] extends infer Value
  ? Value extends string
    ? string
    : Value extends number
      ? number
      : boolean
  : never;
type ClosedFacets = {
  [Name in Dimension]: ReturnType<typeof facet<z.ZodType<FacetValue<Name>, FacetValue<Name>>>>;
};
const kinds = { string: z.string(), number: z.number().int(), boolean: z.boolean() };
const closedFacets = Object.fromEntries(
  dimensionNames.map((name) => {
    const kind = typeof dimensions[name].values[0] as keyof typeof kinds;
    return [name, facet<z.ZodType>(kinds[kind])];
  }),
) as unknown as ClosedFacets;

/** For each filter, how many homes each value would give with all the other filters as they are; an amenity, beside those chosen. */
export const propertyFacets = z.object({
  ...closedFacets,
  city: facet(z.string()),
  locality: facet(z.string()),
});
export type PropertyFacets = z.infer<typeof propertyFacets>;

export const propertySearchResult = z.object({
  items: z.array(foundCard),
  total: z.number().int(),
  totalIsExact: z.boolean().describe('false: at least `total`, shown as "1,000+"'),
  facets: propertyFacets,
  facetsAreExact: z.boolean().describe('false: each count is "at least"'),
  nearAny: z
    .array(z.enum(anyKinds))
    .describe('Kinds that `near_any` can ask for: the one city that homes are asked in has such places'),
  isCounted: z
    .boolean()
    .describe(
      'false: what counts is away for a moment; homes come without counts, `total` is those of this page',
    ),
  nextCursor: z.string().nullable(),
  understood: z
    .object({
      city: z.string().nullable(),
      localities: z.array(z.string()),
      near: z
        .object({
          name: z.string(),
          kind: z.enum(placeKinds),
          lat: z.number(),
          lng: z.number(),
          radius_m: z.number().int(),
        })
        .nullable()
        .describe('The place that the homes are near'),
      bedrooms: z.array(z.number().int()),
      words: z.string().describe('What no filter asks for: homes with these words come first'),
      wordsAreMissing: z
        .boolean()
        .describe(
          'some words, those without quotation marks, say nothing of which homes are found, only of their order',
        ),
      spans: z
        .array(
          z.object({
            start: z.number().int(),
            end: z.number().int(),
            of: z.string(),
            value: z.string(),
            isCorrected: z.boolean().optional().describe('a place that was spelt differently from its name'),
          }),
        )
        .describe(
          'Parts of `q` that became filters, by UTF-16 units: `of` names the filter, `place` for places, `sort` for an order; `not_` before it: not wanted',
        ),
      elsewhere: z
        .array(z.object({ city: z.string(), name: z.string(), slug: z.string() }))
        .describe('Places of the same names in other cities, which were not searched'),
      choices: z
        .array(
          z.object({
            city: z.string(),
            slug: z.string(),
            homes: z.number().int(),
            isShown: z.boolean().describe('its homes are those listed'),
          }),
        )
        .describe(
          'Cities that have the place which the text names without a city, where several have homes there',
        ),
      noHomesIn: z
        .object({
          city: z.string(),
          slug: z.string(),
          nearest: z.array(
            z.object({ city: z.string(), slug: z.string(), homes: z.number().int(), km: z.number().int() }),
          ),
        })
        .nullable()
        .describe('The city asked for, while it has no homes, and the nearest cities that have some'),
      otherCity: z
        .string()
        .nullable()
        .describe('A city that the text names and that is not served; its name is among `words`'),
      unread: z.array(z.string()).describe('What the text says and no filter can, as "without lift"'),
      missingWords: z
        .array(z.string())
        .describe('On a first page: those of `words` that no home which is found has in its text'),
      widened: z
        .array(z.string())
        .describe(
          'Filters of the text taken more widely: homes that are exactly what was said come first, or there is none',
        ),
      corrected: z.boolean(),
      unknownPlace: z.boolean().describe('a city or locality of the filters that nobody knows'),
      wordsAreNowhere: z
        .boolean()
        .optional()
        .describe('On a first page: no home that is found has any of those words'),
    })
    .describe('How the text was read: corrected is true when a name was spelt differently'),
  loosen: z
    .array(
      z.object({
        filter: z.string(),
        q: z.string().optional().describe('The part of the text to keep, when not all of it is in the way'),
        total: z.number().int(),
        totalIsExact: z.boolean(),
      }),
    )
    .describe('When nothing matches: homes there would be without that filter, most first'),
  nearest: z
    .array(propertyCard)
    .describe('When nothing matches, or few homes are all that a text asks: homes that come closest'),
  asOf: asOf.optional(),
});
export type PropertySearchResult = z.infer<typeof propertySearchResult>;

export const rentMedian = z.object({
  homes: z.number().int(),
  lower_quartile: paise,
  median: paise,
  upper_quartile: paise,
});
export type RentMedian = z.infer<typeof rentMedian>;

export const popularCity = z.object({ name: z.string(), slug: z.string(), homes: z.number().int() });
export type PopularCity = z.infer<typeof popularCity>;
