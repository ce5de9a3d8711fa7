/** What is known of a lease before it is written. Only of homes that the caller may let, and nothing that they could not read elsewhere. */
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { KnownLease } from '../../contract/leases.ts';
import { propertyApplications } from '../../db/schema/leads.ts';
import { leases } from '../../db/schema/leases.ts';
import { managedProperties, managedPropertyDetails } from '../../db/schema/managed-rentals.ts';
import { properties } from '../../db/schema/properties.ts';
import { knownTerms, type LeaseSource, type SaidOfHome } from '../../domain/lease-prefill.ts';
import type { DepositHolder } from '../../domain/leases.ts';
import { can } from '../../domain/permissions.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { agreedHolder, bedsOf, homeNamed, homeToLet, type LetHome } from './homes.ts';
import type { LeaseRow } from './parties.ts';
import { chargesShown } from './shown-lease.ts';

export const known = api.leases.known.handler(async ({ context, input }): Promise<KnownLease> => {
  const { db, services } = context;
  const home = await homeToLet(context, homeNamed(input));
  const said = home.propertyId ? await saidOfListing(db, home.propertyId) : await saidOfManaged(db, home);
  const applied = home.applicationId ? await applicationOf(db, home.applicationId) : null;
  const before = await lastLease(context, home, input.bed_id ?? null);
  const own = said.isByBroker ? null : await ownLease(context, home, before);
  const owner = said.isByBroker ? ownerNamed(before) : null;
  const terms = knownTerms(
    {
      home: said.home,
      moveIn: applied?.moveIn ?? null,
      // What stands in another bed's room is not in this one.
      before: before && {
        ...before,
        inventory: before.bedId === (input.bed_id ?? null) ? before.inventory : [],
      },
      ...(await bedChosen(db, home, input.bed_id)),
    },
    services.today(),
  );
  return {
    sources: sourcesOf({
      [said.home.source]: true,
      application: applied,
      'last-lease': before,
      'own-lease': own && own !== before,
    }),
    start_date: terms.startDate,
    end_date: terms.endDate,
    rent: terms.rent,
    deposit: terms.deposit,
    deposit_held_by: terms.depositHeldBy,
    mandate_holder: said.mandateHolder,
    notice_days: terms.noticeDays,
    landlord_notice_days: terms.landlordNoticeDays,
    lock_in_months: terms.lockInMonths,
    escalation_bp: terms.escalationBp,
    due_day: terms.dueDay,
    charges: chargesShown(terms.charges),
    late_fee: terms.lateFee && {
      grace_days: terms.lateFee.graceDays,
      a_day: terms.lateFee.aDay,
      most: terms.lateFee.most,
    },
    inventory: terms.inventory.map((item) => ({ ...item })),
    terms: terms.terms,
    rules: terms.rules.map((rule) =>
      rule.kind === 'furnishing' ? { ...rule, things: [...rule.things] } : rule,
    ),
    home_address: home.address ?? before?.homeAddress ?? null,
    // Where they live and are paid is the landlord's own: nobody who writes for them is handed it.
    landlord_address: own?.landlordAddress ?? owner?.address ?? null,
    payee_name: own?.payeeName ?? null,
    payee_upi: own?.payeeUpi ?? null,
    payee_shows_bank: own?.payeeShowsBank ?? false,
    place: before?.place ?? said.city,
    tenant: home.applicant,
    household: applied?.household ?? null,
    occupants: applied?.occupants ?? null,
    is_for_owner: said.isByBroker || isManagedForAnother(context, home),
    owner: owner && { name: owner.name, email: owner.email, phone: owner.phone },
  };
});

const isManagedForAnother = (context: HandlerContext, { managedPropertyId, landlordId }: LetHome): boolean =>
  managedPropertyId !== null &&
  landlordId !== userIdOf(context) &&
  !can(context.actor, 'leases.actForLandlord');

const sourcesOf = (known: Partial<Record<LeaseSource, unknown>>) =>
  (Object.keys(known) as LeaseSource[]).filter((source) => known[source]);

type Said = {
  home: SaidOfHome;
  city: string | null;
  isByBroker: boolean;
  /** By the mandate in force. */
  mandateHolder: DepositHolder | null;
};

async function saidOfListing(db: Executor, id: string): Promise<Said> {
  const [home] = await db.select().from(properties).where(eq(properties.id, id));
  if (!home) throw new Error('A home that one may let is not seen');
  return {
    city: home.city,
    isByBroker: home.listedAs === 'broker',
    mandateHolder: null,
    home: {
      source: 'listing',
      rent: home.rent,
      deposit: home.deposit,
      maintenance: home.maintenanceCharge,
      noticeDays: home.pgNoticeDays,
      availableFrom: home.availableFrom,
      furnishing: home.furnishing,
      amenities: home.amenities,
      parking: home.parking,
      petsAllowed: home.petsAllowed,
      meals: home.pgMeals,
      houseRules: home.houseRules,
    },
  };
}

async function saidOfManaged(db: Executor, { managedPropertyId }: LetHome): Promise<Said> {
  const [home] = await db
    .select({
      rent: managedPropertyDetails.monthlyRent,
      deposit: managedPropertyDetails.securityDepositCompany,
      dueDay: managedPropertyDetails.monthlyRentPaymentDate,
      holder: agreedHolder,
    })
    .from(managedProperties)
    .innerJoin(managedPropertyDetails, eq(managedPropertyDetails.id, managedProperties.id))
    .where(eq(managedProperties.id, managedPropertyId ?? ''));
  if (!home) throw new Error('A home that one may let is not seen');
  const { rent, deposit, dueDay, holder } = home;
  return {
    city: null,
    isByBroker: false,
    mandateHolder: holder,
    home: { source: 'mandate', rent, deposit, dueDay, depositHeldBy: holder ?? 'company' },
  };
}

async function applicationOf(db: Executor, id: string) {
  const [application] = await db
    .select({
      moveIn: propertyApplications.moveInDate,
      household: propertyApplications.household,
      occupants: propertyApplications.occupants,
    })
    .from(propertyApplications)
    .where(eq(propertyApplications.id, id));
  return application ?? null;
}

/** Of a PG with beds its amounts are those of the bed, once one is chosen; of any other home there is none. */
async function bedChosen(db: Executor, { propertyId }: LetHome, bedId: string | undefined) {
  if (propertyId === null) return {};
  const beds = (await bedsOf(db, [propertyId])).get(propertyId) ?? [];
  if (beds.length === 0) return {};
  const bed = beds.find(({ id }) => id === bedId);
  return { bed: bed ? { rent: bed.rent, deposit: bed.deposit, freeFrom: bed.free_from } : null };
}

const newest = (db: Executor, where: SQL | undefined, first?: SQL) =>
  db
    .select()
    .from(leases)
    .where(and(where, ne(leases.state, 'cancelled')))
    .orderBy(...(first ? [first] : []), desc(leases.startDate), desc(leases.createdAt))
    .limit(1);

/** The one before of the same home that the caller is landlord of, wrote or looks after: of the same bed first. */
async function lastLease(
  context: HandlerContext,
  { propertyId, managedPropertyId, landlordId }: LetHome,
  bedId: string | null,
): Promise<LeaseRow | null> {
  const me = userIdOf(context);
  const [lease] = await newest(
    context.db,
    managedPropertyId
      ? and(eq(leases.managedPropertyId, managedPropertyId), sql`${leases.landlordId} = ${landlordId}`)
      : and(
          sql`${leases.propertyId} = ${propertyId}`,
          sql`(${leases.landlordId} = ${me} or ${leases.createdBy} = ${me})`,
        ),
    sql`${leases.bedId} is not distinct from ${bedId}::uuid desc`,
  );
  return lease ?? null;
}

/** The one by which they let this home or, else, anything: it says where they live and are paid. */
async function ownLease(
  context: HandlerContext,
  { landlordId }: LetHome,
  before: LeaseRow | null,
): Promise<LeaseRow | null> {
  const me = userIdOf(context);
  if (landlordId !== me) return null;
  if (before?.landlordId === me) return before;
  const [lease] = await newest(context.db, eq(leases.landlordId, me));
  return lease ?? null;
}

/** Whom the caller named as the owner themselves. */
function ownerNamed(before: LeaseRow | null) {
  if (!before || (before.landlordEmail === null && before.landlordPhone === null)) return null;
  const { landlordName: name, landlordEmail: email, landlordPhone: phone, landlordAddress: address } = before;
  return { name, email, phone, address };
}
