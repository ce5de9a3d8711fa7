/** The job that writes to the office about what came in from outside. */
import { z } from 'zod';
import type { JobKind } from '../lib/jobs.ts';

/** Tells of every enquiry that nobody was told of; asked for by each new one, and by the clock. */
export const tellOfficeJob = { name: 'enquiries.tell-office', data: z.object({}) } satisfies JobKind<object>;
