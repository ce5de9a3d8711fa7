/**
 * What a person's calendar shows: their agreed visits and the days of their leases, read as that person, so that row policies hold. Names and
 * numbers of other people are not in it.
 */
import { sql } from 'drizzle-orm';
import { leadPath, tabOf } from '../../contract/choices.ts';
import type { Database } from '../../db/actor.ts';
import {
  type FeedDayKind,
  type FeedDue,
  type FeedLease,
  type FeedSpan,
  feedDays,
  feedSpan,
} from '../../domain/calendar-feeds.ts';
import { feedCalendar } from '../../domain/calendar-file.ts';
import { type CalendarDate, type Instant, monthOf } from '../../domain/dates.ts';
import type { LeadSide } from '../../domain/leads.ts';
import { type VisitSlot, visitStart } from '../../domain/visits.ts';
import { leasePath } from '../leases/parties.ts';
import { homeInWords } from '../lib/home-words.ts';
import { addressOf, i18n, inLanguage } from '../lib/i18n.ts';
import { writtenIn } from '../lib/reader-language.ts';
import type { Executor } from '../lib/request-context.ts';
import { knowHomeNames } from '../search/by-database/hindi-places.ts';

/** More than anybody has; a bound for an account that does harm. */
const MOST = 1000;

type Reading = { database: Database; userId: string; origin: string; today: CalendarDate };

export async function feedOf(db: Executor, { database, userId, origin, today }: Reading): Promise<string> {
  const span = feedSpan(today);
  const visits = await visitsOf(db, userId, span);
  const leases = await leasesOf(db, userId);
  const { rows: people } = await db.execute<{ language: string | null }>(
    sql`select language from profiles where user_id = ${userId}`,
  );
  const language = writtenIn(people[0]?.language);
  await knowHomeNames(database, language);
  return inLanguage(language, () =>
    feedCalendar({
      name: i18n._('My calendar on Kiraya'),
      visits: visits.map((visit) => toVisit(visit, origin)),
      days: leases.flatMap((lease) => toDays(lease, origin, today)),
    }),
  );
}

type VisitRow = {
  id: string;
  on: CalendarDate;
  slot: VisitSlot;
  title: string;
  address: string | null;
  is_seeker: boolean;
  is_over: boolean;
  changes: number;
  changed_at: Instant;
};

/** Of the seeker, of the lister, and of the colleague whom a lead was given to. */
async function visitsOf(db: Executor, userId: string, { from, to }: FeedSpan): Promise<VisitRow[]> {
  const { rows } = await db.execute<VisitRow>(sql`
    select v.id, v.scheduled_date::text as on, v.slot, p.title, h.address, v.user_id = ${userId} as is_seeker,
        v.status = 'completed' as is_over, (select count(*) from lead_events e where e.visit_id = v.id)::int as changes,
        to_json(v.updated_at at time zone 'UTC') #>> '{}' as changed_at
      from property_visits v
        join properties p on p.id = v.property_id
        left join property_private h on h.property_id = v.property_id
     where v.status in ('scheduled', 'completed') and v.scheduled_date between ${from} and ${to}
       and (v.user_id = ${userId} or v.lister_id = ${userId} or exists (select from lead_cards c
         where c.property_id = v.property_id and c.user_id = v.user_id and c.assigned_to = ${userId}))
     order by v.scheduled_date desc, v.slot, v.id limit ${MOST}`);
  return rows;
}

function toVisit(visit: VisitRow, origin: string) {
  const { id, title, address, changes: sequence, changed_at: changedAt } = visit;
  const side: LeadSide = visit.is_seeker ? 'seeker' : 'lister';
  return {
    id,
    sequence,
    changedAt,
    start: visitStart(visit.on, visit.slot),
    title: i18n._('Visit: {home}', { home: homeInWords(title) }),
    place: address ?? title,
    url: addressOf(origin, leadPath(tabOf('visit', side), id, visit.is_over)),
    isCancelled: false,
  };
}

type LeaseRow = FeedLease & {
  id: string;
  home: string;
  isLandlord: boolean;
  changedAt: Instant;
  dues: (Omit<FeedDue, 'month'> & { month: CalendarDate })[];
};

/** Of those who let and rent; who manages a home for others has them on their own pages. */
async function leasesOf(db: Executor, userId: string): Promise<LeaseRow[]> {
  const { rows } = await db.execute<LeaseRow>(sql`
    select l.id, l.home_name as home, l.landlord_id = ${userId} as "isLandlord", l.start_date::text as start,
        l.end_date::text as end, l.ends_on::text as "endsOn", l.deposit_due_on::text as "depositDueOn", l.due_day as "dueDay",
        exists (select from leases r where r.renews_id = l.id and r.state not in ('draft', 'cancelled')) as "isRenewed",
        to_json(l.updated_at at time zone 'UTC') #>> '{}' as "changedAt",
        coalesce((select json_agg(json_build_object('id', d.id, 'kind', d.kind, 'month', d.month, 'dueDate', d.due_date,
          'isPaid', d.received >= d.amount) order by d.due_date, d.id) from rent_dues d where d.lease_id = l.id), '[]') as dues
      from leases l
     where l.state in ('accepted', 'active', 'ending')
       and (l.landlord_id = ${userId} or l.tenant_id = ${userId} or l.id in (select app.co_tenancies()))
     order by l.start_date desc, l.id limit ${MOST}`);
  return rows;
}

function toDays(lease: LeaseRow, origin: string, today: CalendarDate) {
  const { id, home, changedAt } = lease;
  const url = addressOf(origin, leasePath(id, lease.isLandlord ? 'landlord' : 'tenant'));
  const dues = lease.dues.map((due) => ({ ...due, month: monthOf(due.month) }));
  return feedDays(lease, dues, today).map(({ key, kind, on }) => ({
    id: `${id}-${key}`,
    on,
    title: titleOf(kind, homeInWords(home)),
    url,
    changedAt,
  }));
}

function titleOf(kind: FeedDayKind, home: string): string {
  switch (kind) {
    case 'start':
      return i18n._('Lease begins: {home}', { home });
    case 'end':
      return i18n._('Last day of the lease: {home}', { home });
    case 'renewal':
      return i18n._('The lease ends soon, decide on a renewal: {home}', { home });
    case 'rent':
      return i18n._('Rent is due: {home}', { home });
    case 'deposit':
      return i18n._('Deposit is due: {home}', { home });
    case 'charge':
      return i18n._('A charge is due: {home}', { home });
    case 'late_fee':
      return i18n._('A late fee is due: {home}', { home });
  }
}
