import { defineFeature } from '../lib/feature.ts';
import { beds } from './beds.ts';
import { exportSections } from './export-sections.ts';

export const feature = defineFeature({ procedures: { beds }, exportSections });
