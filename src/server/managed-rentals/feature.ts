import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { landlordMailHandlers } from './landlord-mail.ts';
import { managedRentals, rvl } from './managed-rentals.ts';
import { mandates } from './mandates.ts';

export const feature = defineFeature({
  procedures: { managedRentals, mandates, rvl },
  jobs: landlordMailHandlers,
  exportSections,
});
