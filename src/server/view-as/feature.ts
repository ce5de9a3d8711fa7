import { defineFeature } from '../lib/feature.ts';
import { viewAs } from './view-as.ts';

export const feature = defineFeature({
  procedures: { viewAs },
});
