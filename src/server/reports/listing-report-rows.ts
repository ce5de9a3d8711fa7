/** Reads reports with their homes as the contract shows them to administrators. */
import { ORPCError } from '@orpc/server';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ListingReport, OwnReport, ReportFilters } from '../../contract/reports.ts';
import { homeMatches } from '../../db/home-summary.ts';
import { profiles } from '../../db/schema/identity.ts';
import { listingReports as reports } from '../../db/schema/listing-reports.ts';
import { properties as homes } from '../../db/schema/properties.ts';
import { openReportStatuses } from '../../domain/listing-reports.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import type { Executor } from '../lib/request-context.ts';
import { aboutHomesWith } from '../lib/search-words.ts';

const reporters = alias(profiles, 'reporters');
const listers = alias(profiles, 'listers');
const deciders = alias(profiles, 'deciders');

const newest: Keyset = {
  key: sql`${reports.createdAt}`,
  type: 'timestamptz',
  id: sql`${reports.id}`,
  descending: true,
};

/** A thousand years before the others: both parts of the order are one key. */
const urgent: Keyset = {
  key: sql`(${reports.createdAt} - case when ${reports.reason} = 'fake' then interval '1000 years' else interval '0' end)`,
  type: 'timestamptz',
  id: sql`${reports.id}`,
  descending: false,
};
const orders = { newest, urgent } as const;

/** `alias.column`, since a name without its table would be the inner table's own. */
const openReports = sql<number>`(select count(*)::int from listing_reports o
  where o.property_id = "properties"."id" and o.status in ('open', 'under_review'))`;

const selectReports = (db: Executor, order: Keyset = newest) =>
  db
    .select({
      report: reports,
      home: {
        id: homes.id,
        title: homes.title,
        city: homes.city,
        locality: homes.locality,
        availability: homes.availability,
        listing_state: homes.listingState,
        hidden_reason: homes.hiddenReason,
      },
      openReports,
      reporter: { user_id: reporters.userId, full_name: reporters.fullName },
      lister: { user_id: listers.userId, full_name: listers.fullName },
      decider: { user_id: deciders.userId, full_name: deciders.fullName },
      at: keyText(order),
    })
    .from(reports)
    .innerJoin(homes, eq(homes.id, reports.propertyId))
    .innerJoin(reporters, eq(reporters.userId, reports.reporterId))
    .innerJoin(listers, eq(listers.userId, homes.listedBy))
    .leftJoin(deciders, eq(deciders.userId, reports.decidedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectReports>>[number];

export const toOwnReport = (own: typeof reports.$inferSelect): OwnReport => ({
  id: own.id,
  reason: own.reason,
  status: own.status,
  outcome: own.outcome,
  created_at: own.createdAt.toISOString(),
});

const toReport = ({ report, home, lister, reporter, decider, ...row }: Row): ListingReport => ({
  ...toOwnReport(report),
  note: report.note,
  reporter,
  decided_by: decider,
  decided_at: report.decidedAt?.toISOString() ?? null,
  home: { ...home, lister, open_reports: row.openReports },
});

function shown(show: ReportFilters['show']): SQL | undefined {
  if (show === 'all') return undefined;
  return show === 'waiting' ? inArray(reports.status, [...openReportStatuses]) : eq(reports.status, show);
}

export async function listReports(db: Executor, filters: ReportFilters) {
  const { q, show, reason, sort, limit, cursor } = filters;
  const order = orders[sort];
  const chosen = and(
    shown(show),
    reason && eq(reports.reason, reason),
    await aboutHomesWith(db, reports.propertyId, q, homeMatches(q)),
  );
  const rows = await selectReports(db, order)
    .where(and(chosen, afterCursor(order, cursor)))
    .orderBy(orderOf(order))
    .limit(limit + 1);
  const { page, next_cursor } = cutPage(rows, limit, ({ report }) => report.id);
  const total = await countUpTo(
    db,
    sql`${reports} join ${homes} on ${homes.id} = ${reports.propertyId} where ${chosen ?? sql`true`}`,
  );
  return { items: page.map(toReport), total, next_cursor };
}

export async function loadReport(db: Executor, id: string): Promise<ListingReport> {
  const [row] = await selectReports(db).where(eq(reports.id, id));
  if (!row) throw new ORPCError('NOT_FOUND');
  return toReport(row);
}
