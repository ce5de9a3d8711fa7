/** Localities as administrators keep them: new names in a queue, merged, accepted, dismissed, and taken back. */
import { z } from 'zod';
import { localityDecisions, localityStates } from '../domain/places.ts';
import { invalid } from '../domain/refusals.ts';
import { localityShows } from './choices.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const id = z.coerce
  .number(invalid('id.malformed', 'This is not the number of {what}', { what: 'a locality' }))
  .int()
  .positive();

const beside = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  homes: z.number().int().describe('live homes'),
  meters: z.number().int().nullable().describe('from the middle of the homes; null where nobody knows'),
});
export type LocalityBeside = z.infer<typeof beside>;

const locality = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  aliases: z.array(z.string()),
  city: z.object({ name: z.string(), slug: z.string() }),
  state: z.enum(localityStates),
  pincode: z.string().nullable(),
  homes: z.number().int().describe('homes that stand there; of one that waits, homes named so'),
  merged_into: z.string().nullable(),
  beside: z.array(beside).describe('known ones that it may be: spelt alike first, then the nearest'),
  decision: z
    .object({
      id: z.uuid(),
      decision: z.enum(localityDecisions),
      homes: z.number().int().describe('homes that it moved'),
      decided_by: z.string().nullable(),
      created_at: z.string(),
    })
    .nullable()
    .describe('the last one that stands, which can be taken back'),
  created_at: z.string(),
});
export type CuratedLocality = z.infer<typeof locality>;

const filters = z.object({
  q: searchText.describe('Words of the name, another name or the city; all must occur'),
  show: z.enum(localityShows, invalid('state-filter.unknown', 'Choose one of the states')).default('waiting'),
  limit: pageLimit,
  cursor,
});
export type CuratedFilters = z.output<typeof filters>;

const decided = z.object({ homes: z.number().int().describe('homes that moved') });
const one = z.object({ id });
const post = (name: 'accept' | 'merge' | 'dismiss' | 'undo') =>
  procedure(`curatedLocalities.${name}`).route({
    method: 'POST',
    path: `/curated-localities/{id}/${name}`,
  });

export const curatedLocalitiesContract = {
  list: procedure('curatedLocalities.list')
    .route({ method: 'GET', path: '/curated-localities' })
    .input(filters)
    .output(pageOf(locality)),
  find: procedure('curatedLocalities.find')
    .route({ method: 'GET', path: '/curated-localities/{id}/others' })
    .input(one.extend({ q: z.string().trim().max(120).default('') }))
    .output(z.array(beside).describe('known ones of the same city')),
  accept: post('accept').input(one).output(decided),
  merge: post('merge')
    .input(one.extend({ into: id }))
    .output(decided),
  dismiss: post('dismiss').input(one).output(decided),
  undo: post('undo').input(one).output(decided),
  setNames: procedure('curatedLocalities.setNames')
    .route({ method: 'PUT', path: '/curated-localities/{id}/names' })
    .input(
      one.extend({
        name: z
          .string()
          .trim()
          .min(1, invalid('name.missing', 'Enter a name'))
          .max(120, invalid('text.too-long', 'Use at most {most} characters', { most: 120 })),
        aliases: z
          .array(
            z
              .string()
              .trim()
              .min(1)
              .max(120, invalid('text.too-long', 'Use at most {most} characters', { most: 120 })),
          )
          .max(50, invalid('choices.too-many', 'Choose at most {most}', { most: 50 })),
      }),
    ),
};
