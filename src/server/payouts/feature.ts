import { defineFeature } from '../lib/feature.ts';
import { defineNotices } from '../lib/notices.ts';
import { exportSections } from './export-sections.ts';
import { payoutNotice } from './notices.ts';
import { payoutParts } from './payout-mail-text.ts';
import { payouts } from './payouts.ts';
import { payoutHandlers } from './tell-payouts.ts';

export const feature = defineFeature({
  procedures: { payouts },
  jobs: ({ database }) => payoutHandlers(database),
  notices: { payout: defineNotices(payoutNotice, payoutParts) },
  exportSections,
});
