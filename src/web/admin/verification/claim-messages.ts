// Texts of the verification tab.
import { msg } from '@lingui/core/macro';

export const claimFailures = {
  load: msg`Failed to load claims`,
  save: msg`Failed to save the decision`,
};

export const claimSaved = {
  verified: msg`Claim verified`,
  declined: msg`Claim declined`,
  revoked: msg`Verification taken back`,
};
