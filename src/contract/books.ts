/** The books on the wire: a month's trial balance of all accounts, and the operator's own journal as a file. */
import { z } from 'zod';
import { bookFormats } from '../domain/books.ts';
import { journalAccounts } from '../domain/journal.ts';
import { invalid } from '../domain/refusals.ts';
import { monthText } from './fields.ts';
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

const trialBalance = z.object({
  month: z.string(),
  months: z.array(z.string()).describe('with entries, newest first'),
  rows: z.array(row).describe('accounts that have a balance or moved'),
  entries: z.number().int().describe('of the month'),
});

export const booksContract = {
  trialBalance: procedure('books.trialBalance')
    .route({ method: 'GET', path: '/books/trial-balance' })
    .input(z.object({ month: monthText.optional().describe('else the current one') }))
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
