import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/payments.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'payment.transition-not-allowed': msg`This payment has changed meanwhile. Reload the page to see where it stands.`,
  'payment.signature-wrong': msg`The provider did not confirm this payment.`,
  'payment.no-online-provider': msg`Online payment is not offered at the moment. You can pay in cash.`,
  'payment.already-paid': msg`The fee is paid already.`,
  'payment.not-refundable': msg`Only a succeeded payment of a broker who is not activated is refunded.`,
};
