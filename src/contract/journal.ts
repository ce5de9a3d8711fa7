/** The journal as the two sides of a lease read it: the entries of its book. */
import { z } from 'zod';
import { namesOfDues } from '../domain/dues.ts';
import { journalAccounts, leaseKinds, partyKinds } from '../domain/journal.ts';
import { invalid } from '../domain/refusals.ts';
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
  kind: z.enum(leaseKinds),
  happened_on: z.string().describe('of the payment, or the day on which the month is due'),
  booked_at: z.string(),
  about: z
    .object({
      what: z.enum(namesOfDues),
      month: z.string(),
      units: z.number().nullable().describe('of a meter'),
    })
    .nullable()
    .describe('the due that it writes or closes; null: a payment or the deposit'),
  change: z.number().int().describe('paise that the tenant owes more, or less where it is negative'),
  owed_after: z
    .number()
    .int()
    .describe('what the tenant owes with this entry and all that were booked before; negative: credit'),
  lines: z.array(line).min(2).describe('they sum to zero'),
});
export type BookEntry = z.infer<typeof entry>;

const bookShows = ['all', 'balance'] as const;

export const journalContract = {
  ofLease: procedure('journal.ofLease')
    .route({ method: 'GET', path: '/leases/{id}/book', summary: 'The entries of its book, newest first' })
    .input(
      leaseId.extend({
        show: z
          .enum(bookShows, invalid('book-filter.unknown', 'Choose all or balance'))
          .default('all')
          .describe('balance: only what changes what the tenant owes'),
        limit: pageLimit,
        cursor,
      }),
    )
    .output(
      pageOf(entry).extend({
        owed: z
          .number()
          .int()
          .describe('what everything written so far still asks of the tenant; negative: credit'),
      }),
    ),
};
