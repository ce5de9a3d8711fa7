/** Bank statements: a file of one's account is read, and its payments are recorded as the rent they are. */

import { z } from 'zod';
import { bankLayouts } from '../domain/bank-layouts.ts';
import { matchGrades, matchReasons } from '../domain/bank-matching.ts';
import { lineOutcomes } from '../domain/bank-statements.ts';
import { dueKinds } from '../domain/dues.ts';
import { rentPaymentModes } from '../domain/managed-rentals.ts';
import { invalid } from '../domain/refusals.ts';
import { dueShows } from './choices.ts';
import { calendarDate, choice, optional, paragraph } from './fields.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const accountOf = z.object({
  as: z
    .enum(['landlord', 'operator'], invalid('statement-side.unknown', 'Choose your own account or Kiraya’s'))
    .describe('landlord: of one’s own leases; operator: Kiraya’s account, of the homes it manages'),
});
export type StatementSide = z.infer<typeof accountOf>['as'];

const lineId = accountOf.extend({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a line of a statement' })),
});

const columnMessage = invalid('statement-column.missing', 'Choose a column');
const column = z.coerce
  .number(columnMessage)
  .int(columnMessage)
  .min(0, columnMessage)
  .max(200, columnMessage);
/** Which column holds what, counted from 0, of a file whose headers no bank is known by. */
const columns = z.object({
  header_row: column.describe('counted from 0'),
  date: column,
  narration: column,
  reference: column.optional(),
  credit: column.optional(),
  amount: column.optional().describe('money in and out in one column, told apart by a sign'),
});
export type StatementColumnsInput = z.input<typeof columns>;

const uploaded = z.object({
  layout: z.enum(bankLayouts).nullable().describe('null: the columns have to be named'),
  added: z.number().int(),
  repeated: z.number().int().describe('payments that an earlier file had'),
  paid_out: z.number().int().describe('payments that went out, which are not kept'),
  problems: z
    .array(z.object({ row: z.number().int(), field: z.enum(['date', 'amount']), text: z.string() }))
    .describe('cells that could not be read; with one of them nothing of the file is taken'),
  unknown: z
    .object({ header_row: z.number().int(), rows: z.array(z.array(z.string())) })
    .nullable()
    .describe('the row that looks like headers, and the first rows of a file of unknown columns'),
});
export type UploadedStatement = z.infer<typeof uploaded>;

const match = z.object({
  kind: z.enum(['payment', 'due']),
  id: z.uuid(),
  grade: z.enum(matchGrades),
  reasons: z.array(z.enum(matchReasons)),
  home_name: z.string(),
  tenant_name: z.string(),
  due: z.enum(dueKinds).nullable().describe('what it is for: a month of rent, a deposit'),
  month: z.string().nullable(),
});

const line = z.object({
  id: z.uuid(),
  paid_on: z.string(),
  amount: z.number().int(),
  matched: z.number().int().describe('what was recorded of it'),
  mode: z.enum(rentPaymentModes),
  reference: z.string().nullable(),
  payer: z.string().nullable(),
  narration: z.string(),
  ignored_reason: z.string().nullable(),
  outcome: z
    .enum(lineOutcomes)
    .nullable()
    .describe('of a line of Kiraya’s account that is no rent: where its money went'),
  returned_on: z.string().nullable(),
  held_days: z
    .number()
    .int()
    .nullable()
    .describe('of an open line of Kiraya’s account: since when it is held for an unknown payer'),
  match: match.nullable().describe('of an open line, what it seems to pay'),
  payments: z.array(
    z.object({
      id: z.uuid(),
      amount: z.number().int(),
      home_name: z.string(),
      tenant_name: z.string(),
      due: z.enum(dueKinds).nullable(),
      month: z.string().nullable(),
      receipt_number: z.string().nullable(),
    }),
  ),
});
export type BankLine = z.infer<typeof line>;

export const lineShows = ['open', 'recorded', 'ignored'] as const;

const openDue = z.object({
  id: z.uuid(),
  home_name: z.string(),
  tenant_name: z.string(),
  due: z.enum(dueKinds),
  month: z.string(),
  due_date: z.string(),
  open: z.number().int(),
  reported: z
    .object({ amount: z.number().int(), paid_on: z.string(), reference: z.string().nullable() })
    .nullable()
    .describe('what its tenant says they paid, until that is confirmed'),
});
export type StatementDue = z.infer<typeof openDue>;

const partMessage = invalid('amount.malformed', 'Enter an amount in rupees');
const parts = z
  .array(
    z.object({
      due_id: z.uuid(
        invalid('id.malformed', 'This is not the number of {what}', { what: 'a month of rent' }),
      ),
      amount: z.number(partMessage).int(partMessage).min(1, partMessage).max(1e13, partMessage),
    }),
  )
  .max(12, invalid('statement-parts.too-many', 'Choose at most {most} months', { most: 12 }));

const reason = paragraph(300).min(3, invalid('line-reason.missing', 'Say why, in a few words'));
const oneLine = '/bank-lines/{id}';

export const bankStatementsContract = {
  upload: procedure('bankStatements.upload')
    .route({ method: 'POST', path: '/bank-statements', successStatus: 201 })
    .input(
      accountOf
        .extend({ file: z.file(invalid('csv-file.missing', 'Choose a CSV file')) })
        .extend(columns.partial().shape),
    )
    .output(uploaded),
  lines: procedure('bankStatements.lines')
    .route({ method: 'GET', path: '/bank-lines' })
    .input(
      accountOf.extend({
        show: z
          .enum(lineShows, invalid('statement-filter.unknown', 'Choose open, recorded or ignored'))
          .default('open'),
        limit: pageLimit,
        cursor,
      }),
    )
    .output(
      pageOf(line).extend({
        held: z.number().int().describe('paise of Kiraya’s account that are held for unknown payers'),
        sure: z.number().int().describe('open lines whose payment is known by reference and amount'),
      }),
    ),
  openDues: procedure('bankStatements.openDues')
    .route({ method: 'GET', path: '/bank-statements/open-dues' })
    .input(
      accountOf.extend({
        q: searchText.describe('Words of the home or the tenant'),
        show: z
          .enum(dueShows, invalid('due-filter.unknown', 'Choose all or reported'))
          .default('all')
          .describe('reported: the tenant says it is paid'),
        limit: pageLimit,
        cursor,
      }),
    )
    .output(pageOf(openDue)),
  match: procedure('bankStatements.match')
    .route({
      method: 'POST',
      path: `${oneLine}/match`,
      summary: 'Records a line as rent of one or more months, or as a payment that was entered',
    })
    .input(
      lineId.extend({
        payment_id: z
          .uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a payment' }))
          .nullable()
          .default(null),
        parts: parts.default([]),
      }),
    )
    .output(line),
  matchSure: procedure('bankStatements.matchSure')
    .route({ method: 'POST', path: '/bank-lines/match-sure' })
    .input(accountOf)
    .output(z.object({ matched: z.number().int(), left: z.number().int() })),
  ignore: procedure('bankStatements.ignore')
    .route({ method: 'POST', path: `${oneLine}/ignore` })
    .input(
      lineId.extend({
        reason,
        outcome: choice(lineOutcomes, invalid('line-outcome.unknown', 'Say where the money went'))
          .default('recorded')
          .describe('of Kiraya’s account'),
        returned_on: optional(calendarDate).describe('of money that was sent back'),
      }),
    )
    .output(line),
  reopen: procedure('bankStatements.reopen')
    .route({ method: 'POST', path: `${oneLine}/reopen` })
    .input(lineId)
    .output(line),
  undo: procedure('bankStatements.undo')
    .route({ method: 'POST', path: `${oneLine}/undo`, summary: 'Takes back what was recorded from a line' })
    .input(lineId.extend({ reason }))
    .output(line),
};
