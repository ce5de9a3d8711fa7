// The terms of a lease as its form sends them: days, money, who rents and owns it, what is in the home.
import { z } from 'zod';
import {
  chargeKinds,
  chargeWays,
  GRACE_DAYS_MAX,
  INVENTORY_MAX,
  itemConditions,
  LOCK_IN_MONTHS_MAX,
} from '../domain/lease-terms.ts';
import {
  depositHolders,
  ESCALATION_MAX,
  leaseSides,
  NOTICE_DAYS_DEFAULT,
  NOTICE_DAYS_MAX,
} from '../domain/leases.ts';
import { PAYMENT_DAY_MAX, PAYMENT_DAY_MIN } from '../domain/managed-rentals.ts';
import { invalid } from '../domain/refusals.ts';
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
  upiAddress,
  whole,
} from './fields.ts';

export const DEPOSIT_MOST = { paise: 100_00_00_000_00, said: 100 };

export const paidTo = z.object({
  payee_name: optionalLine(120),
  payee_upi: optional(upiAddress).describe('where rent goes, straight to the landlord: name@bank'),
  payee_shows_bank: z
    .boolean(invalid('switch.missing', 'Choose on or off'))
    .default(false)
    .describe('whether those who rent also see the bank account that the landlord gave in the settings'),
});

const nameOf = line(120).min(1, invalid('name.missing', 'Enter a name'));
const amount = rupees(1, 'amount.out-of-range', 'Enter an amount in whole rupees, at most {most} crore');

/** Who else rents, lives there or owns it. */
const others = {
  co_tenants: z
    .array(
      z
        .object({ name: nameOf, email: optionalEmail, phone, address: optionalLine(300) })
        .refine(isReachable, { ...reachMissing, path: ['email'] }),
    )
    .max(9, invalid('co-tenants.too-many', 'Enter at most {most} co-tenants', { most: 9 }))
    .default([])
    .describe('who rents it too: each accepts for themselves, and each owes the whole rent'),
  occupants: z
    .array(z.object({ name: nameOf }))
    .max(20, invalid('occupants.too-many', 'Enter at most {most} people', { most: 20 }))
    .default([])
    .describe('who else lives there, and signs nothing'),
  co_owners: z
    .array(
      z.object({
        name: nameOf,
        share_bp: whole(1, 9999, 'owner-share.out-of-range', 'Enter a share above 0% and below 100%'),
      }),
    )
    .max(9, invalid('co-owners.too-many', 'Enter at most {most} co-owners', { most: 9 }))
    .default([])
    .describe('the rest of the home is the landlord’s; receipts name them with their shares'),
};

export const charge = z.object({
  kind: choice(chargeKinds, invalid('charge-kind.unknown', 'Choose a charge')),
  paid_by: choice(leaseSides, invalid('charge-payer.unknown', 'Choose who pays it')),
  how: choice(chargeWays, invalid('charge-way.unknown', 'Choose how it is paid')),
  amount: optional(amount).describe('paise a month, of a fixed one'),
});
const lateFee = z.object({
  grace_days: whole(0, GRACE_DAYS_MAX, 'grace-days.out-of-range', 'Enter days from {least} to {most}'),
  a_day: amount.describe('paise for each day after those'),
  most: amount.describe('paise; never more for one month'),
});
const inventoryItem = z.object({
  room: line(60).min(1, invalid('room.missing', 'Enter a room')),
  item: line(120).min(1, invalid('item.missing', 'Enter what it is')),
  count: whole(1, 999, 'count.out-of-range', 'Enter a number from {least} to {most}'),
  condition: choice(itemConditions, invalid('condition.unknown', 'Choose a condition')),
});

/** What both agree on beside the rent. */
const furtherTerms = {
  landlord_notice_days: optional(
    whole(0, NOTICE_DAYS_MAX, 'notice-days.out-of-range', 'Enter days of notice from {least} to {most}'),
  ).describe('of the landlord; null: the same as the tenant’s'),
  lock_in_months: whole(
    0,
    LOCK_IN_MONTHS_MAX,
    'lock-in.out-of-range',
    'Enter months from {least} to {most}',
  ).default(0),
  deposit_due_on: optional(calendarDate),
  charges: z.array(charge).max(chargeKinds.length).default([]),
  late_fee: optional(lateFee),
  inventory: z
    .array(inventoryItem)
    .max(INVENTORY_MAX, invalid('inventory.too-long', 'Enter at most {most} things', { most: INVENTORY_MAX }))
    .default([]),
  landlord_address: optionalLine(300),
  tenant_address: optionalLine(300),
  place: optionalLine(80).describe('where the agreement is made'),
};

/** Terms as the form has them; amounts are paise. */
export const leaseTerms = z.object({
  start_date: calendarDate,
  end_date: calendarDate,
  rent: rupees(
    1,
    'monthly-rent.out-of-range',
    'Enter the monthly rent in whole rupees, at most {most} crore',
  ),
  deposit: rupees(
    0,
    'deposit.out-of-range',
    'Enter the deposit in whole rupees, at most {most} crore',
    DEPOSIT_MOST,
  ).default(0),
  deposit_held_by: choice(
    depositHolders,
    invalid('deposit-holder.unknown', 'Choose who holds the deposit'),
  ).default('landlord'),
  notice_days: whole(
    0,
    NOTICE_DAYS_MAX,
    'notice-days.out-of-range',
    'Enter days of notice from {least} to {most}',
  ).default(NOTICE_DAYS_DEFAULT),
  escalation_bp: whole(
    0,
    ESCALATION_MAX,
    'escalation.out-of-range',
    'Enter a rise in hundredths of a percent from {least} to {most}',
  ).default(0),
  due_day: whole(
    PAYMENT_DAY_MIN,
    PAYMENT_DAY_MAX,
    'due-day.out-of-range',
    'Enter a day from {least} to {most}',
  ).default(1),
  home_address: optionalLine(300),
  tenant_phone: phone,
  terms: paragraph(5000)
    .nullish()
    .transform((text) => text || null),
  ...furtherTerms,
  ...others,
  ...paidTo.shape,
});

/** From an approved application, which names home and tenant; or by hand. */
export const leaseForm = leaseTerms.extend({
  application_id: optional(z.uuid(invalid('application.missing', 'Choose an approved application'))),
  property_id: optional(z.uuid(invalid('home.missing', 'Choose a home'))),
  managed_property_id: optional(z.uuid(invalid('home.missing', 'Choose a home'))),
  bed_id: optional(z.uuid(invalid('bed.missing', 'Choose a bed'))).describe(
    'of a PG, which is let by the bed',
  ),
  tenant_name: optionalLine(120),
  tenant_email: optionalEmail,
  owner: optional(
    z
      .object({ name: nameOf, email: optionalEmail, phone })
      .refine(isReachable, { ...reachMissing, path: ['email'] }),
  ).describe('for whom you let a home that you list: they alone sign'),
});
