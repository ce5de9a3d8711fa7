// Sentences of the payment details, and what kinds of holders of a PAN are called.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PanHolder } from '../../../domain/payees.ts';

export const payeeFailures = {
  load: msg`Your payment details could not be loaded`,
  pan: msg`The PAN could not be saved`,
  account: msg`The bank account could not be saved`,
} as const;

export const panHolderLabels: Readonly<Record<PanHolder, MessageDescriptor>> = {
  association: msg`Association of persons`,
  'body of individuals': msg`Body of individuals`,
  company: msg({ message: 'Company', context: 'holder of a PAN' }),
  firm: msg`Firm or LLP`,
  government: msg`Government`,
  family: msg`Hindu undivided family`,
  'artificial person': msg`Artificial juridical person`,
  'local authority': msg`Local authority`,
  person: msg({ message: 'Person', context: 'holder of a PAN' }),
  trust: msg({ message: 'Trust', context: 'holder of a PAN' }),
};
