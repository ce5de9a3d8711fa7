/** Leases that all have accepted begin on their day; silence to a scan that reached its reader is a yes after the days to contest it. */
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import { leaseAcceptances, leases } from '../../db/schema/leases.ts';
import { dateInIndia, type Instant } from '../../domain/dates.ts';
import { isSigner, isSilentYes, stateOnceAccepted } from '../../domain/lease-acceptance.ts';
import type { LeaseEvent } from '../../domain/leases.ts';
import { act } from '../audit/act.ts';
import type { Jobs } from '../lib/jobs.ts';
import { isAcceptedByAll } from './accept.ts';
import { currentDocument } from './documents.ts';
import { isHomeTaken } from './offers.ts';
import { onceAgreed } from './once-agreed.ts';
import {
  coTenantsOf,
  type LeaseRow,
  leaseNotices,
  type PartyRow,
  partiesOf,
  partyRowsOf,
  writeDuesJob,
} from './parties.ts';

const BATCH = 100;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Each is taken once: an active one is looked for no more. */
export async function beginAccepted(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  const today = dateInIndia(now);
  for (let begun = BATCH; begun === BATCH; ) {
    begun = await database.asWorker(async (tx) => {
      const due = await tx
        .select()
        .from(leases)
        .where(and(eq(leases.state, 'accepted'), lte(leases.startDate, today)))
        .orderBy(asc(leases.startDate), asc(leases.id))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      for (const lease of due) await moveTo(tx, jobs, lease, { state: 'active' }, 'lease.begins');
      return due.length;
    });
  }
}

type Moved = Partial<Pick<LeaseRow, 'state' | 'agreedAt'>>;

async function moveTo(
  tx: Transaction,
  jobs: Jobs,
  lease: LeaseRow,
  own: Moved,
  event: LeaseEvent,
): Promise<void> {
  const [after] = await tx
    .update(leases)
    .set({ ...own, version: lease.version + 1 })
    .where(eq(leases.id, lease.id))
    .returning();
  if (!after) throw new Error('A locked lease was not updated');
  const coTenants = await coTenantsOf(tx, lease.id);
  if (own.agreedAt) await onceAgreed(jobs, after, tx);
  else if (after.state === 'active') await jobs.enqueue(writeDuesJob, { leaseId: lease.id }, tx);
  await act(
    { db: tx, jobs, actorId: null },
    {
      action: event === 'lease.begins' ? 'leases.begin' : 'leases.acceptBySilence',
      subject: { type: 'lease', id: lease.id },
      people: partiesOf(after, coTenants),
      notices: leaseNotices(after, {
        event,
        date: after.startDate,
        actorId: null,
        coTenants,
        facts: { rent: after.rent, deposit: after.deposit },
      }),
      before: { state: lease.state },
      after: { state: after.state },
    },
  );
}

/** Looks at every lease on paper that waits for somebody; it may run again on the same day. */
export async function acceptBySilence(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  for (let last: string | undefined = FIRST; last; ) {
    const from: string = last;
    last = await database.asWorker(async (tx) => {
      const waiting = await tx
        .select()
        .from(leases)
        .where(and(eq(leases.state, 'proposed'), eq(leases.isSignedOnPaper, true), gt(leases.id, from)))
        .orderBy(asc(leases.id))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      await noteArrivals(
        tx,
        waiting.map(({ id }) => id),
      );
      for (const lease of waiting) await answerForSilent(tx, jobs, lease, now);
      return waiting.length === BATCH ? waiting.at(-1)?.id : undefined;
    });
  }
}

/**
 * When a notice of the scan reached each of them: they opened it or read the notice here, or a mail server took a letter about it and
 * did not send it back. Looked at anew each time, for a letter may come back later.
 */
export async function noteArrivals(tx: Transaction, leaseIds: readonly string[]): Promise<void> {
  if (leaseIds.length === 0) return;
  await tx.execute(sql`
    update lease_parties p set told_at = arrived.at
      from (
        select q.id, coalesce(q.opened_at, least(
            (select min(n.read_at) from notifications n
              where n.user_id = q.user_id and n.thread = 'lease.' || l.id and n.created_at >= coalesce(l.proposed_at, l.moved_told_at)),
            (select min(m.sent_at) from mails m
              where m.user_id = q.user_id and m.thread = 'lease.' || l.id and m.status = 'sent'
                and m.sent_at >= coalesce(l.proposed_at, l.moved_told_at)))) as at
          from lease_parties q join leases l on l.id = q.lease_id
         where l.id = any (${sql.param([...leaseIds])}::uuid[]) and q.role in ('tenant', 'co_tenant')
      ) arrived
     where p.id = arrived.id and p.told_at is distinct from arrived.at`);
}

async function answerForSilent(tx: Transaction, jobs: Jobs, lease: LeaseRow, now: Instant): Promise<void> {
  const today = dateInIndia(now);
  const document = await currentDocument(tx, lease);
  // Another lease may cover its days meanwhile: nobody's silence lets the home twice.
  if (!document || (await isHomeTaken(tx, lease, lease))) return;
  const silent = (await partyRowsOf(tx, [lease.id])).filter((party) => isSilent(party, today));
  if (silent.length === 0) return;
  await tx.insert(leaseAcceptances).values(
    silent.map((party) => ({
      leaseId: lease.id,
      documentId: document.id,
      partyId: party.id,
      userId: party.userId,
      name: party.name,
      how: 'silence' as const,
    })),
  );
  const byAll = await isAcceptedByAll(tx, lease.id);
  if (!byAll) return;
  const state = stateOnceAccepted({ start: lease.startDate, byAll }, today);
  await moveTo(tx, jobs, lease, { state, agreedAt: new Date(now) }, 'lease.accept');
}

const isSilent = ({ role, userId, acceptedAt, toldAt }: PartyRow, today: string): boolean =>
  isSigner(role) &&
  acceptedAt === null &&
  isSilentYes({ hasAccount: userId !== null, toldOn: toldAt && dateInIndia(toldAt.toISOString()) }, today);
