/** Leases that came with a business: word of them goes to both sides, and when it reached those who rent is noted. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import { leases } from '../../db/schema/leases.ts';
import { act } from '../audit/act.ts';
import type { Jobs } from '../lib/jobs.ts';
import { noteArrivals } from './begin-leases.ts';
import { type LeaseRow, leaseNotices, partiesOf, writeDuesJob } from './parties.ts';
import { tenantMailJob } from './tenant-mail.ts';

const BATCH = 100;
const FIRST = '00000000-0000-0000-0000-000000000000';
const isMoved = and(isNotNull(leases.movedOn), inArray(leases.state, ['active', 'ending']));

/** Each once, with the months that it asks for from now on. */
export async function tellOfMoved(database: Database, jobs: Jobs): Promise<void> {
  for (let done = BATCH; done === BATCH; ) {
    done = await database.asWorker(async (tx) => {
      const some = await tx
        .select()
        .from(leases)
        .where(and(isMoved, isNull(leases.movedToldAt)))
        .orderBy(asc(leases.id))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      for (const lease of some) await tell(tx, jobs, lease);
      return some.length;
    });
  }
}

async function tell(tx: Transaction, jobs: Jobs, lease: LeaseRow): Promise<void> {
  const { id, tenantId, tenantEmail: email, tenantName: name, rent, startDate: start } = lease;
  await tx.update(leases).set({ movedToldAt: sql`app.now()` }).where(eq(leases.id, id));
  await jobs.enqueue(writeDuesJob, { leaseId: id }, tx);
  if (tenantId === null && email !== null) {
    const home = { landlord: lease.landlordName, home: lease.homeName, rent, start };
    const invitation = { id: randomUUID(), email, name, isSignedOnPaper: false, isMoved: true, ...home };
    await jobs.enqueue(tenantMailJob, invitation, tx);
  }
  await act(
    { db: tx, jobs, actorId: null },
    {
      action: 'leases.tellOfMoved',
      subject: { type: 'lease', id },
      people: partiesOf(lease),
      notices: leaseNotices(lease, {
        event: 'lease.moved',
        date: start,
        actorId: null,
        facts: { rent, deposit: lease.deposit },
      }),
      after: { moved_on: lease.movedOn },
    },
  );
}

/** The days to contest one count from when word of it is known to have arrived. */
export async function noteMovedArrivals(database: Database): Promise<void> {
  for (let last: string | undefined = FIRST; last; ) {
    const from: string = last;
    last = await database.asWorker(async (tx) => {
      const notified = await tx
        .select({ id: leases.id })
        .from(leases)
        .where(and(isMoved, isNotNull(leases.movedToldAt), gt(leases.id, from)))
        .orderBy(asc(leases.id))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      await noteArrivals(
        tx,
        notified.map(({ id }) => id),
      );
      return notified.length === BATCH ? notified.at(-1)?.id : undefined;
    });
  }
}
