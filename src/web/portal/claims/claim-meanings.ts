// What each kind of verification means, and what must be there before one can ask for it.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClaimKind } from '../../../domain/claims.ts';

export const claimMeanings: Readonly<Record<ClaimKind, MessageDescriptor>> = {
  identity: msg`The name in your profile matches your identity document, such as a passport, driving licence or masked Aadhaar.`,
  phone: msg`We call the number in your profile, and you answer.`,
  agent_rera: msg`Your RERA numbers as an agent are in their state’s public register.`,
  listing: msg`Kiraya checked the listing and approved it.`,
  ownership: msg`A document names the owner of this home: a sale deed, a share certificate or a property tax receipt.`,
  photos: msg`Our team compared the photos with the home, on site or on a video call.`,
  organisation_rera: msg`Your organisation’s RERA number is in its state’s public register, and the certificate names it. Add the certificate.`,
  organisation_gst: msg`The GSTIN is in the public register under your organisation’s legal name. Add the certificate.`,
  organisation_pan: msg`The PAN card names your organisation. Its number is shown to no one.`,
  rera: msg`The RERA number of this home’s project is in its state’s public register.`,
};
