import { defineFeature } from '../lib/feature.ts';
import { defineNotices } from '../lib/notices.ts';
import { exportSections } from './export-sections.ts';
import { reportNotice } from './notices.ts';
import { reportParts } from './report-mail-text.ts';
import { reports } from './reports.ts';

export const feature = defineFeature({
  procedures: { reports },
  notices: { report: defineNotices(reportNotice, reportParts) },
  exportSections,
});
