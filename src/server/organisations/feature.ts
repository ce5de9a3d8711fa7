import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { inviteHandlers } from './invite-mail.ts';
import { organisations } from './organisations.ts';

export const feature = defineFeature({
  procedures: { organisations },
  jobs: inviteHandlers,
  exportSections,
});
