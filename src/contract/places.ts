/** Cities and localities with homes: what their own pages show, all of it counted from homes that can be rented now. */
import { z } from 'zod';
import { placeKinds } from '../domain/places.ts';
import { invalid } from '../domain/refusals.ts';
import { procedure } from './procedure.ts';
import { popularCity, propertyCard, rentMedian } from './property-search.ts';

const slug = z
  .string()
  .max(120)
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    invalid('place-slug.malformed', 'This is not the name of a place in an address'),
  );

const place = z.object({ name: z.string(), slug: z.string(), homes: z.number().int() });
export type CountedPlace = z.infer<typeof place>;

const sizeRents = rentMedian.extend({ bedrooms: z.number().int().describe('5 means 5 or more') });
export type SizeRents = z.infer<typeof sizeRents>;

const shown = place.extend({
  rents: z.array(sizeRents).max(5).describe('of homes to rent there, by bedrooms; refreshed every night'),
  newest: z.array(propertyCard).max(12),
});

const cityPage = shown.extend({
  state: z.string(),
  localities: z.array(place).max(60).describe('most homes first'),
  neighbours: z.array(place).max(8).describe('other cities, nearest first'),
});
export type CityPage = z.infer<typeof cityPage>;

const localityPage = shown.extend({
  city: z.object({ name: z.string(), slug: z.string(), state: z.string() }),
  pincode: z.string().nullable(),
  neighbours: z.array(place).max(12).describe('localities of the same city, nearest first'),
});
export type LocalityPage = z.infer<typeof localityPage>;

const cityRents = z.object({
  name: z.string(),
  slug: z.string(),
  counted_at: z.iso.datetime().nullable().describe('when rents were last counted; null without any'),
  rents: z.array(sizeRents).max(5).describe('of the whole city'),
  localities: z
    .array(z.object({ name: z.string(), slug: z.string(), rents: z.array(sizeRents).max(5) }))
    .max(500)
    .describe('by name; sizes of which a locality has at least three homes'),
});
export type CityRents = z.infer<typeof cityRents>;

const suggestion = z.object({
  kind: z.enum(placeKinds),
  name: z.string(),
  city: z.string().nullable().describe('in which it lies; null for a city and a PIN area'),
  homes: z
    .number()
    .int()
    .describe('live homes there, counted every few minutes; 0 for what homes are only near'),
  hindi: z
    .object({
      name: z.string(),
      is_made: z.boolean().describe('by rule from its Latin letters'),
      city: z.string().nullable().describe('as its city is mostly written'),
    })
    .nullable()
    .describe('in Devanagari; null for a PIN area'),
  path: z.string().describe('where its homes are: /properties?…'),
});
export type PlaceSuggestion = z.infer<typeof suggestion>;

export const placesContract = {
  suggest: procedure('places.suggest')
    .route({ method: 'GET', path: '/place-suggestions' })
    .input(
      z.object({
        q: z
          .string()
          .trim()
          .max(120, invalid('text.too-long', 'Use at most {most} characters', { most: 120 }))
          .default(''),
        city: z.string().trim().max(80).optional().describe('Name, other name or slug: only there'),
      }),
    )
    .output(
      z.array(suggestion).max(10).describe('cities, localities, stations, offices and other places, by name'),
    ),
  hindiNames: procedure('places.hindiNames')
    .route({
      method: 'GET',
      path: '/place-names/hindi',
      summary: 'Names of places in Devanagari',
    })
    .input(
      z.object({
        places: z
          .array(z.string().max(210))
          .min(1)
          .max(500)
          .describe(
            'As answers write them: “Bengaluru”, or “Koramangala, Bengaluru” for a locality; by their name alone stations and localities of a city that is not known',
          ),
      }),
    )
    .output(
      z
        .array(
          z.object({
            place: z.string().describe('as asked'),
            name: z.string().describe('of the place alone'),
            is_made: z
              .boolean()
              .describe('by rule from its Latin letters: no official name, so show the Latin one with it'),
          }),
        )
        .describe('only places that are known'),
    ),
  cities: procedure('places.cities')
    .route({ method: 'GET', path: '/places' })
    .output(z.object({ cities: z.array(popularCity.extend({ state: z.string() })).max(1000) })),
  city: procedure('places.city')
    .route({ method: 'GET', path: '/places/{city}' })
    .input(z.object({ city: slug }))
    .output(cityPage),
  locality: procedure('places.locality')
    .route({ method: 'GET', path: '/places/{city}/{locality}' })
    .input(z.object({ city: slug, locality: slug }))
    .output(localityPage),
  rents: procedure('places.rents')
    .route({ method: 'GET', path: '/places/{city}/rents', summary: 'Rents by locality and size' })
    .input(z.object({ city: slug }))
    .output(cityRents),
};
