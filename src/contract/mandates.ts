// Mandates of managed homes: offered by an administrator, and in force once the owner has accepted.
import { z } from 'zod';
import { depositHolders } from '../domain/leases.ts';
import { mandateStates, REMITTANCE_DAY_MAX, REMITTANCE_DAY_MIN, rentCollectors } from '../domain/mandates.ts';
import { invalid } from '../domain/refusals.ts';
import { choice, line, optional, optionalLine, upiAddress, whole } from './fields.ts';
import { procedure } from './procedure.ts';

const mandate = z.object({
  id: z.uuid(),
  version: z.number().int().describe('counts the offers for the home, from 1'),
  state: z.enum(mandateStates),
  collects: z.enum(rentCollectors),
  fee_bp: z.number().int().describe('of each month’s rent, in basis points'),
  remittance_day: z.number().int().nullable().describe('of the next month; null: the owner collects'),
  deposit_holder: z.enum(depositHolders),
  payee_name: z.string().nullable(),
  payee_upi: z.string().nullable(),
  text: z.string().describe('what the owner agrees to, a sentence a line'),
  text_hash: z.string().describe('SHA-256 of the text; accepting names it'),
  offered_at: z.string(),
  answered_at: z.string().nullable(),
  signed_name: z.string().nullable(),
  decline_reason: z.string().nullable(),
});
export type Mandate = z.infer<typeof mandate>;

/** Of a managed home: what is agreed and what waits for the owner. */
export const mandateFields = {
  collects: z.enum(rentCollectors).describe('owner, unless the owner agreed to something else'),
  mandate: mandate.nullable().describe('as the owner agreed to it; null: none yet'),
  offered_mandate: mandate.nullable().describe('waits for the owner’s answer'),
};

const homeId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a managed home' })),
});
const mandateId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a mandate' })),
});

export const mandateForm = z.object({
  collects: choice(rentCollectors, invalid('collector.unknown', 'Choose who collects the rent')),
  fee_bp: whole(0, 10_000, 'management-fee.out-of-range', 'Enter a fee from 0 to 100%'),
  remittance_day: optional(
    whole(
      REMITTANCE_DAY_MIN,
      REMITTANCE_DAY_MAX,
      'remittance-day.out-of-range',
      'Enter a day from {least} to {most}',
    ),
  ),
  deposit_holder: choice(depositHolders, invalid('deposit-holder.unknown', 'Choose who holds the deposit')),
  payee_name: optionalLine(120),
  payee_upi: optional(upiAddress),
});
export type MandateForm = z.output<typeof mandateForm>;

export const mandatesContract = {
  ofHome: procedure('mandates.ofHome')
    .route({
      method: 'GET',
      path: '/managed-homes/{id}/mandates',
      summary: 'Every mandate that was offered for a managed home, newest first',
    })
    .input(homeId)
    .output(z.object({ items: z.array(mandate) })),
  offer: procedure('mandates.offer')
    .route({ method: 'POST', path: '/admin/managed-properties/{id}/mandates', successStatus: 201 })
    .input(homeId.extend(mandateForm.shape))
    .output(mandate),
  withdraw: procedure('mandates.withdraw')
    .route({ method: 'POST', path: '/admin/mandates/{id}/withdraw' })
    .input(mandateId)
    .output(mandate),
  accept: procedure('mandates.accept')
    .route({ method: 'POST', path: '/mandates/{id}/accept' })
    .input(
      mandateId.extend({
        text_hash: z
          .string(invalid('mandate-text.missing', 'Open the terms before you accept'))
          .regex(/^[0-9a-f]{64}$/, invalid('mandate-text.missing', 'Open the terms before you accept')),
        name: line(120).min(2, invalid('signed-name.missing', 'Type your full name')),
      }),
    )
    .output(mandate),
  decline: procedure('mandates.decline')
    .route({ method: 'POST', path: '/mandates/{id}/decline' })
    .input(mandateId.extend({ reason: line(500).min(3, invalid('reason.too-short', 'Give a reason')) }))
    .output(mandate),
};
