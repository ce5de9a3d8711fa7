import { defineFeature } from '../lib/feature.ts';
import { defineNotices } from '../lib/notices.ts';
import { exportSections } from './export-sections.ts';
import { maintenance } from './maintenance.ts';
import { maintenanceParts } from './maintenance-mail-text.ts';
import { maintenanceNotice } from './notices.ts';

export const feature = defineFeature({
  procedures: { maintenance },
  notices: { maintenance: defineNotices(maintenanceNotice, maintenanceParts) },
  exportSections,
});
