/** Reads maintenance requests as the contract shows them, each from the side of whoever reads it. */
import { ORPCError } from '@orpc/server';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { MaintenanceFilters, MaintenanceRequest } from '../../contract/maintenance.ts';
import { leases } from '../../db/schema/leases.ts';
import { maintenanceEvents, maintenancePhotos, maintenanceRequests } from '../../db/schema/maintenance.ts';
import type { MaintenanceSide, MaintenanceStatus } from '../../domain/maintenance.ts';
import { can } from '../../domain/permissions.ts';
import type { LeaseRow } from '../leases/parties.ts';
import { requestsOf } from '../leases/parties.ts';
import { fileLink } from '../lib/file-links.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { containing } from '../lib/search-words.ts';
import { userIdOf } from '../lib/signed-in.ts';

const HISTORY_SHOWN = 100;

const newestFirst: Keyset = {
  key: sql`${maintenanceRequests.createdAt}`,
  type: 'timestamptz',
  id: sql`${maintenanceRequests.id}`,
  descending: true,
};

export type RequestRow = typeof maintenanceRequests.$inferSelect;

export type Found = {
  request: RequestRow;
  /** Null where no tenant is concerned. */
  lease: LeaseRow | null;
  /** Whether the reader lets the home; only asked where there is no lease to tell. */
  letsHome: boolean;
  /** Whether the reader rents the home together with the lease's tenant. */
  rentsToo: boolean;
};

const found = {
  request: maintenanceRequests,
  lease: leases,
  letsHome: sql<boolean>`case when ${maintenanceRequests.leaseId} is null
    then app.lets_home(${maintenanceRequests.propertyId}, ${maintenanceRequests.managedPropertyId}) else false end`,
  rentsToo: sql<boolean>`coalesce(${maintenanceRequests.leaseId} in (select app.co_tenancies()), false)`,
};

/** Whoever sees a request is its tenant or rents with them, lets the home, is an administrator, who acts as the landlord, or manages the home. */
export function sideOf(
  { lease, letsHome, rentsToo }: Omit<Found, 'request'>,
  context: HandlerContext,
): MaintenanceSide {
  const userId = userIdOf(context);
  if (lease?.tenantId === userId || rentsToo) return 'tenant';
  const isLessor = letsHome || lease?.landlordId === userId;
  return isLessor || can(context.actor, 'maintenance.actForLandlord') ? 'landlord' : 'manager';
}

/** The request locked, with its lease; hidden ones are not found. */
export async function lockRequest(db: Executor, id: string): Promise<Found> {
  const [row] = await db
    .select(found)
    .from(maintenanceRequests)
    .leftJoin(leases, eq(leases.id, maintenanceRequests.leaseId))
    .where(eq(maintenanceRequests.id, id))
    .for('update', { of: maintenanceRequests });
  if (!row) throw new ORPCError('NOT_FOUND');
  return row;
}

const selectRequests = (db: Executor) =>
  db
    .select({ ...found, at: keyText(newestFirst) })
    .from(maintenanceRequests)
    .leftJoin(leases, eq(leases.id, maintenanceRequests.leaseId))
    .$dynamic();
type Row = Awaited<ReturnType<typeof selectRequests>>[number];

export async function loadRequest(context: HandlerContext, id: string): Promise<MaintenanceRequest> {
  const [row] = await selectRequests(context.db).where(eq(maintenanceRequests.id, id));
  if (!row) throw new ORPCError('NOT_FOUND');
  const [request] = await shown(context, [row]);
  if (!request) throw new ORPCError('NOT_FOUND');
  return request;
}

function shownBy(show: MaintenanceFilters['show']): SQL | undefined {
  if (show === 'all') return undefined;
  if (show === 'open') return inArray(maintenanceRequests.status, ['open', 'assigned', 'in_progress']);
  if (show === 'ended') return inArray(maintenanceRequests.status, ['done', 'cancelled']);
  return eq(maintenanceRequests.status, show);
}

/** All that was repaired in a home, or of a lease alone when its listing is gone. */
const ofHome = (id: string) => sql`(${maintenanceRequests.leaseId} = ${id}
  or coalesce(${maintenanceRequests.managedPropertyId}, ${maintenanceRequests.propertyId}) = coalesce(
    (select coalesce(h.managed_property_id, h.property_id) from leases h where h.id = ${id}), ${id}))`;

/** Which requests, with their leases if they have one, a reader in that role asks for. */
export const matchesOf = (
  context: HandlerContext,
  { as: role, q, home_of, show }: Omit<MaintenanceFilters, 'limit' | 'cursor'>,
): SQL | undefined =>
  and(
    role === 'tenant'
      ? sql`(${eq(leases.tenantId, userIdOf(context))} or ${leases.id} in (select app.co_tenancies()))`
      : requestsOf(context, role),
    home_of ? ofHome(home_of) : undefined,
    shownBy(show),
    containing(q, [maintenanceRequests.title, maintenanceRequests.homeName]),
  );

export async function listRequests(context: HandlerContext, filters: MaintenanceFilters) {
  const { db } = context;
  const { limit, cursor } = filters;
  const matches = matchesOf(context, filters);
  const rows = await selectRequests(db)
    .where(and(matches, afterCursor(newestFirst, cursor)))
    .orderBy(orderOf(newestFirst))
    .limit(limit + 1);
  const { page, next_cursor } = cutPage(rows, limit, ({ request }) => request.id);
  return {
    items: await shown(context, page),
    total: await countUpTo(
      db,
      sql`${maintenanceRequests} left join ${leases} on ${leases.id} = ${maintenanceRequests.leaseId}
        where ${matches ?? sql`true`}`,
    ),
    next_cursor,
  };
}

async function shown(context: HandlerContext, rows: readonly Row[]): Promise<MaintenanceRequest[]> {
  const { db } = context;
  const ids = rows.map(({ request }) => request.id);
  if (ids.length === 0) return [];
  const photos = await db
    .select()
    .from(maintenancePhotos)
    .where(inArray(maintenancePhotos.requestId, ids))
    .orderBy(asc(maintenancePhotos.createdAt));
  const { rows: events } = await db.execute<EventRow>(sql`
    select * from (select *, row_number() over (partition by request_id order by created_at desc, id desc) as place
      from ${maintenanceEvents} where request_id = any (${sql.param(ids)}::uuid[])) e
     where place <= ${HISTORY_SHOWN} order by created_at, id`);
  return rows.map(({ request, ...around }) => ({
    ...fieldsOf(request),
    side: sideOf(around, context),
    tenant_name: around.lease?.tenantName ?? null,
    photos: photos
      .filter(({ requestId }) => requestId === request.id)
      .map(({ id, key, width, height }) => ({
        id,
        url: fileLink(context, key),
        width,
        height,
      })),
    history: events
      .filter(({ request_id }) => request_id === request.id)
      .map((event) => ({
        id: event.id,
        action: event.action,
        status: event.status,
        by: event.side,
        note: event.note,
        created_at: new Date(event.created_at).toISOString(),
      })),
  }));
}

type EventRow = {
  id: string;
  request_id: string;
  side: MaintenanceSide;
  action: string;
  status: MaintenanceStatus;
  note: string | null;
  created_at: string;
};

const fieldsOf = (request: RequestRow) => ({
  id: request.id,
  lease_id: request.leaseId,
  property_id: request.propertyId,
  managed_property_id: request.managedPropertyId,
  home_name: request.homeName,
  title: request.title,
  description: request.description,
  category: request.category,
  priority: request.priority,
  status: request.status,
  assignee_name: request.assigneeName,
  assignee_phone: request.assigneePhone,
  estimate: request.estimate,
  is_approved: request.approvedAt !== null,
  cost: request.cost,
  done_at: request.doneAt?.toISOString() ?? null,
  rating: request.rating,
  rating_note: request.ratingNote,
  created_at: request.createdAt.toISOString(),
});
