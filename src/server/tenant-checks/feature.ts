import { sql } from 'drizzle-orm';
import { defineFeature } from '../lib/feature.ts';
import { waitingRows } from '../lib/waiting.ts';
import { checkHandlers } from './check-jobs.ts';
import { refundDue } from './check-rows.ts';
import { exportSections } from './export-sections.ts';
import { inviteHandlers } from './invite.ts';
import { tenantChecks } from './tenant-checks.ts';

export const feature = defineFeature({
  procedures: { tenantChecks },
  jobs: ({ database, mailer, config }) => [
    ...checkHandlers(database),
    ...inviteHandlers({ database, mailer, origin: config.publicUrl }),
  ],
  exportSections,
  waiting: [
    waitingRows(
      'tenant-checks',
      () => sql`select coalesce(paid_at, agreed_at) as since from tenant_checks where status = 'in_work'`,
    ),
    waitingRows(
      'tenant-check-payments',
      () =>
        sql`select payment_reported_at as since from tenant_checks where status = 'agreed' and payment_reported_at is not null`,
    ),
    waitingRows(
      'tenant-check-refunds',
      () => sql`select c.ended_at as since from tenant_checks c where ${refundDue}`,
    ),
  ],
});
