// What the payouts screen calls states and reasons, and what it says when something was or was not done.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BankFileLayout } from '../../../domain/commission/bank-files.ts';
import type {
  BatchState,
  CandidateBlock,
  PayeeKind,
  PayoutState,
} from '../../../domain/commission/payouts.ts';
import type { ProofCheck } from '../../../domain/ledger-proof.ts';

type Word = { word: MessageDescriptor; colour: string };

export const batchLabels: Readonly<Record<BatchState, Word>> = {
  draft: { word: msg`Draft`, colour: 'yellow' },
  approved: { word: msg`Approved`, colour: 'blue' },
  exported: { word: msg`At the bank`, colour: 'blue' },
  settled: { word: msg`Settled`, colour: 'green' },
  cancelled: { word: msg`Cancelled`, colour: 'gray' },
};

export const payoutLabels: Readonly<Record<PayoutState, Word>> = {
  pending: { word: msg`Pending`, colour: 'yellow' },
  paid: { word: msg`Paid`, colour: 'green' },
  failed: { word: msg`Failed`, colour: 'red' },
  cancelled: { word: msg`Cancelled`, colour: 'gray' },
};

export const layoutWords: Readonly<Record<BankFileLayout, MessageDescriptor>> = {
  general: msg`General CSV with headers`,
  'hdfc-enet': msg`HDFC Bank Enet, without headers`,
};

export const payeeLabels: Readonly<Record<PayeeKind, MessageDescriptor>> = {
  affiliate: msg`Affiliate`,
  broker: msg`Broker`,
  owner: msg`Owner`,
  tenant: msg`Tenant`,
};

export const blockLabels: Readonly<Record<CandidateBlock, MessageDescriptor>> = {
  'in-batch': msg`In a batch already`,
  'not-active': msg`Not active`,
  'below-minimum': msg`Below the minimum payout`,
  'no-pan': msg`No PAN`,
  'no-account': msg`No bank account`,
  returned: msg`Last transfer was returned`,
  'account-unconfirmed': msg`Account not confirmed`,
  'account-changed': msg`Account changed lately`,
};

export const proofWords: Readonly<Record<ProofCheck, MessageDescriptor>> = {
  'entries-unbalanced': msg`Entries that do not add up to zero`,
  'lines-differ': msg`Commission lines that do not match what was posted`,
  'held-negative': msg`More released than was held`,
  'holds-differ': msg`Held amounts that do not match the held balance`,
  'balances-differ': msg`Balances that do not match their entries`,
  'payouts-differ': msg`Payouts that do not match what was posted`,
  'remittances-differ': msg`Transfers to owners or tenants that do not match what was posted`,
  'gaps-differ': msg`Affiliates whose status, PAN or account differs from the payout records`,
  'journal-unbalanced': msg`Journal entries that do not add up to zero`,
  'control-differs': msg`Closes whose journal totals differ from the commission ledger`,
  'rents-differ': msg`Leases whose account does not match their months and receipts`,
  'unknown-differs': msg`Unknown payments that do not match open bank statement lines`,
  'parties-differ': msg`Leases booked to another landlord or tenant`,
};

export const payoutTexts = {
  loadCandidates: msg`The amounts owed could not be loaded`,
  loadBatches: msg`The batches could not be loaded`,
  loadTransfers: msg`The transfers could not be loaded`,
  loadPayee: msg`The payee could not be loaded`,
  loadProof: msg`The proof of the ledger could not be loaded`,
  notDone: msg`It could not be done`,
  drafted: msg`Draft created. It needs approval next`,
  approved: msg`Batch approved`,
  cancelled: msg`Batch cancelled`,
  exported: msg`File for the bank saved`,
  paid: msg`Payment marked as paid`,
  failed: msg`Transfer returned: the amount is owed again`,
  leftOut: msg`Transfer left out: the amount stays owed`,
  reminded: msg`Reminder sent`,
  confirmed: msg`Account confirmed`,
  cleared: msg`The account is paid again with the next batch`,
  proving: msg`The ledger is being proved`,
} as const;
