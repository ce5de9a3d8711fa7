/** The journal as the two sides of a lease read it: the entries of its book. */
import { z } from 'zod';
import { journalAccounts, journalKinds, partyKinds } from '../domain/journal.ts';
import { leaseId } from './leases.ts';
import { cursor, pageLimit, pageOf } from './paging.ts';
import { procedure } from './procedure.ts';

const line = z.object({
  account: z.enum(journalAccounts),
  party: z.enum(partyKinds).nullable().describe('whose money it is'),
  amount: z.number().int().describe('paise; debits are positive'),
});
const entry = z.object({
  id: z.uuid(),
  kind: z.enum(journalKinds),
  happened_on: z.string().describe('of the payment, or the day on which the month is due'),
  booked_at: z.string(),
  lines: z.array(line).min(2).describe('they sum to zero'),
});
export type BookEntry = z.infer<typeof entry>;

export const journalContract = {
  ofLease: procedure('journal.ofLease')
    .route({ method: 'GET', path: '/leases/{id}/book', summary: 'The entries of its book, newest first' })
    .input(leaseId.extend({ limit: pageLimit, cursor }))
    .output(
      pageOf(entry).extend({
        owed: z
          .number()
          .int()
          .describe('what all months written so far still ask of the tenant; negative: credit'),
      }),
    ),
};
