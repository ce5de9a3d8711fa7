/** Whoever works for Kiraya: which roles they have, since when and from whom, and where they are signed in. */
import { z } from 'zod';
import { STAFF } from '../domain/access/audience.ts';
import { invalid } from '../domain/refusals.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { adminReason } from './payees.ts';
import { procedure } from './procedure.ts';

const role = z.enum(STAFF, invalid('role.unknown', 'Choose one of the roles'));

const staffMember = z.object({
  id: z.uuid().describe('the user id'),
  person: z.object({ user_id: z.uuid(), full_name: z.string().nullable() }),
  email: z.string().nullable(),
  roles: z.array(
    z.object({
      role,
      granted_at: z.string(),
      given_by: z
        .string()
        .nullable()
        .describe('null: by a command on the server, or an account that is gone'),
    }),
  ),
  last_seen_at: z.string().nullable().describe('null: not within the last 180 days'),
  sessions: z.number().int().describe('devices signed in now'),
  is_own: z.boolean(),
});
export type StaffMember = z.infer<typeof staffMember>;

const filters = z.object({
  q: searchText.describe('Words of the name or email address'),
  role: role.optional(),
  limit: pageLimit,
  cursor,
});

export const staffContract = {
  list: procedure('staff.list')
    .route({ method: 'GET', path: '/staff', summary: 'Whoever works for Kiraya, the newest first' })
    .input(filters)
    .output(pageOf(staffMember)),
  endSessions: procedure('staff.endSessions')
    .route({
      method: 'POST',
      path: '/staff/{user_id}/end-sessions',
      summary: 'Signs somebody of the office out on every device; their programs keep their access tokens',
    })
    .input(
      z.object({
        user_id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a user' })),
        reason: adminReason,
      }),
    )
    .output(z.object({ ended: z.number().int() })),
};
