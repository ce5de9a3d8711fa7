/** Cities of India: which are served, who waits for one, and who begins to serve it. */
import { z } from 'zod';
import { invalid } from '../domain/refusals.ts';
import { cityShows } from './choices.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const placeId = z.coerce
  .number(invalid('id.malformed', 'This is not the number of {what}', { what: 'a city' }))
  .int()
  .positive();

const city = z.object({
  id: z.number().int().describe('of the place'),
  name: z.string(),
  state: z.string(),
  slug: z.string().nullable().describe('of its page; null while it is not served'),
  people: z.number().int().describe('who want to hear when it is served'),
  homes: z.number().int().describe('live homes'),
  localities: z.number().int().describe('in which homes stand'),
  places: z.number().int().describe('places of the gazetteer there'),
  has_point: z.boolean().describe('false: serving it needs a PIN code'),
});
export type CityRow = z.infer<typeof city>;

const filters = z.object({
  q: searchText.describe('Words of the name or the state; all must occur'),
  show: z.enum(cityShows, invalid('state-filter.unknown', 'Choose one of the states')).default('asked'),
  limit: pageLimit,
  cursor,
});
export type CityFilters = z.output<typeof filters>;

const foundCity = z.object({
  id: z.number().int(),
  name: z.string(),
  state: z.string(),
  is_served: z.boolean(),
});
export type FoundCity = z.infer<typeof foundCity>;

export const servedCitiesContract = {
  list: procedure('servedCities.list')
    .route({ method: 'GET', path: '/served-cities' })
    .input(filters)
    .output(pageOf(city)),
  serve: procedure('servedCities.serve')
    .route({ method: 'POST', path: '/served-cities/{id}/serve' })
    .input(
      z.object({
        id: placeId,
        pincode: z
          .string()
          .trim()
          .regex(/^[1-9]\d{5}$/, invalid('pincode.malformed', 'Enter a PIN code of six digits'))
          .nullable()
          .default(null)
          .describe('of its centre'),
      }),
    )
    .output(z.object({ slug: z.string(), told: z.number().int().describe('people who heard of it') })),
  find: procedure('servedCities.find')
    .route({ method: 'GET', path: '/cities-of-india' })
    .input(
      z.object({
        q: z
          .string()
          .trim()
          .max(80, invalid('text.too-long', 'Use at most {most} characters', { most: 80 }))
          .default(''),
      }),
    )
    .output(z.array(foundCity).max(10)),
  mine: procedure('servedCities.ask')
    .route({ method: 'GET', path: '/my/cities', summary: 'Cities that one waits for' })
    .input(z.object({}))
    .output(z.array(foundCity)),
  ask: procedure('servedCities.ask')
    .route({ method: 'POST', path: '/cities-of-india/{id}/ask' })
    .input(z.object({ id: placeId })),
  withdraw: procedure('servedCities.withdraw')
    .route({ method: 'POST', path: '/cities-of-india/{id}/withdraw' })
    .input(z.object({ id: placeId })),
};
