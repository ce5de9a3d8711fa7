/** Makes a managed property of an application: on approval, later, or at once when an administrator adds one themselves. */

import { ORPCError } from '@orpc/server';
import { eq } from 'drizzle-orm';
import type { AddRvl, Configuration } from '../../contract/managed-rentals.ts';
import { peopleOfAffiliates } from '../../db/affiliate-person.ts';
import { planInForce } from '../../db/commission-plans.ts';
import { now } from '../../db/schema/columns.ts';
import { profiles } from '../../db/schema/identity.ts';
import {
  managedProperties,
  managedPropertyDetails,
  managedRentalApplications,
} from '../../db/schema/managed-rentals.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import {
  addRvlDefaults,
  checkConfigurable,
  checkLease,
  configurationDefaults,
  nextManagedRentalStatus,
} from '../../domain/managed-rentals.ts';
import { shownName } from '../../domain/users.ts';
import { act } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { chosenAffiliate, credit } from './affiliates.ts';
import { type ApplicationRow, loadForAdmin, lockApplication } from './application-rows.ts';
import { homeColumns } from './home-columns.ts';
import { partyNotices } from './parties.ts';
import { loadProperty } from './property-rows.ts';

export const approve = api.managedRentals.approve.handler(async ({ context, input: { id, ...form } }) => {
  const before = await lockApplication(context.db, id);
  const status = nextManagedRentalStatus(before.status, 'approve');
  const approval = {
    status,
    reviewedAt: new Date(context.services.now()),
    reviewedByAdminId: userIdOf(context),
  };
  return configured(context, before, form, { action: 'approve', approval });
});

export const configure = api.managedRentals.configure.handler(async ({ context, input: { id, ...form } }) => {
  const before = await lockApplication(context.db, id);
  checkConfigurable(before);
  return configured(context, before, form, { action: 'configure', approval: {} });
});

type How = { action: 'approve' | 'configure'; approval: Partial<ApplicationRow> };

async function configured(
  context: HandlerContext,
  before: ApplicationRow,
  form: Configuration,
  { action, approval }: How,
) {
  const { db } = context;
  await db
    .update(managedRentalApplications)
    .set({ ...approval, rentalValueLocked: form.rvl_amount })
    .where(eq(managedRentalApplications.id, before.id));
  const propertyId = await addProperty(context, before, form);
  const application = await loadForAdmin(db, before.id);
  const { people, notices } = await partyNotices(context, before, { event: 'managed-rental.started' });
  await act(context, {
    action: `managedRentals.${action}`,
    subject: { type: 'managed_rental_application', id: before.id },
    people: [...people, ...(await peopleOfAffiliates(db, [form.affiliate_id]))],
    notices,
    before: { status: before.status, rental_value_locked: before.rentalValueLocked },
    after: {
      status: application.status,
      rental_value_locked: form.rvl_amount,
      managed_property_id: propertyId,
      ...form,
    },
  });
  return application;
}

/** The property, its details under the same id, and whom it is credited to from the first day of the lease. */
async function addProperty(
  context: HandlerContext,
  application: ApplicationRow,
  form: Configuration,
): Promise<string> {
  const { db } = context;
  checkLease({ start: form.lease_start_date, end: form.lease_end_date }, context.services.today());
  const affiliate = await chosenAffiliate(db, form.affiliate_id);
  const adminId = userIdOf(context);
  const [property] = await db
    .insert(managedProperties)
    .values({
      applicationId: application.id,
      ownerId: application.landlordId,
      brokerId: application.submittedByBrokerId,
    })
    .returning({ id: managedProperties.id });
  if (!property) throw new Error('The managed property was not stored');
  await db.insert(managedPropertyDetails).values({
    id: property.id,
    applicationId: application.id,
    ...detailColumns(form),
    affiliateId: affiliate?.id ?? null,
    affiliateName: affiliate?.name ?? null,
    createdByAdminId: adminId,
  });
  if (affiliate) {
    await credit(context, { propertyId: property.id, affiliate, from: form.lease_start_date });
  }
  return property.id;
}

export const detailColumns = (form: Omit<Configuration, 'affiliate_id'>) => ({
  propertyName: form.property_name,
  ownerName: form.owner_name,
  monthlyRent: form.monthly_rent,
  securityDepositCompany: form.security_deposit_company,
  securityDepositType: form.security_deposit_type,
  paymentMode: form.payment_mode,
  monthlyRentPaymentDate: form.monthly_rent_payment_date,
  leaseStartDate: form.lease_start_date,
  leaseEndDate: form.lease_end_date,
  rvlAmount: form.rvl_amount,
});

export const addRvl = api.managedRentals.addRvl.handler(async ({ context, input }) => {
  const { db } = context;
  const [person] = await db.select().from(profiles).where(eq(profiles.userId, input.user_id));
  if (!person) throw new ORPCError('NOT_FOUND');
  const [application] = await db
    .insert(managedRentalApplications)
    .values({
      ...applicationColumns(input, (await planInForce(db)).defaultShareBp),
      submittedBy: userIdOf(context),
      reviewedByAdminId: userIdOf(context),
    })
    .returning();
  if (!application) throw new Error('The application was not stored');
  const form = defaultConfiguration(
    input,
    shownName(person.fullName, person.email, person.phone),
    context.services.today(),
  );
  const propertyId = await addProperty(context, application, form);
  const property = await loadProperty(db, propertyId);
  const { people, notices } = await partyNotices(context, application, { event: 'managed-rental.started' });
  await act(context, {
    action: 'managedRentals.addRvl',
    subject: { type: 'managed_rental_application', id: application.id },
    people,
    notices,
    after: { managed_property_id: propertyId, ...input },
  });
  return property;
});

/** Starts approved, the rental value locked at the monthly rent (specification, section 4), with the commission of the plan in force. */
const applicationColumns = (input: AddRvl, shareBp: number) => ({
  status: 'approved' as const,
  landlordId: input.user_id,
  ...homeColumns(input),
  rentalValueLocked: input.monthly_rent,
  commissionPercentage: shareBp / 100,
  managementFeePercentage: input.management_fee_percentage,
  contractType: addRvlDefaults.contractType,
  reviewedAt: now,
});

/** The dialog's defaults: the property is called after its place, and the lease begins today. */
const defaultConfiguration = (input: AddRvl, ownerName: string, today: CalendarDate): Configuration => ({
  property_name: input.property_location,
  owner_name: ownerName,
  monthly_rent: input.monthly_rent,
  security_deposit_company: input.security_deposit,
  security_deposit_type: configurationDefaults.securityDepositType,
  payment_mode: configurationDefaults.paymentMode,
  monthly_rent_payment_date: configurationDefaults.monthlyRentPaymentDate,
  lease_start_date: today,
  lease_end_date: null,
  affiliate_id: null,
  rvl_amount: input.monthly_rent,
});
