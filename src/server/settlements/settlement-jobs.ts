/** When settlements look after themselves: terms that pass without an answer, and what counts is posted to the lease's book. */
import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import { settlementLines, settlements } from '../../db/schema/settlements.ts';
import { dateInIndia, type Instant } from '../../domain/dates.ts';
import { afterSilence } from '../../domain/settlements.ts';
import { act } from '../audit/act.ts';
import { coTenantsOf } from '../leases/parties.ts';
import { handles, type JobHandler, type Jobs } from '../lib/jobs.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';
import { postSettlement } from './deposit-book.ts';
import { advance, noticesOf, postSettlementJob } from './settle-move.ts';
import { type SettlementRow, wholeOf } from './settlement-rows.ts';
import { unpaidOf } from './start.ts';

const termsJob = scheduledJob('tenancy.settlement-terms');
/** Those whose term passed are told when they can act on it. */
const IN_THE_MORNING = '10 9 * * *';
const BATCH = 100;

/** Times are those of India. */
export function settlementHandlers(database: Database): JobHandler[] {
  const { now } = database.clock;
  return [
    handles(termsJob, (_, jobs) => endTerms(database, jobs, now()), IN_THE_MORNING),
    handles(postSettlementJob, ({ settlementId }) =>
      database.asWorker((tx) => postSettlement(tx, settlementId, dateInIndia(now()))),
    ),
  ];
}

/**
 * Silence of the landlord is no deduction. Silence of the tenant accepts what the lease itself asks for; whatever else the landlord
 * named goes to the team. Each is taken once: it is in another state then, or has another day.
 */
export async function endTerms(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  const today = dateInIndia(now);
  for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last; ) {
    const from: string = last;
    last = await database.asWorker(async (tx) => {
      const over = await tx
        .select()
        .from(settlements)
        .where(
          and(
            inArray(settlements.state, ['proposing', 'answering']),
            lt(settlements.dueOn, today),
            gt(settlements.id, from),
          ),
        )
        .orderBy(asc(settlements.id))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      for (const row of over) await endTerm(tx, jobs, row, now);
      return over.length === BATCH ? over.at(-1)?.id : undefined;
    });
  }
}

async function endTerm(tx: Transaction, jobs: Jobs, row: SettlementRow, now: Instant): Promise<void> {
  const { lines, lease } = await wholeOf(tx, row);
  // What the lease itself asks for needs no word of the landlord; the tenant may still say that it was paid.
  if (row.state === 'proposing') {
    const unpaid = await unpaidOf(tx, lease);
    if (unpaid.length > 0)
      await tx.insert(settlementLines).values(
        unpaid.map(({ due_id, amount }, place) => ({
          settlementId: row.id,
          position: place + 1,
          kind: 'rent' as const,
          label: 'Rent',
          amount,
          dueId: due_id,
        })),
      );
  }
  for (const { id, kind, amount, state } of lines) {
    if (state !== 'open') continue;
    const to = afterSilence(kind);
    await tx
      .update(settlementLines)
      .set({ state: to, isBySilence: true, allowed: to === 'accepted' ? amount : null })
      .where(eq(settlementLines.id, id));
  }
  const whole = await advance(tx, row.id, { today: dateInIndia(now), now: new Date(now) });
  await jobs.enqueue(postSettlementJob, { settlementId: row.id }, tx);
  await act(
    { db: tx, jobs, actorId: null },
    {
      action: 'settlements.endTerm',
      subject: { type: 'lease', id: whole.lease.id },
      people: [whole.lease.landlordId, whole.lease.tenantId, ...(await coTenantsOf(tx, whole.lease.id))],
      notices: await noticesOf(tx, whole, { event: 'settlement.silent', actorId: null }),
      before: { state: row.state },
      after: { state: whole.row.state },
    },
  );
}
