/** Takes a home into the review: from its owner, or from a broker who names the owner. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { MANAGED_RENTAL_TERMS, type managedRentalForm } from '../../contract/managed-rentals.ts';
import { brokers } from '../../db/schema/brokers.ts';
import { profiles } from '../../db/schema/identity.ts';
import { managedRentalApplications } from '../../db/schema/managed-rentals.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { checkRentalPeriod } from '../../domain/managed-rentals.ts';
import { act } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import { languageOfPerson } from '../lib/reader-language.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { textInvitation } from '../lib/text-invitation.ts';
import { type ApplicationRow, loadOwn } from './application-rows.ts';
import { homeColumns } from './home-columns.ts';
import { checkBringer, tellBringer } from './homes-brought.ts';
import { landlordMailJob } from './landlord-mail.ts';
import { partyNotices } from './parties.ts';

type Form = z.output<typeof managedRentalForm>;
type Landlord = NonNullable<Form['landlord']>;

export const submit = api.managedRentals.submit.handler(async ({ context, input }) => {
  const userId = userIdOf(context);
  await context.services.auth.limits.consume('managed-rental.account', userId);
  checkRentalPeriod(input.rental_start_date, input.rental_end_date);
  await checkBringer(context.db, input.brought_by);
  const broker = input.landlord ? await activatedBroker(context.db, userId, input.landlord) : null;
  const [row] = await context.db
    .insert(managedRentalApplications)
    .values({
      ...columnsOf(input),
      submittedBy: userId,
      broughtBy: input.brought_by,
      ...(input.landlord && broker
        ? {
            submittedByBrokerId: broker.id,
            landlordName: input.landlord.name,
            landlordEmail: input.landlord.email,
            landlordPhone: input.landlord.phone,
          }
        : { landlordId: userId }),
    })
    .returning();
  if (!row) throw new Error('The application was not stored');
  await recorded(context, row, broker?.name ?? null);
  await tellBringer(context, row);
  return loadOwn(context, row.id);
});

const columnsOf = (input: Form) => ({
  ...homeColumns(input),
  rentalStartDate: input.rental_start_date,
  rentalEndDate: input.rental_end_date,
});

/** Only an activated broker hands in somebody else's home, and not their own as another's. */
async function activatedBroker(db: Executor, userId: string, landlord: Landlord) {
  const [broker] = await db
    .select({
      id: brokers.id,
      name: brokers.name,
      activated: brokers.activated,
      email: profiles.email,
      phone: profiles.phone,
      phoneVerified: profiles.phoneVerified,
    })
    .from(brokers)
    .innerJoin(profiles, eq(profiles.userId, brokers.userId))
    .where(eq(brokers.userId, userId));
  if (!broker?.activated) throw new RuleBroken('managed-rental.not-a-broker', 'landlord');
  const { email, phone } = landlord;
  if (
    email !== null ? broker.email?.toLowerCase() === email : broker.phoneVerified && broker.phone === phone
  ) {
    throw new RuleBroken('managed-rental.own-home', email === null ? 'landlord.phone' : 'landlord.email');
  }
  return broker;
}

/** By letter, or by text where the broker gave a number alone. */
async function inviteLandlord(context: HandlerContext, row: ApplicationRow, broker: string): Promise<void> {
  const { landlordEmail: email, landlordPhone: phone, landlordName: name, propertyLocation: place } = row;
  if (email !== null) {
    const language = await languageOfPerson(context.db, userIdOf(context));
    const invitation = { id: randomUUID(), email, name, broker, place, language };
    await context.services.jobs.enqueue(landlordMailJob, invitation, context.db);
  } else if (phone !== null) {
    await textInvitation(context, { to: phone, template: 'home-handed-in', values: { broker } });
  }
}

async function recorded(context: HandlerContext, row: ApplicationRow, broker: string | null) {
  await context.db.execute(sql`insert into consents (user_id, purpose, version, is_given)
    values (${userIdOf(context)}, 'managed-rental-terms', ${MANAGED_RENTAL_TERMS}, true)`);
  if (broker !== null && row.landlordId === null) await inviteLandlord(context, row, broker);
  await act(context, {
    action: 'managedRentals.submit',
    subject: { type: 'managed_rental_application', id: row.id },
    ...(await partyNotices(context, row, { event: 'managed-rental.submitted' })),
    after: {
      status: row.status,
      monthly_rent: row.monthlyRent,
      property_location: row.propertyLocation,
      brought_by: row.broughtBy,
    },
  });
}
