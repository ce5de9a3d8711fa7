import { defineFeature } from '../lib/feature.ts';
import { audit } from './audit.ts';

export const feature = defineFeature({
  procedures: { audit },
});
