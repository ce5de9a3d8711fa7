import {
  BROKER,
  type FeaturePermissions,
  type FeatureRowPermissions,
  PROGRAMME,
} from '../access/audience.ts';

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
  'brokers.readAll': PROGRAMME,
  'brokers.readDocuments': PROGRAMME,
  'brokers.changeAll': PROGRAMME,
} as const satisfies FeatureRowPermissions;

export const rules = {
  'broker.transition-not-allowed':
    'This registration has changed in the meantime. You now see its current state.',
  'broker.not-editable': 'The fee is paid, so the registration can no longer be changed here.',
  'broker.gstin-shape': 'This is not a GSTIN.',
  'broker.gstin-checksum': 'The last character of this GSTIN does not fit the others.',
  'broker.rera-missing': 'Enter at least one RERA number.',
  'broker.rera-twice': 'There is a number of this state already.',
  'broker.rera-shape':
    'This does not look like an agent’s number of this state. Copy it from your certificate.',
  'broker.rera-expired': 'This registration has expired. Enter a number that is still valid.',
  'broker.step-missing': 'An earlier step is not complete.',
  'broker.document-missing': 'A document is still missing.',
  'broker.documents-full': 'There are ten of these already. Remove one first.',
  'broker.fee-not-confirmed':
    'The fee is not confirmed yet. An administrator confirms it; then the broker can be activated.',
  'broker.fee-goes-back':
    'The fee of this registration is paid and would go back. An administrator rejects it.',
  'broker.already-activated': 'This broker is activated already.',
} as const;
