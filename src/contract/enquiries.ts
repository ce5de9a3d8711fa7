/** Enquiries: how anybody sends one to the office, and how the office works them. */
import { z } from 'zod';
import { ANSWER_MAX, enquiryForms, enquiryKinds, enquiryStatuses } from '../domain/enquiries.ts';
import { invalid } from '../domain/refusals.ts';
import { enquiryOwners, enquiryShows, enquirySorts } from './choices.ts';
import {
  isReachable,
  line,
  optional,
  optionalEmail,
  optionalLine,
  paragraph,
  phone,
  reachMissing,
} from './fields.ts';
import { managedRentalForm } from './managed-rentals.ts';
import { batchAfter, batchDone, cursor, MAX_PAGE_SIZE, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';
import { personName } from './session.ts';

const DETAILS_MAX = 12;

/** The form's schema too. */
export const enquiryForm = z
  .object({
    kind: z.enum(enquiryKinds, invalid('topic.unknown', 'Choose what it is about')),
    topic: optionalLine(80).describe('what exactly: the service asked for'),
    name: personName,
    email: optionalEmail,
    phone,
    company: optionalLine(160),
    city: optionalLine(80),
    message: paragraph(5000).min(1, invalid('enquiry-text.missing', 'Tell us how we can help')),
    details: z
      .record(line(60), line(300))
      .refine(
        (answers) => Object.keys(answers).length <= DETAILS_MAX,
        invalid('enquiry-answers.too-many', 'Send at most {most} answers', { most: DETAILS_MAX }),
      )
      .default({})
      .describe('further answers of the form, by their question'),
    property_id: optional(
      z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a home' })),
    ),
    form: z
      .string(invalid('form-token.malformed', 'Reload the form'))
      .max(200, invalid('form-token.malformed', 'Reload the form'))
      .describe('from enquiries.form'),
    website: z
      .string()
      .max(500)
      .default('')
      .describe('left empty by people, who do not see it; what is sent with it is not stored'),
  })
  .refine(isReachable, { path: ['email'], ...reachMissing });
export type EnquiryForm = z.input<typeof enquiryForm>;

const person = z.object({ user_id: z.uuid(), full_name: z.string().nullable() }).nullable();

const enquiry = z.object({
  id: z.uuid(),
  kind: z.enum(enquiryKinds),
  topic: z.string().nullable(),
  status: z.enum(enquiryStatuses),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  city: z.string().nullable(),
  message: z.string(),
  details: z.record(z.string(), z.string()),
  property: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  user: person.describe('who sent it, when signed in'),
  assigned_to: person,
  created_at: z.string(),
});
export type Enquiry = z.infer<typeof enquiry>;

const event = z.object({
  id: z.uuid(),
  action: z.enum(['moved', 'assigned', 'noted', 'answered', 'handed_in']),
  status: z.enum(enquiryStatuses).describe('the status after the event'),
  actor: person,
  assigned_to: person,
  note: z.string().nullable().describe('what was noted, or answered'),
  created_at: z.string(),
});

const enquiryDetail = enquiry.extend({ events: z.array(event).describe('oldest first') });
export type EnquiryDetail = z.infer<typeof enquiryDetail>;

const filters = z.object({
  q: searchText.describe(
    'Beginnings of words of the name, e-mail, phone, company or message; all must occur',
  ),
  show: z
    .enum(enquiryShows, invalid('state-filter.unknown', 'Choose one of the states'))
    .default('open')
    .describe('open: new and in progress'),
  kind: z.enum(enquiryKinds, invalid('kind-filter.unknown', 'Choose a kind of the list')).optional(),
  assigned: z
    .enum(enquiryOwners, invalid('assignee-filter.unknown', 'Choose anyone, me or no one'))
    .default('anyone'),
  sort: z.enum(enquirySorts, invalid('enquiry-order.unknown', 'Choose newest or oldest')).default('newest'),
  limit: pageLimit,
  cursor,
});
export type EnquiryFilters = z.output<typeof filters>;

const one = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'an enquiry' })),
});
const note = paragraph(2000);
const assignee = z.uuid(invalid('assignee.malformed', 'Choose an administrator')).nullable();
/** All that match, or of them those named, a batch at a time: `next` of one is `after` of the next. */
const matching = filters.omit({ limit: true, cursor: true }).extend({
  ids: z.array(one.shape.id).max(MAX_PAGE_SIZE).optional(),
  after: batchAfter,
});
export type MatchingEnquiries = z.output<typeof matching>;

const own = z.object({
  id: z.uuid(),
  kind: z.enum(enquiryKinds),
  topic: z.string().nullable(),
  status: z.enum(enquiryStatuses),
  message: z.string(),
  answers: z
    .array(z.object({ body: z.string(), created_at: z.string() }))
    .describe('of the office, oldest first'),
  created_at: z.string(),
});
export type OwnEnquiry = z.infer<typeof own>;

export const enquiriesContract = {
  /** Hands out a form: it may be sent after a few seconds, for a day, and counts once. */
  form: procedure('enquiries.form')
    .route({ method: 'GET', path: '/enquiries/form' })
    .output(z.object({ form: z.string(), ready_in: z.number().describe('seconds until it may be sent') })),
  submit: procedure('enquiries.submit')
    .route({ method: 'POST', path: '/enquiries', successStatus: 201 })
    .input(enquiryForm)
    .output(z.object({ reference: z.string().describe('what to name when one writes or calls again') })),
  listMine: procedure('enquiries.listMine')
    .route({ method: 'GET', path: '/my/enquiries' })
    .input(z.object({ kind: z.enum(enquiryKinds).optional(), limit: pageLimit, cursor }))
    .output(pageOf(own)),
  list: procedure('enquiries.list')
    .route({ method: 'GET', path: '/enquiries' })
    .input(filters)
    .output(pageOf(enquiry)),
  get: procedure('enquiries.get')
    .route({ method: 'GET', path: '/enquiries/{id}' })
    .input(one)
    .output(enquiryDetail),
  assign: procedure('enquiries.assign')
    .route({ method: 'POST', path: '/enquiries/{id}/assign' })
    .input(one.extend({ user_id: assignee }))
    .output(enquiryDetail),
  note: procedure('enquiries.note')
    .route({ method: 'POST', path: '/enquiries/{id}/notes' })
    .input(one.extend({ note: note.min(1, invalid('note.missing', 'Write a note')) }))
    .output(enquiryDetail),
  move: procedure('enquiries.move')
    .route({ method: 'POST', path: '/enquiries/{id}/status' })
    .input(
      one.extend({
        status: z.enum(enquiryStatuses, invalid('state-filter.unknown', 'Choose one of the states')),
        note: note.nullish().transform((text) => text || null),
      }),
    )
    .output(enquiryDetail),
  assignMatching: procedure('enquiries.assignMatching')
    .route({ method: 'POST', path: '/enquiries/assign-matching' })
    .input(matching.extend({ user_id: assignee }))
    .output(batchDone),
  moveMatching: procedure('enquiries.moveMatching')
    .route({ method: 'POST', path: '/enquiries/move-matching' })
    .input(
      matching.extend({
        status: z.enum(enquiryStatuses, invalid('state-filter.unknown', 'Choose one of the states')),
      }),
    )
    .output(batchDone),
  /** Answers with the form of what was asked for, which its sender fills in and sends themselves. */
  sendForm: procedure('enquiries.sendForm')
    .route({ method: 'POST', path: '/enquiries/{id}/form' })
    .input(
      one.extend({
        form: z.enum(enquiryForms, invalid('enquiry-form.unknown', 'Choose a form of the list')),
      }),
    )
    .output(enquiryDetail),
  /** Makes an application for managed rental of it: its words are the description, and its sender is told. */
  handIn: procedure('enquiries.handIn')
    .route({ method: 'POST', path: '/enquiries/{id}/managed-rental' })
    .input(
      one.extend(
        managedRentalForm.pick({ monthly_rent: true, property_location: true, property_type: true }).shape,
      ),
    )
    .output(enquiryDetail),
  /** Sends the answer by e-mail, or to the account of whoever left no address; the enquiry is answered with it. */
  answer: procedure('enquiries.answer')
    .route({ method: 'POST', path: '/enquiries/{id}/answers' })
    .input(
      one.extend({
        body: paragraph(ANSWER_MAX).min(1, invalid('enquiry-answer.missing', 'Write an answer')),
      }),
    )
    .output(enquiryDetail),
};
