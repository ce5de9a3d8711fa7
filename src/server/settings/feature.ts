import { defineFeature } from '../lib/feature.ts';
import { settings } from './settings.ts';

export const feature = defineFeature({
  procedures: { settings },
});
