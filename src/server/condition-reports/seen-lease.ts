/** Reads the row of a lease that the caller may see. */
import { ORPCError } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { leases } from '../../db/schema/leases.ts';
import type { LeaseRow } from '../leases/parties.ts';
import type { Executor } from '../lib/request-context.ts';

const selectLease = (db: Executor, id: string) =>
  db.select().from(leases).where(eq(leases.id, id)).$dynamic();

/** Hidden ones are not found. */
export const seenLease = async (db: Executor, id: string): Promise<LeaseRow> =>
  found(await selectLease(db, id));

/** The same, held until the transaction ends. */
export const heldLease = async (db: Executor, id: string): Promise<LeaseRow> =>
  found(await selectLease(db, id).for('update'));

function found([row]: LeaseRow[]): LeaseRow {
  if (!row) throw new ORPCError('NOT_FOUND');
  return row;
}
