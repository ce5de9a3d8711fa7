import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { leaseHandlers } from './lease-jobs.ts';
import { leases } from './leases.ts';
import { tenantMailHandlers } from './tenant-mail.ts';

export const feature = defineFeature({
  procedures: { leases },
  jobs: (parts) => [...leaseHandlers(parts.database), ...tenantMailHandlers(parts)],
  exportSections,
});
