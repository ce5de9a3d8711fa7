/** Notices about repairs. */
import { z } from 'zod';
import { maintenanceEvents } from '../../domain/maintenance.ts';
import { lead } from '../lib/notices.ts';

export const maintenanceNotice = z.object({
  event: z.enum(maintenanceEvents),
  title: z.string().max(200),
  ...lead,
});
export type MaintenanceNotice = z.infer<typeof maintenanceNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    maintenance: z.input<typeof maintenanceNotice>;
  }
}
