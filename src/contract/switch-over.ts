/** Switch-over: files of a business that already runs, what is wrong with them, and going live. */
import { z } from 'zod';
import { ownApprovals } from '../domain/four-eyes.ts';
import { invalid } from '../domain/refusals.ts';
import { switchOverKinds } from '../domain/switch-over.ts';
import { procedure } from './procedure.ts';

const count = z.number().int();
const paise = z.number().int();

const problem = z.object({
  row: count.describe('as a spreadsheet counts: the header is row 1'),
  column: z.string(),
  text: z.string().describe('what the cell says'),
  message: z.string(),
  reason: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type SwitchOverProblem = z.infer<typeof problem>;

const report = z.object({
  rows: count,
  fresh: count.describe('rows that are not there yet'),
  changed: count.describe('rows that are there already and say a newer balance'),
  repeated: count.describe('rows that are there already, unchanged'),
  amount: paise.describe('sum of the new and changed rows, where the file has amounts'),
  unread: z.array(z.string()).describe('headers of columns of which nothing is taken'),
  problems: z.array(problem).describe('with one of them nothing is written; at most 1,000'),
  problem_count: count,
  written: z.boolean(),
});
export type SwitchOverReport = z.infer<typeof report>;

const file = z.object({
  id: z.uuid(),
  kind: z.enum(switchOverKinds),
  name: z.string(),
  hash: z.string().describe('SHA-256 of the file'),
  rows: count,
  amount: paise,
  by: z.string().nullable().describe('null: an account that was deleted since'),
  at: z.string(),
});
export type SwitchOverFile = z.infer<typeof file>;

const state = z.object({
  stage: z.enum(['open', 'asked', 'live']),
  asked_by: z.string().nullable(),
  approved_by: z.string().nullable(),
  own_approval: z
    .enum(ownApprovals)
    .nullable()
    .describe('why the reader may approve it alone; null: two have to'),
  missing: z.array(z.enum(switchOverKinds)).describe('kinds of files of which none was taken'),
  files: z.array(file).describe('newest first, at most 100'),
  totals: z.object({
    people: count,
    claimed: count.describe('people who signed in by their address or number'),
    affiliates: count,
    brokers: count,
    homes: count,
    rvl: paise.describe('a month, of all homes'),
    months: count.describe('of homes before they moved in'),
    months_paid: count,
    rvl_paid: paise.describe('before they moved in'),
    roots: count.describe('affiliates without a sponsor'),
    payable: paise.describe('commission owed by the files'),
    leases: count.describe('that nobody contested; the sums below are theirs'),
    leases_contested: count.describe('leases whose tenant said that they are not theirs'),
    lease_rent: paise.describe('a month, of all leases'),
    owed: paise.describe('by tenants, on the day of the file'),
    prepaid: paise.describe('by tenants, on the day of the file'),
    held_by_owners: paise.describe('deposits'),
    held_by_us: paise.describe('deposits that are with the operator'),
  }),
  contested: z
    .array(
      z.object({
        reference: z.string(),
        tenant_name: z.string(),
        home_name: z.string(),
        reason: z.string().nullable(),
        held: paise.describe('deposit that the files say is held'),
      }),
    )
    .describe(
      'leases whose tenant said that they are not theirs, at most 100: nothing of them is in the sums',
    ),
  checks: z.object({
    sponsors_differ: count.describe('affiliates whose sponsor is not the one of the file'),
    homes_differ: count.describe('homes whose rent value, fee or affiliate is not the one of the file'),
    balances_differ: count.describe('affiliates whose opening entry is not the amount of the file'),
    leases_differ: count.describe('leases whose rent, deposit or balance is not the one of the file'),
    deposits_differ: count.describe('leases whose held deposit is not the one of the file'),
    owed: paise.describe('by tenants, by the journal'),
    prepaid: paise.describe('by tenants, by the journal'),
    held_by_owners: paise.describe('deposits, by the journal'),
    held_by_us: paise.describe('deposits that the operator owes back, by the journal'),
    opening_balance: paise.describe(
      'of the journal: stands against commission that is owed and deposits that are with the operator',
    ),
    trial_balance: paise.describe('sum of all lines of the journal: zero'),
  }),
});
export type SwitchOverState = z.infer<typeof state>;

const without = z.object({
  without: count
    .min(0)
    .default(0)
    .describe('how many contested leases the caller saw, and goes live without'),
});

export const switchOverContract = {
  state: procedure('switchOver.state').route({ method: 'GET', path: '/switch-over' }).output(state),
  upload: procedure('switchOver.upload')
    .route({
      method: 'POST',
      path: '/switch-over/files',
      summary: 'Checks a file of the business that moves in, or takes it: all of its rows or none',
    })
    .input(
      z.object({
        file: z.file(invalid('csv-file.missing', 'Choose a CSV file')),
        kind: z.enum(switchOverKinds, invalid('switch-over.kind-unknown', 'Choose what the file holds')),
        step: z
          .enum(['check', 'write'], invalid('import-step.unknown', 'Choose to check or to write'))
          .default('check')
          .describe('check: nothing is written'),
      }),
    )
    .output(report),
  askGoLive: procedure('switchOver.askGoLive')
    .route({ method: 'POST', path: '/switch-over/ask-go-live' })
    .input(without)
    .output(state),
  goLive: procedure('switchOver.goLive')
    .route({
      method: 'POST',
      path: '/switch-over/go-live',
      summary: 'Another administrator ends the switch-over: no opening file is taken any more',
    })
    .input(without)
    .output(state),
};
