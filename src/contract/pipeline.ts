/** The pipeline of a broker or an organisation: who asks about which of their homes, how far that has come, and what they note about it. */
import { z } from 'zod';
import { applicationStatuses } from '../domain/applications.ts';
import { leadColumns, leadMarks, leadStages } from '../domain/lead-pipeline.ts';
import { leaseStates } from '../domain/leases.ts';
import { availabilities } from '../domain/properties.ts';
import { invalid } from '../domain/refusals.ts';
import { visitLacks, visitSlots, visitStatuses } from '../domain/visits.ts';
import { sharedFacts } from './application-profile.ts';
import { pipelineShows } from './choices.ts';
import { calendarDate, choice, optional, optionalLine, paragraph } from './fields.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const card = z.object({
  id: z.uuid(),
  column: z
    .enum(leadColumns)
    .describe('how far it came, from what the two sides did; the last two may be marked too'),
  stage: z.enum(leadStages).describe('the mark, or the furthest that a visit or an application was'),
  seeker_name: z.string().nullable(),
  contact: z
    .object({ phone: z.string().nullable(), email: z.string().nullable() })
    .nullable()
    .describe('of the seeker, once a visit or an application is accepted'),
  conversation_id: z.uuid().nullable(),
  others: z.number().int().describe('other open leads of the same home'),
  home: z.object({
    id: z.uuid(),
    title: z.string(),
    place: z.string(),
    rent: z.number().int().nullable().describe('paise a month'),
    availability: z.enum(availabilities),
    by_bed: z.boolean().describe('a PG, whose beds are rented out one by one'),
  }),
  visit: z
    .object({
      id: z.uuid(),
      status: z.enum(visitStatuses),
      awaiting: z.enum(['seeker', 'lister']).nullable(),
      scheduled_date: z.string(),
      slot: z.enum(visitSlots),
      lacks: z.array(z.enum(visitLacks)).describe('what agreeing to it asks for, as with visits'),
    })
    .nullable()
    .describe('the newest'),
  application: z
    .object({
      id: z.uuid(),
      status: z.enum(applicationStatuses),
      move_in_date: z.string(),
      ...sharedFacts.shape,
    })
    .nullable()
    .describe('the newest'),
  lease: z
    .object({ id: z.uuid(), state: z.enum(leaseStates) })
    .nullable()
    .describe('the newest of the home with this seeker that the reader may see'),
  is_lister: z.boolean().describe('whether the reader lists the home: they alone write a lease of it'),
  organisation_id: z.uuid().nullable().describe('of the home, where the reader answers its leads'),
  assigned_to: z.uuid().nullable().describe('whom of that organisation the lead was given to'),
  reminder_on: z.string().nullable(),
  reminder_note: z.string().nullable(),
  notes: z.number().int(),
  last: z
    .object({
      action: z.string().describe('of a timeline, as visit.accepted, or message'),
      at: z.string(),
      by_seeker: z.boolean(),
    })
    .nullable()
    .describe('what happened last between the two'),
  created_at: z.string(),
});
export type LeadCard = z.infer<typeof card>;

const note = z.object({
  id: z.uuid(),
  note: z.string(),
  is_mine: z.boolean(),
  author: z.string().nullable().describe('null for one’s own, and for somebody who left'),
  created_at: z.string(),
});
export type LeadNote = z.infer<typeof note>;

const cardId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a lead' })),
});

const assignee = z
  .uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a member' }))
  .optional()
  .describe('of an organisation: those given to this member');

export const pipelineContract = {
  list: procedure('pipeline.list')
    .route({ method: 'GET', path: '/my/pipeline' })
    .input(
      z.object({
        q: searchText.describe('Words of the home or of the seeker’s name'),
        show: z
          .enum(pipelineShows, invalid('lead-stage.unknown', 'Choose one of the stages'))
          .default('open'),
        assigned_to: assignee,
        limit: pageLimit,
        cursor,
      }),
    )
    .output(pageOf(card).describe('first whose reminder is due, then the newest')),
  counts: procedure('pipeline.counts')
    .route({ method: 'GET', path: '/my/pipeline/counts' })
    .input(z.object({ assigned_to: assignee }))
    .output(
      z.object({
        columns: z.record(z.enum(leadColumns), z.number().int()),
        due: z.record(z.enum(leadColumns), z.number().int()).describe('of these: whose reminder is due'),
      }),
    ),
  notes: procedure('pipeline.notes')
    .route({ method: 'GET', path: '/my/pipeline/{id}/notes' })
    .input(cardId)
    .output(z.object({ items: z.array(note).describe('the newest fifty') })),
  move: procedure('pipeline.move')
    .route({ method: 'PUT', path: '/my/pipeline/{id}/stage' })
    .input(
      cardId.extend({
        stage: choice(leadMarks, invalid('lead-stage.unknown', 'Choose one of the stages')).describe(
          'the others follow from visits and applications',
        ),
        marks_home: z.boolean().default(false).describe('with let: the home is rented out from now on'),
        closes_others: z
          .boolean()
          .default(false)
          .describe('with let: the other open leads of the home are lost'),
      }),
    )
    .output(card),
  addNote: procedure('pipeline.addNote')
    .route({ method: 'POST', path: '/my/pipeline/{id}/notes', successStatus: 201 })
    .input(
      cardId.extend({ note: paragraph(1000).min(1, invalid('lead-note.missing', 'Write something first')) }),
    )
    .output(note),
  removeNote: procedure('pipeline.removeNote')
    .route({ method: 'DELETE', path: '/my/pipeline-notes/{id}' })
    .input(
      z.object({
        id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a note' })),
      }),
    )
    .output(z.object({ ok: z.literal(true) })),
  remind: procedure('pipeline.remind')
    .route({ method: 'PUT', path: '/my/pipeline/{id}/reminder' })
    .input(cardId.extend({ reminder_on: optional(calendarDate), reminder_note: optionalLine(200) }))
    .output(card),
};
