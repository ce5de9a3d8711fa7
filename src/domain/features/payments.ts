import { type FeatureRowPermissions, PROGRAMME } from '../access/audience.ts';

export const rules = {
  'payment.transition-not-allowed':
    'This payment has changed in the meantime. You now see its current state.',
  'payment.signature-wrong': 'The provider did not confirm this payment.',
  'payment.no-online-provider': 'Online payment is not offered at the moment. You can pay in cash.',
  'payment.already-paid': 'The fee is paid already.',
  'payment.not-refundable': 'Only a succeeded payment of a broker who is not activated is refunded.',
} as const;

export const rowPermissions = {
  'payments.readAll': PROGRAMME,
  'payments.changeAll': PROGRAMME,
} as const satisfies FeatureRowPermissions;
