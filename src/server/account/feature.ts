import { defineFeature } from '../lib/feature.ts';
import { account, profile } from './account.ts';
import { accountMailHandlers } from './account-mail.ts';
import { exportSections } from './export-sections.ts';

export const feature = defineFeature({
  procedures: { account, profile },
  jobs: accountMailHandlers,
  exportSections,
});
