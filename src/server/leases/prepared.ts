/** Leases that somebody wrote for the owner of a home: their list, taking one back, and what lapses without an answer. */
import { randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { PreparedLease } from '../../contract/leases.ts';
import type { Database, Transaction } from '../../db/actor.ts';
import { leases } from '../../db/schema/leases.ts';
import { addDays, dateInIndia, type Instant, instantInIndia } from '../../domain/dates.ts';
import { PREPARED_DAYS, type PreparedOutcome, preparedUntil } from '../../domain/leases.ts';
import { act } from '../audit/act.ts';
import type { Jobs } from '../lib/jobs.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { changedMeanwhile } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import { languageOfPerson } from '../lib/reader-language.ts';
import { containing } from '../lib/search-words.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { nameOfWriter } from './invite-tenant.ts';
import { type LeaseRow, leaseNotices } from './parties.ts';
import { noticesOfWriter, writerOf } from './prepared-news.ts';
import { checkSeen } from './rules.ts';
import { seenLease } from './seen-lease.ts';
import { tenantMailJob } from './tenant-mail.ts';

const newestFirst: Keyset = {
  key: sql`w.created_at`,
  type: 'timestamptz',
  id: sql`w.id`,
  descending: true,
};

type Row = {
  id: string;
  home_name: string;
  owner_name: string;
  tenant_name: string;
  outcome: PreparedOutcome;
  version: number;
  created_at: string;
  answered_at: string | null;
  is_managed: boolean;
  at: string;
};

export const listPrepared = api.leases.listPrepared.handler(async ({ context, input }) => {
  const { db } = context;
  const { q, limit, cursor } = input;
  const matches = containing(q, [sql`w.home_name`, sql`w.owner_name`, sql`w.tenant_name`]) ?? sql`true`;
  const { rows } = await db.execute<Row>(sql`
    select w.*, ${keyText(newestFirst)} as at from app.prepared_leases() w
     where ${and(matches, afterCursor(newestFirst, cursor))} order by ${orderOf(newestFirst)} limit ${limit + 1}`);
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => id);
  return {
    items: page.map(shown),
    total: await countUpTo(db, sql`app.prepared_leases() w where ${matches}`),
    next_cursor,
  };
});

function shown({ at: _, ...row }: Row): PreparedLease {
  const [created, answered] = [instantOf(row.created_at), row.answered_at && instantOf(row.answered_at)];
  return {
    ...row,
    created_at: created,
    answered_at: answered,
    lapses_on: row.outcome === 'waiting' ? preparedUntil(dateInIndia(created)) : null,
  };
}

const instantOf = (text: string): Instant => new Date(text).toISOString();

/** The owner hears that there is nothing to sign any more: here, or by a letter where the invitation was one. */
export const withdrawPrepared = api.leases.withdrawPrepared.handler(async ({ context, input }) => {
  const { db, services } = context;
  const before = await seenLease(db, input.id);
  if ((await writerOf(db, input.id)) !== userIdOf(context)) throw new ORPCError('FORBIDDEN');
  checkSeen(before, input.version);
  const { rows } = await db.execute<{ done: boolean }>(
    sql`select app.withdraw_prepared_lease(${input.id}, ${input.version}) as done`,
  );
  if (!rows[0]?.done) throw changedMeanwhile();
  const from = await nameOfWriter(context, null);
  const { landlordId, landlordEmail: email, landlordName: name, homeName: home } = before;
  if (landlordId === null && email !== null) {
    const mail = {
      id: randomUUID(),
      email,
      name,
      landlord: from,
      home,
      isSignedOnPaper: false,
      isWithdrawn: true,
      language: await languageOfPerson(db, userIdOf(context)),
    };
    await services.jobs.enqueue(tenantMailJob, mail, db);
  }
  await act(context, {
    action: 'leases.withdrawPrepared',
    subject: { type: 'lease', id: input.id },
    people: [landlordId, userIdOf(context)],
    notices: noticesOfOwner(before, 'lease.prepared-withdrawn', userIdOf(context), from),
    before: { state: before.state },
    after: { state: 'cancelled' },
  });
  return { done: true as const };
});

const noticesOfOwner = (
  lease: LeaseRow,
  event: 'lease.prepared-withdrawn' | 'lease.prepared-lapsed',
  actorId: string | null,
  from?: string,
) =>
  leaseNotices(lease, {
    event,
    date: lease.startDate,
    actorId,
    ...(from ? { facts: { from } } : {}),
  }).filter(({ to }) => to === lease.landlordId);

const BATCH = 100;

/** What nobody signed in its days is off, and both hear of it; it may run again on the same day. */
export async function lapsePrepared(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  const oldest = addDays(dateInIndia(now), -PREPARED_DAYS + 1);
  const before = new Date(instantInIndia(oldest, 0));
  for (let done = BATCH; done === BATCH; ) {
    done = await database.asWorker(async (tx) => {
      const due = await tx
        .select()
        .from(leases)
        .where(
          and(
            eq(leases.state, 'draft'),
            eq(leases.documentVersion, 0),
            isNotNull(leases.createdBy),
            sql`${leases.createdBy} is distinct from ${leases.landlordId}`,
            lt(leases.createdAt, before),
          ),
        )
        .orderBy(asc(leases.createdAt), asc(leases.id))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      for (const lease of due) await lapse(tx, jobs, lease);
      return due.length;
    });
  }
}

async function lapse(tx: Transaction, jobs: Jobs, lease: LeaseRow): Promise<void> {
  const { id, landlordId, createdBy, version } = lease;
  const notices = [
    ...(await noticesOfWriter({ db: tx }, lease, 'lease.owner-silent')),
    ...noticesOfOwner(lease, 'lease.prepared-lapsed', null),
  ];
  await tx
    .update(leases)
    .set({ state: 'cancelled', preparedLapsedAt: sql`app.now()`, version: version + 1 })
    .where(eq(leases.id, id));
  await act(
    { db: tx, jobs, actorId: null },
    {
      action: 'leases.lapsePrepared',
      subject: { type: 'lease', id },
      people: [landlordId, createdBy],
      notices,
      before: { state: lease.state },
      after: { state: 'cancelled' },
    },
  );
}
