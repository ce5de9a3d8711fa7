/** What follows once everybody agreed to a lease: its dues, and no hope for others that the home is still to be had. */
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/actor.ts';
import { leases } from '../../db/schema/leases.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { act } from '../audit/act.ts';
import type { Jobs } from '../lib/jobs.ts';
import type { Executor } from '../lib/request-context.ts';
import {
  coTenantsOf,
  endVisitsOfHomeJob,
  type LeaseRow,
  leaseNotices,
  partiesOf,
  withdrawOthersJob,
  writeDuesJob,
} from './parties.ts';

export async function onceAgreed(jobs: Jobs, { id, propertyId }: LeaseRow, db: Executor): Promise<void> {
  await jobs.enqueue(writeDuesJob, { leaseId: id }, db);
  await jobs.enqueue(withdrawOthersJob, { leaseId: id }, db);
  if (propertyId) await jobs.enqueue(endVisitsOfHomeJob, { propertyId }, db);
}

/** The first yes takes home or bed: whoever holds another proposal for these days hears that it is off. A second run finds none. */
export const withdrawOthers = (database: Database, jobs: Jobs, leaseId: string): Promise<void> =>
  database.asWorker(async (tx) => {
    const [agreed] = await tx.select().from(leases).where(eq(leases.id, leaseId));
    if (!agreed || !['accepted', 'active', 'ending'].includes(agreed.state)) return;
    const { bedId, managedPropertyId, propertyId, startDate, endDate, endsOn } = agreed;
    const others = await tx
      .select()
      .from(leases)
      .where(
        and(
          eq(leases.state, 'proposed'),
          ne(leases.id, leaseId),
          bedId
            ? eq(leases.bedId, bedId)
            : managedPropertyId
              ? eq(leases.managedPropertyId, managedPropertyId)
              : sql`${leases.propertyId} = ${propertyId}`,
          sql`daterange(${leases.startDate}, ${leases.endDate}, '[]') && daterange(${startDate}, ${endsOn ?? endDate}, '[]')`,
        ),
      )
      .orderBy(asc(leases.id))
      .for('update');
    for (const before of others) {
      const version = before.version + 1;
      const [after] = await tx
        .update(leases)
        .set({ state: 'cancelled', version })
        .where(eq(leases.id, before.id))
        .returning();
      if (!after) throw new Error('A locked lease was not updated');
      const coTenants = await coTenantsOf(tx, after.id);
      await act(
        { db: tx, jobs, actorId: null },
        {
          action: 'leases.taken',
          subject: { type: 'lease', id: after.id },
          people: partiesOf(after, coTenants),
          notices: leaseNotices(after, {
            event: 'lease.taken',
            date: after.startDate,
            actorId: null,
            coTenants,
          }),
          before: { state: before.state },
          after: { state: after.state },
        },
      );
    }
  });

/** Whoever comes second hears the same, whether the proposal was withdrawn by now or not. Throws `lease.overlaps`. */
export async function refuseTaken(db: Executor, { id, state }: LeaseRow): Promise<void> {
  if (state !== 'cancelled') return;
  const { rows } = await db.execute<{ taken: boolean }>(sql`select app.is_taken_by_others(${id}) as taken`);
  if (rows[0]?.taken) throw new RuleBroken('lease.overlaps', 'start_date');
}
