/** The mail log: what was sent to whom and what became of it, for administrators. Never the text of a letter. */
import { z } from 'zod';
import { mailStatuses } from '../domain/mail.ts';
import { invalid } from '../domain/refusals.ts';
import { mailShows } from './choices.ts';
import { batchAfter, batchDone, cursor, MAX_PAGE_SIZE, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const letter = z.object({
  id: z.uuid(),
  person: z
    .object({ user_id: z.uuid(), full_name: z.string().nullable() })
    .nullable()
    .describe('null: who has no account, or asked for a code to sign in'),
  recipient: z.string(),
  template: z.string().describe('what the letter is about: visit.requested'),
  subject: z.string(),
  status: z.enum(mailStatuses),
  attempts: z.number().int().describe('how often it was tried'),
  error: z.string().nullable().describe('why it was not sent, or came back'),
  answer: z.string().nullable().describe('of the mail server that took it'),
  is_undeliverable: z.boolean().describe('no more letters go to this address until it is confirmed anew'),
  can_send_again: z.boolean(),
  created_at: z.string(),
  sent_at: z.string().nullable().describe('when a mail server took it'),
  bounced_at: z.string().nullable(),
});
export type MailLogEntry = z.infer<typeof letter>;

const letterId = z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a letter' }));
const choice = {
  q: searchText.describe('Words of the person, address, subject or template; all must occur'),
  show: z
    .enum(mailShows, invalid('state-filter.unknown', 'Choose one of the states'))
    .default('all')
    .describe('undelivered: failed, came back or kept back'),
};
const filters = z.object({ ...choice, limit: pageLimit, cursor });
export type MailLogFilters = z.output<typeof filters>;

export const mailLogContract = {
  list: procedure('mailLog.list')
    .route({ method: 'GET', path: '/mail-log' })
    .input(filters)
    .output(pageOf(letter)),
  /** The letter as it was written; codes and links of sign-in are never sent again. */
  sendAgain: procedure('mailLog.sendAgain')
    .route({ method: 'POST', path: '/mail-log/{id}/send-again' })
    .input(z.object({ id: letterId }))
    .output(letter),
  /** All that match and may be sent again, or of them those named, a batch at a time: `next` of one is `after` of the next. */
  sendMatchingAgain: procedure('mailLog.sendMatchingAgain')
    .route({ method: 'POST', path: '/mail-log/send-matching-again' })
    .input(z.object({ ...choice, ids: z.array(letterId).max(MAX_PAGE_SIZE).optional(), after: batchAfter }))
    .output(batchDone),
};
