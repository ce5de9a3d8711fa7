/** The jobs about e-signatures: what the provider reported, and an hourly look at what is open. */
import type { JobParts } from '../lib/feature.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import { settleOpenRequests, settleRequest } from './settle-signing.ts';
import { openRequestsJob, signingEventJob } from './signing/signing-jobs.ts';

const EVERY_HOUR = '25 * * * *';

type Parts = Pick<JobParts, 'database' | 'storage' | 'signing' | 'log'>;

export const signingHandlers = ({ database, storage, signing, log }: Parts): JobHandler[] => [
  handles(signingEventJob, ({ providerId }, jobs) =>
    settleRequest({ database, storage, signing, log, jobs }, providerId),
  ),
  handles(
    openRequestsJob,
    (_, jobs) => settleOpenRequests({ database, storage, signing, log, jobs }),
    EVERY_HOUR,
  ),
];
