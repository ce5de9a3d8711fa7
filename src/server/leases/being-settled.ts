/** Once the deposit of a lease is being settled, its last day stays what it is. */
import { eq } from 'drizzle-orm';
import { settlements } from '../../db/schema/settlements.ts';
import { RuleBroken } from '../../domain/errors.ts';
import type { Executor } from '../lib/request-context.ts';

/** Throws `lease.being-settled`. */
export async function checkNotBeingSettled(db: Executor, leaseId: string): Promise<void> {
  if (await db.$count(settlements, eq(settlements.leaseId, leaseId)))
    throw new RuleBroken('lease.being-settled');
}
