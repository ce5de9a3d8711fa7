// Managed rentals: a home is handed in, reviewed, configured, and from then on looked after.
import { z } from 'zod';
import { affiliateStatuses } from '../domain/affiliates.ts';
import { gstStateCodes } from '../domain/gst.ts';
import { depositHolders, leaseStates } from '../domain/leases.ts';
import {
  addRvlDefaults,
  configurationDefaults,
  DEFAULT_FEE_PERCENT,
  depositTypes,
  MAX_RVL,
  managedPropertyStatuses,
  managedRentalStatuses,
  PAYMENT_DAY_MAX,
  PAYMENT_DAY_MIN,
  rentPaymentModes,
  rvlPaymentStatuses,
} from '../domain/managed-rentals.ts';
import { amenities, furnishings, MAX_AREA_SQFT, propertyTypes } from '../domain/properties.ts';
import { invalid } from '../domain/refusals.ts';
import { typedCode } from './affiliates.ts';
import { managedRentalShows } from './choices.ts';
import {
  calendarDate,
  choice,
  isReachable,
  line,
  optional,
  optionalEmail,
  optionalLine,
  paragraph,
  phone,
  reachMissing,
  rupees,
  whole,
} from './fields.ts';
import { mandateFields } from './mandates.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

export const managedRentalId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a managed rental' })),
});

const most = { paise: MAX_RVL, said: 900 };
const percentMessage = invalid(
  'percentage.malformed',
  'Enter a percentage from 0 to 100, with at most two decimals',
);
const percent = z
  .number(percentMessage)
  .min(0, percentMessage)
  .max(100, percentMessage)
  .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), percentMessage);
const affiliateCode = optional(
  z.string().regex(/^[A-Z0-9-]{1,20}$/, invalid('affiliate.malformed', 'Choose one of the affiliates')),
);
export const reason = paragraph(500).min(3, invalid('reason.too-short', 'Give a reason'));

const monthlyRent = rupees(
  1,
  'monthly-rent.out-of-range',
  'Enter the monthly rent in whole rupees, at most {most} crore',
  most,
);
const home = {
  property_location: line(200).min(1, invalid('home-place.missing', 'Enter where the home is')),
  property_type: choice(propertyTypes, invalid('home-type.unknown', 'Choose the type of home')),
  property_address: optionalLine(300),
  locality: optionalLine(120),
  amenities: z
    .array(choice(amenities, invalid('amenities.unknown', 'Choose amenities of the list')))
    .max(amenities.length, invalid('amenities.repeated', 'Choose each amenity once'))
    .default([])
    .transform((chosen) => [...new Set(chosen)]),
};
const rooms = {
  bedrooms: whole(1, 5, 'bedrooms.out-of-range', 'Enter bedrooms from {least} to {most}'),
  bathrooms: whole(1, 5, 'bathrooms.out-of-range', 'Enter bathrooms from {least} to {most}'),
};
const area = whole(1, MAX_AREA_SQFT, 'area.out-of-range', 'Enter an area in sq ft from {least} to {most}');

/** Version of the terms that whoever hands a home in agrees to. */
export const MANAGED_RENTAL_TERMS = '1';

/** The form's schema too. */
export const managedRentalForm = z.object({
  monthly_rent: monthlyRent,
  ...home,
  bedrooms: optional(rooms.bedrooms).describe('5 means 5 or more'),
  bathrooms: optional(rooms.bathrooms).describe('5 means 5 or more'),
  area_sqft: optional(area),
  furnishing: optional(choice(furnishings, invalid('furnishing.unknown', 'Choose the furnishing'))),
  description: paragraph(5000)
    .nullish()
    .transform((text) => text || null),
  security_deposit: optional(
    rupees(0, 'deposit.out-of-range', 'Enter the deposit in whole rupees, at most {most} crore', most),
  ),
  rental_start_date: optional(calendarDate),
  rental_end_date: optional(calendarDate),
  landlord: optional(
    z
      .object({
        name: line(120).min(1, invalid('landlord-name.missing', 'Enter the name of the landlord')),
        email: optionalEmail,
        phone,
      })
      .refine(isReachable, { path: ['phone'], ...reachMissing }),
  ).describe('whose home it is, when a broker hands it in; else the home is your own'),
  brought_by: optional(typedCode).describe('code of the affiliate whose link or word led here'),
  agrees: z.literal(true, invalid('terms.not-agreed', 'Agree to the terms to continue')),
});

const applicationFields = {
  id: z.uuid(),
  status: z.enum(managedRentalStatuses),
  is_configured: z.boolean().describe('a managed property exists'),
  monthly_rent: z.number().int(),
  property_location: z.string(),
  property_type: z.string(),
  property_address: z.string().nullable(),
  locality: z.string().nullable(),
  bedrooms: z.number().int().nullable(),
  bathrooms: z.number().int().nullable(),
  area_sqft: z.number().int().nullable(),
  furnishing: z.enum(furnishings).nullable(),
  amenities: z.array(z.string()),
  description: z.string().nullable(),
  security_deposit: z.number().int().nullable(),
  commission_percentage: z.number(),
  management_fee_percentage: z.number(),
  rental_start_date: z.string().nullable(),
  rental_end_date: z.string().nullable(),
  contract_type: z.string(),
  rental_value_locked: z.number().int().nullable(),
  decline_reason: z.string().nullable(),
  brought_by: z
    .object({ affiliate_id: z.string(), full_name: z.string() })
    .nullable()
    .describe('the affiliate named when it was handed in'),
  landlord_name: z.string().nullable(),
  reviewed_at: z.string().nullable(),
  created_at: z.string(),
};

const ownApplication = z.object({
  ...applicationFields,
  side: z.enum(['owner', 'broker']).describe('how the reader has to do with it'),
});
export type OwnManagedRental = z.infer<typeof ownApplication>;

const person = z.object({
  user_id: z.uuid(),
  full_name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

const application = z.object({
  ...applicationFields,
  landlord_email: z.string().nullable(),
  landlord_phone: z.string().nullable(),
  landlord: person.nullable().describe('null until the landlord a broker named has an account'),
  broker: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  affiliate: z
    .object({ affiliate_id: z.string(), full_name: z.string() })
    .nullable()
    .describe(
      'whom it is proposed to be credited to: who brought it, else the submitting broker; nobody who is terminated',
    ),
  reviewed_by: z.string().nullable(),
});
export type ManagedRental = z.infer<typeof application>;

const applicationFilters = z.object({
  q: searchText.describe('Words of the place, the landlord or the broker'),
  show: z
    .enum(managedRentalShows, invalid('state-filter.unknown', 'Choose one of the states'))
    .default('pending')
    .describe('pending: submitted and under review; to-configure: approved without a managed property'),
  sort: z.enum(['newest', 'oldest']).default('newest').describe('by the day it was submitted'),
  limit: pageLimit,
  cursor,
});
export type ManagedRentalFilters = z.infer<typeof applicationFilters>;

/** Approve & Configure, to the letter of the specification; the affiliate's name follows from their code. */
export const configurationForm = z.object({
  property_name: line(200).min(1, invalid('property-name.missing', 'Enter the name of the property')),
  owner_name: line(120).min(1, invalid('owner-name.missing', 'Enter the name of the owner')),
  monthly_rent: monthlyRent,
  security_deposit_company: rupees(
    0,
    'deposit.out-of-range',
    'Enter the deposit in whole rupees, at most {most} crore',
    most,
  ).default(0),
  security_deposit_type: choice(
    depositTypes,
    invalid('refundable.missing', 'Choose refundable or not'),
  ).default(configurationDefaults.securityDepositType),
  payment_mode: choice(
    rentPaymentModes,
    invalid('owner-payment.unknown', 'Choose how the owner is paid'),
  ).default(configurationDefaults.paymentMode),
  monthly_rent_payment_date: whole(
    PAYMENT_DAY_MIN,
    PAYMENT_DAY_MAX,
    'due-day.out-of-range',
    'Enter a day from {least} to {most}',
  ).default(configurationDefaults.monthlyRentPaymentDate),
  lease_start_date: calendarDate,
  lease_end_date: optional(calendarDate),
  affiliate_id: affiliateCode,
  rvl_amount: rupees(
    1,
    'rvl-amount.out-of-range',
    'Enter the RVL amount in whole rupees, at most {most} crore',
    most,
  ),
});
export type Configuration = z.output<typeof configurationForm>;

export const addRvlForm = z.object({
  user_id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a person' })),
  monthly_rent: monthlyRent,
  ...home,
  security_deposit: rupees(
    0,
    'deposit.out-of-range',
    'Enter the deposit in whole rupees, at most {most} crore',
    most,
  ).default(addRvlDefaults.securityDeposit),
  bedrooms: rooms.bedrooms.default(addRvlDefaults.bedrooms),
  bathrooms: rooms.bathrooms.default(addRvlDefaults.bathrooms),
  area_sqft: area.default(addRvlDefaults.areaSqft),
  furnishing: choice(furnishings, invalid('furnishing.unknown', 'Choose the furnishing')).default(
    addRvlDefaults.furnishing,
  ),
  description: paragraph(5000)
    .nullish()
    .transform((text) => text || addRvlDefaults.description),
  management_fee_percentage: percent.default(DEFAULT_FEE_PERCENT),
});
export type AddRvl = z.output<typeof addRvlForm>;

const { affiliate_id: _, ...changeable } = configurationForm.shape;
export const propertyDetailsForm = z.object({
  ...changeable,
  commission_percentage: percent,
  management_fee_percentage: percent,
  home_state: optional(choice(gstStateCodes, invalid('state.unknown', 'Choose a state'))).describe(
    'the code that a GSTIN of this state begins with; none: as the address says',
  ),
});

const homeLease = z.object({
  id: z.uuid(),
  state: z.enum(leaseStates),
  rent: z.number().int(),
  deposit: z.number().int(),
  deposit_held_by: z.enum(depositHolders),
  due_day: z.number().int(),
  start_date: z.string(),
  last_day: z.string(),
  differs_from_rvl: z.boolean().describe('its rent is not the locked rent value'),
});
export type HomeLease = z.infer<typeof homeLease>;

const managedPropertyFields = {
  id: z.uuid(),
  status: z.enum(managedPropertyStatuses),
  property_name: z.string(),
  owner_name: z.string(),
  property_type: z.string(),
  property_location: z.string(),
  monthly_rent: z.number().int(),
  security_deposit_company: z.number().int(),
  security_deposit_type: z.enum(depositTypes),
  payment_mode: z.enum(rentPaymentModes),
  monthly_rent_payment_date: z.number().int(),
  lease_start_date: z.string(),
  lease_end_date: z.string().nullable(),
  rvl_amount: z.number().int(),
  commission_percentage: z.number(),
  management_fee_percentage: z.number(),
  created_at: z.string(),
  ...mandateFields,
  lease: homeLease
    .nullable()
    .describe('that runs, else the newest that is not over; null: none, or not for the reader'),
};
export const managedProperty = z.object({
  ...managedPropertyFields,
  application_id: z.uuid(),
  owner: person.nullable(),
  broker_name: z.string().nullable(),
  affiliate_id: z.string().nullable(),
  affiliate_name: z.string().nullable(),
  manager: z
    .object({ user_id: z.uuid(), full_name: z.string().nullable() })
    .nullable()
    .describe('the property manager who looks after it'),
  home_state: z.enum(gstStateCodes).nullable(),
  state_missing: z.boolean().describe('whether invoices of the fee wait until somebody says the state'),
});
export type ManagedProperty = z.infer<typeof managedProperty>;

export const ownManagedHome = z.object({
  ...managedPropertyFields,
  side: z.enum(['owner', 'broker', 'manager']),
});
export type OwnManagedHome = z.infer<typeof ownManagedHome>;

export const propertyFilters = z.object({
  q: searchText.describe('Words of the property, its owner or its affiliate'),
  show: z
    .enum(
      [...managedPropertyStatuses, 'differs', 'no-state', 'all'],
      invalid('rental-filter.unknown', 'Choose active, ended, differs, no-state or all'),
    )
    .default('active')
    .describe(
      'differs: active ones whose lease has another rent than the RVL; no-state: invoices of the fee wait for the state',
    ),
  limit: pageLimit,
  cursor,
});
export type ManagedPropertyFilters = z.infer<typeof propertyFilters>;

const rentMonth = z.object({
  payment_id: z.uuid().nullable().describe('null while nothing was entered for the month'),
  month: z.string(),
  status: z.enum(rvlPaymentStatuses),
  rvl: z.number().int(),
  earned: z.number().int().nullable().describe('by the reader, of closed months; null until one is closed'),
  explained_in: z
    .string()
    .nullable()
    .describe('the month of commission that says why; null while the rent is not paid'),
});
export type RentMonth = z.infer<typeof rentMonth>;

const homeBrought = z.object({
  id: z.uuid(),
  state: z.enum([...managedRentalStatuses, ...managedPropertyStatuses]),
  place: z.string(),
  property_type: z.string(),
  property_name: z.string().nullable().describe('once it is managed and credited to the reader'),
  is_brought: z.boolean().describe('its owner named the reader'),
  is_credited: z.boolean().describe('its rents count for the reader'),
  rvl: z.number().int().nullable(),
  sent_at: z.string(),
  months: z.array(rentMonth).describe('the newest six, of a credited home'),
});
export type HomeBrought = z.infer<typeof homeBrought>;

const affiliateChoice = z.object({
  affiliate_id: z.string(),
  full_name: z.string(),
  status: z.enum(affiliateStatuses),
});
export type AffiliateChoice = z.infer<typeof affiliateChoice>;

const review = '/admin/managed-rentals/{id}';
const properties = '/admin/managed-properties';

export const managedRentalsContract = {
  submit: procedure('managedRentals.submit')
    .route({ method: 'POST', path: '/managed-rentals', successStatus: 201 })
    .input(managedRentalForm)
    .output(ownApplication),
  listMine: procedure('managedRentals.listMine')
    .route({ method: 'GET', path: '/my/managed-rentals' })
    .input(z.object({ limit: pageLimit, cursor }))
    .output(pageOf(ownApplication)),
  /** Homes that the caller brought as an affiliate, or that are credited to them. */
  homesBrought: procedure('managedRentals.homesBrought')
    .route({ method: 'GET', path: '/my/affiliate/homes' })
    .input(z.object({ limit: pageLimit, cursor }))
    .output(pageOf(homeBrought)),
  list: procedure('managedRentals.list')
    .route({ method: 'GET', path: '/admin/managed-rentals' })
    .input(applicationFilters)
    .output(pageOf(application)),
  startReview: procedure('managedRentals.startReview')
    .route({ method: 'POST', path: `${review}/review` })
    .input(managedRentalId)
    .output(application),
  approve: procedure('managedRentals.approve')
    .route({ method: 'POST', path: `${review}/approve` })
    .input(managedRentalId.extend(configurationForm.shape))
    .output(application),
  approveOnly: procedure('managedRentals.approveOnly')
    .route({ method: 'POST', path: `${review}/approve-only` })
    .input(managedRentalId)
    .output(application),
  configure: procedure('managedRentals.configure')
    .route({ method: 'POST', path: `${review}/configure` })
    .input(managedRentalId.extend(configurationForm.shape))
    .output(application),
  decline: procedure('managedRentals.decline')
    .route({ method: 'POST', path: `${review}/decline` })
    .input(managedRentalId.extend({ reason }))
    .output(application),
  addRvl: procedure('managedRentals.addRvl')
    .route({ method: 'POST', path: '/admin/managed-rentals', successStatus: 201 })
    .input(addRvlForm)
    .output(managedProperty),
  listProperties: procedure('managedRentals.listProperties')
    .route({ method: 'GET', path: properties })
    .input(propertyFilters)
    .output(pageOf(managedProperty)),
  updateDetails: procedure('managedRentals.updateDetails')
    .route({ method: 'PUT', path: `${properties}/{id}` })
    .input(managedRentalId.extend(propertyDetailsForm.shape))
    .output(managedProperty),
  changeAffiliate: procedure('managedRentals.changeAffiliate')
    .route({ method: 'POST', path: `${properties}/{id}/affiliate` })
    .input(managedRentalId.extend({ affiliate_id: affiliateCode, reason }))
    .output(managedProperty),
  /** Gives a home into the hands of a property manager, or of nobody. */
  assignManager: procedure('managedRentals.assignManager')
    .route({ method: 'POST', path: `${properties}/{id}/manager` })
    .input(
      managedRentalId.extend({
        manager_id: z.uuid(invalid('manager.malformed', 'Choose a property manager')).nullable(),
      }),
    )
    .output(managedProperty),
  end: procedure('managedRentals.end')
    .route({ method: 'POST', path: `${properties}/{id}/end` })
    .input(managedRentalId.extend({ lease_end_date: calendarDate, reason }))
    .output(managedProperty),
  affiliates: procedure('managedRentals.affiliates')
    .route({ method: 'GET', path: '/admin/managed-rentals/affiliates' })
    .input(z.object({ q: searchText.describe('Words of the name, or the code') }))
    .output(z.object({ items: z.array(affiliateChoice) })),
};
