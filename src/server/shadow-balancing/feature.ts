import { defineFeature } from '../lib/feature.ts';
import { shadowBalancing } from './shadow-balancing.ts';

export const feature = defineFeature({
  procedures: { shadowBalancing },
});
