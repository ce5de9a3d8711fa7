// The monthly rent value of managed homes: which months were paid, and the administrator's record of each.
import { z } from 'zod';
import { isMonth } from '../domain/dates.ts';
import { MAX_RVL, rentPaymentModes, rvlPaymentStatuses } from '../domain/managed-rentals.ts';
import { invalid } from '../domain/refusals.ts';
import { rentMonthStates } from '../domain/rent-answers.ts';
import { choice, optional, optionalLine, rupees } from './fields.ts';
import {
  managedProperty,
  managedRentalId,
  ownManagedHome,
  propertyFilters,
  reason,
} from './managed-rentals.ts';
import { batchAfter, batchDone, cursor, MAX_PAGE_SIZE, pageLimit, pageOf } from './paging.ts';
import { procedure } from './procedure.ts';

const month = z
  .string(invalid('month.missing', 'Choose a month'))
  .refine(
    (text) => isMonth(text) && text >= '2000-01' && text <= '2099-12',
    invalid('month.malformed', 'Enter a month as YYYY-MM'),
  );
const until = month.optional().describe('the newest month shown, and three before it; else the current one');

const rvlMonth = z.object({
  month: z.string(),
  in_lease: z.boolean().describe('false: the lease had not begun or has ended, so no rent is due'),
  due_date: z.string(),
  rvl_amount: z.number().int(),
  payment_status: z.enum(rvlPaymentStatuses),
  payment_date: z.string().nullable(),
  mode: z.enum(rentPaymentModes).nullable(),
  reference: z.string().nullable(),
  tenant_rent: z
    .object({
      amount: z.number().int(),
      received: z.number().int(),
      paid_by: z.string(),
      mode: z.enum(rentPaymentModes).nullable(),
      reference: z.string().nullable(),
    })
    .nullish()
    .describe('to administrators: what of the rent was confirmed'),
  is_rent_received: z
    .boolean()
    .optional()
    .describe('to owner, broker and manager: the rent came in full, marked paid or not'),
  lease_rent: z
    .object({
      state: z.enum(rentMonthStates),
      amount: z.number().int(),
      received: z.number().int(),
      missing: z.number().int(),
      due_date: z.string(),
      from_date: z.string(),
      to_date: z.string(),
    })
    .nullish()
    .describe('to owner and manager: as the lease has it; null: no rent is asked for'),
});
export type RvlMonth = z.infer<typeof rvlMonth>;

const months = z.array(rvlMonth).describe('newest first');
const gridRow = managedProperty
  .pick({ id: true, property_name: true, owner_name: true, status: true, affiliate_name: true })
  .extend({
    rvl_amount: z.number().int(),
    lease_start_date: z.string(),
    lease_end_date: z.string().nullable(),
    months,
  });
export type RvlRow = z.infer<typeof gridRow>;
const ownHome = ownManagedHome.extend({ months });
export type OwnHomeMonths = z.infer<typeof ownHome>;

const change = z.object({
  old_status: z.enum(rvlPaymentStatuses).nullable(),
  new_status: z.enum(rvlPaymentStatuses),
  old_amount: z.number().int().nullable(),
  new_amount: z.number().int(),
  sequence: z.number().int(),
  reason: z.string().nullable(),
  changed_by: z.string().nullable().describe('name of the administrator'),
  changed_at: z.string(),
});
export type RvlChange = z.infer<typeof change>;

const payment = managedRentalId.extend({ month });
const address = '/admin/managed-properties/{id}/rvl/{month}';

const gridFilters = propertyFilters.extend({
  show: z
    .enum(
      ['active', 'unpaid', 'offered', 'ended', 'all'],
      invalid('rvl-filter.unknown', 'Choose active, unpaid, offered, ended or all'),
    )
    .default('active')
    .describe(
      'unpaid: active ones whose newest month shown is due and not paid; offered: those whose tenant has paid it',
    ),
  until,
});
export type RvlFilters = z.infer<typeof gridFilters>;

export const rvlContract = {
  grid: procedure('rvl.grid')
    .route({ method: 'GET', path: '/admin/rvl' })
    .input(gridFilters)
    .output(pageOf(gridRow).extend({ until: z.string() })),
  listMine: procedure('rvl.listMine')
    .route({ method: 'GET', path: '/my/managed-homes' })
    .input(
      z.object({
        as: z
          .enum(['party', 'manager'], invalid('rvl-side.unknown', 'Choose party or manager'))
          .default('party')
          .describe('party: as owner or broker; manager: homes assigned to the reader as property manager'),
        until,
        limit: pageLimit,
        cursor,
      }),
    )
    .output(pageOf(ownHome).extend({ until: z.string() })),
  markPaid: procedure('rvl.markPaid')
    .route({ method: 'POST', path: `${address}/paid` })
    .input(
      payment.extend({
        paid_by: optionalLine(120),
        mode: optional(choice(rentPaymentModes, invalid('payment-mode.unknown', 'Choose how it was paid'))),
        reference: optionalLine(60),
      }),
    )
    .output(rvlMonth),
  /** All homes that match whose tenant paid the month, or of them those named, a batch at a time: `next` of one is `after` of the next. */
  markMatchingPaid: procedure('rvl.markMatchingPaid')
    .route({ method: 'POST', path: '/admin/rvl/mark-matching-paid' })
    .input(
      z.object({
        q: propertyFilters.shape.q,
        month,
        ids: z.array(managedRentalId.shape.id).max(MAX_PAGE_SIZE).optional(),
        after: batchAfter,
      }),
    )
    .output(batchDone),
  backToPending: procedure('rvl.backToPending')
    .route({ method: 'POST', path: `${address}/pending` })
    .input(payment.extend({ reason }))
    .output(rvlMonth),
  setAmount: procedure('rvl.setAmount')
    .route({ method: 'POST', path: `${address}/amount` })
    .input(
      payment.extend({
        rvl_amount: rupees(
          0,
          'rvl-amount.out-of-range',
          'Enter the RVL amount in whole rupees, at most {most} crore',
          { paise: MAX_RVL, said: 900 },
        ),
        reason,
      }),
    )
    .output(rvlMonth),
  history: procedure('rvl.history')
    .route({ method: 'GET', path: `${address}/history` })
    .input(payment)
    .output(
      z.object({
        payment_id: z.uuid().nullable().describe('null: nothing was recorded for this month yet'),
        items: z.array(change),
      }),
    ),
};
