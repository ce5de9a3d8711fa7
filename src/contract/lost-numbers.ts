/** Accounts whose mobile number is lost: administrators find out who asks and decide; whoever is signed in to the account stops it. */
import { z } from 'zod';
import { invalid } from '../domain/refusals.ts';
import { paragraph } from './fields.ts';
import { procedure } from './procedure.ts';

const lostNumber = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  account_name: z.string().nullable().describe('as the account has it'),
  member_since: z.string(),
  last_login_at: z.string().nullable(),
  has_email: z
    .boolean()
    .describe('an email address that was proved: a code sent there would be another way in'),
  old_phone: z.string(),
  new_phone: z.string().describe('proved by a code'),
  name: z.string().describe('as whoever asked wrote it'),
  story: z.string().describe('what shows that the account is theirs, in their own words'),
  created_at: z.string(),
  ready_at: z.string().describe('it can be approved from then on'),
  check: z
    .object({ by: z.string(), is_own: z.boolean(), at: z.string(), note: z.string() })
    .nullable()
    .describe('who found out who is asking, and how; another administrator approves it'),
});
export type LostNumber = z.infer<typeof lostNumber>;

const own = z.object({
  id: z.uuid(),
  new_phone: z.string().describe('masked'),
  created_at: z.string(),
  ready_at: z.string(),
});
export type OwnLostNumber = z.infer<typeof own>;

const id = z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a request' }));
const why = paragraph(500).min(
  10,
  invalid('lost-number.why-short', 'Write at least {least} characters', { least: 10 }),
);
const done = z.object({ ok: z.literal(true) });

export const lostNumbersContract = {
  mine: procedure('lostNumbers.mine')
    .route({ method: 'GET', path: '/my/lost-number' })
    .output(z.object({ waiting: own.nullable() })),
  stop: procedure('lostNumbers.stop')
    .route({ method: 'POST', path: '/my/lost-number/{id}/stop', summary: 'The account keeps its number' })
    .input(z.object({ id }))
    .output(done),
  list: procedure('lostNumbers.list')
    .route({ method: 'GET', path: '/lost-numbers', summary: 'Those that wait, who waits longest first' })
    .output(z.object({ items: z.array(lostNumber) })),
  check: procedure('lostNumbers.check')
    .route({ method: 'POST', path: '/lost-numbers/{id}/check' })
    .input(z.object({ id, note: why.describe('how it was found out that the account is theirs') }))
    .output(done),
  approve: procedure('lostNumbers.approve')
    .route({
      method: 'POST',
      path: '/lost-numbers/{id}/approve',
      summary: 'By another administrator than the one who checked it, once its time has come',
    })
    .input(z.object({ id }))
    .output(done),
  decline: procedure('lostNumbers.decline')
    .route({ method: 'POST', path: '/lost-numbers/{id}/decline' })
    .input(z.object({ id, reason: why }))
    .output(done),
};
