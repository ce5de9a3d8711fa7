/** Rent under the contract's names. */
import { api } from '../lib/procedures.ts';
import { addChargePhoto, cancelCharge, enterCharge, keepCharge, objectToCharge } from './charges.ts';
import { recordTds, takeBackTds, waiveLateFee } from './closings.ts';
import { listDues } from './due-rows.ts';
import { grid, summary } from './grid.ts';
import { hraStatement } from './hra-statement.ts';
import { addMunicipalTax, removeMunicipalTax } from './municipal-tax.ts';
import { listPayments } from './payment-rows.ts';
import { cancel, confirm, correct, dispute, record, replace, report, reverse } from './payments.ts';
import { receiptFile } from './receipt-file.ts';
import { statement } from './statement.ts';
import { statementFile } from './statement-file.ts';

export const rents = {
  listDues,
  enterCharge,
  addChargePhoto,
  objectToCharge,
  keepCharge,
  cancelCharge,
  waiveLateFee,
  recordTds,
  takeBackTds,
  listPayments: api.rents.listPayments.handler(({ context, input }) => listPayments(context, input)),
  report,
  record,
  confirm,
  dispute,
  correct,
  cancel,
  reverse,
  replace,
  grid,
  summary,
  statement,
  statementFile,
  addMunicipalTax,
  removeMunicipalTax,
  hraStatement,
  receiptFile,
};
