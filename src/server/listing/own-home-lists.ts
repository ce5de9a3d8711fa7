// Reads a lister's homes page by page with what they count by: availability, applications and leads.
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { HomeLeads, OwnHomes, propertiesContract } from '../../contract/listing.ts';
import { applicationReferences } from '../../db/schema/application-profiles.ts';
import { propertyApplications, propertyVisits } from '../../db/schema/leads.ts';
import { sharedFactsOf } from '../../db/shared-facts.ts';
import { visitBegins } from '../../db/visit-begins.ts';
import { isApplicationAccepted } from '../../domain/applications.ts';
import { contactsAsSeen } from '../../domain/contacts.ts';
import { idsOfShort } from '../../domain/leads.ts';
import { listingScore, type ScoredListing } from '../../domain/listing-score.ts';
import { paise } from '../../domain/money.ts';
import { isVisitAccepted } from '../../domain/visits.ts';
import { cutPage, readCursor } from '../lib/keyset.ts';
import { actsForSome } from '../lib/organisation-homes.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { similarRents } from '../lib/size-rents.ts';
import { findOwnHome } from './rows/own-homes.ts';

type Filters = z.output<NonNullable<(typeof propertiesContract.listMine)['~orpc']['inputSchema']>>;
type Show = Filters['show'];

const shown: Readonly<Record<Show, SQL>> = {
  all: sql`true`,
  available: sql`p.listing_state = 'published' and p.availability = 'available'`,
  booked: sql`p.listing_state = 'published' and p.availability <> 'available'`,
  paused: sql`p.listing_state = 'paused'`,
  draft: sql`p.listing_state = 'draft'`,
};

const leadsCount = sql`((select count(*) from property_visits v where v.property_id = p.id)
  + (select count(*) from property_applications a where a.property_id = p.id))::int`;

/** Every order ends with the id, so that pages neither repeat nor skip a home. */
const orders: Readonly<Record<Filters['sort'], SQL>> = {
  newest: sql`p.created_at desc, p.id desc`,
  oldest: sql`p.created_at, p.id`,
  rent_asc: sql`p.rent nulls last, p.id`,
  rent_desc: sql`p.rent desc nulls last, p.id`,
  views: sql`p.view_count desc, p.id`,
  leads: sql`${leadsCount} desc, p.created_at desc, p.id`,
};

/** Those that are cancelled when the home is taken. */
const comingVisits = sql`(select count(*)::int from property_visits where property_visits.property_id = p.id
  and property_visits.status in ('requested', 'scheduled') and ${visitBegins} > app.now())`;

/** Their own and, where they work on an organisation's homes, those of all its members. */
async function ofPerson(db: Executor, userId: string): Promise<SQL> {
  const own = sql`p.listed_by = ${userId}`;
  const whose = (await actsForSome(db, 'homes'))
    ? sql`(${own} or p.organisation_id = any (array(select app.acts_for('homes'))))`
    : own;
  return sql`${whose} and p.listing_state <> 'withdrawn'`;
}

/** One's own homes `p` that the list shows with that filter and search. */
export const matchingHomes = async (
  db: Executor,
  userId: string,
  { show, q }: Pick<Filters, 'show' | 'q'>,
): Promise<SQL> => sql`${await ofPerson(db, userId)} and ${shown[show]} and ${textMatch(q)}`;

export async function listOwnHomes(db: Executor, userId: string, filters: Filters): Promise<OwnHomes> {
  const mine = await ofPerson(db, userId);
  const chosen = sql`${shown[filters.show]} and ${textMatch(filters.q)} and ${filters.id ? sql`p.id = ${filters.id}` : sql`true`}`;
  const matching = sql`${mine} and ${chosen}`;
  const start = await startOf(db, matching, filters);
  const { limit } = filters;
  const { rows } = await db.execute<Item & { facts: Facts }>(sql`
    select p.id, ${orTyped('title')}, ${orTyped('city')}, ${orTyped('locality')},
      coalesce(p.rent, case when d.content->>'rent' ~ '^[0-9]{1,13}$' then (d.content->>'rent')::bigint end)::float8 as rent, p.bedrooms, p.area_sqft, p.property_type,
      p.furnishing, p.rating::float8 as rating, p.verified, p.hidden_reason, p.view_count, p.availability, p.listing_state, p.cover, p.visit_hours,
      ${facts} as facts, ${leadsCount} as leads_count, ${comingVisits} as coming_visits, ${iso('p.created_at')} as created_at, ${iso('p.published_at')} as published_at,
      ${iso('p.renewed_at')} as renewed_at
    from properties p left join property_drafts d on d.property_id = p.id and p.listing_state = 'draft'
    where ${matching}
    order by ${orders[filters.sort]}
    limit ${limit + 1} offset ${start}`);
  const placed = rows.map((row, place) => ({ ...row, at: `${start + place + 1}` }));
  const { page, next_cursor } = cutPage(placed, limit, ({ id }) => id);
  const counts = await db.execute<OwnHomes['stats'] & { matching: number }>(sql`
    select count(*)::int as total, (count(*) filter (where ${shown.available}))::int as available,
      (count(*) filter (where ${chosen}))::int as matching,
      (select count(*) from property_applications a join properties p on p.id = a.property_id where ${mine})::int
        as applications,
      (select count(*) from property_visits v join properties p on p.id = v.property_id where ${mine})::int as visits
    from properties p where ${mine}`);
  const { matching: total = 0, ...stats } = counts.rows[0] ?? {
    total: 0,
    available: 0,
    applications: 0,
    leads: 0,
  };
  return {
    items: page.map(({ at, ...home }) => withQuality(home)),
    total,
    next_cursor,
    stats: withLeads(stats),
  };
}

type Item = OwnHomes['items'][number];
type Facts = Omit<ScoredListing, 'rent' | 'hasVisitHours'>;

/** Of a home `p`: what its score is made of, rents of its locality before those of its city. */
const facts = sql`(select json_build_object('photos', cardinality(p.image_urls), 'description', length(p.description),
  'hasPin', p.lat is not null, 'listedAs', p.listed_as, 'state', p.state, 'hasRera', p.rera_number is not null,
  'similar', ${similarRents}))`;

function withQuality({ facts: said, ...home }: Item & { facts: Facts }): Item {
  if (home.listing_state === 'draft') return { ...home, quality: null };
  const rent = home.rent === null ? null : paise(home.rent);
  return { ...home, quality: listingScore({ ...said, rent, hasVisitHours: home.visit_hours !== null }) };
}

/**
 * How many homes are passed over. A cursor names the last home that was shown and its place then: by what a list is sorted may
 * change, and homes come and go before it. Where the home itself is gone, its place counts.
 */
async function startOf(db: Executor, matching: SQL, { cursor, page, limit, sort }: Filters): Promise<number> {
  if (cursor === undefined) return (page - 1) * limit;
  const [place, id] = readCursor({ type: 'bigint' }, cursor);
  const { rows } = await db.execute<{ place: string }>(sql`
    select place from (select p.id, row_number() over (order by ${orders[sort]}) as place from properties p
                        where ${matching}) placed where id = ${id}`);
  return Math.max(0, Number(rows[0]?.place ?? place));
}

/** A home that was never published has nothing yet but what stands in its form, half a word included. */
const orTyped = (column: 'title' | 'city' | 'locality') =>
  sql.raw(
    `coalesce(nullif(p.${column}, ''), left(d.content->>'${column}', 200)${column === 'title' ? ", ''" : ''}) as ${column}`,
  );

/** Leads are everything somebody asks of a home: visits and applications. */
function withLeads(counts: Record<string, number>): OwnHomes['stats'] {
  const { total = 0, available = 0, applications = 0, visits = 0 } = counts;
  return { total, available, applications, leads: applications + visits };
}

function textMatch(text: string | undefined): SQL {
  if (!text) return sql`true`;
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const words = sql`concat_ws(' ', p.title, p.locality, p.city, p.landmark) ilike ${pattern}`;
  const ids = idsOfShort(text);
  if (!ids) return words;
  const asked = (leads: SQL) =>
    sql`exists (select from ${leads} lead where lead.property_id = p.id and lead.id between ${ids.from}::uuid and ${ids.to}::uuid)`;
  // A visit or an application as its home's card names it.
  return sql`(${words} or ${asked(sql`property_visits`)} or ${asked(sql`property_applications`)})`;
}

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Who asked about one of one's own homes, newest first; contacts stay with the lead until it is accepted. */
export async function leadsOf({ db, actor }: HandlerContext, id: string): Promise<HomeLeads> {
  await findOwnHome(db, actor, id);
  const visits = await db
    .select()
    .from(propertyVisits)
    .where(eq(propertyVisits.propertyId, id))
    .orderBy(desc(propertyVisits.createdAt), desc(propertyVisits.id));
  const applications = await db
    .select({ application: propertyApplications, referees: applicationReferences.referees })
    .from(propertyApplications)
    .leftJoin(applicationReferences, eq(applicationReferences.applicationId, propertyApplications.id))
    .where(eq(propertyApplications.propertyId, id))
    .orderBy(desc(propertyApplications.createdAt), desc(propertyApplications.id));
  return {
    visits: visits.map((visit) => ({
      id: visit.id,
      status: visit.status,
      visit_type: visit.visitType,
      scheduled_date: visit.scheduledDate,
      slot: visit.slot,
      notes: contactsAsSeen(visit.notes, isVisitAccepted(visit.status)),
      created_at: visit.createdAt.toISOString(),
    })),
    applications: applications.map(({ application, referees }) => ({
      id: application.id,
      status: application.status,
      move_in_date: application.moveInDate,
      household: application.household,
      notes: contactsAsSeen(application.notes, isApplicationAccepted(application.status)),
      created_at: application.createdAt.toISOString(),
      ...sharedFactsOf(application, referees),
    })),
  };
}
