/** What of payouts waits for the office: batches, and people who are owed and cannot be paid. */
import { sql } from 'drizzle-orm';
import { planInForce } from '../../db/commission-plans.ts';
import type { BatchPurpose, CandidateBlock } from '../../domain/commission/payouts.ts';
import type { InboxKind } from '../../domain/inbox.ts';
import { type WaitingWork, waitingSums } from '../lib/waiting.ts';

const kindOf = {
  returned: 'returned-transfers',
  'no-account': 'no-account',
  'no-pan': 'no-pan',
  'account-unconfirmed': 'account-unconfirmed',
} as const satisfies Partial<Record<CandidateBlock, string>>;

const isShown = (block: string | null): block is keyof typeof kindOf => block !== null && block in kindOf;

/** Since when somebody cannot be paid is not kept. */
const blocked: WaitingWork = {
  kinds: Object.values(kindOf),
  async count(db) {
    const { leastPayout } = await planInForce(db);
    const { rows } = await db.execute<{ block: string | null; people: number; amount: number }>(
      sql`select block, people, amount::float8 as amount from app.payout_totals(${leastPayout})`,
    );
    return rows.flatMap(({ block, people, amount }) =>
      isShown(block) ? [{ kind: kindOf[block], count: people, oldest: null, amount }] : [],
    );
  },
};

/** Those of affiliates and those of owners are on two tabs. */
function batchesIn(kind: InboxKind, state: 'draft' | 'approved', purpose: BatchPurpose): WaitingWork {
  const since = state === 'draft' ? sql`created_at` : sql`approved_at`;
  return waitingSums(
    kind,
    () =>
      sql`select ${since} as since, amount from payout_batches where state = ${state} and purpose = ${purpose}`,
  );
}

export const waiting: readonly WaitingWork[] = [
  batchesIn('batches-to-approve', 'draft', 'commission'),
  batchesIn('batches-to-send', 'approved', 'commission'),
  batchesIn('remittances-to-approve', 'draft', 'owners'),
  batchesIn('remittances-to-send', 'approved', 'owners'),
  blocked,
];
