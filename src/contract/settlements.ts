// Settlements of deposits on the wire: proposed, answered line by line, decided where disputed, paid back and confirmed.
import { z } from 'zod';
import { namesOfDues } from '../domain/dues.ts';
import { depositHolders, leaseSides } from '../domain/leases.ts';
import { rentPaymentModes } from '../domain/managed-rentals.ts';
import { invalid } from '../domain/refusals.ts';
import { normalReference } from '../domain/rents.ts';
import {
  refundStates,
  SETTLEMENT_LINES_MAX,
  settlementLineKinds,
  settlementLineStates,
  settlementStates,
} from '../domain/settlements.ts';
import { settlementShows } from './choices.ts';
import { calendarDate, choice, line, optional, paragraph } from './fields.ts';
import { DEPOSIT_MOST } from './lease-terms.ts';
import { leaseId } from './leases.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const photo = z.object({
  id: z.uuid(),
  side: z.enum(leaseSides),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
const settlementLine = z.object({
  id: z.uuid(),
  kind: z.enum(settlementLineKinds),
  label: z.string(),
  amount: z.number().int(),
  month: z.string().nullable().describe('first day of the month whose rent or charge it is'),
  repair: z.object({ id: z.uuid(), title: z.string(), cost: z.number().int().nullable() }).nullable(),
  state: z.enum(settlementLineStates),
  is_by_silence: z.boolean().describe('nobody answered in time'),
  reason: z.string().nullable().describe('why the tenant does not agree'),
  allowed: z.number().int().nullable().describe('what of it counts after all; null: not said yet'),
  decision: z.string().nullable().describe('why the team decided so'),
  photos: z.array(photo),
});
export type SettlementLineShown = z.infer<typeof settlementLine>;
const refund = z.object({
  id: z.uuid(),
  amount: z.number().int(),
  paid_on: z.string(),
  mode: z.enum(rentPaymentModes),
  reference: z.string().nullable(),
  state: z.enum(refundStates),
  answer: z.string().nullable().describe('why it did not come'),
});
export type SettlementRefund = z.infer<typeof refund>;

export const settlement = z.object({
  id: z.uuid(),
  lease_id: z.uuid(),
  home_name: z.string(),
  landlord_name: z.string(),
  tenant_name: z.string(),
  reads_as: z
    .enum(['landlord', 'tenant', 'co_tenant', 'manager', 'team'])
    .nullable()
    .describe('null: reads and does nothing'),
  state: z.enum(settlementStates),
  started_by: z.enum(leaseSides),
  last_day: z.string(),
  deposit: z.number().int(),
  credit: z.number().int().describe('rent that was paid beyond the last month'),
  held_by: z.enum(depositHolders),
  due_on: z.string().nullable().describe('by when whoever’s turn it is acts'),
  lines: z.array(settlementLine),
  refunds: z.array(refund),
  taken: z.number().int().describe('what counts of the lines so far'),
  held: z.number().int().describe('what is not answered or not decided'),
  refund: z.number().int().describe('what goes back now, whether it was paid or not'),
  to_refund: z.number().int().describe('what of it was not reported as paid yet'),
  debt: z.number().int().describe('what the deposit does not cover, less what was waived'),
  waived: z.number().int(),
  waive_reason: z.string().nullable(),
  created_at: z.string(),
});
export type Settlement = z.infer<typeof settlement>;

const answer = z.object({
  settlement: settlement.nullable(),
  can_start: z.boolean().describe('the lease is over and no settlement was begun'),
  unpaid: z
    .array(
      z.object({
        due_id: z.uuid(),
        kind: z.enum(['rent', 'charge']).describe('of the line that names it'),
        what: z.enum(namesOfDues),
        month: z.string(),
        amount: z.number().int(),
      }),
    )
    .describe('months, charges and late fees that are not paid in full; what is open of each'),
  deposit: z.number().int().describe('what was received as deposit'),
  credit: z.number().int(),
});
export type SettlementAnswer = z.infer<typeof answer>;

const settlementId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a settlement' })),
});
const lineId = z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a deduction' }));
const refundId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a refund' })),
});
const reason = paragraph(1000).min(3, invalid('reason.too-short', 'Give a reason'));
const missing = invalid('amount.missing', 'Enter an amount');
/** In paise: the unpaid part of a month may hold some. */
const amount = (least: number) =>
  z.number(missing).int(missing).min(least, missing).max(DEPOSIT_MOST.paise, missing);

const newLine = z.object({
  kind: choice(settlementLineKinds, invalid('deduction-kind.unknown', 'Choose what it is for')),
  label: line(120).min(1, invalid('deduction-reason.missing', 'Say what it is for')),
  amount: amount(1),
  due_id: optional(z.uuid(invalid('due.malformed', 'Choose a month'))),
  repair_id: optional(z.uuid(invalid('repair.malformed', 'Choose a repair'))),
});
export type NewSettlementLine = z.output<typeof newLine>;

const filters = z.object({
  q: searchText.describe('Words of the home or of a name'),
  show: z
    .enum(settlementShows, invalid('state-filter.unknown', 'Choose one of the states'))
    .default('waiting')
    .describe('waiting: what the team decides, and deposits that it pays back'),
  limit: pageLimit,
  cursor,
});
export type SettlementFilters = z.output<typeof filters>;

const ofLease = '/leases/{id}/settlement';
const one = '/settlements/{id}';
const ofRefund = '/settlement-refunds/{id}';

export const settlementsContract = {
  get: procedure('settlements.get')
    .route({ method: 'GET', path: ofLease, summary: 'How the deposit of a lease is settled' })
    .input(leaseId)
    .output(answer),
  file: procedure('settlements.file', 'handler')
    .route({
      method: 'GET',
      path: `${one}/file`,
      summary: 'The settlement as PDF, as it stands: deductions, what came of each, and refunds',
    })
    .input(settlementId)
    .output(z.file()),
  ask: procedure('settlements.ask')
    .route({
      method: 'POST',
      path: `${ofLease}/ask`,
      successStatus: 201,
      summary: 'The tenant asks for the deposit; the landlord may then name deductions',
    })
    .input(leaseId)
    .output(settlement),
  propose: procedure('settlements.propose')
    .route({
      method: 'POST',
      path: ofLease,
      successStatus: 201,
      summary: 'The landlord names deductions, or none, which the tenant answers',
    })
    .input(
      leaseId.extend({
        lines: z
          .array(newLine)
          .max(
            SETTLEMENT_LINES_MAX,
            invalid('deductions.too-many', 'Enter at most {most} deductions', { most: SETTLEMENT_LINES_MAX }),
          )
          .default([]),
      }),
    )
    .output(settlement),
  addEvidence: procedure('settlements.addEvidence', 'handler')
    .route({ method: 'POST', path: '/settlement-lines/{line_id}/photos', successStatus: 201 })
    .input(z.object({ line_id: lineId, file: z.file(invalid('photo.missing', 'Choose a photo')) }))
    .output(settlement),
  answer: procedure('settlements.answer')
    .route({ method: 'POST', path: `${one}/answer`, summary: 'The tenant answers every open deduction' })
    .input(
      settlementId.extend({
        answers: z
          .array(
            z.object({
              line_id: lineId,
              accepts: z.boolean(),
              reason: paragraph(1000)
                .nullish()
                .transform((text) => text || null),
            }),
          )
          .max(SETTLEMENT_LINES_MAX),
      }),
    )
    .output(settlement),
  dropLine: procedure('settlements.dropLine')
    .route({ method: 'POST', path: '/settlement-lines/{line_id}/drop' })
    .input(z.object({ line_id: lineId }))
    .output(settlement),
  decide: procedure('settlements.decide')
    .route({ method: 'POST', path: `${one}/decide` })
    .input(
      settlementId.extend({
        decisions: z
          .array(z.object({ line_id: lineId, amount: amount(0), reason }))
          .max(SETTLEMENT_LINES_MAX),
      }),
    )
    .output(settlement),
  waive: procedure('settlements.waive')
    .route({ method: 'POST', path: `${one}/waive`, summary: 'The landlord gives up what is still owed' })
    .input(settlementId.extend({ reason }))
    .output(settlement),
  recordRefund: procedure('settlements.recordRefund')
    .route({ method: 'POST', path: `${one}/refunds`, successStatus: 201 })
    .input(
      settlementId.extend({
        amount: amount(1),
        paid_on: calendarDate,
        mode: choice(rentPaymentModes, invalid('payment-mode.unknown', 'Choose how it was paid')),
        reference: optional(line(40).transform(normalReference)).transform((text) => text || null),
      }),
    )
    .output(settlement),
  confirmRefund: procedure('settlements.confirmRefund')
    .route({ method: 'POST', path: `${ofRefund}/confirm` })
    .input(refundId)
    .output(settlement),
  denyRefund: procedure('settlements.denyRefund')
    .route({ method: 'POST', path: `${ofRefund}/deny` })
    .input(refundId.extend({ reason }))
    .output(settlement),
  listDisputes: procedure('settlements.listDisputes')
    .route({ method: 'GET', path: '/admin/settlements' })
    .input(filters)
    .output(pageOf(settlement)),
};
