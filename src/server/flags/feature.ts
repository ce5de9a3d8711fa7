import { defineFeature } from '../lib/feature.ts';
import { flags } from './flags.ts';

export const feature = defineFeature({
  procedures: { flags },
});
