/** Everything the contract's payouts answer. */
import { answers } from './answers.ts';
import { exportBatch } from './bank-file.ts';
import { batches } from './batches.ts';
import { candidates, totals } from './candidates.ts';
import { mine } from './mine.ts';
import { markPaidByFile } from './reference-file.ts';

export const payouts = {
  candidates,
  totals,
  ...batches,
  export: exportBatch,
  ...answers,
  markPaidByFile,
  ...mine,
};
