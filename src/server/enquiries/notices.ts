/** Notices to administrators about enquiries. */
import { z } from 'zod';
import { enquiryKinds } from '../../domain/enquiries.ts';
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices, path } from '../lib/notices.ts';

/** Somebody wrote to the office. */
const enquiryNotice = z.object({
  event: z.literal('enquiry.received'),
  kind: z.enum(enquiryKinds),
  name: z.string().max(120),
  path,
  note: z.string().max(1000).optional(),
  byYou: z.literal(false).default(false),
});
type EnquiryNotice = z.infer<typeof enquiryNotice>;

/** The office answered somebody who left no e-mail address. */
const answerNotice = z.object({
  event: z.literal('enquiry.answered'),
  path,
  note: z.string().max(1000),
  byYou: z.literal(false).default(false),
});

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    enquiries: z.input<typeof enquiryNotice> | z.input<typeof answerNotice>;
  }
}

function enquiryParts({ kind, name, path }: EnquiryNotice): NoticeParts {
  const about: Record<EnquiryNotice['kind'], string> = {
    contact: i18n._('the contact page'),
    corporates: i18n._('homes for a company'),
    services: i18n._('a service'),
    guaranteed_lease: i18n._('a guaranteed lease'),
    tenant_verification: i18n._('tenant verification'),
    property: i18n._('a home'),
  };
  return {
    subject: i18n._('An enquiry from {name}', { name }),
    sentence: i18n._('{name} sent an enquiry about {about}.', { name, about: about[kind] }),
    label: i18n._('Open the enquiry'),
    path,
  };
}

const answerParts = ({ path }: z.infer<typeof answerNotice>): NoticeParts => ({
  subject: i18n._('Kiraya answered your enquiry'),
  sentence: i18n._('We have answered what you asked.'),
  label: i18n._('Read the answer'),
  path,
});

export const notices = {
  enquiry: defineNotices(z.discriminatedUnion('event', [enquiryNotice, answerNotice]), (notice) =>
    notice.event === 'enquiry.answered' ? answerParts(notice) : enquiryParts(notice),
  ),
};
