/** Answers what waits for the signed-in person today: leads to answer, visits, and news of shortlisted homes. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { Dashboard, ShortlistNews, VisitToday } from '../../contract/dashboard.ts';
import { coverContacts } from '../../domain/contacts.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import { type Availability, acceptsLeads, type ListingState } from '../../domain/properties.ts';
import { waitsInEndedLead } from '../lib/lead-columns.ts';
import { actsForSome, isReceivedBy } from '../lib/organisation-homes.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';

/** A first screen shows what is new; whole lists have their own pages. */
const NEWS_SHOWN = 5;
const VISITS_SHOWN = 12;
/** Nobody compares more homes than this; the bound keeps the answer quick. */
const SHORTLIST_READ = 200;

const get = api.dashboard.get.handler(async ({ context: { db, actor, services } }) => {
  if (actor.kind !== 'member') throw new ORPCError('UNAUTHORIZED');
  const { userId } = actor;
  const today = services.today();
  const receives = await receivedBy(db, userId);
  return {
    today,
    ...(await countOpenLeads(db, userId, receives, today)),
    visits_today: await visitsOn(db, userId, receives, today),
    shortlist: await readShortlist(db, userId),
  };
});

/** Whose lead a person receives, as their lists have it: those of their organisations' homes too. */
const receivedBy = async (db: Executor, userId: string): Promise<SQL> =>
  isReceivedBy(userId, await actsForSome(db, 'leads'), {
    listerId: sql`lister_id`,
    userId: sql`user_id`,
    propertyId: sql`property_id`,
  });

const overWithLead = (table: 'property_visits' | 'property_applications'): SQL =>
  waitsInEndedLead({
    propertyId: sql.raw(`${table}.property_id`),
    userId: sql.raw(`${table}.user_id`),
    status: sql.raw(`${table}.status`),
  });

type LeadCounts = Dashboard['awaiting_me'] & { visits: number; applications: number };

async function countOpenLeads(db: Executor, userId: string, receives: SQL, today: CalendarDate) {
  const { rows } = await db.execute<LeadCounts>(sql`
    select
      (count(*) filter (where ${receives} and awaiting = 'lister' and not ${overWithLead('property_visits')}))::int as visits_received,
      (count(*) filter (where user_id = ${userId} and awaiting = 'seeker'))::int as visits_made,
      (count(*) filter (where (user_id = ${userId} and awaiting = 'lister')
        or (${receives} and awaiting = 'seeker')))::int as visits,
      (select count(*)::int from property_applications
        where ${receives} and status in ('submitted', 'under_review')
          and not ${overWithLead('property_applications')}) as applications_received,
      (select count(*)::int from leases l join lease_parties p on p.lease_id = l.id
        where p.user_id = ${userId} and p.role in ('tenant', 'co_tenant') and p.accepted_at is null
          and l.state = 'proposed') as leases,
      (select count(*)::int from leases l join lease_parties p on p.lease_id = l.id
        where p.user_id = ${userId} and p.role = 'tenant' and l.state in ('active', 'ending')
          and l.proposed_end_by = 'landlord') as ends,
      (select count(*)::int from leases l
        where l.landlord_id = ${userId} and l.state in ('active', 'ending') and l.proposed_end_by = 'tenant') as ends_let,
      (select count(*)::int from lease_parties p join settlements s on s.lease_id = p.lease_id
        where p.user_id = ${userId} and p.role = 'tenant' and (s.state = 'answering'
          or exists (select from settlement_refunds r where r.settlement_id = s.id and r.state = 'reported'))) as settlements,
      (select count(*)::int from leases l join settlements s on s.lease_id = l.id
        where l.landlord_id = ${userId} and (s.state = 'proposing' or s.state = 'refunding' and s.held_by = 'landlord'
          and not exists (select from settlement_refunds r where r.settlement_id = s.id and r.state = 'reported'))
      ) as settlements_let,
      (select count(*)::int from lease_parties p join condition_reports r on r.lease_id = p.lease_id
        join leases l on l.id = p.lease_id
        where p.user_id = ${userId} and p.role = 'tenant'
          and r.state = case r.written_by when 'tenant' then 'commented' else 'sent' end
          and l.state in ('accepted', 'active', 'ending')) as reports,
      (select count(*)::int from leases l join condition_reports r on r.lease_id = l.id
        where l.landlord_id = ${userId} and r.state = case r.written_by when 'landlord' then 'commented' else 'sent' end
          and l.state in ('accepted', 'active', 'ending')) as reports_let,
      (select count(*)::int from guaranteed_leases
        where owner_id = ${userId} and status = 'offered' and offer_until >= ${today}) as offers,
      (select count(*)::int from tenant_checks
        where person_id = ${userId} and status = 'asked' and expires_on >= ${today}) as checks,
      (select count(*)::int from tenant_checks where orderer_id = ${userId} and status = 'agreed'
          and paid_at is null and payment_reported_at is null and price > 0) as checks_to_pay,
      (select count(*)::int from app.my_organisation_invitations()) as invitations,
      (select count(*)::int from property_applications
        where user_id = ${userId} and status in ('submitted', 'under_review')) as applications
    from property_visits
    where status = 'requested' and (user_id = ${userId} or ${receives})`);
  const [counts] = rows;
  if (!counts) throw new Error('Counting answers one row');
  const { visits, applications, ...awaiting_me } = counts;
  return { awaiting_me, awaiting_others: { visits, applications } };
}

type HomeRow = { home_id: string; title: string } & Pick<VisitToday['home'], 'city' | 'locality' | 'cover'>;

const homeOf = ({ home_id, title, city, locality, cover }: HomeRow) => ({
  id: home_id,
  title: coverContacts(title),
  city,
  locality,
  cover,
});

async function visitsOn(
  db: Executor,
  userId: string,
  receives: SQL,
  today: CalendarDate,
): Promise<VisitToday[]> {
  const { rows } = await db.execute<HomeRow & Omit<VisitToday, 'home'>>(sql`
    select v.id, v.slot, v.visit_type, case when v.user_id = ${userId} then 'seeker' else 'lister' end as side,
      p.id as home_id, p.title, p.city, p.locality, p.cover
    from property_visits v join properties p on p.id = v.property_id
    where v.status = 'scheduled' and v.scheduled_date = ${today}
      and (v.user_id = ${userId} or ${receives})
    order by v.slot, v.id
    limit ${VISITS_SHOWN}`);
  return rows.map(({ id, slot, visit_type, side, ...home }) => ({
    id,
    side,
    slot,
    visit_type,
    home: homeOf(home),
  }));
}

type ShortlistRow = HomeRow & {
  rent: number | null;
  price_drop: number | null;
  availability: Availability;
  listing_state: ListingState;
  total: number;
};

/** News is a rent lower than when it was shortlisted, or a home that can no longer be had. */
async function readShortlist(db: Executor, userId: string): Promise<Dashboard['shortlist']> {
  const { rows } = await db.execute<ShortlistRow>(sql`
    select p.id as home_id, p.title, p.city, p.locality, p.cover, p.rent::float8 as rent, p.availability, p.listing_state,
      case when p.rent < s.rent_when_added then (s.rent_when_added - p.rent)::float8 end as price_drop,
      (count(*) over ())::int as total
    from shortlists s join properties p on p.id = s.property_id
    where s.user_id = ${userId}
    order by p.updated_at desc, p.id
    limit ${SHORTLIST_READ}`);
  const news = rows.map(toNews).filter(({ price_drop, is_let }) => is_let || price_drop !== null);
  // A lower rent is worth a place before a home that is gone.
  const first = news.toSorted((a, b) => Number(a.is_let) - Number(b.is_let));
  return { total: rows[0]?.total ?? 0, news: first.slice(0, NEWS_SHOWN) };
}

function toNews(row: ShortlistRow): ShortlistNews {
  const { rent, price_drop, listing_state, availability } = row;
  return { home: homeOf(row), rent, price_drop, is_let: !acceptsLeads(listing_state, availability) };
}

export const dashboard = { get };
