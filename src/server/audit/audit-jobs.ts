/** Chains what was written, a minute later; publishes the chain's head, and proves the whole trail at night. */
import { chainAuditRows } from '../../db/audit-chain.ts';
import type { JobParts } from '../lib/feature.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';
import { proveAudit, publishHead } from './audit-heads.ts';

const chainJob = scheduledJob('audit.chain');
const publishJob = scheduledJob('audit.publish-head');
const proveJob = scheduledJob('audit.prove');

const EVERY_MINUTE = '* * * * *';
const EVERY_FIVE_MINUTES = '*/5 * * * *';
const BEFORE_MORNING = '40 4 * * *';

export const auditJobs = (parts: JobParts): JobHandler[] => [
  handles(chainJob, () => chainAll(parts), EVERY_MINUTE),
  handles(publishJob, () => publishHead(parts, parts.log), EVERY_FIVE_MINUTES),
  handles(proveJob, () => prove(parts), BEFORE_MORNING),
];

/** Batch by batch, each in its own transaction. `all`: with rows that committed very late. */
export async function chainAll(
  { database, config }: Pick<JobParts, 'database' | 'config'>,
  all = false,
): Promise<void> {
  const [key] = config.auditKeys;
  if (!key) throw new Error('There is no key for the audit chain');
  while ((await database.asWorker((tx) => chainAuditRows(tx, key, { all }))) > 0);
}

async function prove(parts: JobParts): Promise<void> {
  await chainAll(parts, true);
  const { firstBroken, missing, rows } = await proveAudit(parts);
  if (firstBroken !== null || missing > 0)
    parts.log.error({ firstBroken, missing, rows }, 'audit trail was changed');
}
