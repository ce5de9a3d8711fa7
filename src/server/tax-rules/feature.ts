import { defineFeature } from '../lib/feature.ts';
import { taxRules } from './tax-rules.ts';

export const feature = defineFeature({
  procedures: { taxRules },
});
