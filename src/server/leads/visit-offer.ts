/** When visits to a home can be asked for. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { VisitTimes } from '../../contract/visits.ts';
import type { Executor } from '../lib/request-context.ts';

/** Of a home that is or was shown; others are not found. */
export async function visitOfferOf(db: Executor, propertyId: string): Promise<VisitTimes> {
  const { rows } = await db.execute<VisitTimes>(
    sql`select hours, taken from app.visit_offer_of(${propertyId})`,
  );
  if (!rows[0]) throw new ORPCError('NOT_FOUND');
  return rows[0];
}
