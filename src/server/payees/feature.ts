import { defineFeature } from '../lib/feature.ts';
import { defineNotices } from '../lib/notices.ts';
import { exportSections } from './export-sections.ts';
import { payeeNotice } from './notices.ts';
import { payeeParts } from './payee-mail-text.ts';
import { payees } from './payees.ts';

export const feature = defineFeature({
  procedures: { payees },
  notices: { payee: defineNotices(payeeNotice, payeeParts) },
  exportSections,
});
