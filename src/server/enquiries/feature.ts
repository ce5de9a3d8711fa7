import { defineFeature } from '../lib/feature.ts';
import { defineNotices } from '../lib/notices.ts';
import { enquiries } from './enquiries.ts';
import { enquiryParts } from './enquiry-mail-text.ts';
import { exportSections } from './export-sections.ts';
import { enquiryNotice } from './notices.ts';
import { enquiryHandlers } from './tell-office.ts';

export const feature = defineFeature({
  procedures: { enquiries },
  jobs: ({ database }) => enquiryHandlers(database),
  notices: { enquiry: defineNotices(enquiryNotice, enquiryParts) },
  exportSections,
});
