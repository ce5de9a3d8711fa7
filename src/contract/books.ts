/** The books on the wire: a month's trial balance of all accounts, and the operator's own journal as a file. */
import { z } from 'zod';
import { bookFormats } from '../domain/books.ts';
import { journalAccounts } from '../domain/journal.ts';
import { invalid } from '../domain/refusals.ts';
import { monthText } from './fields.ts';
import { adminReason } from './payees.ts';
import { procedure } from './procedure.ts';

const paise = z.number().int();
const row = z.object({
  account: z.enum(journalAccounts),
  is_own: z.boolean().describe('the operator’s; the others are those of leases'),
  opening: paise.describe('paise; debits are positive'),
  debit: paise,
  credit: paise,
  closing: paise,
});
export type TrialBalanceRow = z.infer<typeof row>;

const closing = z.object({
  id: z.uuid(),
  month: z.string(),
  closed_by: z.string().nullable().describe('name of the administrator'),
  closed_at: z.string(),
  reopened_by: z.string().nullable(),
  reopened_at: z.string().nullable(),
  reason: z.string().nullable().describe('why it was opened again'),
});
export type BookClosing = z.infer<typeof closing>;

const trialBalance = z.object({
  month: z.string(),
  months: z.array(z.string()).describe('with entries, newest first'),
  rows: z.array(row).describe('accounts that have a balance or moved'),
  entries: z.number().int().describe('of the month'),
  late: z
    .number()
    .int()
    .describe('of the month, posted here because the month to which they belong was closed'),
  period: z.object({
    state: z
      .enum(['running', 'open', 'closed'])
      .describe('running: not over yet; open: can be closed; closed: no entry is dated in it'),
    can_reopen: z.boolean().describe('it was closed last'),
    closed_through: z.string().nullable().describe('the month that was closed last'),
  }),
  closings: z.array(closing).describe('newest first, at most 24'),
});
export type TrialBalance = z.infer<typeof trialBalance>;

export const booksContract = {
  trialBalance: procedure('books.trialBalance')
    .route({ method: 'GET', path: '/books/trial-balance' })
    .input(z.object({ month: monthText.optional().describe('else the current one') }))
    .output(trialBalance),
  closeMonth: procedure('books.closeMonth')
    .route({
      method: 'POST',
      path: '/books/{month}/close',
      summary: 'Closes a month and every month before it: no entry is dated in them any more',
    })
    .input(z.object({ month: monthText }))
    .output(trialBalance),
  reopenMonth: procedure('books.reopenMonth')
    .route({
      method: 'POST',
      path: '/books/{month}/reopen',
      summary: 'Another administrator opens the month that was closed last again',
    })
    .input(z.object({ month: monthText, reason: adminReason }))
    .output(trialBalance),
  /** The operator's own entries of a month. */
  file: procedure('books.file')
    .route({ method: 'GET', path: '/books/journal-file' })
    .input(
      z.object({
        month: monthText,
        format: z
          .enum(bookFormats, invalid('book-format.unknown', 'Choose CSV or XML'))
          .describe('xml: vouchers for Tally'),
      }),
    )
    .output(z.file()),
};
