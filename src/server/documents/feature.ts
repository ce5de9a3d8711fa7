import { defineFeature } from '../lib/feature.ts';
import { documents } from './documents.ts';

export const feature = defineFeature({
  procedures: { documents },
});
