/** The jobs that tell affiliates what a closed month or a payout means for them, some hundred people at a time. */
import { z } from 'zod';
import { isMonth } from '../../../domain/dates.ts';
import type { JobKind } from '../../lib/jobs.ts';

const after = z.string().max(40).describe('the last affiliate told; empty at first');

export const tellMonthJob = {
  name: 'affiliates.tell-month',
  data: z.object({ month: z.string().refine(isMonth), after }),
} satisfies JobKind<{ month: string; after: string }>;

export const tellPayoutsJob = {
  name: 'affiliates.tell-payouts',
  data: z.object({ batch: z.uuid(), after }),
} satisfies JobKind<{ batch: string; after: string }>;
