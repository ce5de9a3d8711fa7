/** Notices about rent. */
import { z } from 'zod';
import { isCalendarDate, isMonth } from '../../domain/dates.ts';
import { rentEvents } from '../../domain/rents.ts';
import { lead } from '../lib/notices.ts';

/** `amount` in paise, and `reported` what the tenant had said; `month` is the one the rent is for. */
export const rentNotice = z.object({
  event: z.enum(rentEvents),
  amount: z.number().int(),
  reported: z.number().int().optional(),
  month: z.string().refine(isMonth),
  date: z.string().refine(isCalendarDate),
  ...lead,
});
export type RentNotice = z.infer<typeof rentNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    rents: z.input<typeof rentNotice>;
  }
}
