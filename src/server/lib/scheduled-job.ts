/** The kind of a job that comes by the clock and carries nothing but its name. */
import { z } from 'zod';
import type { JobKind } from './jobs.ts';

// A turn that failed is made up by the next one; a night's work may take a while, and two at once would do it twice.
const queue = { retryLimit: 1, expireInSeconds: 3600, policy: 'exclusive' } as const;

export const scheduledJob = (name: string) => ({ name, data: z.object({}), queue }) satisfies JobKind<object>;
