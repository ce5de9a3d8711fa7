import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { invoices } from './invoices.ts';

export const feature = defineFeature({ procedures: { invoices }, exportSections });
