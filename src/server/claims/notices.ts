/** Notices about verification claims. */
import { z } from 'zod';
import { type ClaimKind, claimEvents, claimKinds } from '../../domain/claims.ts';
import { isCalendarDate } from '../../domain/dates.ts';
import { i18n, shown } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices, home, lead } from '../lib/notices.ts';

/** About what the office was asked to verify; `home` is null when that is the person. `until` is the last day. */
const claimNotice = z.object({
  event: z.enum(claimEvents),
  kind: z.enum(claimKinds),
  until: z.string().refine(isCalendarDate).optional(),
  ...lead,
  home: home.nullable(),
});
type ClaimNotice = z.infer<typeof claimNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    claims: z.input<typeof claimNotice>;
  }
}

const named: Readonly<Record<ClaimKind, () => string>> = {
  identity: () => i18n._('your identity'),
  phone: () => i18n._('your phone number'),
  agent_rera: () => i18n._('your RERA registration as an agent'),
  listing: () => i18n._('the listing'),
  ownership: () => i18n._('the ownership document'),
  photos: () => i18n._('the photos'),
  rera: () => i18n._('the RERA registration'),
  organisation_rera: () => i18n._('the RERA registration of your organisation'),
  organisation_gst: () => i18n._('the GST registration of your organisation'),
  organisation_pan: () => i18n._('the PAN card of your organisation'),
};

function claimParts({ event, kind, home, path, until }: ClaimNotice): NoticeParts {
  const what = named[kind]();
  const about = home === null ? what : i18n._('{what} of {home}', { what, home });
  const values = { about, until: until ? shown.date(until) : '' };
  const said: Record<ClaimNotice['event'], [subject: string, sentence: string]> = {
    'claim.verified': [
      i18n._('Verified: {about}', values),
      i18n._('We verified {about}. The badge shows until {until}.', values),
    ],
    'claim.declined': [
      i18n._('Not verified: {about}', values),
      i18n._('We could not verify {about}. You can request it again.', values),
    ],
    'claim.revoked': [
      i18n._('No longer verified: {about}', values),
      i18n._('We withdrew the verification of {about}. You can request it again.', values),
    ],
    'claim.lapsed': [
      i18n._('No longer verified: {about}', values),
      i18n._(
        'You changed what was verified, so the badge for {about} is gone. You can request it again.',
        values,
      ),
    ],
    'claim.ends-soon': [
      i18n._('The verification ends soon: {about}', values),
      i18n._('The badge for {about} shows until {until}. Request verification again now to keep it.', values),
    ],
    'claim.expired': [
      i18n._('The verification has ended: {about}', values),
      i18n._('The badge for {about} is no longer shown. You can request it again.', values),
    ],
  };
  const [subject, sentence] = said[event];
  return { subject, sentence, label: i18n._('Open verification'), path };
}

export const notices = { claim: defineNotices(claimNotice, claimParts) };
