/** The map of search results: homes gathered where they lie, as finely as the part of the map that is looked at allows. */
import { z } from 'zod';
import { MOST_GROUPS } from '../domain/map.ts';
import { procedure } from './procedure.ts';
import { propertyFilters } from './property-filters.ts';

const group = z.object({
  name: z.string().nullable().describe('of the city or locality; none where a group is several'),
  lat: z.number(),
  lng: z.number(),
  homes: z.number().int(),
  radius_m: z
    .number()
    .int()
    .nullable()
    .describe('where homes stand of which only the locality or city is known: how far off they may be'),
  home: z
    .object({ id: z.uuid(), title: z.string(), rent: z.number().int().describe('paise') })
    .nullable()
    .describe('where the group is a single home'),
});
export type MapGroup = z.infer<typeof group>;

export const mapContract = {
  groups: procedure('map.groups')
    .route({
      method: 'GET',
      path: '/map',
      summary: 'Homes of a search by place; no place is finer than about 370 m',
    })
    .input(propertyFilters)
    .output(
      z.object({
        level: z.enum(['city', 'locality', 'cell']),
        groups: z.array(group).max(MOST_GROUPS),
      }),
    ),
};
