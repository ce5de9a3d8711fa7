// The procedures of brokers under the contract's names.
import { documentLink, removeDocument, uploadDocument } from './documents.ts';
import { homeEarnings } from './home-earnings.ts';
import { checkPayment, confirmPayment, payCash, payOnline, paySandbox } from './payment.ts';
import { home, performance } from './performance.ts';
import { registration, saveBusiness, saveContact, saveSettings, submit } from './registration.ts';
import { activate, activateMatching, get, list, listUnpaid, refund, reject } from './review.ts';

export const brokers = {
  home,
  homeEarnings,
  performance,
  registration,
  saveContact,
  saveBusiness,
  saveSettings,
  submit,
  uploadDocument,
  removeDocument,
  documentLink,
  payOnline,
  confirmPayment,
  checkPayment,
  paySandbox,
  payCash,
};

export const brokerRegistrations = { list, listUnpaid, get, activate, activateMatching, reject, refund };
