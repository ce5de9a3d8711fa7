/** Imports that wait for our team: which do, who reads them, and what a yes or a no does. */
import { ORPCError } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import { now } from '../../../db/schema/columns.ts';
import { importRuns } from '../../../db/schema/listing.ts';
import { checkImportReview, type Importer, importWaits } from '../../../domain/import-review.ts';
import { type Actor, can } from '../../../domain/permissions.ts';
import { act } from '../../audit/act.ts';
import { api } from '../../lib/procedures.ts';
import type { Executor, HandlerContext, Services } from '../../lib/request-context.ts';
import { readSettings } from '../../lib/settings.ts';
import { waitingRows } from '../../lib/waiting.ts';
import { userIdOf } from '../rows/own-homes.ts';
import { runImportJob } from './import-job.ts';
import { listReviews, loadReview } from './review-rows.ts';
import type { RunRow } from './runs.ts';

/** Whether a file of so many rows waits. What administrators import themselves does not. */
export async function waitsForReview(
  db: Executor,
  { services, actor }: { services: Services; actor: Actor },
  rows: number,
): Promise<boolean> {
  if (can(actor, 'importReviews.accept')) return false;
  const { imports } = await readSettings(services);
  return importWaits(rows, await importerOf(db, userIdOf(actor)), imports);
}

async function importerOf(db: Executor, ownerId: string): Promise<Importer> {
  const { rows } = await db.execute<{ [Name in keyof Importer]: Importer[Name] }>(sql`
    select extract(day from app.now() - p.created_at)::int as days,
        exists (select from properties h where h.listed_by = p.user_id and h.verified) as "hasVerifiedHome",
        r.unreviewed, r.accepted
      from profiles p, lateral (
        select coalesce(sum(case when status = 'running' then total_rows else imported_rows end)
            filter (where reviewed_at is null and undone_at is null and status <> 'waiting'), 0)::int as unreviewed,
          coalesce(max(total_rows) filter (where reviewed_at is not null and status <> 'declined'), 0)::int as accepted
        from import_runs where owner_id = p.user_id) r
     where p.user_id = ${ownerId}`);
  const [importer] = rows;
  if (!importer) throw new ORPCError('NOT_FOUND');
  return importer;
}

async function lockWaiting(db: Executor, id: string): Promise<RunRow> {
  const [run] = await db.select().from(importRuns).where(eq(importRuns.id, id)).for('update');
  if (!run) throw new ORPCError('NOT_FOUND');
  checkImportReview(run.status);
  return run;
}

type Decision = { run: RunRow; status: 'running' | 'declined'; reason?: string };

async function decide(context: HandlerContext, { run, status, reason }: Decision) {
  const { db } = context;
  await db
    .update(importRuns)
    .set({ status, reviewedAt: now, reviewNote: reason ?? null, sample: null })
    .where(eq(importRuns.id, run.id));
  const verb = status === 'running' ? 'accept' : 'decline';
  await act(context, {
    action: `importReviews.${verb}`,
    subject: { type: 'import', id: run.id },
    people: [run.ownerId],
    before: { status: run.status },
    after: { status },
    reason,
    notices: [
      {
        to: run.ownerId,
        notice: {
          event: `import.${status === 'running' ? 'accepted' : 'declined'}`,
          file: run.fileName,
          path: `/my-properties/import?run=${run.id}`,
          note: reason,
        },
      },
    ],
  });
  return loadReview(db, run.id);
}

export const importReviews = {
  list: api.importReviews.list.handler(({ context: { db }, input }) => listReviews(db, input)),

  accept: api.importReviews.accept.handler(async ({ context, input: { id } }) => {
    const run = await lockWaiting(context.db, id);
    await context.services.jobs.enqueue(runImportJob, { runId: id }, context.db);
    return decide(context, { run, status: 'running' });
  }),

  /** The file goes: the night's look for files that nobody needs removes it. */
  decline: api.importReviews.decline.handler(async ({ context, input: { id, reason } }) =>
    decide(context, { run: await lockWaiting(context.db, id), status: 'declined', reason }),
  ),
};

export const waitingImports = waitingRows(
  'imports',
  () => sql`select created_at as since from import_runs where status = 'waiting'`,
);
