import { defineFeature } from '../lib/feature.ts';
import { affiliates } from './affiliates.ts';
import { calculationMode } from './calculation-mode.ts';
import { exportSections } from './export-sections.ts';
import { shadowPower } from './shadow-power.ts';
import { team } from './team.ts';

export const feature = defineFeature({
  procedures: { affiliates, calculationMode, shadowPower, team },
  exportSections,
});
