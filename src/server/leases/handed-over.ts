/** A lease of a home that another member of the organisation lists by now. */
import { sql } from 'drizzle-orm';
import { RuleBroken } from '../../domain/errors.ts';
import type { Executor } from '../lib/request-context.ts';

/** Throws `lease.home-handed-over`: whoever wrote the lease lets that home no more. */
export async function refuseHandedOver(db: Executor, leaseId: string): Promise<void> {
  const { rows } = await db.execute<{ is_gone: boolean }>(
    sql`select app.is_home_handed_over(${leaseId}) as is_gone`,
  );
  if (rows[0]?.is_gone) throw new RuleBroken('lease.home-handed-over');
}
