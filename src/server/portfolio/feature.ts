import { defineFeature } from '../lib/feature.ts';
import { portfolio } from './portfolio.ts';

export const feature = defineFeature({
  procedures: { portfolio },
});
