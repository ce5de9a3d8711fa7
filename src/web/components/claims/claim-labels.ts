// What people read of verification: what is verified, how, and where a claim stands.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShownClaim } from '../../../contract/claims.ts';
import type { ClaimKind, ClaimMethod, ClaimStatus } from '../../../domain/claims.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';

export const claimKindLabels: Readonly<Record<ClaimKind, MessageDescriptor>> = {
  identity: msg`Identity`,
  phone: msg`Phone number`,
  agent_rera: msg`RERA registration as an agent`,
  listing: msg`Listing`,
  ownership: msg`Ownership document`,
  photos: msg`Photos on site`,
  rera: msg`RERA registration of the project`,
  organisation_rera: msg`RERA registration`,
  organisation_gst: msg`GST registration`,
  organisation_pan: msg`PAN card`,
};

export const claimMethodLabels: Readonly<Record<ClaimMethod, MessageDescriptor>> = {
  paper_checked: msg`the document was checked`,
  in_person: msg`checked in person`,
  video_call: msg`checked on a video call`,
  called_back: msg`the number was called`,
  register_lookup: msg`looked up in the public register`,
  site_visit: msg`compared on site`,
  desk_review: msg`looked over and approved`,
};

export const claimStatusLabels: Readonly<Record<ClaimStatus, MessageDescriptor>> = {
  submitted: msg`Waiting`,
  verified: msg`Verified`,
  declined: msg`Declined`,
  withdrawn: msg`Withdrawn`,
  expired: msg`Ended`,
  revoked: msg`Taken back`,
  lapsed: msg`Ended by a change`,
  replaced: msg`Replaced by a newer one`,
};

export const claimColours: Readonly<Record<ClaimStatus, string>> = {
  submitted: 'yellow',
  verified: 'green',
  declined: 'red',
  withdrawn: 'gray',
  expired: 'gray',
  revoked: 'red',
  lapsed: 'gray',
  replaced: 'gray',
};

/** Who verified what, how, when and until when. */
export function claimSentence(
  { kind, method, verified_at, valid_until }: Omit<ShownClaim, 'subject'>,
  i18n: I18n,
): string {
  const what = i18n._(claimKindLabels[kind]);
  const how = i18n._(claimMethodLabels[method]);
  const [on, until] = [formatDate(dateInIndia(verified_at)), formatDate(valid_until)];
  return i18n._(msg`${what}: ${how} by Kiraya on ${on}, valid till ${until}.`);
}
