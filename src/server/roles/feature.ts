import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import hindi from './hindi.json' with { type: 'json' };
import { notices } from './notices.ts';
import { roles } from './roles.ts';

export const feature = defineFeature({
  procedures: { roles },
  notices,
  exportSections,
  hindi,
});
