import { defineFeature } from '../lib/feature.ts';
import { signIns } from './sign-ins.ts';
import { users } from './users.ts';

export const feature = defineFeature({
  procedures: { signIns, users },
});
