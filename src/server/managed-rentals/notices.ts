/** Notices about managed rentals. */
import { z } from 'zod';
import { managedRentalEvents } from '../../domain/managed-rentals.ts';
import { lead } from '../lib/notices.ts';

export const managedRentalNotice = z.object({ event: z.enum(managedRentalEvents), ...lead });
export type ManagedRentalNotice = z.infer<typeof managedRentalNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    managedRentals: z.input<typeof managedRentalNotice>;
  }
}
