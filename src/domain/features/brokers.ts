import { ADMIN, BROKER, type FeaturePermissions, type FeatureRowPermissions } from '../access/audience.ts';

export const permissions = {
  'brokers.home': BROKER,
  'brokers.performance': BROKER,
  'brokers.homeEarnings': BROKER,
  'brokers.registration': 'signed-in',
  'brokers.saveContact': 'verified',
  'brokers.saveBusiness': 'verified',
  'brokers.saveSettings': BROKER,
  'brokers.submit': 'verified',
  'brokers.uploadDocument': 'verified',
  'brokers.removeDocument': 'signed-in',
  'brokers.documentLink': 'signed-in',
  'brokers.payOnline': 'verified',
  'brokers.confirmPayment': 'signed-in',
  'brokers.checkPayment': 'signed-in',
  'brokers.paySandbox': 'signed-in',
  'brokers.payCash': 'verified',
} as const satisfies FeaturePermissions;

export const rowPermissions = {
  'brokers.readAll': ADMIN,
  'brokers.readDocuments': ADMIN,
  'brokers.changeAll': ADMIN,
} as const satisfies FeatureRowPermissions;

export const rules = [
  'broker.transition-not-allowed',
  'broker.not-editable',
  'broker.gstin-shape',
  'broker.gstin-checksum',
  'broker.rera-missing',
  'broker.rera-twice',
  'broker.rera-shape',
  'broker.rera-expired',
  'broker.step-missing',
  'broker.document-missing',
  'broker.documents-full',
  'broker.already-activated',
] as const;
