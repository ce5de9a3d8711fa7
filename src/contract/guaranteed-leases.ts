/** Guaranteed leases: an owner orders one for a home, our team inspects and offers, the owner accepts, and either side can end it. */
import { z } from 'zod';
import {
  GUARANTEED_MONTHS_MAX,
  GUARANTEED_MONTHS_MIN,
  guaranteedStatuses,
} from '../domain/guaranteed-leases.ts';
import { REMITTANCE_DAY_MAX, REMITTANCE_DAY_MIN } from '../domain/mandates.ts';
import { invalid } from '../domain/refusals.ts';
import { guaranteedShows } from './choices.ts';
import { calendarDate, line, monthText, optional, paragraph, rupees, upiAddress, whole } from './fields.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const one = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'an order' })),
});
const home = z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a home' }));
const reason = line(500).min(3, invalid('reason.too-short', 'Give a reason'));
const paise = z.number().int().nullable().describe('paise a month');
const rent = rupees(1, 'rent.out-of-range', 'Enter the rent in whole rupees, at most {most} crore');

const order = z.object({
  id: z.uuid(),
  number: z.string().describe('such as G-2026-000012'),
  status: z.enum(guaranteedStatuses),
  owner: z.object({ user_id: z.uuid(), full_name: z.string().nullable() }),
  home: z.string(),
  address: z.string().nullable(),
  hoped_rent: paise,
  rent: paise.describe('paise a month, guaranteed'),
  first_month: z.string().nullable(),
  ends_on: z.string().nullable().describe('the last guaranteed day'),
  offer_until: z.string().nullable().describe('the last day on which the owner can accept'),
  created_at: z.string(),
});
export type GuaranteedLease = z.infer<typeof order>;

const detail = order.extend({
  side: z.enum(['owner', 'team']),
  details: z.string().nullable(),
  property_id: z.uuid().nullable(),
  managed_property_id: z.uuid().nullable().describe('the managed home, once it is agreed'),
  inspected_on: z.string().nullable(),
  inspection: z.string().nullable().describe('of our team; null for the owner'),
  market_rent: paise.describe('the rent we expect of a tenant; null for the owner'),
  margin: z
    .number()
    .int()
    .nullable()
    .describe('paise of rent that came in less guaranteed rent so far; null for whoever may not see it'),
  months: z.number().int().nullable(),
  fee_bp: z.number().int().nullable().describe('of rent of other months, in basis points'),
  remittance_day: z.number().int().nullable(),
  payee_name: z.string().nullable(),
  payee_upi: z.string().nullable(),
  conditions: z.string().nullable(),
  text: z.string().nullable().describe('what the owner agrees to, a sentence a line'),
  text_hash: z.string().nullable().describe('SHA-256 of the text; accepting names it'),
  signed_name: z.string().nullable(),
  answered_at: z.string().nullable(),
  reason: z.string().nullable().describe('why it was declined or refused'),
  notice_by: z.enum(['owner', 'operator']).nullable(),
  notice_on: z.string().nullable(),
  notice_reason: z.string().nullable(),
});
export type GuaranteedLeaseDetail = z.infer<typeof detail>;

const mine = (word: string) => ({ method: 'POST', path: `/my/guaranteed-leases/{id}/${word}` }) as const;
const team = (word: string) => ({ method: 'POST', path: `/guaranteed-leases/{id}/${word}` }) as const;
const named = z.array(z.object({ id: z.uuid(), title: z.string() }));

export const guaranteedLeasesContract = {
  homes: procedure('guaranteedLeases.homes')
    .route({
      method: 'GET',
      path: '/my/guaranteed-leases/homes',
      summary: 'What the caller can order it for',
    })
    .output(z.object({ listed: named, managed: named })),
  order: procedure('guaranteedLeases.order')
    .route({ method: 'POST', path: '/my/guaranteed-leases', successStatus: 201 })
    .input(
      z.object({
        form_id: z
          .uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a form' }))
          .describe('made by the caller; the same again is the same order'),
        property_id: optional(home).describe('a listing of the caller'),
        managed_property_id: optional(home).describe('a managed home of the caller'),
        home: line(200).min(3, invalid('guaranteed-home.missing', 'Say which home it is')),
        address: line(300).min(5, invalid('guaranteed-address.missing', 'Enter the address')),
        hoped_rent: optional(rent),
        details: optional(paragraph(1000)),
      }),
    )
    .output(detail),
  listMine: procedure('guaranteedLeases.listMine')
    .route({ method: 'GET', path: '/my/guaranteed-leases' })
    .input(z.object({ limit: pageLimit, cursor }))
    .output(pageOf(order)),
  getMine: procedure('guaranteedLeases.getMine')
    .route({ method: 'GET', path: '/my/guaranteed-leases/{id}' })
    .input(one)
    .output(detail),
  cancel: procedure('guaranteedLeases.cancel').route(mine('cancel')).input(one).output(detail),
  accept: procedure('guaranteedLeases.accept')
    .route(mine('accept'))
    .input(
      one.extend({
        text_hash: z
          .string(invalid('mandate-text.missing', 'Open the terms before you accept'))
          .regex(/^[0-9a-f]{64}$/, invalid('mandate-text.missing', 'Open the terms before you accept')),
        name: line(120).min(2, invalid('signed-name.missing', 'Type your full name')),
      }),
    )
    .output(detail),
  decline: procedure('guaranteedLeases.decline')
    .route(mine('decline'))
    .input(one.extend({ reason }))
    .output(detail),
  giveNotice: procedure('guaranteedLeases.giveNotice')
    .route(mine('notice'))
    .input(one.extend({ reason }))
    .output(detail),
  list: procedure('guaranteedLeases.list')
    .route({ method: 'GET', path: '/guaranteed-leases' })
    .input(
      z.object({
        show: z
          .enum(guaranteedShows, invalid('state-filter.unknown', 'Choose one of the states'))
          .default('open'),
        q: searchText,
        limit: pageLimit,
        cursor,
      }),
    )
    .output(pageOf(order)),
  get: procedure('guaranteedLeases.get')
    .route({ method: 'GET', path: '/guaranteed-leases/{id}' })
    .input(one)
    .output(detail),
  inspect: procedure('guaranteedLeases.inspect')
    .route(team('inspect'))
    .input(
      one.extend({
        inspected_on: calendarDate,
        inspection: paragraph(1000).min(3, invalid('inspection.missing', 'Say what you saw')),
      }),
    )
    .output(detail),
  refuse: procedure('guaranteedLeases.refuse')
    .route(team('refuse'))
    .input(one.extend({ reason }))
    .output(detail),
  offer: procedure('guaranteedLeases.offer')
    .route(team('offer'))
    .input(
      one.extend({
        rent,
        market_rent: rent,
        first_month: monthText,
        months: whole(
          GUARANTEED_MONTHS_MIN,
          GUARANTEED_MONTHS_MAX,
          'guaranteed-months.out-of-range',
          'Enter {least} to {most} months',
        ),
        fee_bp: whole(0, 10_000, 'management-fee.out-of-range', 'Enter a fee from 0 to 100%'),
        remittance_day: whole(
          REMITTANCE_DAY_MIN,
          REMITTANCE_DAY_MAX,
          'remittance-day.out-of-range',
          'Enter a day from {least} to {most}',
        ),
        payee_name: line(120).min(2, invalid('payee-name.missing', 'Enter the name of the account')),
        payee_upi: upiAddress,
        conditions: optional(paragraph(1000)),
        offer_until: calendarDate,
      }),
    )
    .output(detail),
  giveNoticeToOwner: procedure('guaranteedLeases.giveNoticeToOwner')
    .route(team('notice'))
    .input(one.extend({ reason }))
    .output(detail),
};
