/** Notices about leases. */
import { z } from 'zod';
import { isCalendarDate } from '../../domain/dates.ts';
import { leaseEvents } from '../../domain/leases.ts';
import { lead } from '../lib/notices.ts';

/** `date`: the day that the event is about: a start, an end. `fromOther`: the other side of the lease did it. */
export const leaseNotice = z.object({
  event: z.enum(leaseEvents),
  date: z.string().refine(isCalendarDate),
  fromOther: z.boolean().default(false),
  ...lead,
});
export type LeaseNotice = z.infer<typeof leaseNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    leases: z.input<typeof leaseNotice>;
  }
}
