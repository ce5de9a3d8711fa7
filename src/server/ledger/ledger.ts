/** Shows administrators what the last proof of the ledger found, and has it proved again in the background. */
import { desc } from 'drizzle-orm';
import type { ProofShown } from '../../contract/ledger.ts';
import { ledgerProofs } from '../../db/schema/ledger-proofs.ts';
import { act } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { proveLedgerJob } from './prove-nightly.ts';

async function lastOne(db: Executor): Promise<{ proof: ProofShown | null }> {
  const [row] = await db.select().from(ledgerProofs).orderBy(desc(ledgerProofs.createdAt)).limit(1);
  if (!row) return { proof: null };
  const { createdAt, startedBy, entries, differences } = row;
  return { proof: { proved_at: createdAt.toISOString(), started_by: startedBy, entries, differences } };
}

const lastProof = api.ledger.lastProof.handler(({ context }) => lastOne(context.db));

const prove = api.ledger.prove.handler(async ({ context: { db, services } }) => {
  await services.jobs.enqueueOnce(proveLedgerJob, {}, db);
  await act(db, { action: 'ledger.prove', subject: { type: 'ledger', id: 'commission' }, people: [] });
  return lastOne(db);
});

export const ledger = { lastProof, prove };
