import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { leaseHandlers } from './lease-jobs.ts';
import { leases } from './leases.ts';
import { leaseCodeHandlers } from './signing-codes.ts';
import { signingHandlers } from './signing-handlers.ts';
import { flagHandlers } from './team-flags.ts';
import { tenantMailHandlers } from './tenant-mail.ts';

export const feature = defineFeature({
  procedures: { leases },
  jobs: (parts) => [
    ...leaseHandlers(parts.database),
    ...flagHandlers(parts.database),
    ...leaseCodeHandlers(parts),
    ...signingHandlers(parts),
    ...tenantMailHandlers(parts),
  ],
  exportSections,
});
