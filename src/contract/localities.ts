// The places people choose from while they type: cities we serve, and localities of one of them.
import { z } from 'zod';
import { invalid } from '../domain/refusals.ts';
import { procedure } from './procedure.ts';

export const localitiesContract = {
  suggest: procedure('localities.suggest')
    .route({ method: 'GET', path: '/localities' })
    .input(
      z.object({
        city: z.string().trim().max(80).optional().describe('Name, other name or slug of a city'),
        q: z
          .string()
          .trim()
          .max(120, invalid('text.too-long', 'Use at most {most} characters', { most: 120 }))
          .default(''),
      }),
    )
    .output(
      z.object({
        cities: z.array(z.string()),
        city_aliases: z
          .record(z.string(), z.array(z.string()))
          .describe('other names of cities, by the name of the city: Bengaluru is Bangalore too'),
        localities: z.array(z.string()),
        map_start: z
          .object({ lat: z.number(), lng: z.number() })
          .nullable()
          .describe(
            'where a map begins on which a home is marked: the middle of the locality that fits best, else of the city',
          ),
      }),
    ),
};
