/** Which homes a person may rent out: those they listed, those we manage for them or they look after for their owners, and those an application was approved for. */

import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { LeaseForm, LeaseOption } from '../../contract/leases.ts';
import { homeMatches } from '../../db/home-summary.ts';
import { propertyApplications } from '../../db/schema/leads.ts';
import { leases } from '../../db/schema/leases.ts';
import {
  managedProperties,
  managedPropertyDetails,
  managedRentalApplications,
} from '../../db/schema/managed-rentals.ts';
import { organisations } from '../../db/schema/organisations.ts';
import { properties } from '../../db/schema/properties.ts';
import { propertyPrivate } from '../../db/schema/property-private.ts';
import { RuleBroken } from '../../domain/errors.ts';
import type { DepositHolder } from '../../domain/leases.ts';
import { can } from '../../domain/permissions.ts';
import { refusal } from '../../domain/refusals.ts';
import { shownName } from '../../domain/users.ts';
import { wrongField } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { containing } from '../lib/search-words.ts';
import { userIdOf } from '../lib/signed-in.ts';

const OF_EACH = 20;
/** Whoever looks after homes for others has more of them. */
const MANAGED_MOST = 100;

export type LetHome = {
  propertyId: string | null;
  managedPropertyId: string | null;
  /** Of a PG. */
  bedId: string | null;
  applicationId: string | null;
  landlordId: string | null;
  /** For whom the home is listed, where that is no single person. */
  organisation: string | null;
  name: string;
  address: string | null;
  applicant: { name: string; email: string | null; phone: string | null } | null;
};

type Named = Pick<LeaseForm, 'application_id' | 'property_id' | 'managed_property_id' | 'bed_id'>;

type NamedHome = Omit<Named, 'bed_id'>;

/** The home that the form names, as `homeToLet`; of a PG the bed, which has to be one of it. */
export async function letHome(context: HandlerContext, named: Named): Promise<LetHome> {
  const home = await homeToLet(context, named);
  if (home.propertyId === null) return home;
  const bed = await bedName(context.db, home.propertyId, named.bed_id);
  return { ...home, bedId: named.bed_id, name: `${bed}${home.name}`.slice(0, 300) };
}

/** The home that the form names, if it is this person's to let; managed ones are let for their owners by administrators and managers. */
export function homeToLet(context: HandlerContext, named: NamedHome): Promise<LetHome> {
  if (named.application_id) return appliedFor(context, named.application_id);
  if (named.property_id) return listedHome(context, named.property_id);
  if (named.managed_property_id) return managedHome(context, named.managed_property_id);
  throw wrongField('property_id', refusal('home.missing', 'Choose a home'));
}

const noHome = { application_id: null, property_id: null, managed_property_id: null };
const fieldOf = {
  application: 'application_id',
  listed: 'property_id',
  managed: 'managed_property_id',
} as const;

/** An option as the form names it. */
export const homeNamed = ({ kind, id }: Pick<LeaseOption, 'kind' | 'id'>): NamedHome => ({
  ...noHome,
  [fieldOf[kind]]: id,
});

async function appliedFor(context: HandlerContext, applicationId: string): Promise<LetHome> {
  const { db } = context;
  const [application] = await db
    .select({ propertyId: propertyApplications.propertyId, status: propertyApplications.status })
    .from(propertyApplications)
    .where(
      and(eq(propertyApplications.id, applicationId), eq(propertyApplications.listerId, userIdOf(context))),
    );
  if (application?.status !== 'approved') {
    throw new RuleBroken('lease.application-not-approved', 'application_id');
  }
  const applicant = (await applicants(db, [applicationId])).get(applicationId);
  if (!applicant) throw new RuleBroken('lease.application-not-approved', 'application_id');
  const home = await listedHome(context, application.propertyId);
  return { ...home, applicationId, applicant };
}

/** Names, addresses and numbers of approved applicants, by application. */
async function applicants(db: Executor, ids: string[]) {
  type Row = { lead_id: string; full_name: string | null; email: string | null; phone: string | null };
  const { rows } = await db.execute<Row>(sql`
    select lead_id, full_name, email, phone from app.lead_contacts(${sql.param(ids)}::uuid[]) where not is_lister`);
  return new Map(
    rows.flatMap(({ lead_id, full_name, email, phone }) =>
      email || phone ? [[lead_id, { name: shownName(full_name, email, phone), email, phone }] as const] : [],
    ),
  );
}

/** With its place, unless the title says it already. */
function placeOf({ title, locality, city }: { title: string; locality: string | null; city: string | null }) {
  const said = title.toLowerCase();
  const place = [locality, city].filter((part) => part && !said.includes(part.toLowerCase()));
  return [title, ...place].filter(Boolean).join(', ').slice(0, 300);
}

/** By the caller, as the manager of the home. */
const lookedAfter = sql<boolean>`${managedProperties.id} in (select app.managed_homes())`;

const managedHomeName = sql<string>`app.managed_home_name(${managedPropertyDetails.propertyName},
  ${managedRentalApplications.propertyLocation})`;

async function listedHome(context: HandlerContext, propertyId: string): Promise<LetHome> {
  const userId = userIdOf(context);
  const [home] = await context.db
    .select({
      title: properties.title,
      locality: properties.locality,
      city: properties.city,
      address: propertyPrivate.address,
      organisation: organisations.legalName,
    })
    .from(properties)
    .leftJoin(organisations, eq(organisations.id, properties.organisationId))
    .leftJoin(propertyPrivate, eq(propertyPrivate.propertyId, properties.id))
    .where(and(eq(properties.id, propertyId), eq(properties.listedBy, userId)));
  if (!home) throw new RuleBroken('lease.home-not-yours', 'property_id');
  return {
    propertyId,
    managedPropertyId: null,
    bedId: null,
    applicationId: null,
    landlordId: userId,
    organisation: home.organisation,
    name: placeOf(home),
    address: home.address,
    applicant: null,
  };
}

/** Before the name of the home: which bed of it is let. A PG with beds is let by the bed. */
async function bedName(db: Executor, propertyId: string, bedId: string | null): Promise<string> {
  const beds = (await bedsOf(db, [propertyId])).get(propertyId) ?? [];
  if (bedId === null && beds.length > 0) throw new RuleBroken('lease.bed-missing', 'bed_id');
  const bed = beds.find(({ id }) => id === bedId);
  if (bedId !== null && !bed) throw new RuleBroken('lease.bed-not-of-home', 'bed_id');
  return bed ? `Room ${bed.room}, bed ${bed.label}, ` : '';
}

type BedOption = LeaseOption['beds'][number];
/** An option before its beds are looked up. */
type ListedOption = Omit<LeaseOption, 'beds'> & { property_id: string };

/** The beds of these PGs that may be let, by home; a held one is not. */
export async function bedsOf(
  db: Executor,
  homes: readonly string[],
): Promise<Map<string, (BedOption & { property_id: string })[]>> {
  type Row = Omit<BedOption, 'rent' | 'deposit'> & {
    property_id: string;
    rent: string;
    deposit: string | null;
  };
  const { rows } = await db.execute<Row>(sql`
    select b.property_id, b.id, r.id as room_id, r.name as room, b.label, r.rent, r.deposit,
        (select max(coalesce(l.ends_on, l.end_date)) + 1 from leases l
          where l.bed_id = b.id and l.state in ('accepted', 'active', 'ending'))::text as free_from
      from pg_beds b join pg_rooms r on r.id = b.room_id
     where b.property_id = any (${sql.param([...homes])}::uuid[]) and b.state <> 'held'
     order by length(r.name), r.name, b.label`);
  return Map.groupBy(
    rows.map(({ rent, deposit, ...bed }) => ({
      ...bed,
      rent: Number(rent),
      deposit: deposit === null ? null : Number(deposit),
    })),
    ({ property_id }) => property_id,
  );
}

async function managedHome(context: HandlerContext, managedPropertyId: string): Promise<LetHome> {
  const [home] = await context.db
    .select({
      ownerId: managedProperties.ownerId,
      status: managedProperties.status,
      name: managedHomeName,
      address: managedRentalApplications.propertyAddress,
      isLookedAfter: lookedAfter,
    })
    .from(managedProperties)
    .innerJoin(managedPropertyDetails, eq(managedPropertyDetails.id, managedProperties.id))
    .innerJoin(managedRentalApplications, eq(managedRentalApplications.id, managedProperties.applicationId))
    .where(eq(managedProperties.id, managedPropertyId));
  // Whoever looks after it prepares a lease for its owner, who alone signs it.
  const mayLet =
    home &&
    (home.ownerId === userIdOf(context) || home.isLookedAfter || can(context.actor, 'leases.actForLandlord'));
  if (!mayLet || home.status !== 'active' || home.ownerId === null) {
    throw new RuleBroken('lease.home-not-yours', 'managed_property_id');
  }
  return {
    propertyId: null,
    managedPropertyId,
    bedId: null,
    applicationId: null,
    landlordId: home.ownerId,
    organisation: null,
    name: home.name,
    address: home.address,
    applicant: null,
  };
}

/** What a new lease may begin from; approved applications that have one already are left out. */
export const options = api.leases.options.handler(async ({ context, input: { q } }) => {
  const named = [...(await applicationOptions(context, q)), ...(await listedOptions(context, q))];
  const beds = await bedsOf(
    context.db,
    named.map(({ property_id }) => property_id),
  );
  const listed = named.map(({ property_id, ...option }) => ({
    ...option,
    beds: (beds.get(property_id) ?? []).map(({ property_id: _, ...bed }) => bed),
  }));
  return { items: [...listed, ...(await managedOptions(context, q))] };
});

async function applicationOptions(context: HandlerContext, q: string | undefined): Promise<ListedOption[]> {
  const { db } = context;
  const rows = await db
    .select({ application: propertyApplications, home: properties })
    .from(propertyApplications)
    .innerJoin(properties, eq(properties.id, propertyApplications.propertyId))
    .leftJoin(
      leases,
      and(eq(leases.applicationId, propertyApplications.id), sql`${leases.state} <> 'cancelled'`),
    )
    .where(
      and(
        eq(propertyApplications.listerId, userIdOf(context)),
        eq(propertyApplications.status, 'approved'),
        isNull(leases.id),
        homeMatches(q),
      ),
    )
    .orderBy(desc(propertyApplications.createdAt), desc(propertyApplications.id))
    .limit(OF_EACH);
  const names = await applicants(
    db,
    rows.map(({ application }) => application.id),
  );
  return rows.map(({ application, home }) => ({
    kind: 'application',
    id: application.id,
    property_id: home.id,
    room_id: application.roomId,
    home_name: placeOf(home),
    tenant_name: names.get(application.id)?.name ?? null,
    tenant_phone: names.get(application.id)?.phone ?? null,
    start_date: application.moveInDate,
    rent: home.rent,
    deposit: home.deposit,
    deposit_held_by: null,
  }));
}

async function listedOptions(context: HandlerContext, q: string | undefined): Promise<ListedOption[]> {
  const rows = await context.db
    .select()
    .from(properties)
    .where(
      and(
        eq(properties.listedBy, userIdOf(context)),
        sql`${properties.listingState} in ('published', 'paused')`,
        homeMatches(q),
      ),
    )
    .orderBy(desc(properties.createdAt), desc(properties.id))
    .limit(OF_EACH);
  return rows.map((home) => ({
    kind: 'listed',
    id: home.id,
    property_id: home.id,
    room_id: null,
    home_name: placeOf(home),
    tenant_name: null,
    tenant_phone: null,
    start_date: null,
    rent: home.rent,
    deposit: home.deposit,
    deposit_held_by: null,
  }));
}

/** Who holds the deposit by the mandate in force. */
export const agreedHolder = sql<DepositHolder | null>`(select m.deposit_holder from mandates m
  where m.managed_property_id = ${managedProperties.id} and m.state = 'agreed' order by m.version desc limit 1)`;

async function managedOptions(context: HandlerContext, q: string | undefined): Promise<LeaseOption[]> {
  const rows = await context.db
    .select({ details: managedPropertyDetails, name: managedHomeName, holder: agreedHolder })
    .from(managedProperties)
    .innerJoin(managedPropertyDetails, eq(managedPropertyDetails.id, managedProperties.id))
    .innerJoin(managedRentalApplications, eq(managedRentalApplications.id, managedProperties.applicationId))
    .where(
      and(
        or(eq(managedProperties.ownerId, userIdOf(context)), lookedAfter),
        eq(managedProperties.status, 'active'),
        containing(q, [managedPropertyDetails.propertyName, managedRentalApplications.propertyLocation]),
      ),
    )
    .orderBy(desc(managedProperties.createdAt), desc(managedProperties.id))
    .limit(MANAGED_MOST);
  return rows.map(({ details, name, holder }) => ({
    kind: 'managed',
    id: details.id,
    room_id: null,
    beds: [],
    home_name: name,
    tenant_name: null,
    tenant_phone: null,
    start_date: null,
    rent: details.monthlyRent,
    deposit: details.securityDepositCompany,
    deposit_held_by: holder,
  }));
}
