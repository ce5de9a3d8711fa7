// Applications: a seeker says who would move in and when, the lister answers.
import { z } from 'zod';
import { applicationStatuses, households, incomeBands, OCCUPANTS_MAX } from '../domain/applications.ts';
import { invalid } from '../domain/refusals.ts';
import { sharedFacts } from './application-profile.ts';
import { whole } from './fields.ts';
import { homeId } from './home-summary.ts';
import { leadFields, leadFilters, leadId, leadNote, leadRoom } from './leads.ts';
import { pageOf } from './paging.ts';
import { procedure } from './procedure.ts';

const application = z.object({
  ...leadFields,
  is_lister: z.boolean().describe('whether the reader lists the home: they alone write a lease of it'),
  status: z.enum(applicationStatuses),
  move_in_date: z.string(),
  household: z.string().nullable(),
  occupants: z.number().int(),
  income_band: z.enum(incomeBands).nullable(),
  ...sharedFacts.shape,
});
export type Application = z.infer<typeof application>;

/** The form's schema too. */
export const applicationForm = z.object({
  property_id: homeId,
  move_in_date: z.iso.date(invalid('date.missing', 'Choose a day')),
  household: z.enum(households, invalid('household.unknown', 'Choose who would live there')),
  occupants: whole(
    1,
    OCCUPANTS_MAX,
    'occupants.out-of-range',
    'Enter a number of people from {least} to {most}',
  ),
  income_band: z.enum(incomeBands, invalid('income-range.unknown', 'Choose one of the ranges')).nullish(),
  room_id: leadRoom,
  notes: leadNote,
  share_profile: z
    .boolean()
    .default(false)
    .describe('work and references of one’s application profile, as it is now, go along'),
});

const move = (action: 'review' | 'approve' | 'decline' | 'withdraw') =>
  procedure(`applications.${action}`)
    .route({ method: 'POST', path: `/applications/{id}/${action}` })
    .input(leadId.extend({ note: leadNote }))
    .output(application);

export const applicationsContract = {
  submit: procedure('applications.submit')
    .route({ method: 'POST', path: '/applications', successStatus: 201 })
    .input(applicationForm)
    .output(application),
  listMine: procedure('applications.listMine')
    .route({ method: 'GET', path: '/my/applications' })
    .input(leadFilters)
    .output(pageOf(application)),
  listReceived: procedure('applications.listReceived')
    .route({ method: 'GET', path: '/my/applications/received' })
    .input(leadFilters)
    .output(pageOf(application)),
  review: move('review'),
  approve: move('approve'),
  decline: move('decline'),
  withdraw: move('withdraw'),
};
