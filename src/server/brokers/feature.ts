import { defineFeature } from '../lib/feature.ts';
import { brokerRegistrations, brokers } from './brokers.ts';
import { exportSections } from './export-sections.ts';

export const feature = defineFeature({
  procedures: { brokerRegistrations, brokers },
  exportSections,
});
