import { defineFeature } from '../lib/feature.ts';
import hindi from './hindi.json' with { type: 'json' };
import { ledger } from './ledger.ts';
import { notices } from './notices.ts';
import { ledgerHandlers } from './prove-nightly.ts';

export const feature = defineFeature({
  procedures: { ledger },
  jobs: ({ database }) => ledgerHandlers(database),
  notices,
  hindi,
});
