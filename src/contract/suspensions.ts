/** Suspending an account and giving it back, each with a reason that its person is told. */
import { z } from 'zod';
import { invalid } from '../domain/refusals.ts';
import { adminReason } from './payees.ts';
import { procedure } from './procedure.ts';

const userId = z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a person' }));
const suspension = z.object({
  reason: z.string(),
  by: z.string().nullable().describe('the administrator’s name'),
  since: z.string(),
  homes: z.number().int().describe('homes that left the catalogue with it'),
});
export type Suspension = z.infer<typeof suspension>;

const state = z.object({ suspension: suspension.nullable().describe('null: the account is in order') });

export const suspensionsContract = {
  get: procedure('suspensions.get')
    .route({ method: 'GET', path: '/users/{user_id}/suspension' })
    .input(z.object({ user_id: userId }))
    .output(state),
  suspend: procedure('suspensions.suspend')
    .route({
      method: 'POST',
      path: '/users/{user_id}/suspension',
      summary:
        'Ends every session of the account and takes its homes out of sight; agreements with others stand',
    })
    .input(z.object({ user_id: userId, reason: adminReason }))
    .output(state),
  reinstate: procedure('suspensions.reinstate')
    .route({ method: 'POST', path: '/users/{user_id}/suspension/end' })
    .input(z.object({ user_id: userId, reason: adminReason }))
    .output(state),
};
