import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { paymentHandlers } from './payment-handlers.ts';

export const feature = defineFeature({
  jobs: ({ database, payments, paymentPurpose: purpose }) => paymentHandlers({ database, payments, purpose }),
  exportSections,
});
