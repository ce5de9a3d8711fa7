/** What e-mails about maintenance say: to the tenant, to the landlord and to the manager. */

import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/letter-text.ts';
import type { MaintenanceNotice } from './notices.ts';

export function maintenanceParts({ event, home, title, path }: MaintenanceNotice): NoticeParts {
  const values = { home, title };
  const sentences: Record<MaintenanceNotice['event'], string> = {
    'maintenance.raised': i18n._('Something needs repair in {home}: {title}.', values),
    'maintenance.triage': i18n._('The request “{title}” in {home} was looked at and sorted.', values),
    'maintenance.assign': i18n._('Somebody was found for the repair “{title}” in {home}.', values),
    'maintenance.start': i18n._('The repair “{title}” in {home} has begun.', values),
    'maintenance.quote': i18n._('There is an estimate for the repair “{title}” in {home}.', values),
    'maintenance.approve': i18n._('The cost of the repair “{title}” in {home} is approved.', values),
    'maintenance.finish': path.startsWith('/portal/tenant/')
      ? i18n._('The repair “{title}” in {home} is done. Say how it was.', values)
      : i18n._('The repair “{title}” in {home} is done.', values),
    'maintenance.cancel': i18n._('The request “{title}” in {home} was cancelled.', values),
    'maintenance.reopen': i18n._('The repair “{title}” in {home} did not hold and is open again.', values),
    'maintenance.rate': i18n._('The repair “{title}” in {home} was rated.', values),
  };
  return {
    subject: i18n._('Maintenance of {home}: {title}', values),
    sentence: sentences[event],
    label: i18n._('Open the request'),
    path,
  };
}
