// Sentences of joining the affiliate programme.
import { msg } from '@lingui/core/macro';

export const registrationFailures = {
  load: msg`Your registration could not be loaded`,
  terms: msg`The terms could not be loaded`,
  sponsor: msg`The sponsor could not be looked up`,
} as const;
