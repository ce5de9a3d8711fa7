/** Ends verification claims after their last day, and reminds of those that end soon. */
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import { verificationClaims as claims } from '../../db/schema/claims.ts';
import { claimStep, REMIND_BEFORE_DAYS } from '../../domain/claims.ts';
import { addDays, type CalendarDate, dateInIndia, type Instant } from '../../domain/dates.ts';
import { act } from '../audit/act.ts';
import type { Jobs } from '../lib/jobs.ts';
import { notify } from '../notifications/notify.ts';
import { claimNotice } from './claim-changes.ts';

const BATCH = 200;

type Claim = typeof claims.$inferSelect;

export async function endClaims(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  const today = dateInIndia(now);
  for (let done = BATCH; done === BATCH; ) {
    done = await database.asWorker((tx) => endSome(tx, jobs, today));
  }
}

/** What is ended or reminded of is no longer found by the next turn. */
async function endSome(tx: Transaction, jobs: Jobs, today: CalendarDate): Promise<number> {
  const soon = addDays(today, REMIND_BEFORE_DAYS);
  const due = await tx
    .select()
    .from(claims)
    .where(
      and(
        eq(claims.status, 'verified'),
        lte(claims.validUntil, soon),
        sql`(not ${claims.isReminded} or ${claims.validUntil} < ${today})`,
      ),
    )
    .orderBy(claims.validUntil)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  for (const claim of due) await step(tx, jobs, claim, today);
  return due.length;
}

async function step(tx: Transaction, jobs: Jobs, claim: Claim, today: CalendarDate): Promise<void> {
  const until = claim.validUntil ?? today;
  const notifier = { db: tx, jobs, actorId: null };
  if (claimStep(until, claim.isReminded, today) === 'remind') {
    await tx.update(claims).set({ isReminded: true }).where(eq(claims.id, claim.id));
    const { to, notice } = await claimNotice(tx, claim, 'claim.ends-soon', { until });
    await notify(notifier, to, notice);
    return;
  }
  await tx.update(claims).set({ status: 'expired' }).where(eq(claims.id, claim.id));
  await act(notifier, {
    action: 'claims.expire',
    subject: { type: 'verification_claim', id: claim.id },
    people: [claim.userId],
    notices: [await claimNotice(tx, claim, 'claim.expired')],
    before: { status: claim.status },
    after: { status: 'expired', kind: claim.kind },
  });
}
