/** What whoever wrote a lease for its landlord hears of it: that the landlord signed, declined, or let it lapse. */
import { sql } from 'drizzle-orm';
import type { LeaseEvent } from '../../domain/leases.ts';
import type { NoticeTo } from '../audit/act.ts';
import type { Executor } from '../lib/request-context.ts';
import type { LeaseRow } from './parties.ts';

/** Who wrote it and still lists or looks after its home; null: nobody, or its landlord themselves. */
export async function writerOf(db: Pick<Executor, 'execute'>, leaseId: string): Promise<string | null> {
  const { rows } = await db.execute<{ writer: string | null }>(
    sql`select app.writer_of_lease(${leaseId}) as writer`,
  );
  return rows[0]?.writer ?? null;
}

/** Nothing for a lease that its landlord wrote. The list says what became of it; the lease itself may be none of theirs any more. */
export async function noticesOfWriter(
  { db }: { db: Pick<Executor, 'execute'> },
  { id, homeName: home, startDate: date, landlordName: from }: LeaseRow,
  event: Extract<LeaseEvent, `lease.owner-${string}`>,
): Promise<NoticeTo[]> {
  const writer = await writerOf(db, id);
  if (writer === null) return [];
  return [{ to: writer, notice: { event, date, home, path: PREPARED_PATH, byYou: false, from } }];
}

/** Where they find all that they wrote for others. */
export const PREPARED_PATH = '/portal/landlord/leases/prepared';
