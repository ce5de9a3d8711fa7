// Sentences of the audit tab that toasts and error states share.
import { msg } from '@lingui/core/macro';

export const loadFailed = msg`The audit trail could not be loaded`;
export const verifyFailed = msg`The audit trail could not be verified`;
