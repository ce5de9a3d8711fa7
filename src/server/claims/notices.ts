/** Notices about verification claims. */
import { z } from 'zod';
import { claimEvents, claimKinds } from '../../domain/claims.ts';
import { isCalendarDate } from '../../domain/dates.ts';
import { home, lead } from '../lib/notices.ts';

/** About what the office was asked to verify; `home` is null when that is the person. `until` is the last day. */
export const claimNotice = z.object({
  event: z.enum(claimEvents),
  kind: z.enum(claimKinds),
  until: z.string().refine(isCalendarDate).optional(),
  ...lead,
  home: home.nullable(),
});
export type ClaimNotice = z.infer<typeof claimNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    claims: z.input<typeof claimNotice>;
  }
}
