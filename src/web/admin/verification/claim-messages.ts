// Texts of the verification tab.
import { msg } from '@lingui/core/macro';
import type { QueuedClaim } from '../../../contract/claims.ts';

export const claimFailures = {
  load: msg`Failed to load claims`,
  save: msg`Failed to save the decision`,
};

export const claimSaved = {
  verified: msg`Claim verified`,
  declined: msg`Claim declined`,
  revoked: msg`Verification taken back`,
};

/** What it is about. */
export const nameOf = ({ home, organisation, person }: QueuedClaim) =>
  home?.title ?? organisation ?? person.full_name ?? '';
