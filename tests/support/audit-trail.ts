/** Proves a product's audit trail in a test, as the night's job does. */
import type { AuditProof } from '../../src/db/audit-chain.ts';
import { proveAudit } from '../../src/server/audit/audit-heads.ts';
import { chainAll } from '../../src/server/audit/audit-jobs.ts';
import type { Services } from '../../src/server/lib/request-context.ts';

/** Chains what waits, and answers what a proof finds then. */
export async function proveTrail(services: Services): Promise<AuditProof> {
  await chainAll(services, true);
  return proveAudit(services);
}

export const wholeTrail = { waiting: 0, unproven: 0, missing: 0, firstBroken: null };
