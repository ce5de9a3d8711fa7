// Sentences of the commission months: what failed, what a rule says no to, and how far a running close is.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import { failureMessage } from '../../lib/messages.ts';

export const monthFailures = {
  load: msg`The commission months could not be loaded`,
  preview: msg`The preview could not be computed`,
  close: msg`The month could not be closed`,
  verify: msg`The month could not be verified`,
  loadCorrections: msg`Corrections for earlier months could not be loaded`,
  loadHolds: msg`The held amounts could not be loaded`,
  loadAdjustments: msg`The adjustments could not be loaded`,
  adjust: msg`The adjustment could not be saved`,
  decideHold: msg`The decision could not be saved`,
} as const;

export function monthProblem(error: unknown, otherwise: MessageDescriptor): MessageDescriptor | string {
  const broken = ruleOf(error);
  return (broken && ruleSentence(broken.rule)) ?? failureMessage(error, otherwise);
}

/** Why the last close ended; a rule comes with its field in brackets. */
export function failureSentence(failure: string): MessageDescriptor {
  const [rule = ''] = failure.split(' ');
  return ruleSentence(rule) ?? msg`Something went wrong. Nothing was saved.`;
}

const stages: Readonly<Record<string, MessageDescriptor>> = {
  begun: msg`Reading payments and people`,
  read: msg`Computing commission`,
  computed: msg`Writing the results`,
  commission_nodes: msg`People are written`,
  commission_payments: msg`Payments are written`,
  managed_rental_commissions: msg`Commission lines are written`,
  ledger_entries: msg`Ledger and tax are written`,
};

export const stageSentence = (stage: string | null): MessageDescriptor =>
  stages[stage ?? ''] ?? msg`Waiting to begin`;
