import { defineFeature } from '../lib/feature.ts';
import { defineNotices } from '../lib/notices.ts';
import { exportSections } from './export-sections.ts';
import { adminNotice } from './notices.ts';
import { adminGrantedParts } from './role-mail-text.ts';
import { roles } from './roles.ts';

export const feature = defineFeature({
  procedures: { roles },
  notices: { admin: defineNotices(adminNotice, adminGrantedParts) },
  exportSections,
});
