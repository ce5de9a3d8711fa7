/** Takes an import back: its homes go, but for those that people have asked for. */
import { and, eq, sql } from 'drizzle-orm';
import { now } from '../../../db/schema/columns.ts';
import { importPhotos, importRuns } from '../../../db/schema/listing.ts';
import { RuleBroken } from '../../../domain/errors.ts';
import { UNDO_DAYS } from '../../../domain/own-homes.ts';
import { act } from '../../audit/act.ts';
import type { Jobs } from '../../lib/jobs.ts';
import type { Executor } from '../../lib/request-context.ts';
import { removePhotos } from '../rows/photo-files.ts';
import type { PhotoRow } from '../rows/photo-list.ts';

type Undone = { removed: number; kept: { id: string; title: string }[] };

/** Everything by which somebody else, or the office, has to do with a home. */
const isAskedFor = sql`
  exists (select from lead_cards l where l.property_id = p.id)
  or exists (select from property_visits l where l.property_id = p.id)
  or exists (select from property_applications l where l.property_id = p.id)
  or exists (select from conversations l where l.property_id = p.id)
  or exists (select from enquiries l where l.property_id = p.id)
  or exists (select from leases l where l.property_id = p.id)
  or exists (select from verification_claims l where l.property_id = p.id)`;

const isRemoved = (ownerId: string, runId: string) =>
  sql`h.run_id = ${runId} and p.id = h.property_id and p.listed_by = ${ownerId} and not (${isAskedFor})`;

const BATCH = 500;

/** Before their homes: their rows would go with those, and their public files would stay. */
async function removePhotosOfRun(db: Executor, jobs: Jobs, ownerId: string, id: string): Promise<void> {
  for (let found = BATCH; found === BATCH; ) {
    const { rows } = await db.execute<Pick<PhotoRow, 'id' | 'files'>>(sql`
      select f.id, f.files from property_photos f join properties p on p.id = f.property_id
        join import_homes h on h.property_id = p.id
       where ${isRemoved(ownerId, id)}
       limit ${BATCH}`);
    await removePhotos(db, jobs, rows);
    found = rows.length;
  }
}

/** `UNDO_DAYS` from its start on, once. Throws `import.undo-not-allowed`; homes that were only updated stay as they are. */
export async function undoRun(db: Executor, jobs: Jobs, ownerId: string, id: string): Promise<Undone> {
  const [run] = await db
    .update(importRuns)
    .set({ undoneAt: now })
    .where(
      and(
        eq(importRuns.id, id),
        eq(importRuns.ownerId, ownerId),
        sql`${importRuns.status} in ('finished', 'stopped') and ${importRuns.undoneAt} is null`,
        sql`${importRuns.createdAt} > app.now() - make_interval(days => ${UNDO_DAYS})`,
      ),
    )
    .returning({ id: importRuns.id });
  if (!run) throw new RuleBroken('import.undo-not-allowed');
  await removePhotosOfRun(db, jobs, ownerId, id);
  const { rows: gone } = await db.execute<{ named: number | null }>(sql`
    delete from properties p using import_homes h
     where ${isRemoved(ownerId, id)}
    returning p.named_locality_id as named`);
  // Names of localities that only these homes had are nothing for an administrator to decide about.
  const named = [...new Set(gone.flatMap((home) => (home.named === null ? [] : [home.named])))];
  await db.execute(sql`select app.forget_names(${sql.param(named)}::integer[])`);
  await db.delete(importPhotos).where(and(eq(importPhotos.runId, id), eq(importPhotos.state, 'waiting')));
  const { rows: kept } = await db.execute<{ id: string; title: string }>(sql`
    select p.id, p.title from properties p join import_homes h on h.property_id = p.id where h.run_id = ${id} order by p.id`);
  await act(db, {
    action: 'imports.undo',
    subject: { type: 'import', id },
    people: [ownerId],
    after: { removed: gone.length, kept: kept.length },
  });
  return { removed: gone.length, kept };
}
