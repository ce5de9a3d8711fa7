/** Homes that somebody lets or looks after: each with who lives there, and what is to be done next. */
import { and, type SQL, sql } from 'drizzle-orm';
import type { LessorRole } from '../../contract/leases.ts';
import type { HomeFilters, PortfolioHome, PortfolioSummary } from '../../contract/portfolio.ts';
import { leases } from '../../db/schema/leases.ts';
import { maintenanceRequests } from '../../db/schema/maintenance.ts';
import { addDays } from '../../domain/dates.ts';
import { leasesOf, requestsOf } from '../leases/parties.ts';
import { afterCursor, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { reportedLate } from '../lib/late-rents.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { containing } from '../lib/search-words.ts';
import { userIdOf } from '../lib/signed-in.ts';

const ENDS_WITHIN_DAYS = 60;
const ENDING_SHOWN = 5;

const byName: Keyset = {
  key: sql`left(h.name, 200)`,
  type: 'text',
  id: sql`h.id`,
  descending: false,
};

/**
 * The newest of this month and the one before whose rent value of the managed home `m` was paid: somebody lives there, lease or no lease;
 * not where the lease that it was paid of is over since.
 */
const paidMonth = sql`(select to_char(max(v.payment_month), 'YYYY-MM') from managed_property_rvl_payments v
  where v.managed_property_id = m.id and v.payment_status = 'paid'
    and v.payment_month >= date_trunc('month', app.today()) - interval '1 month'
    and not exists (select from leases gone where gone.managed_property_id = m.id and gone.state = 'ended' and gone.ended_on >= v.payment_month))`;

/** Of the home `h` that is not agreed yet, or begins later. */
const comingLease = sql`(select l.id from leases l where l.state in ('draft', 'proposed', 'accepted')
    and (h.kind = 'managed' and l.managed_property_id = h.id or h.kind <> 'managed' and l.property_id = h.id and l.bed_id is null)
  order by l.created_at desc limit 1)`;

/**
 * Own listings, own managed homes, and what else one lets: a home that a broker or a team lists, or that is listed no more. For a manager the
 * homes assigned to them.
 */
function homesOf(role: LessorRole, userId: string): SQL {
  const managed = sql`
    select m.id, 'managed' as kind, d.property_name as name, a.property_location as place, d.owner_name,
        d.monthly_rent as rent, null::text as availability, ${paidMonth} as paid_month, null::int as bed_count, null::int as free_beds,
        false as is_pg
      from managed_properties m join managed_property_details d on d.id = m.id
        join managed_rental_applications a on a.id = m.application_id
     where m.status = 'active' and `;
  if (role === 'manager') return sql`${managed} m.id in (select app.managed_homes())`;
  return sql`${managed} m.owner_id = ${userId} union all
    select p.id, 'listed', p.title, concat_ws(', ', p.locality, p.city), null, p.rent, p.availability::text, null, p.bed_count, p.free_beds,
        p.property_type = 'pg'
      from properties p where p.listed_by = ${userId} and p.listing_state in ('published', 'paused') union all
    select * from (select distinct on (l.property_id) l.property_id, 'leased', l.home_name,
        coalesce(nullif(concat_ws(', ', o.locality, o.city), ''), l.home_address, ''), null, l.rent, null, null, null::int, null::int, false
      from leases l left join properties o on o.id = l.property_id
     where l.landlord_id = ${userId} and l.property_id is not null and l.state in ('active', 'ending')
       and not exists (select from properties p
         where p.id = l.property_id and p.listed_by = ${userId} and p.listing_state in ('published', 'paused'))
     order by l.property_id, l.start_date) let_besides`;
}

/** With the lease of whoever lives there now, or moves in next. */
const withLease = (role: LessorRole, userId: string) => sql`(
  select h.*, l.id as lease_id, l.tenant_name, l.state, l.start_date::text as start_date,
      coalesce(l.ends_on, l.end_date)::text as last_day, l.rent as agreed
    from (${homesOf(role, userId)}) h left join lateral (
      select * from leases l where l.state in ('active', 'ending')
         and (h.kind = 'managed' and l.managed_property_id = h.id or h.kind = 'listed' and l.property_id = h.id and l.bed_id is null
           or h.kind = 'leased' and l.property_id = h.id and l.landlord_id = ${userId})
       order by l.start_date limit 1) l on true) h`;

type Row = {
  at: string;
  id: string;
  kind: PortfolioHome['kind'];
  name: string;
  place: string;
  owner_name: string | null;
  rent: string | null;
  availability: PortfolioHome['availability'];
  is_to_offer_again: boolean | null;
  paid_month: string | null;
  bed_count: number | null;
  free_beds: number | null;
  is_pg: boolean | null;
  coming_lease: string | null;
  lease_id: string | null;
  tenant_name: string;
  state: NonNullable<PortfolioHome['lease']>['state'];
  start_date: string;
  last_day: string;
  agreed: string | null;
  late: string;
  open_repairs: number;
};

/** With a lease that runs, or with rent that was paid lately; a PG with a bed that is let. */
const isLet = sql`(h.lease_id is not null or h.paid_month is not null or h.bed_count is not null
  and exists (select from pg_beds b where b.property_id = h.id and b.state = 'let'))`;

/** The leases of a home: of the one who lives there, or of all beds of a PG. */
const ofHome = sql`(d.lease_id = h.lease_id or h.bed_count is not null and d.lease_id in (
  select l.id from leases l where l.property_id = h.id and l.bed_id is not null and l.state in ('active', 'ending')))`;

const shows: Readonly<Record<HomeFilters['show'], SQL | undefined>> = {
  all: undefined,
  let: isLet,
  vacant: sql`not ${isLet}`,
};

const homes = api.portfolio.homes.handler(async ({ context, input }) => {
  const { db } = context;
  const { as: role, q, show, limit, cursor } = input;
  const from = withLease(role, userIdOf(context));
  const matches =
    and(shows[show], containing(q, [sql`h.name`, sql`h.place`, sql`h.tenant_name`])) ?? sql`true`;
  const { rows } = await db.execute<Row>(sql`
    select h.*, ${keyText(byName)} as at,
        h.availability = 'rented' and h.bed_count is null and not exists (select from leases l
          where l.property_id = h.id and l.state in ('accepted', 'active', 'ending'))
          and exists (select from leases l where l.property_id = h.id and l.state = 'ended') as is_to_offer_again,
        coalesce((select sum(d.amount - d.received) from rent_dues d where ${ofHome}
          and d.received < d.amount and d.due_date < ${context.services.today()}), 0)::text as late,
        ${comingLease} as coming_lease,
        (select count(*)::int from maintenance_requests r
          where r.status in ('open', 'assigned', 'in_progress')
            and (h.kind = 'managed' and r.managed_property_id = h.id or h.kind <> 'managed' and r.property_id = h.id)) as open_repairs
      from ${from} where ${and(matches, afterCursor(byName, cursor))} order by ${orderOf(byName)} limit ${limit + 1}`);
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${from} where ${matches}`,
  );
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => id);
  const reported = await reportedIn(context, page);
  return {
    items: page.map((row) => toHome(row, reported.get(row.id) ?? 0)),
    total: counted[0]?.total ?? 0,
    next_cursor,
  };
});

/** Paise of each home that are late and wait for the answer of whoever receives them. */
async function reportedIn(context: HandlerContext, page: readonly Row[]): Promise<Map<string, number>> {
  const late = page.filter(({ late: amount }) => Number(amount) > 0);
  if (late.length === 0) return new Map();
  const [homes, own] = [late.map(({ id }) => id), late.flatMap(({ lease_id: id }) => id ?? [])];
  // Of a PG the leases of all beds, as above.
  const which = sql`(${leases.id} = any (${sql.param(own)}::uuid[])
    or ${leases.propertyId} = any (${sql.param(homes)}::uuid[]) and ${leases.bedId} is not null and ${leases.state} in ('active', 'ending'))`;
  const reported = await reportedLate(context.db, which, context.services.today());
  return new Map(
    late.map(({ id, lease_id: lease }) => [
      id,
      reported
        .filter(({ leaseId, homeId }) => leaseId === lease || homeId === id)
        .reduce((sum, { all }) => sum + all, 0),
    ]),
  );
}

/** `reported`: paise of what is late that nobody is told is late, as above. */
function toHome(row: Row, reported: number): PortfolioHome {
  const rent = row.agreed ?? row.rent;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    place: row.place,
    owner_name: row.owner_name,
    rent: rent === null ? null : Number(rent),
    availability: row.availability,
    is_to_offer_again: row.is_to_offer_again ?? false,
    paid_month: row.paid_month,
    lease:
      row.lease_id === null
        ? null
        : {
            id: row.lease_id,
            tenant_name: row.tenant_name,
            state: row.state,
            start_date: row.start_date,
            last_day: row.last_day,
          },
    coming_lease: row.coming_lease,
    is_pg: row.is_pg ?? false,
    beds: row.bed_count === null ? null : { count: row.bed_count, free: row.free_beds ?? 0 },
    late: Number(row.late) - reported,
    open_repairs: row.open_repairs,
  };
}

type Drafts = Record<'all' | 'to_sign', number> & Record<'first_draft' | 'first_to_sign', string | null>;

const summary = api.portfolio.summary.handler(async ({ context, input }): Promise<PortfolioSummary> => {
  const { db } = context;
  const ofReader = leasesOf(context, input.as);
  const { rows: counted } = await db.execute<
    Record<'homes' | 'let' | 'without_lease' | 'free_beds', number>
  >(sql`
    select count(*)::int as homes, (count(*) filter (where ${isLet}))::int as let,
        (count(*) filter (where h.lease_id is null and h.bed_count is null and h.paid_month is not null))::int as without_lease,
        coalesce(sum(h.free_beds), 0)::int as free_beds from ${withLease(input.as, userIdOf(context))}`);
  const { rows: repairs } = await db.execute<Record<'open' | 'urgent' | 'to_approve', number>>(sql`
    select count(*)::int as open, (count(*) filter (where priority = 'urgent'))::int as urgent,
        (count(*) filter (where estimate is not null and approved_at is null))::int as to_approve
      from ${maintenanceRequests} where ${requestsOf(context, input.as)} and status in ('open', 'assigned', 'in_progress')`);
  const isToSign = sql`state = 'draft' and landlord_id = ${userIdOf(context)}`;
  const { rows: drafts } = await db.execute<Drafts>(sql`
    select count(*)::int as all, (count(*) filter (where ${isToSign}))::int as to_sign,
        (array_agg(id order by created_at, id) filter (where ${isToSign}))[1] as first_to_sign,
        (array_agg(id order by created_at, id) filter (where not (${isToSign})))[1] as first_draft
      from ${leases} where ${ofReader} and state in ('draft', 'proposed')`);
  const { rows: mandates } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from mandates m join managed_properties p on p.id = m.managed_property_id
     where m.state = 'offered' and p.owner_id = ${userIdOf(context)}`);
  const { rows: ending } = await db.execute<PortfolioSummary['ending'][number]>(sql`
    select leases.id as lease_id, home_name, tenant_name, coalesce(ends_on, end_date)::text as last_day,
        state = 'ending' as has_notice
      from ${leases} where ${ofReader} and state in ('active', 'ending')
       and coalesce(ends_on, end_date) <= ${addDays(context.services.today(), ENDS_WITHIN_DAYS)}
       and not exists (select from leases r where r.renews_id = leases.id and r.state <> 'cancelled')
     order by coalesce(ends_on, end_date), leases.id limit ${ENDING_SHOWN}`);
  return {
    homes: counted[0]?.homes ?? 0,
    let: counted[0]?.let ?? 0,
    without_lease: counted[0]?.without_lease ?? 0,
    free_beds: counted[0]?.free_beds ?? 0,
    open_repairs: repairs[0]?.open ?? 0,
    urgent_repairs: repairs[0]?.urgent ?? 0,
    to_approve: repairs[0]?.to_approve ?? 0,
    mandates: mandates[0]?.count ?? 0,
    drafts: drafts[0]?.all ?? 0,
    to_sign: drafts[0]?.to_sign ?? 0,
    first_draft: drafts[0]?.first_draft ?? null,
    first_to_sign: drafts[0]?.first_to_sign ?? null,
    ending,
  };
});

export const portfolio = { homes, summary };
