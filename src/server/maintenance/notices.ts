/** Notices about repairs. */
import { z } from 'zod';
import { maintenanceEvents } from '../../domain/maintenance.ts';
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices, lead } from '../lib/notices.ts';

const maintenanceNotice = z.object({
  event: z.enum(maintenanceEvents),
  title: z.string().max(200),
  ...lead,
});
type MaintenanceNotice = z.infer<typeof maintenanceNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    maintenance: z.input<typeof maintenanceNotice>;
  }
}

function maintenanceParts({ event, home, title, path }: MaintenanceNotice): NoticeParts {
  const values = { home, title };
  const sentences: Record<MaintenanceNotice['event'], string> = {
    'maintenance.raised': i18n._('Something needs repair in {home}: {title}.', values),
    'maintenance.triage': i18n._(
      'The request “{title}” in {home} was reviewed and given a priority.',
      values,
    ),
    'maintenance.assign': i18n._('A technician was assigned to the repair “{title}” in {home}.', values),
    'maintenance.start': i18n._('The repair “{title}” in {home} has begun.', values),
    'maintenance.quote': i18n._('There is an estimate for the repair “{title}” in {home}.', values),
    'maintenance.approve': i18n._('The cost of the repair “{title}” in {home} is approved.', values),
    'maintenance.finish': path.startsWith('/portal/tenant/')
      ? i18n._('The repair “{title}” in {home} is done. Tell us how it went.', values)
      : i18n._('The repair “{title}” in {home} is done.', values),
    'maintenance.cancel': i18n._('The request “{title}” in {home} was cancelled.', values),
    'maintenance.reopen': i18n._('The repair “{title}” in {home} did not last and is open again.', values),
    'maintenance.rate': i18n._('The repair “{title}” in {home} was rated.', values),
  };
  return {
    subject: i18n._('Maintenance of {home}: {title}', values),
    sentence: sentences[event],
    label: i18n._('Open the request'),
    path,
  };
}

export const notices = { maintenance: defineNotices(maintenanceNotice, maintenanceParts) };
