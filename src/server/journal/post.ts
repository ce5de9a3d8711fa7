/** The one door into the journal: whatever moves money posts it here, in the transaction of its act. */
import { sql } from 'drizzle-orm';
import type { CalendarDate } from '../../domain/dates.ts';
import { isBalanced, type JournalKind, type JournalLine, type JournalSource } from '../../domain/journal.ts';
import type { JoinableTransaction } from '../lib/jobs.ts';

export type Posting = {
  kind: JournalKind;
  /** The day it counts on, which is that of the payment. */
  on: CalendarDate;
  source: { type: JournalSource; id: string };
  /** Names the act: a second posting under it does nothing. */
  key: string;
  /** In whose book it stands. */
  leaseId: string;
  /** As the functions of src/domain/journal.ts make them, in paise; none at all posts nothing. */
  lines: readonly JournalLine[];
  reason?: string;
};

/** Throws when the lines do not sum to zero; the database refuses such an entry too, at the commit. */
export async function post(db: JoinableTransaction, posting: Posting): Promise<void> {
  const { kind, on, source, key, leaseId, lines, reason } = posting;
  if (lines.length === 0) return;
  if (!isBalanced(lines)) throw new Error(`The lines of ${key} do not sum to zero`);
  const { rows } = await db.execute(sql`
    insert into journal_entries (kind, happened_on, source_type, source_id, key, reason, actor_id)
    values (${kind}, ${on}, ${source.type}, ${source.id}, ${key}, ${reason ?? null}, app.user_id())
    on conflict (key) do nothing returning id`);
  const [entry] = rows as { id: string }[];
  if (!entry) return;
  const values = lines.map(
    ({ account, partyKind, partyId, amount }, place) =>
      sql`(${entry.id}, ${place + 1}, ${account}, ${partyKind}, ${partyId}, ${leaseId}, ${amount})`,
  );
  await db.execute(sql`
    insert into journal_lines (entry_id, position, account, party_kind, party_id, lease_id, amount)
    values ${sql.join(values, sql`, `)}`);
}
