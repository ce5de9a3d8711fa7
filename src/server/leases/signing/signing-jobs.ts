/** The kinds of jobs about e-signatures: hearing what the provider has of a request, and looking after those it does not report. */
import { z } from 'zod';
import type { JobKind } from '../../lib/jobs.ts';
import { scheduledJob } from '../../lib/scheduled-job.ts';

const event = z.object({ providerId: z.string() });
/** Retried for a day: a signature must not be lost because the provider, or we, had a bad hour. */
export const signingEventJob: JobKind<z.infer<typeof event>> = {
  name: 'tenancy.signing-event',
  data: event,
  queue: { retryLimit: 12, retryDelay: 10, retryBackoff: true },
};

/** Comes by the clock: asks the provider about every request that is open. */
export const openRequestsJob = scheduledJob('tenancy.open-signing-requests');
