// Homes handed over for managed rental: the application, what was agreed on approval, and the managed property itself.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  numeric,
  pgPolicy,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { gstStateCodes } from '../../domain/gst.ts';
import {
  DEFAULT_FEE_PERCENT,
  depositTypes,
  MAX_RVL,
  managedPropertyStatuses,
  managedRentalStatuses,
  rentPaymentModes,
} from '../../domain/managed-rentals.ts';
import { furnishings } from '../../domain/properties.ts';
import { affiliateRegistrations } from './affiliates.ts';
import { brokers, isMyBroker } from './brokers.ts';
import {
  createdAt,
  id,
  instant,
  isMe,
  isVisibleWith,
  may,
  oneOf,
  paise,
  updatedAt,
  workerPolicy,
} from './columns.ts';
import { enquiries } from './enquiries.ts';
import { person } from './identity.ts';
import { member } from './roles.ts';

const percent = (name: string) =>
  numeric(name, { precision: 5, scale: 2, mode: 'number' }).notNull().default(DEFAULT_FEE_PERCENT);

export const managedRentalApplications = pgTable(
  'managed_rental_applications',
  {
    id: id(),
    status: text('status', { enum: managedRentalStatuses }).notNull().default('submitted'),
    /** The owner; null until the landlord whom a broker named has an account. */
    landlordId: person('landlord_id'),
    landlordName: text('landlord_name'),
    landlordEmail: text('landlord_email'),
    landlordPhone: text('landlord_phone'),
    submittedByBrokerId: uuid('submitted_by_broker_id').references(() => brokers.id),
    /** Whose link or code brought the owner here, as whoever handed the home in said; credit follows from the configuration alone. */
    broughtBy: text('brought_by').references(() => affiliateRegistrations.affiliateId),
    /** The enquiry it was made of, by whoever answered it. */
    enquiryId: uuid('enquiry_id').references(() => enquiries.id, { onDelete: 'set null' }),
    /** Who sent it in: landlord, broker or somebody of the team. */
    submittedBy: person('submitted_by'),
    monthlyRent: paise('monthly_rent').notNull(),
    propertyLocation: text('property_location').notNull(),
    propertyType: text('property_type').notNull(),
    propertyAddress: text('property_address'),
    locality: text('locality'),
    bedrooms: smallint('bedrooms'),
    bathrooms: smallint('bathrooms'),
    areaSqft: integer('area_sqft'),
    furnishing: text('furnishing', { enum: furnishings }),
    amenities: text('amenities').array().notNull().default(sql`'{}'`),
    description: text('description'),
    securityDeposit: paise('security_deposit'),
    commissionPercentage: percent('commission_percentage'),
    managementFeePercentage: percent('management_fee_percentage'),
    rentalStartDate: date('rental_start_date', { mode: 'string' }),
    rentalEndDate: date('rental_end_date', { mode: 'string' }),
    contractType: text('contract_type').notNull().default('standard'),
    rentalValueLocked: paise('rental_value_locked'),
    declineReason: text('decline_reason'),
    reviewedAt: instant('reviewed_at'),
    reviewedByAdminId: person('reviewed_by_admin_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('managed_rental_applications_newest').on(table.status, table.createdAt, table.id),
    index('managed_rental_applications_of_landlord').on(table.landlordId, table.createdAt),
    index('managed_rental_applications_of_broker').on(table.submittedByBrokerId, table.createdAt),
    index('managed_rental_applications_of_sender').on(table.submittedBy, table.createdAt),
    index('managed_rental_applications_brought_by').on(table.broughtBy).where(sql`brought_by is not null`),
    uniqueIndex('managed_rental_applications_of_enquiry').on(table.enquiryId),
    index('managed_rental_applications_of_admin').on(table.reviewedByAdminId),
    index('managed_rental_applications_of_email').on(sql`lower(${table.landlordEmail})`),
    index('managed_rental_applications_of_phone').on(table.landlordPhone).where(sql`landlord_id is null`),
    oneOf('managed_rental_applications_status', table.status, managedRentalStatuses),
    oneOf('managed_rental_applications_furnishing', table.furnishing, furnishings),
    check(
      'managed_rental_applications_rent',
      sql`${table.monthlyRent} between 1 and ${sql.raw(`${MAX_RVL}`)}`,
    ),
    check(
      'managed_rental_applications_percent',
      sql`${table.commissionPercentage} between 0 and 100 and ${table.managementFeePercentage} between 0 and 100`,
    ),
    check('managed_rental_applications_dates', sql`${table.rentalEndDate} >= ${table.rentalStartDate}`),
    pgPolicy('read as party', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.landlordId)} or ${isMe(table.submittedBy)} or ${isMyBroker(table.submittedByBrokerId)} or ${may('managedRentals.readAll')}
        or ${table.id} in (select app.managed_applications())`,
    }),
    pgPolicy('submit', {
      to: member,
      for: 'insert',
      withCheck: sql`${may('managedRentals.changeAll')} or (${isMe(table.submittedBy)} and ${table.status} = 'submitted'
        and ${table.rentalValueLocked} is null
        and (${isMe(table.landlordId)} or ${isMyBroker(table.submittedByBrokerId)}
          or (${table.enquiryId} is not null and ${may('enquiries.handIn')})))`,
    }),
    pgPolicy('review as admin', {
      to: member,
      for: 'update',
      using: may('managedRentals.changeAll'),
      withCheck: may('managedRentals.changeAll'),
    }),
    workerPolicy(),
  ],
);

/** One per configured application; its details carry the same id. */
export const managedProperties = pgTable(
  'managed_properties',
  {
    id: id(),
    applicationId: uuid('application_id')
      .notNull()
      .unique()
      .references(() => managedRentalApplications.id),
    status: text('status', { enum: managedPropertyStatuses }).notNull().default('active'),
    ownerId: person('owner_id'),
    brokerId: uuid('broker_id').references(() => brokers.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('managed_properties_of_owner').on(table.ownerId, table.createdAt),
    index('managed_properties_of_broker').on(table.brokerId, table.createdAt),
    index('managed_properties_newest').on(table.createdAt, table.id),
    oneOf('managed_properties_status', table.status, managedPropertyStatuses),
    pgPolicy('read as party', {
      to: member,
      for: 'select',
      using: sql`${isMe(table.ownerId)} or ${isMyBroker(table.brokerId)} or ${may('managedRentals.readAll')}
        or ${table.id} in (select app.managed_homes())`,
    }),
    pgPolicy('add as admin', { to: member, for: 'insert', withCheck: may('managedRentals.changeAll') }),
    pgPolicy('change as admin', {
      to: member,
      for: 'update',
      using: may('managedRentals.changeAll'),
      withCheck: may('managedRentals.changeAll'),
    }),
    workerPolicy(),
  ],
);

export const ofVisibleManagedProperty = (column: AnyPgColumn) =>
  isVisibleWith(column, 'managed_properties', 'managedRentals.readAll');

export const managedPropertyDetails = pgTable(
  'managed_property_details',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => managedProperties.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id')
      .notNull()
      .unique()
      .references(() => managedRentalApplications.id),
    propertyName: text('property_name').notNull(),
    ownerName: text('owner_name').notNull(),
    monthlyRent: paise('monthly_rent').notNull(),
    securityDepositCompany: paise('security_deposit_company').notNull().default(0),
    securityDepositType: text('security_deposit_type', { enum: depositTypes })
      .notNull()
      .default('refundable'),
    paymentMode: text('payment_mode', { enum: rentPaymentModes }).notNull().default('bank_transfer'),
    monthlyRentPaymentDate: smallint('monthly_rent_payment_date').notNull().default(1),
    leaseStartDate: date('lease_start_date', { mode: 'string' }).notNull(),
    leaseEndDate: date('lease_end_date', { mode: 'string' }),
    /** The affiliate as named now; who is credited for a month is in `managed_property_attributions`. */
    affiliateName: text('affiliate_name'),
    affiliateId: text('affiliate_id').references(() => affiliateRegistrations.affiliateId),
    rvlAmount: paise('rvl_amount').notNull(),
    /** Of the home, as the office says; null: as its address says. GST goes by it. */
    homeState: text('home_state', { enum: gstStateCodes }),
    /** Since when an invoice waits for the state. */
    stateMissingSince: instant('state_missing_since'),
    status: text('status', { enum: managedPropertyStatuses }).notNull().default('active'),
    createdByAdminId: person('created_by_admin_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('managed_property_details_newest').on(table.createdAt, table.id),
    index('managed_property_details_words').using(
      'gin',
      sql`app.list_words(${table.propertyName}, ${table.ownerName}, ${table.affiliateName}, ${table.affiliateId})`,
    ),
    index('managed_property_details_of_affiliate').on(table.affiliateId),
    index('managed_property_details_without_state')
      .on(table.stateMissingSince)
      .where(sql`state_missing_since is not null`),
    index('managed_property_details_of_admin').on(table.createdByAdminId),
    oneOf('managed_property_details_status', table.status, managedPropertyStatuses),
    oneOf('managed_property_details_state', table.homeState, gstStateCodes),
    oneOf('managed_property_details_deposit', table.securityDepositType, depositTypes),
    oneOf('managed_property_details_mode', table.paymentMode, rentPaymentModes),
    check('managed_property_details_day', sql`${table.monthlyRentPaymentDate} between 1 and 31`),
    check('managed_property_details_rvl', sql`${table.rvlAmount} between 0 and ${sql.raw(`${MAX_RVL}`)}`),
    check('managed_property_details_lease', sql`${table.leaseEndDate} >= ${table.leaseStartDate}`),
    pgPolicy('read with property', {
      to: member,
      for: 'select',
      using: ofVisibleManagedProperty(table.id),
    }),
    pgPolicy('add as admin', { to: member, for: 'insert', withCheck: may('managedRentals.changeAll') }),
    pgPolicy('change as admin', {
      to: member,
      for: 'update',
      using: may('managedRentals.changeAll'),
      withCheck: may('managedRentals.changeAll'),
    }),
    workerPolicy(),
  ],
);
