/** A tenant's yes: to the very document that is proposed, opened by them, with a code of their own and their name. */
import { ORPCError } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import { leases } from '../../db/schema/leases.ts';
import { dateInIndia, type Instant } from '../../domain/dates.ts';
import { checkYes, stateOnceAccepted } from '../../domain/lease-acceptance.ts';
import { nextLeaseState } from '../../domain/leases.ts';
import { act } from '../audit/act.ts';
import type { Jobs } from '../lib/jobs.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { currentDocument } from './documents.ts';
import { refuseHandedOver } from './handed-over.ts';
import { loadLease, lockLease } from './lease-rows.ts';
import { onceAgreed, refuseTaken } from './once-agreed.ts';
import { actingOn, coTenantsOf, type LeaseRow, leaseNotices, partiesOf } from './parties.ts';
import { accepted } from './propose.ts';
import { asLeaseRule } from './rules.ts';
import { takeCode } from './signing-codes.ts';

/** Who says yes to what, if they may. Throws what stands against it. */
async function readyToAccept(context: HandlerContext, id: string, sha256: string) {
  const { db } = context;
  const lease = await lockLease(db, id);
  const acting = await actingOn(context, lease);
  if (!acting) throw new ORPCError('FORBIDDEN');
  await refuseTaken(db, lease);
  await refuseHandedOver(db, id);
  nextLeaseState(lease.state, 'accept', acting.actor);
  const document = await currentDocument(db, lease);
  const { openedAt, acceptedAt } = acting.party;
  checkYes({ openedAt, acceptedAt, proposed: document?.sha256 ?? null, said: sha256 });
  if (!document) throw new ORPCError('NOT_FOUND');
  return { lease, acting, document };
}

export const accept = api.leases.accept.handler(async ({ context, input }) => {
  const { id, sha256, name } = input;
  await context.transaction((db) => readyToAccept({ ...context, db }, id, sha256));
  const proved = await takeCode(context, { leaseId: id, what: sha256, given: input.code });
  return context.conclude(async (db) => {
    const own = { ...context, db };
    const { lease, acting, document } = await readyToAccept(own, id, sha256);
    await accepted(own, { lease, documentId: document.id, acting, name, ...proved });
    const { services } = context;
    const by = { db, jobs: services.jobs, now: services.now() };
    const after = await moveOnceAccepted(by, lease, userIdOf(context));
    const isAgreed = after.state !== 'proposed';
    const coTenants = await coTenantsOf(db, id);
    await act(own, {
      action: 'leases.accept',
      subject: { type: 'lease', id },
      people: partiesOf(after, coTenants),
      notices: leaseNotices(after, {
        event: isAgreed ? 'lease.accept' : 'lease.accepted',
        date: after.startDate,
        actorId: userIdOf(context),
        by: 'tenant',
        coTenants,
        facts: { rent: after.rent, deposit: after.deposit },
      }),
      before: { state: lease.state },
      after: { state: after.state, document: document.id, sha256, how: proved.how },
    });
    return loadLease(own, id);
  });
});

type Moving = { db: Executor; jobs: Jobs; now: Instant };

/** Once all have said yes, the lease is agreed, and begins where its day has come; `agreedBy` is whose yes was the last. */
export async function moveOnceAccepted(
  { db, jobs, now }: Moving,
  lease: LeaseRow,
  agreedBy: string | null,
): Promise<LeaseRow> {
  const state = stateOnceAccepted(
    { start: lease.startDate, byAll: await isAcceptedByAll(db, lease.id) },
    dateInIndia(now),
  );
  if (state === 'proposed') return lease;
  const [after] = await db
    .update(leases)
    .set({
      state,
      agreedAt: new Date(now),
      agreedBy,
      version: lease.version + 1,
    })
    .where(eq(leases.id, lease.id))
    .returning()
    .catch(asLeaseRule);
  if (!after) throw new Error('A locked lease was not updated');
  await onceAgreed(jobs, after, db);
  return after;
}

export async function isAcceptedByAll(db: Executor, leaseId: string): Promise<boolean> {
  const { rows } = await db.execute<{ all: boolean }>(sql`select app.is_accepted_by_all(${leaseId}) as all`);
  return rows[0]?.all ?? false;
}
