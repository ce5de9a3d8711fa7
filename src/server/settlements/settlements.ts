/** Settlements of deposits under the contract's names. */
import { api } from '../lib/procedures.ts';
import { answer, decide, dropLine } from './answers.ts';
import { confirmRefund, denyRefund, recordRefund, waive } from './deposit-refunds.ts';
import { addEvidence } from './evidence.ts';
import { file } from './settlement-file.ts';
import { listSettlements } from './settlement-rows.ts';
import { ask, get, propose } from './start.ts';

export const settlements = {
  get,
  file,
  ask,
  propose,
  addEvidence,
  answer,
  dropLine,
  decide,
  waive,
  recordRefund,
  confirmRefund,
  denyRefund,
  listDisputes: api.settlements.listDisputes.handler(({ context, input }) => listSettlements(context, input)),
};
