import { defineFeature } from '../lib/feature.ts';
import { creditCorrections } from './credit-corrections.ts';
import { exportSections } from './export-sections.ts';
import { landlordMailHandlers } from './landlord-mail.ts';
import { managedRentals, rvl } from './managed-rentals.ts';
import { mandates } from './mandates.ts';
import { ownerCompanies } from './owner-companies.ts';
import { waiting } from './waiting.ts';

export const feature = defineFeature({
  procedures: { creditCorrections, managedRentals, mandates, ownerCompanies, rvl },
  jobs: landlordMailHandlers,
  exportSections,
  waiting,
});
