import { defineFeature } from '../lib/feature.ts';
import { ledger } from './ledger.ts';
import { ledgerHandlers } from './prove-nightly.ts';

export const feature = defineFeature({
  procedures: { ledger },
  jobs: ({ database }) => ledgerHandlers(database),
});
