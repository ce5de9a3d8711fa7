import { defineFeature } from '../lib/feature.ts';
import { buildings } from './buildings.ts';
import { exportSections } from './export-sections.ts';

export const feature = defineFeature({ procedures: { buildings }, exportSections });
