/** Seeing the product as a person sees it, to read only, for half an hour and for a reason that they can read. */
import { z } from 'zod';
import { invalid } from '../domain/refusals.ts';
import { adminReason } from './payees.ts';
import { procedure } from './procedure.ts';

const id = z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a view' }));
const userId = z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a person' }));

const view = z.object({
  id: z.uuid().describe('goes with each call of the view as the header X-View-As'),
  user_id: z.uuid(),
  name: z.string(),
  reason: z.string(),
  ends_at: z.string(),
});
export type View = z.infer<typeof view>;

export const viewAsContract = {
  start: procedure('viewAs.start')
    .route({
      method: 'POST',
      path: '/views',
      summary: 'Begins a view as this person, to read only; a view that this session already has ends',
    })
    .input(z.object({ user_id: userId, reason: adminReason }))
    .output(view),
  get: procedure('viewAs.get')
    .route({ method: 'GET', path: '/views/{id}' })
    .input(z.object({ id }))
    .output(view),
  end: procedure('viewAs.end')
    .route({ method: 'POST', path: '/views/{id}/end', summary: 'Ends the view; once more does nothing' })
    .input(z.object({ id }))
    .output(z.object({ user_id: z.uuid() })),
};
