import { defineFeature } from '../lib/feature.ts';
import { places } from './places.ts';

export const feature = defineFeature({
  procedures: { places },
});
