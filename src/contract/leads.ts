// What visits and applications have in common on the wire: the home, the other side, the timeline and the contact.
import { z } from 'zod';
import { invalid } from '../domain/refusals.ts';
import { askedRoom } from './beds.ts';
import { LEAD_NOTE_MAX, leadShows, leadSorts } from './choices.ts';
import { homePlace } from './home-place.ts';
import { homeId, homeSummary } from './home-summary.ts';
import { cursor, pageLimit, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

export const leadId = z.object({
  id: z.uuid(
    invalid('id.malformed', 'This is not the number of {what}', { what: 'a visit or an application' }),
  ),
});
/** Free text of one side to the other; empty is none. */
export const leadNote = z
  .string()
  .trim()
  .max(LEAD_NOTE_MAX, invalid('text.too-long', 'Use at most {most} characters', { most: LEAD_NOTE_MAX }))
  .nullish()
  .transform((text) => text || null);

export const leadRoom = z
  .uuid(invalid('room.missing', 'Enter a room'))
  .nullish()
  .transform((id) => id ?? null)
  .describe('of a PG: the room that is asked for');

const side = z.enum(['seeker', 'lister']);

/** Fields every lead has for whoever reads it. `side` is the reader's own. */
export const leadFields = {
  id: z.uuid(),
  side: side.nullable().describe('null: an administrator, who is no party'),
  home: homeSummary,
  organisation_id: z.uuid().nullable().describe('that lists the home, for its members who answer leads'),
  assigned_to: z.uuid().nullable().describe('the member who was given the lead'),
  other_name: z.string().nullable().describe('name of the other side; of the seeker for an administrator'),
  room: askedRoom.nullable().describe('of a PG: the room that is asked for; null: none, or it is gone'),
  notes: z.string().nullable(),
  waits_for_verification: z
    .boolean()
    .describe('whoever lists the home says yes to it once they are verified'),
  answered_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
};

export const leadFilters = z.object({
  q: searchText.describe('Words of the title, locality or city of the home'),
  show: z.enum(leadShows, invalid('lead-filter.unknown', 'Choose tracked, ended or all')).default('all'),
  property_id: homeId.optional(),
  assigned_to: z
    .uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a member' }))
    .optional()
    .describe('received by an organisation: those given to this member'),
  sort: z
    .enum(leadSorts, invalid('lead-order.unknown', 'Choose waiting, newest or oldest'))
    .default('newest')
    .describe('waiting: those that wait for the reader’s answer first, the newest first within each'),
  limit: pageLimit,
  cursor,
});
export type LeadFilters = z.infer<typeof leadFilters>;

export const voice = z
  .object({ name: z.string().nullable(), organisation: z.string() })
  .nullable()
  .describe('who of the organisation that lists the home; null: nobody of one');
export type Voice = z.infer<typeof voice>;

const leadEvent = z.object({
  id: z.uuid(),
  action: z.string().describe('such as visit.accepted'),
  status: z.string(),
  by: side.nullable().describe('null: done by the product itself'),
  voice,
  is_own: z.boolean().describe('done by whoever asks'),
  note: z.string().nullable(),
  scheduled_date: z.string().nullable(),
  slot: z.string().nullable(),
  created_at: z.string(),
});
export type LeadEvent = z.infer<typeof leadEvent>;

const leadContact = z.object({
  side,
  full_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  is_open: z.boolean().describe('false: phone, e-mail and address stay hidden until the lead is accepted'),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
});
export type LeadContact = z.infer<typeof leadContact>;

export const leadsContract = {
  timeline: procedure('leads.timeline')
    .route({ method: 'GET', path: '/leads/{id}/timeline' })
    .input(leadId)
    .output(z.object({ items: z.array(leadEvent) })),
  contact: procedure('leads.contact')
    .route({ method: 'GET', path: '/leads/{id}/contact' })
    .input(leadId)
    .output(
      z.object({
        people: z.array(leadContact).describe('the other side; both for an administrator'),
        place: homePlace
          .nullable()
          .describe('where exactly the home is, to both sides; null until the lead is accepted'),
      }),
    ),
  contactCard: procedure('leads.contactCard')
    .route({
      method: 'GET',
      path: '/leads/{id}/contact/{side}',
      summary: 'The other side as a contact card (vCard 4.0), once the lead is accepted',
    })
    .input(leadId.extend({ side }))
    .output(z.file()),
};
