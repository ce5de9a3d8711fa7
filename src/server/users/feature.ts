import { defineFeature } from '../lib/feature.ts';
import { users } from './users.ts';

export const feature = defineFeature({
  procedures: { users },
});
