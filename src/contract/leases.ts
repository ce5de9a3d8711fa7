// Leases on the wire: what landlord and tenant agree, from the first draft to its end.
import { z } from 'zod';
import { languages } from '../domain/languages.ts';
import { copyKinds } from '../domain/lease-acceptance.ts';
import { leaseSources } from '../domain/lease-prefill.ts';
import { depositHolders, preparedOutcomes } from '../domain/leases.ts';
import { amenities, furnishings, parkings } from '../domain/properties.ts';
import { invalid } from '../domain/refusals.ts';
import { rentSides } from '../domain/rents.ts';
import { sentProofs } from '../domain/step-up.ts';
import { lawTopics } from '../domain/tenancy-law.ts';
import { leaseShows } from './choices.ts';
import { calendarDate, line, optional, optionalLine, paragraph, rupees, whole } from './fields.ts';
import { homePlace } from './home-place.ts';
import { leaseFile, leaseFileAnswer } from './lease-import.ts';
import { leaseForm, leaseTerms, paidTo } from './lease-terms.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';
import { lease, type leaseCopy, type leaseDocument, type party, repair } from './shown-lease.ts';

export const leaseId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a lease' })),
});
/** The version one has seen: another one since then is refused instead of overwritten. */
const version = whole(1, 1_000_000, 'version.out-of-range', 'Enter the version from {least} to {most}');

export type LeaseForm = z.output<typeof leaseForm>;
export type LeaseParty = z.infer<typeof party>;
export type LeaseDocument = z.infer<typeof leaseDocument>;
export type LeaseCopy = z.infer<typeof leaseCopy>;
export type LeaseRepair = z.infer<typeof repair>;
export type Lease = z.infer<typeof lease>;

/** Where its rent is now. */
export const rentNow = z.object({
  late_since: z.string().nullable().describe('when the oldest late rent was due'),
  late_months: z.array(z.string()),
  late_amount: z.number().int(),
  waits_for: z.enum(rentSides).nullable().describe('tenant: in dispute'),
  waiting_amount: z.number().int().describe('that the tenant says was paid, and nobody confirmed'),
  next: z
    .object({ month: z.string(), due_date: z.string(), amount: z.number().int() })
    .nullable()
    .describe('the oldest open month that is not late'),
});
const letLease = lease.extend({
  rent_now: rentNow.nullable().describe('null: nothing of its rent is open'),
});
export type LetLease = z.infer<typeof letLease>;

/** Whose homes: those one lets, or those one looks after as property manager. */
export const lessorRoles = ['landlord', 'manager'] as const;
export type LessorRole = (typeof lessorRoles)[number];
export const lessorRole = z
  .enum(lessorRoles, invalid('lease-side.unknown', 'Choose landlord or manager'))
  .default('landlord');
const filters = z.object({
  as: lessorRole,
  q: searchText.describe('Words of the home or the tenant'),
  show: z
    .enum(leaseShows, invalid('lease-filter.unknown', 'Choose open, running, late, ended or all'))
    .default('open')
    .describe('open: drafts and running ones; ended: also those withdrawn or declined'),
  limit: pageLimit,
  cursor,
});
export type LeaseFilters = z.infer<typeof filters>;

const option = z.object({
  kind: z.enum(['application', 'listed', 'managed']),
  id: z.uuid(),
  home_name: z.string(),
  tenant_name: z.string().nullable(),
  tenant_phone: z.string().nullable().describe('of an applicant'),
  start_date: z.string().nullable().describe('the day of moving in that an applicant named'),
  rent: z.number().int().nullable(),
  deposit: z.number().int().nullable(),
  deposit_held_by: z
    .enum(depositHolders)
    .nullable()
    .describe('of a managed home, as its owner agreed; null: not agreed'),
  room_id: z.uuid().nullable().describe('the room of a PG that an applicant asked for'),
  beds: z
    .array(
      z.object({
        id: z.uuid(),
        room_id: z.uuid(),
        room: z.string(),
        label: z.string(),
        rent: z.number().int(),
        deposit: z.number().int().nullable(),
        free_from: z.string().nullable().describe('after the leases that it has; null: now'),
      }),
    )
    .describe('of a PG, which is let by the bed; held ones are left out'),
});
export type LeaseOption = z.infer<typeof option>;

const paiseAmount = z.number().int().nullable();
const known = z.object({
  sources: z.array(z.enum(leaseSources)).describe('what it is from'),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  rent: paiseAmount,
  deposit: paiseAmount,
  deposit_held_by: z.enum(depositHolders).nullable(),
  mandate_holder: lease.shape.mandate_holder,
  notice_days: z.number().int().nullable(),
  escalation_bp: z.number().int().nullable(),
  due_day: z.number().int().nullable(),
  lock_in_months: z.number().int().nullable(),
  ...lease.pick({
    landlord_notice_days: true,
    charges: true,
    late_fee: true,
    inventory: true,
    terms: true,
    home_address: true,
    landlord_address: true,
    place: true,
    payee_name: true,
    payee_upi: true,
    payee_shows_bank: true,
  }).shape,
  rules: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('furnishing'),
          furnishing: z.enum(furnishings),
          things: z.array(z.enum(amenities)),
        }),
        z.object({ kind: z.literal('parking'), parking: z.enum(parkings).exclude(['none']) }),
        z.object({ kind: z.literal('meals'), meals: z.string() }),
        z.object({ kind: z.literal('pets'), allowed: z.boolean() }),
        z.object({ kind: z.literal('written'), text: z.string() }),
      ]),
    )
    .describe('what the listing says of living there; none where the lease before has terms in words'),
  tenant: lease.shape.tenant.nullable().describe('of an accepted application, whose contact is open'),
  household: z.string().nullable().describe('of that application'),
  occupants: z.number().int().nullable().describe('how many would live there, the tenant among them'),
  is_for_owner: z
    .boolean()
    .describe('the home is listed by a broker, or managed by the reader: its owner is the landlord'),
  owner: lease.shape.landlord
    .nullable()
    .describe('whom the reader named as owner in a lease of this home that waits for them'),
});
export type KnownLease = z.infer<typeof known>;

const prepared = z.object({
  id: z.uuid(),
  home_name: z.string(),
  owner_name: z.string(),
  tenant_name: z.string(),
  outcome: z.enum(preparedOutcomes),
  created_at: z.string(),
  answered_at: z.string().nullable().describe('when it was signed, declined or withdrawn, or lapsed'),
  lapses_on: z.string().nullable().describe('the day, while it waits for its owner'),
  is_managed: z.boolean(),
  version: z.number().int(),
});
export type PreparedLease = z.infer<typeof prepared>;

const tenancyLaw = z.object({
  state: z.string().nullable().describe('of the home; null: not known'),
  items: z.array(
    z.object({
      topic: z.enum(lawTopics),
      title: z.string(),
      text: z.string(),
      source: z.string(),
      url: z.string().nullable(),
      checked_on: z.string().describe('when the source was looked up'),
      is_of_state: z
        .boolean()
        .describe('false: no rule of this state is known, and the text says whom to ask'),
    }),
  ),
});
export type TenancyLaw = z.infer<typeof tenancyLaw>;
const lawLanguage = z.enum(languages).default('en').describe('of the sentences');

const one = '/leases/{id}';
const move = (action: string) => ({ method: 'POST' as const, path: `${one}/${action}` as const });
const seen = leaseId.extend({ version });
const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/, invalid('sha256.malformed', 'Name the document by its SHA-256'));
const pageLanguage = z.enum(languages).default('en').describe('of the page that the signer is sent back to');
const signature = {
  code: z.string().regex(/^\d{6}$/, invalid('code.malformed', 'Enter the six digits of the code')),
  name: line(120).min(3, invalid('signature-name.missing', 'Type your full name')),
};
const file = z
  .file(invalid('file.missing', 'Choose a file'))
  .describe('PDF, JPEG, PNG, WebP or HEIC, at most 10 MB');

export const leasesContract = {
  options: procedure('leases.options')
    .route({ method: 'GET', path: '/my/leases/options' })
    .input(z.object({ q: searchText.describe('Words of the home') }))
    .output(z.object({ items: z.array(option).describe('approved applications first; at most 140') })),
  known: procedure('leases.known')
    .route({
      method: 'GET',
      path: '/my/leases/options/{kind}/{id}/known',
      summary:
        'What is known of a lease of this home before it is written: of listing, application and the last one',
    })
    .input(
      option
        .pick({ kind: true, id: true })
        .extend({ bed_id: z.uuid(invalid('bed.missing', 'Choose a bed')).optional().describe('of a PG') }),
    )
    .output(known),
  create: procedure('leases.create')
    .route({ method: 'POST', path: '/leases', successStatus: 201 })
    .input(leaseForm)
    .output(lease),
  importDrafts: procedure('leases.importDrafts')
    .route({
      method: 'POST',
      path: '/my/leases/imports',
      summary: 'Write the drafts that a CSV file describes, all of them or none; or only check it',
    })
    .input(leaseFile)
    .output(leaseFileAnswer),
  get: procedure('leases.get').route({ method: 'GET', path: one }).input(leaseId).output(lease),
  agreementFile: procedure('leases.agreementFile', 'handler')
    .route({
      method: 'GET',
      path: `${one}/agreement`,
      summary:
        'The agreement as PDF: the very file that is proposed or was agreed to, of a draft as it would be',
    })
    .input(leaseId)
    .output(z.file().describe('PDF, or of a scan the picture')),
  documentFile: procedure('leases.documentFile', 'handler')
    .route({ method: 'GET', path: `${one}/documents/{document_id}` })
    .input(leaseId.extend({ document_id: z.uuid() }))
    .output(z.file()),
  listLet: procedure('leases.listLet')
    .route({ method: 'GET', path: '/my/leases' })
    .input(filters)
    .output(pageOf(letLease)),
  listMine: procedure('leases.listMine')
    .route({ method: 'GET', path: '/my/tenancies' })
    .input(z.object({ limit: pageLimit, cursor }))
    .output(pageOf(lease)),
  listPrepared: procedure('leases.listPrepared')
    .route({
      method: 'GET',
      path: '/my/leases/prepared',
      summary:
        'Leases that the caller wrote for the owners of homes they list or look after, and what became of them',
    })
    .input(
      z.object({
        q: searchText.describe('Words of the home, the owner or the tenant'),
        limit: pageLimit,
        cursor,
      }),
    )
    .output(pageOf(prepared)),
  update: procedure('leases.update')
    .route({ method: 'PUT', path: one })
    .input(seen.extend(leaseTerms.shape))
    .output(lease),
  setPayee: procedure('leases.setPayee')
    .route({ method: 'PUT', path: `${one}/payee` })
    .input(seen.extend(paidTo.shape))
    .output(lease),
  code: procedure('leases.code', 'handler')
    .route({
      ...move('code'),
      summary: 'Send the code by which the caller signs this lease, to their own address or number',
    })
    .input(leaseId.extend({ by: z.enum(sentProofs, invalid('code-way.unknown', 'Choose email or text')) }))
    .output(z.object({ sent_to: z.string().describe('masked'), minutes: z.number().int() })),
  propose: procedure('leases.propose', 'handler')
    .route({
      ...move('propose'),
      summary: 'The landlord signs: the agreement is sealed, and every tenant is asked to accept it',
    })
    .input(seen.extend(signature))
    .output(lease),
  accept: procedure('leases.accept', 'handler')
    .route({
      ...move('accept'),
      summary: 'Say yes to the document that is proposed; the lease is agreed once every tenant has',
    })
    .input(
      leaseId.extend({
        sha256,
        ...signature,
      }),
    )
    .output(lease),
  eSign: procedure('leases.eSign', 'handler')
    .route({
      ...move('e-sign'),
      summary:
        'Where the caller signs the proposed agreement electronically; the landlord begins, tenants follow',
    })
    .input(leaseId.extend({ sha256, language: pageLanguage }))
    .output(z.object({ url: z.string().describe('for the caller’s own browser, at the provider') })),
  decline: procedure('leases.decline').route(move('decline')).input(seen).output(lease),
  disown: procedure('leases.disown')
    .route({
      ...move('disown'),
      summary: 'Say that one does not know the landlord: the proposal ends, and our team looks at it',
    })
    .input(seen)
    .output(z.object({ done: z.literal(true) })),
  withdraw: procedure('leases.withdraw').route(move('withdraw')).input(seen).output(lease),
  withdrawPrepared: procedure('leases.withdrawPrepared')
    .route({
      ...move('withdraw-prepared'),
      summary: 'Take back a lease that one wrote for the owner of a home, before the owner signs it',
    })
    .input(seen)
    .output(z.object({ done: z.literal(true) })),
  sign: procedure('leases.sign', 'handler')
    .route({
      ...move('sign'),
      summary: 'The landlord has it signed on paper: the scan goes to every tenant, to accept or contest it',
    })
    // Beside a file every field comes as text.
    .input(leaseId.extend({ version: z.coerce.number().pipe(version), file }))
    .output(lease),
  addStampedCopy: procedure('leases.addStampedCopy', 'handler')
    .route({ ...move('stamped-copies'), summary: 'Keep the stamped or registered copy with the lease' })
    .input(
      leaseId.extend({
        file,
        kind: z
          .enum(copyKinds, invalid('copy-kind.unknown', 'Choose stamped or registered'))
          .default('stamped'),
        number: optionalLine(60).describe('of the e-stamp certificate or the registration'),
        dated_on: optional(calendarDate),
      }),
    )
    .output(lease),
  contest: procedure('leases.contest')
    .route({
      ...move('contest'),
      summary: 'A tenant says that the lease was not signed on paper; it is a draft again',
    })
    .input(
      seen.extend({
        reason: paragraph(500).min(3, invalid('contest-reason.missing', 'Say what is not right')),
      }),
    )
    .output(lease),
  giveNotice: procedure('leases.giveNotice')
    .route(move('notice'))
    .input(seen.extend({ ends_on: calendarDate }))
    .output(lease),
  withdrawNotice: procedure('leases.withdrawNotice').route(move('withdraw-notice')).input(seen).output(lease),
  proposeEnd: procedure('leases.proposeEnd')
    .route({
      ...move('proposed-end'),
      summary:
        'Ask the other side to end the lease earlier than its notice or term; nothing changes before their yes',
    })
    .input(seen.extend({ ends_on: calendarDate }))
    .output(lease),
  agreeEnd: procedure('leases.agreeEnd').route(move('agree-end')).input(seen).output(lease),
  declineEnd: procedure('leases.declineEnd')
    .route({ ...move('decline-end'), summary: 'Decline a proposed earlier end, or take one’s own back' })
    .input(seen)
    .output(lease),
  renew: procedure('leases.renew')
    .route({ ...move('renew'), successStatus: 201 })
    .input(
      leaseId.extend({
        end_date: calendarDate,
        rent: rupees(
          1,
          'monthly-rent.out-of-range',
          'Enter the monthly rent in whole rupees, at most {most} crore',
        ),
      }),
    )
    .output(lease),
  repairs: procedure('leases.repairs')
    .route({
      method: 'GET',
      path: '/leases/{id}/repairs',
      summary: 'Repairs that a deduction from the deposit may name: of the lease and of those it renews',
    })
    .input(leaseId)
    .output(
      z.object({ items: z.array(repair).describe('newest first, at most 100; not what was called off') }),
    ),
  law: procedure('leases.law')
    .route({
      method: 'GET',
      path: `${one}/law`,
      summary: 'What the law of the home’s state asks of this lease, with sources',
    })
    .input(leaseId.extend({ language: lawLanguage }))
    .output(tenancyLaw),
  lawOfHome: procedure('leases.lawOfHome')
    .route({
      method: 'GET',
      path: '/my/leases/options/{kind}/{id}/law',
      summary: 'What the law of its state asks of a lease for this home',
    })
    .input(option.pick({ kind: true, id: true }).extend({ language: lawLanguage }))
    .output(tenancyLaw),
  place: procedure('leases.place')
    .route({
      method: 'GET',
      path: '/leases/{id}/place',
      summary: 'Where exactly the home is, for its landlord and tenants',
    })
    .input(leaseId)
    .output(
      z.object({
        place: homePlace
          .nullable()
          .describe(
            'null for everybody else, before everyone accepted, after the lease and of a managed home',
          ),
      }),
    ),
};
