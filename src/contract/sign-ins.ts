/** Sign-ins of everybody, wrong tries and changes of how people sign in, for administrators: the security log of 180 days. */
import { z } from 'zod';
import { signInShowNames } from '../domain/features/sign-ins.ts';
import { invalid } from '../domain/refusals.ts';
import { securityEvents } from '../domain/security-events.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const signIn = z.object({
  id: z.uuid(),
  person: z
    .object({ user_id: z.uuid(), full_name: z.string().nullable() })
    .nullable()
    .describe('null: the address or number that was tried belongs to no account'),
  event: z.enum(securityEvents),
  ip_address: z.string().nullable(),
  user_agent: z.string().nullable().describe('as the browser named itself'),
  created_at: z.string(),
});
export type SignInEntry = z.infer<typeof signIn>;

const filters = z.object({
  q: searchText.describe(
    'Words of the name, email address, mobile number or city of the person, or a whole network address',
  ),
  show: z
    .enum(signInShowNames, invalid('state-filter.unknown', 'Choose one of the states'))
    .default('all')
    .describe('refused: wrong tries and locks. changed: what somebody signs in with. ended: sessions'),
  limit: pageLimit,
  cursor,
});

export const signInsContract = {
  list: procedure('signIns.list')
    .route({ method: 'GET', path: '/sign-ins' })
    .input(filters)
    .output(pageOf(signIn)),
};
