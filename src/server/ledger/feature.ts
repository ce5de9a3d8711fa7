import { defineFeature } from '../lib/feature.ts';
import { defineNotices } from '../lib/notices.ts';
import { ledger } from './ledger.ts';
import { ledgerParts } from './ledger-mail-text.ts';
import { ledgerNotice } from './notices.ts';
import { ledgerHandlers } from './prove-nightly.ts';

export const feature = defineFeature({
  procedures: { ledger },
  jobs: ({ database }) => ledgerHandlers(database),
  notices: { ledger: defineNotices(ledgerNotice, ledgerParts) },
});
