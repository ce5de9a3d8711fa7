import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { payees } from './payees.ts';
import { remind, reminderHandlers, remindMatching } from './remind.ts';

export const feature = defineFeature({
  procedures: { payees: { ...payees, remind, remindMatching } },
  jobs: ({ database }) => reminderHandlers(database),
  exportSections,
});
