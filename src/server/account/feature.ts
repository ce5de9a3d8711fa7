import { defineFeature } from '../lib/feature.ts';
import { defineNotices } from '../lib/notices.ts';
import { account, profile } from './account.ts';
import { accountMailHandlers } from './account-mail.ts';
import { accountParts } from './account-mail-text.ts';
import { exportSections } from './export-sections.ts';
import { accountNotice } from './notices.ts';

export const feature = defineFeature({
  procedures: { account, profile },
  jobs: accountMailHandlers,
  notices: { account: defineNotices(accountNotice, accountParts) },
  exportSections,
});
