// Visits: a seeker asks for a slot, either side names another until one is agreed.
import { z } from 'zod';
import { invalid } from '../domain/refusals.ts';
import { VISIT_RATING_MAX, visitLacks, visitSlots, visitStatuses, visitTypes } from '../domain/visits.ts';
import { optionalLine, phone } from './fields.ts';
import { homeId } from './home-summary.ts';
import { leadFields, leadFilters, leadId, leadNote, leadRoom } from './leads.ts';
import { pageOf } from './paging.ts';
import { procedure } from './procedure.ts';
import { visitSpan } from './visit-hours.ts';

const visit = z.object({
  ...leadFields,
  status: z.enum(visitStatuses),
  awaiting: z.enum(['seeker', 'lister']).nullable(),
  visit_type: z.enum(visitTypes),
  scheduled_date: z.string(),
  slot: z.enum(visitSlots),
  earlier: z
    .object({ scheduled_date: z.string(), slot: z.enum(visitSlots) })
    .nullable()
    .describe('the time before the last change, while the new one waits for an answer'),
  on_way: z.array(z.enum(['seeker', 'lister'])).describe('who said that they are on their way'),
  changes: z.number().int().describe('grows with each step: the sequence of a calendar file'),
  lacks: z
    .array(z.enum(visitLacks))
    .describe(
      'what whoever lists the home has to say as they agree to a visit in person; a phone may stay unsaid',
    ),
  rating: z.number().int().nullable().describe('stars the seeker gave after the visit'),
});
export type Visit = z.infer<typeof visit>;

const visitTimes = z.object({
  hours: z.array(visitSpan).nullable().describe('null: visits can be asked for at any hour'),
  taken: z
    .array(z.object({ date: z.string(), hour: z.number().int() }))
    .describe('agreed already; empty where no hours are named'),
});
export type VisitTimes = z.infer<typeof visitTimes>;

const when = {
  scheduled_date: z.iso.date(invalid('date.missing', 'Choose a day')),
  slot: z.enum(visitSlots, invalid('visit-time.missing', 'Choose a time')),
};
const visitType = z.enum(visitTypes, invalid('visit-mode.unknown', 'Choose how you would like to visit'));

/** The form's schema too. */
export const visitRequest = z.object({
  property_id: homeId,
  visit_type: visitType,
  ...when,
  room_id: leadRoom,
  notes: leadNote,
});
export const newVisitTime = leadId.extend({ ...when, note: leadNote });
const answer = leadId.extend({ note: leadNote });
/** Kept with the home where it has none yet. */
const whereabouts = {
  address: optionalLine(300).describe('of a home that lacks one'),
  contact_phone: phone.describe('of a home that lacks one'),
};

const move = (action: 'decline' | 'cancel' | 'complete' | 'miss') =>
  procedure(`visits.${action}`)
    .route({ method: 'POST', path: `/visits/{id}/${action}` })
    .input(answer)
    .output(visit);

const stars = invalid('stars.missing', 'Choose {least} to {most} stars', {
  least: 1,
  most: VISIT_RATING_MAX,
});

export const visitsContract = {
  request: procedure('visits.request')
    .route({ method: 'POST', path: '/visits', successStatus: 201 })
    .input(visitRequest)
    .output(visit),
  hours: procedure('visits.hours')
    .route({ method: 'GET', path: '/properties/{id}/visit-hours' })
    .input(z.object({ id: homeId }))
    .output(visitTimes),
  get: procedure('visits.get').route({ method: 'GET', path: '/visits/{id}' }).input(leadId).output(visit),
  listMine: procedure('visits.listMine')
    .route({ method: 'GET', path: '/my/visits' })
    .input(leadFilters)
    .output(pageOf(visit)),
  listReceived: procedure('visits.listReceived')
    .route({ method: 'GET', path: '/my/visits/received' })
    .input(leadFilters)
    .output(pageOf(visit)),
  accept: procedure('visits.accept')
    .route({ method: 'POST', path: '/visits/{id}/accept' })
    .input(answer.extend(whereabouts))
    .output(visit),
  propose: procedure('visits.propose')
    .route({ method: 'POST', path: '/visits/{id}/propose' })
    .input(newVisitTime.extend(whereabouts))
    .output(visit),
  decline: move('decline'),
  cancel: move('cancel'),
  reschedule: procedure('visits.reschedule')
    .route({ method: 'POST', path: '/visits/{id}/reschedule' })
    .input(newVisitTime)
    .output(visit),
  complete: move('complete'),
  miss: move('miss'),
  comeSoon: procedure('visits.comeSoon')
    .route({ method: 'POST', path: '/visits/{id}/on-way' })
    .input(leadId)
    .output(visit),
  rate: procedure('visits.rate')
    .route({ method: 'PUT', path: '/visits/{id}/rating' })
    .input(
      leadId.extend({
        rating: z.number(stars).int(stars).min(1, stars).max(VISIT_RATING_MAX, stars),
      }),
    )
    .output(visit),
};
