// Texts of the Imports tab that several of its parts share.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ImportReviewState } from '../../../domain/import-review.ts';

export const importFailures = {
  load: msg`The imports could not be loaded`,
  save: msg`Failed to save the decision`,
};

export const importStateLabels: Readonly<Record<ImportReviewState, MessageDescriptor>> = {
  waiting: msg`Waiting`,
  accepted: msg`Accepted`,
  declined: msg`Declined`,
};
