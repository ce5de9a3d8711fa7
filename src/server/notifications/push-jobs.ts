/** The kind of job that tells one device of one notice. */
import { z } from 'zod';
import type { JobKind } from '../lib/jobs.ts';

export const pushJob = {
  name: 'push-notice',
  data: z.object({ notificationId: z.uuid(), deviceId: z.uuid() }),
  // What comes hours later is read in the notification centre.
  queue: { retryLimit: 4, retryDelay: 30, retryBackoff: true, deleteAfterSeconds: 3600 },
} satisfies JobKind<object>;
