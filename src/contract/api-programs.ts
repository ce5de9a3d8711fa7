/** Programs of others that ask a person for access (OAuth): what they ask for, and the person's yes, which they take back here. */
import { z } from 'zod';
import { scopeNames } from '../domain/api-tokens.ts';
import { invalid } from '../domain/refusals.ts';
import { procedure } from './procedure.ts';

/** As the program sent the person here; what of it counts. */
const asked = z.object({
  client_id: z.string().min(1).max(200),
  redirect_uri: z.string().min(1).max(2000),
  scope: z.string().max(2000).optional(),
});

const program = z.object({
  id: z.uuid(),
  name: z.string().describe('as the program calls itself'),
  host: z.string().describe('where the person is sent back to'),
  scopes: z.array(z.enum(scopeNames)),
  last_used_at: z.string().nullable().describe('to the minute'),
  created_at: z.string(),
});
export type ApiProgram = z.infer<typeof program>;

const wish = program.pick({ name: true, host: true, scopes: true });
export type ProgramWish = z.infer<typeof wish>;

export const apiProgramsContract = {
  ask: procedure('apiPrograms.ask')
    .route({ method: 'GET', path: '/my/programs/asked' })
    .input(asked)
    .output(wish),
  list: procedure('apiPrograms.list')
    .route({ method: 'GET', path: '/my/programs' })
    .output(z.object({ items: z.array(program) })),
  allow: procedure('apiPrograms.allow')
    .route({ method: 'POST', path: '/my/programs', successStatus: 201 })
    .input(asked)
    .output(program),
  end: procedure('apiPrograms.end')
    .route({ method: 'DELETE', path: '/my/programs/{id}' })
    .input(
      z.object({
        id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a program' })),
      }),
    )
    .output(z.object({ ok: z.literal(true) })),
};
