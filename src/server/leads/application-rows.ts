/** Reads applications as the contract shows them. */
import { ORPCError } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import type { Application } from '../../contract/applications.ts';
import type { LeadFilters } from '../../contract/leads.ts';
import { homeColumns } from '../../db/home-summary.ts';
import { applicationReferences } from '../../db/schema/application-profiles.ts';
import { pgRooms } from '../../db/schema/beds.ts';
import { propertyApplications } from '../../db/schema/leads.ts';
import { properties } from '../../db/schema/properties.ts';
import { sharedFactsOf } from '../../db/shared-facts.ts';
import {
  type ApplicationStatus,
  applicationStatuses,
  isApplicationAccepted,
  isApplicationEnded,
} from '../../domain/applications.ts';
import { contactsAsSeen } from '../../domain/contacts.ts';
import type { LeadSide } from '../../domain/leads.ts';
import { keyText, orderOf } from '../lib/keyset.ts';
import { actsForSome } from '../lib/organisation-homes.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import {
  leadOrder,
  namedPage,
  officeColumns,
  officeFields,
  otherNames,
  pageCondition,
  roomColumns,
  sideOf,
} from './lead-lists.ts';

const newestFirst = leadOrder(propertyApplications, 'newest', sql`false`);

const selectApplications = (db: Executor, order = newestFirst) =>
  db
    .select({
      lead: propertyApplications,
      home: homeColumns,
      ...officeColumns(propertyApplications),
      room: roomColumns,
      // Its row policy hides them from the lister until they accepted.
      referees: applicationReferences.referees,
      at: keyText(order),
    })
    .from(propertyApplications)
    .innerJoin(properties, eq(properties.id, propertyApplications.propertyId))
    .leftJoin(pgRooms, eq(pgRooms.id, propertyApplications.roomId))
    .leftJoin(applicationReferences, eq(applicationReferences.applicationId, propertyApplications.id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectApplications>>[number];

export async function loadApplication(context: HandlerContext, id: string): Promise<Application> {
  const [row] = await selectApplications(context.db).where(eq(propertyApplications.id, id));
  if (!row) throw new ORPCError('NOT_FOUND');
  const names = await otherNames(context.db, [id]);
  return toApplication(row, names.get(id) ?? null, userIdOf(context));
}

export async function listApplications(context: HandlerContext, side: LeadSide, filters: LeadFilters) {
  const { db } = context;
  const userId = userIdOf(context);
  const waits =
    side === 'lister' ? sql`${propertyApplications.status} in ('submitted', 'under_review')` : sql`false`;
  const order = leadOrder(propertyApplications, filters.sort, waits);
  const selection = {
    table: propertyApplications,
    side,
    userId,
    isOffice: side === 'lister' && (await actsForSome(db, 'leads')),
    filters,
    statuses: applicationStatuses,
    ended: (status: string) => isApplicationEnded(status as ApplicationStatus),
    order,
  };
  const rows = await selectApplications(db, order)
    .where(pageCondition(selection))
    .orderBy(orderOf(order))
    .limit(filters.limit + 1);
  return namedPage(db, rows, selection, (row, otherName) => toApplication(row, otherName, userId));
}

function toApplication(
  { lead, home, room, referees, ...office }: Row,
  otherName: string | null,
  userId: string,
): Application {
  const side = sideOf(lead, userId, office.isOffice);
  // Only the lister may not know yet how to reach who wrote it.
  const isOpen = side !== 'lister' || isApplicationAccepted(lead.status);
  return {
    id: lead.id,
    side,
    ...officeFields(office),
    is_lister: lead.listerId === userId,
    home,
    other_name: otherName,
    room,
    status: lead.status,
    move_in_date: lead.moveInDate,
    household: lead.household,
    occupants: lead.occupants,
    income_band: lead.incomeBand,
    ...sharedFactsOf(lead, referees),
    employer: contactsAsSeen(lead.employer, isOpen),
    notes: contactsAsSeen(lead.notes, isOpen),
    answered_at: lead.answeredAt?.toISOString() ?? null,
    created_at: lead.createdAt.toISOString(),
    updated_at: lead.updatedAt.toISOString(),
  };
}
