/** The work inbox of the office: what waits for the reader, how much of it and since when. */
import { z } from 'zod';
import { inboxKinds } from '../domain/inbox.ts';
import { procedure } from './procedure.ts';

const item = z.object({
  kind: z.enum(inboxKinds),
  count: z.number().int().describe('at least one; counted up to 1,000'),
  oldest_at: z.string().nullable().describe('since when the oldest of it waits, where that is known'),
  amount: z.number().int().nullable().describe('what all of it comes to in paise, where it is money'),
  late_amount: z
    .number()
    .int()
    .nullable()
    .describe('what of that amount waits too long, where that is known'),
  is_late: z.boolean().describe('it waits longer than it should'),
});
export type InboxItem = z.infer<typeof item>;

export const inboxContract = {
  list: procedure('inbox.list')
    .route({
      method: 'GET',
      path: '/admin/inbox',
      summary: 'What waits for the reader, the most urgent first',
    })
    .output(z.object({ items: z.array(item) })),
};
