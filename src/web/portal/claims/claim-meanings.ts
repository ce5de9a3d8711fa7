// What each kind of verification means, and what must be there before one can ask for it.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClaimKind } from '../../../domain/claims.ts';

export const claimMeanings: Readonly<Record<ClaimKind, MessageDescriptor>> = {
  identity: msg`The name of your profile is the one in an identity paper of yours, such as a passport, a driving licence or a masked Aadhaar.`,
  phone: msg`Our office calls the number of your profile, and you answer.`,
  agent_rera: msg`Your RERA numbers as an agent stand in the public register of their state.`,
  listing: msg`Kiraya checked the listing and approved it.`,
  ownership: msg`A paper names the owner of this home: a sale deed, a share certificate, or a receipt of the property tax.`,
  photos: msg`Somebody of our office compared the photos with the home, there or on a video call.`,
  rera: msg`The RERA number of this home’s project stands in the public register of its state.`,
};
