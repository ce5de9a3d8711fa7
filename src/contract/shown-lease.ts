// A lease as answers show it, with the people it names and its documents.
import { z } from 'zod';
import { acceptanceWays, leaseDocumentKinds } from '../domain/lease-acceptance.ts';
import { itemConditions } from '../domain/lease-terms.ts';
import { depositHolders, leasePartyRoles, leaseSides, leaseStates } from '../domain/leases.ts';
import { signatureOutcomes, signingProviders, signingStates } from '../domain/signing.ts';
import { charge } from './lease-terms.ts';

const person = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
/** One whom a lease names. Who has an account is not said before they answered. */
export const party = z.object({
  id: z.uuid(),
  role: z.enum(leasePartyRoles),
  name: z.string(),
  is_you: z.boolean(),
  share_bp: z.number().int().nullable(),
  email: z.string().nullable().describe('of a co-tenant, to the landlord’s side and themselves'),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  opened_at: z.string().nullable().describe('when they opened the document that is proposed'),
  told_at: z.string().nullable().describe('when a notice of a lease on paper is known to have reached them'),
  accepted_at: z.string().nullable(),
  accepted_how: z.enum(acceptanceWays).nullable(),
});
export const leaseDocument = z.object({
  id: z.uuid(),
  kind: z.enum(leaseDocumentKinds),
  version: z.number().int(),
  sha256: z.string(),
  content_type: z.string(),
  created_at: z.string(),
});
/** What either side keeps beside the agreement: its stamped or registered copy. */
export const leaseCopy = leaseDocument.extend({
  number: z.string().nullable().describe('of the e-stamp certificate or the registration'),
  dated_on: z.string().nullable().describe('the date on the document'),
  added_by: z
    .string()
    .nullable()
    .describe('who of the lease handed it in; null: our team, or somebody who left'),
});
const eSign = z.object({
  provider: z.enum(signingProviders),
  state: z.enum(signingStates),
  expires_at: z.string(),
  signers: z.array(
    z.object({
      party_id: z.uuid(),
      signed_at: z.string().nullable(),
      name: z.string().nullable().describe('whose certificate it is, as the provider says'),
      outcome: z.enum(signatureOutcomes).nullable(),
    }),
  ),
});
export const repair = z.object({ id: z.uuid(), title: z.string(), cost: z.number().int().nullable() });
const settlement = z.object({
  deductions: z.array(
    z.object({
      label: z.string(),
      amount: z.number().int(),
      repair: repair.nullable().describe('what it pays for'),
    }),
  ),
  refund: z.number().int(),
  owed: z.number().int(),
});

export const lease = z.object({
  id: z.uuid(),
  side: z.enum(leaseSides).nullable().describe('null: the reader is no party'),
  state: z.enum(leaseStates),
  home_name: z.string(),
  home_address: z.string().nullable(),
  property_id: z.uuid().nullable(),
  managed_property_id: z.uuid().nullable(),
  bed_id: z.uuid().nullable().describe('of a PG: the bed that is let'),
  collector: z
    .object({ name: z.string(), upi: z.string() })
    .nullable()
    .describe('where the tenant pays Kiraya; null: as the lease says'),
  rvl_amount: z
    .number()
    .int()
    .nullable()
    .describe('the locked rent value of a managed home; null for tenants'),
  landlord: person,
  tenant: person,
  tenant_has_account: z.boolean().describe('false: invited, and not yet known to us'),
  start_date: z.string(),
  end_date: z.string(),
  rent: z.number().int(),
  deposit: z.number().int(),
  deposit_held_by: z.enum(depositHolders),
  mandate_holder: z
    .enum(depositHolders)
    .nullable()
    .describe('by the mandate in force; null: none, or not shown to the reader'),
  moved_on: z
    .string()
    .nullable()
    .describe('the day it came with a business that moved in; null: it was made here'),
  notice_days: z.number().int(),
  escalation_bp: z.number().int(),
  due_day: z.number().int(),
  terms: z.string().nullable(),
  landlord_notice_days: z.number().int().nullable(),
  lock_in_months: z.number().int(),
  deposit_due_on: z.string().nullable(),
  charges: z.array(charge.extend({ amount: z.number().int().nullable() })),
  late_fee: z
    .object({ grace_days: z.number().int(), a_day: z.number().int(), most: z.number().int() })
    .nullable(),
  inventory: z.array(
    z.object({
      room: z.string(),
      item: z.string(),
      count: z.number().int(),
      condition: z.enum(itemConditions),
    }),
  ),
  landlord_address: z.string().nullable(),
  tenant_address: z.string().nullable(),
  place: z.string().nullable(),
  parties: z.array(party).describe('everybody whom it names'),
  is_co_tenant: z.boolean().describe('with its first tenant, who speaks for you all'),
  document: leaseDocument.nullable().describe('what is proposed now, or was agreed to'),
  is_e_sign_offered: z.boolean().describe('the reader may sign what is proposed electronically now'),
  e_sign: eSign.nullable().describe('null: nobody began to sign electronically'),
  e_signed_files: z
    .array(leaseDocument)
    .describe('the agreement with all e-signatures, and their certificate'),
  stamped_copies: z.array(leaseCopy).describe('stamped and registered copies, oldest first'),
  proposed_at: z.string().nullable(),
  is_prepared: z.boolean().describe('written for the landlord, who alone signs it'),
  is_prepared_by_you: z.boolean().describe('the reader wrote it for the landlord'),
  payee_name: z.string().nullable(),
  payee_upi: z.string().nullable(),
  payee_shows_bank: z.boolean(),
  agreed_at: z.string().nullable(),
  is_signed_on_paper: z.boolean().describe('the landlord says so, with a scan'),
  paper_answer: z.string().nullable().describe('why the tenant says that it was not signed on paper'),
  notice: z
    .object({
      by: z.enum(leaseSides),
      given_on: z.string(),
      ends_on: z.string(),
      is_agreed: z.boolean().describe('the last day is one that both sides agreed on'),
    })
    .nullable(),
  proposed_end: z
    .object({ by: z.enum(leaseSides), ends_on: z.string() })
    .nullable()
    .describe('an earlier last day, which counts once the other side agrees'),
  ended_on: z.string().nullable(),
  settlement: settlement.nullable(),
  renews_id: z.uuid().nullable(),
  renewal: z.object({ id: z.uuid(), state: z.enum(leaseStates) }).nullable(),
  version: z.number().int(),
  created_at: z.string(),
});
