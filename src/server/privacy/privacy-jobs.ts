/** The kinds of jobs about personal data: making a copy of it, and the nightly turn that erases and forgets. */
import { z } from 'zod';
import type { JobKind } from '../lib/jobs.ts';

const making = z.object({ exportId: z.uuid() });
export const makeExportJob: JobKind<z.infer<typeof making>> = { name: 'privacy.make-export', data: making };

const queue = { retryLimit: 1, expireInSeconds: 3600, policy: 'exclusive' } as const;
export const eraseDueJob = { name: 'privacy.erase-due', data: z.object({}), queue } satisfies JobKind<object>;
