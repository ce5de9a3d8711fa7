// What administrators read when a rule about affiliates, shadow power or shadow balancing says no.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { RuleBroken } from '../../../domain/errors.ts';
import { fieldErrorsOf, ruleOf } from '../../components/listing-rules.ts';
import { failures } from '../../lib/messages.ts';

const sentences: Readonly<Record<string, MessageDescriptor>> = {
  'affiliate.mode-reason-missing': failures.modeReasonRequired,
  'affiliate.mode-unchanged': msg`This is the present mode already.`,
  'shadow-power.out-of-range': msg`Enter an amount of rupees, at most 10,000 crore.`,
  'shadow-balancing.already-disabled': msg`It is disabled already.`,
  'shadow-balancing.start-missing': msg`Choose the first day.`,
  'shadow-balancing.start-in-past': msg`The start date cannot be before today.`,
  'shadow-balancing.end-missing': msg`Choose the last day.`,
  'shadow-balancing.end-before-start': msg`The end date cannot be before the start date.`,
  'shadow-balancing.too-long': msg`The end date can be at most 183 days after the start date.`,
  'shadow-balancing.reason-missing': msg`Give a reason.`,
  'shadow-balancing.unchanged': msg`Nothing has changed. Choose another end date or reason.`,
};

export type FieldWords = Record<string, MessageDescriptor | string>;

/** The sentence at each wrong field; nothing when the fault is of another kind. */
export function fieldWords(error: unknown): FieldWords {
  const broken = error instanceof RuleBroken ? { rule: error.code, field: error.field } : ruleOf(error);
  const sentence = broken && sentences[broken.rule];
  return broken?.field && sentence ? { [broken.field]: sentence } : fieldErrorsOf(error);
}
