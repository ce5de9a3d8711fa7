/** Reads the row of a lease that the caller may see. */
import { ORPCError } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { leases } from '../../db/schema/leases.ts';
import type { Executor } from '../lib/request-context.ts';
import type { LeaseRow } from './parties.ts';

/** Hidden ones are not found. */
export async function seenLease(db: Executor, id: string): Promise<LeaseRow> {
  const [row] = await db.select().from(leases).where(eq(leases.id, id));
  if (!row) throw new ORPCError('NOT_FOUND');
  return row;
}
