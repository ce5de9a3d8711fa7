import { defineFeature } from '../lib/feature.ts';
import { admin } from './admin.ts';

export const feature = defineFeature({
  procedures: { admin },
});
