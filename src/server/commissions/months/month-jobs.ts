/** The jobs of commission months: closing one, and proposing that the next one be closed. */
import { z } from 'zod';
import { isMonth } from '../../../domain/dates.ts';
import type { JobKind } from '../../lib/jobs.ts';

/** A run that ended half-way is begun anew; the month is closed once, however often this is asked for. */
export const closeMonthJob = {
  name: 'months.close',
  data: z.object({ month: z.string().refine(isMonth), requestedBy: z.uuid() }),
  queue: { retryLimit: 3, expireInSeconds: 3600 },
} satisfies JobKind<{ month: string; requestedBy: string }>;

const onceAtATime = { retryLimit: 1, expireInSeconds: 300, policy: 'exclusive' } as const;

export const proposeMonthJob = {
  name: 'months.propose',
  data: z.object({}),
  queue: onceAtATime,
} satisfies JobKind<object>;
