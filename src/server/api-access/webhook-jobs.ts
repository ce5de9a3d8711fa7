/** The jobs that deliver to webhooks: one at once, when something happened, and one each minute for what is tried again. */
import type { Logger } from 'pino';
import { z } from 'zod';
import type { JobKind, Jobs } from '../lib/jobs.ts';

const queue = { retryLimit: 0, expireInSeconds: 600, policy: 'exclusive' } as const;

export const deliverWebhooksJob = {
  name: 'webhooks.deliver',
  data: z.object({}),
  queue,
} satisfies JobKind<object>;

export const retryWebhooksJob = {
  name: 'webhooks.retry',
  data: z.object({}),
  queue,
} satisfies JobKind<object>;

/** For whoever hears that an event was stored. A job that could not be stored is made up for by the look of each minute. */
export function deliverSoon({ jobs, log }: { jobs: Jobs; log: Logger }): void {
  jobs.enqueueOnce(deliverWebhooksJob, {}).catch((error) => log.warn({ err: error }, 'webhooks wait'));
}
