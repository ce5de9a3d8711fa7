import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { journal } from './journal.ts';

export const feature = defineFeature({ procedures: { journal }, exportSections });
