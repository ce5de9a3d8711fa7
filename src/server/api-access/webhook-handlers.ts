/** When webhooks are delivered: as soon as something happened, and each minute what is to be tried again. */
import { handles, type JobHandler } from '../lib/jobs.ts';
import { deliverDue, type WebhookParts } from './deliver.ts';
import { deliverWebhooksJob, retryWebhooksJob } from './webhook-jobs.ts';

const EVERY_MINUTE = '* * * * *';

export function webhookHandlers(parts: WebhookParts): JobHandler[] {
  const { now } = parts.database.clock;
  return [
    handles(deliverWebhooksJob, (_, jobs) => deliverDue(parts, jobs, now)),
    handles(retryWebhooksJob, (_, jobs) => deliverDue(parts, jobs, now), EVERY_MINUTE),
  ];
}
