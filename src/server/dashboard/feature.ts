import { defineFeature } from '../lib/feature.ts';
import { dashboard } from './dashboard.ts';

export const feature = defineFeature({
  procedures: { dashboard },
});
