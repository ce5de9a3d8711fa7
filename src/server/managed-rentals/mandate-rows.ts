/** Reads mandates as the contract shows them: the one in force and the one that waits, of many homes at once. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Mandate } from '../../contract/mandates.ts';
import { mandates } from '../../db/schema/mandates.ts';
import { DEFAULT_COLLECTOR, type RentCollector } from '../../domain/mandates.ts';
import type { Executor } from '../lib/request-context.ts';

export type MandateRow = typeof mandates.$inferSelect;

export const toMandate = (row: MandateRow): Mandate => ({
  id: row.id,
  version: row.version,
  state: row.state,
  collects: row.collects,
  fee_bp: row.feeBp,
  remittance_day: row.remittanceDay,
  deposit_holder: row.depositHolder,
  payee_name: row.payeeName,
  payee_upi: row.payeeUpi,
  text: row.text,
  text_hash: row.textHash,
  offered_at: row.createdAt.toISOString(),
  answered_at: row.answeredAt?.toISOString() ?? null,
  signed_name: row.signedName,
  decline_reason: row.declineReason,
});

type HomeMandates = {
  collects: RentCollector;
  mandate: Mandate | null;
  offered_mandate: Mandate | null;
};

/** Of each home by its id; the newest agreed one is in force. */
export async function mandatesOf(
  db: Executor,
  homeIds: readonly string[],
): Promise<(homeId: string) => HomeMandates> {
  const rows = await db
    .select()
    .from(mandates)
    .where(
      and(inArray(mandates.managedPropertyId, [...homeIds]), inArray(mandates.state, ['agreed', 'offered'])),
    )
    .orderBy(desc(mandates.version));
  return (homeId) => {
    const ofHome = rows.filter(({ managedPropertyId }) => managedPropertyId === homeId);
    const agreed = ofHome.find(({ state }) => state === 'agreed');
    const offered = ofHome.find(({ state }) => state === 'offered');
    return {
      collects: agreed?.collects ?? DEFAULT_COLLECTOR,
      mandate: agreed ? toMandate(agreed) : null,
      offered_mandate: offered ? toMandate(offered) : null,
    };
  };
}

export async function mandateHistory(db: Executor, homeId: string): Promise<Mandate[]> {
  const rows = await db
    .select()
    .from(mandates)
    .where(eq(mandates.managedPropertyId, homeId))
    .orderBy(desc(mandates.version));
  return rows.map(toMandate);
}
