/** Repairs of a tenancy, which its deposit may pay for: those of the lease and of the leases it goes on with. */
import { type SQL, sql } from 'drizzle-orm';
import type { LeaseRepair } from '../../contract/leases.ts';
import type { Executor } from '../lib/request-context.ts';

const REPAIRS_SHOWN = 100;

/** `rest` follows `from maintenance_requests r`. */
async function readRepairs(db: Executor, rest: SQL): Promise<LeaseRepair[]> {
  const { rows } = await db.execute<Omit<LeaseRepair, 'cost'> & { cost: string | null }>(
    sql`select r.id, r.title, r.cost from maintenance_requests r ${rest}`,
  );
  return rows.map((row) => ({ ...row, cost: row.cost === null ? null : Number(row.cost) }));
}

/** What was repaired without a tenant is the lessor's own, and no deposit pays for it. */
export const repairsOf = (db: Executor, leaseId: string): Promise<LeaseRepair[]> =>
  readRepairs(
    db,
    sql`where r.status <> 'cancelled' and r.lease_id in (
      with recursive terms as (
        select l.id, l.renews_id from leases l where l.id = ${leaseId}
        union all select l.id, l.renews_id from leases l join terms on l.id = terms.renews_id)
      select id from terms)
     order by r.created_at desc, r.id desc limit ${REPAIRS_SHOWN}`,
  );

export const repairsNamed = async (db: Executor, ids: readonly string[]): Promise<LeaseRepair[]> =>
  ids.length === 0 ? [] : readRepairs(db, sql`where r.id = any(${sql.param(ids)}::uuid[])`);
