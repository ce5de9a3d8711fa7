import { defineFeature } from '../lib/feature.ts';
import { inbox } from './inbox.ts';

export const feature = defineFeature({
  procedures: { inbox },
});
