/** Takes an import back: its homes go, but for those that people have asked for. */
import { and, eq, sql } from 'drizzle-orm';
import { now } from '../../../db/schema/columns.ts';
import { importRuns } from '../../../db/schema/listing.ts';
import { RuleBroken } from '../../../domain/errors.ts';
import { UNDO_DAYS } from '../../../domain/own-homes.ts';
import { act } from '../../audit/act.ts';
import type { Executor } from '../../lib/request-context.ts';

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

/** `UNDO_DAYS` from its start on, once. Throws `import.undo-not-allowed`; homes that were only updated stay as they are. */
export async function undoRun(db: Executor, ownerId: string, id: string): Promise<Undone> {
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
  const { rows: gone } = await db.execute<{ id: string }>(sql`
    delete from properties p using import_homes h
     where h.run_id = ${id} and p.id = h.property_id and p.listed_by = ${ownerId} and not (${isAskedFor})
    returning p.id`);
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
