// Sentences of the payment details.
import { msg } from '@lingui/core/macro';

export const payeeFailures = {
  load: msg`Your payment details could not be loaded`,
  pan: msg`The PAN could not be saved`,
  account: msg`The bank account could not be saved`,
} as const;
