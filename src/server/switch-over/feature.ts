import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { switchOver } from './switch-over.ts';

export const feature = defineFeature({ procedures: { switchOver }, exportSections });
