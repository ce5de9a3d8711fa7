// What administrators read when a rule about affiliates, shadow power or shadow balancing says no.
import type { MessageDescriptor } from '@lingui/core';
import { RuleBroken } from '../../../domain/errors.ts';
import { fieldErrorsOf, ruleOf, ruleSentence } from '../../components/listing-rules.ts';

export type FieldErrors = Record<string, MessageDescriptor | string>;

/** The sentence at each wrong field; nothing when the fault is of another kind. */
export function fieldErrors(error: unknown): FieldErrors {
  const broken = error instanceof RuleBroken ? { rule: error.code, field: error.field } : ruleOf(error);
  const sentence = broken && ruleSentence(broken.rule);
  return broken?.field && sentence ? { [broken.field]: sentence } : fieldErrorsOf(error);
}
