import { defineFeature } from '../lib/feature.ts';
import { defineNotices } from '../lib/notices.ts';
import { exportSections } from './export-sections.ts';
import { leaseHandlers } from './lease-jobs.ts';
import { leaseParts } from './lease-mail-text.ts';
import { leases } from './leases.ts';
import { leaseNotice } from './notices.ts';
import { tenantMailHandlers } from './tenant-mail.ts';

export const feature = defineFeature({
  procedures: { leases },
  jobs: (parts) => [...leaseHandlers(parts.database), ...tenantMailHandlers(parts)],
  notices: { lease: defineNotices(leaseNotice, leaseParts) },
  exportSections,
});
