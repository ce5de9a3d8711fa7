/** The audit trail as administrators read it: what was done, by whom, to what, with before and after. */
import { z } from 'zod';
import { invalid } from '../domain/refusals.ts';
import { cursor, pageLimit } from './paging.ts';
import { procedure } from './procedure.ts';

const entry = z.object({
  id: z.number().int().describe('its number'),
  action: z.string(),
  actor: z
    .object({ user_id: z.uuid(), full_name: z.string().nullable() })
    .nullable()
    .describe('null: the system'),
  subject_type: z.string(),
  subject_id: z.string(),
  subject_name: z.string().nullable().describe('of a person or a home that is still there'),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
  request_id: z.string().nullable(),
  address: z.string().nullable(),
  created_at: z.string(),
});
export type AuditEntry = z.infer<typeof entry>;

const name = z
  .string()
  .trim()
  .regex(
    /^[a-zA-Z][\w.-]{0,80}$/,
    invalid('audit-action.malformed', 'Enter the name of an action like roles.assign'),
  )
  .optional();
const day = z.iso.date(invalid('date.malformed', 'Enter a date as YYYY-MM-DD')).optional();

const filters = z
  .object({
    actor: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a user' })).optional(),
    person: z
      .uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a user' }))
      .optional()
      .describe('who did it, or whose matter it is'),
    action: name.describe('an action, or what its name begins with: roles'),
    subject: z
      .string()
      .trim()
      .min(1)
      .max(100, invalid('text.too-long', 'Use at most {most} characters', { most: 100 }))
      .optional()
      .describe('the id of what was changed'),
    from: day.describe('first day, in India'),
    until: day.describe('last day, in India'),
    limit: pageLimit,
    cursor,
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ['until'],
    ...invalid('date-range.reversed', 'The last day is before the first'),
  });
export type AuditFilters = z.output<typeof filters>;

const verification = z.object({
  rows: z.number().int().describe('in the chain'),
  waiting: z.number().int().describe('written within the last minutes and not in the chain yet'),
  unproven: z.number().int().describe('hashed with a key that the server does not hold'),
  missing: z.number().int().describe('so many more are in a copy of the chain’s head outside the database'),
  first_broken: z.number().int().nullable().describe('null: every entry is as it was written'),
  verified_at: z.string(),
});
export type AuditVerification = z.infer<typeof verification>;

export const auditContract = {
  list: procedure('audit.list')
    .route({ method: 'GET', path: '/audit' })
    .input(filters)
    .output(z.object({ items: z.array(entry), next_cursor: z.string().nullable() })),
  verify: procedure('audit.verify', 'handler')
    .route({ method: 'POST', path: '/audit/verify' })
    .output(verification),
};
