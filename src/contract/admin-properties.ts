/** Homes on the admin dashboard: the latest, found by words and availability, each to be approved. */
import { z } from 'zod';
import { availabilities, listingStates } from '../domain/properties.ts';
import { invalid } from '../domain/refusals.ts';
import { propertyStatuses } from './choices.ts';
import { cursor, pageLimit, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const home = z.object({
  id: z.uuid(),
  title: z.string(),
  city: z.string().nullable(),
  locality: z.string().nullable(),
  rent: z.number().int().nullable().describe('paise a month'),
  availability: z.enum(availabilities),
  listing_state: z.enum(listingStates),
  verified: z.boolean(),
  lister: z.object({ user_id: z.uuid(), full_name: z.string().nullable() }),
  created_at: z.string(),
});
export type AdminProperty = z.infer<typeof home>;

export const adminContract = {
  properties: {
    list: procedure('admin.properties.list')
      .route({ method: 'GET', path: '/admin/properties' })
      .input(
        z.object({
          q: searchText.describe('Beginnings of words of the title, locality or city; all must occur'),
          status: z
            .enum(
              propertyStatuses,
              invalid('home-filter.unknown', 'Choose all, available, rented or maintenance'),
            )
            .default('all'),
          limit: pageLimit,
          cursor,
        }),
      )
      .output(z.object({ items: z.array(home), next_cursor: z.string().nullable() })),
    approve: procedure('admin.properties.approve')
      .route({ method: 'POST', path: '/admin/properties/{id}/approve' })
      .input(
        z.object({
          id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a home' })),
        }),
      )
      .output(home),
  },
};
