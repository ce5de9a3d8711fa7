import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/rents.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'rent.transition-not-allowed': msg`This payment has changed meanwhile. Look at where it stands now.`,
  'rent.amount-out-of-range': msg`Enter an amount of at most two years’ rent.`,
  'rent.paid-in-future': msg`This day has not come yet.`,
  'rent.paid-too-long-ago': msg`Choose a day within the last 400 days.`,
  'rent.reference-missing': msg`Enter the reference of the payment.`,
  'rent.reference-malformed': msg`A UPI reference has 12 digits; a transfer’s or cheque’s 6 to 30 letters and digits.`,
  'rent.reference-used': msg`This reference was entered already. Each payment has its own.`,
  'rent.already-paid': msg`This month is paid already.`,
};
