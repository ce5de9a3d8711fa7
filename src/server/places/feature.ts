import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { places } from './places.ts';
import { servedCities } from './served-cities.ts';

export const feature = defineFeature({
  procedures: { places, servedCities },
  exportSections,
});
