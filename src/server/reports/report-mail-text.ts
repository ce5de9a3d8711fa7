/** What e-mails about enquiries and reported listings say: to the office, to listers and to whoever reported. */
import type { NoticeParts } from '../leads/lead-mail-text.ts';
import { i18n } from '../lib/i18n.ts';
import type { ReadNotice } from '../notifications/notices.ts';

type EnquiryNotice = Extract<ReadNotice, { event: 'enquiry.received' }>;

export function enquiryParts({ kind, name, path }: EnquiryNotice): NoticeParts {
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
    sentence: i18n._('{name} wrote to the office about {about}.', { name, about: about[kind] }),
    label: i18n._('Open the enquiry'),
    path,
  };
}

/** So that a role which should not have been given is noticed by everyone who can take it away. */
export function adminGrantedParts({
  name,
  by,
}: Extract<ReadNotice, { event: 'admin.granted' }>): NoticeParts {
  return {
    subject: i18n._('{name} is an administrator now', { name }),
    sentence:
      by === null
        ? i18n._(
            '{name} was made an administrator by a command on the server. If you did not expect this, remove the role and tell the other administrators.',
            { name },
          )
        : i18n._(
            '{by} made {name} an administrator. If you did not expect this, remove the role and tell the other administrators.',
            { by, name },
          ),
    label: i18n._('Open roles'),
    path: '/admin?tab=roles',
  };
}

export type ReportNotice = Extract<
  ReadNotice,
  { event: `report.${string}` | 'listing.hidden' | 'listing.shown-again' | 'listing.asked' }
>;

export function reportParts({ event, home, path }: ReportNotice): NoticeParts {
  const values = { home };
  const [lister, reader] = [i18n._('Open my homes'), i18n._('Find a home')];
  const said: Record<ReportNotice['event'], Omit<NoticeParts, 'path'>> = {
    'report.upheld': {
      subject: i18n._('Your report helped: {home}', values),
      sentence: i18n._('We looked at {home}, which you reported, and no longer show it. Thank you.', values),
      label: reader,
    },
    'report.dismissed': {
      subject: i18n._('We looked at your report: {home}', values),
      sentence: i18n._('We looked at {home}, which you reported, and go on showing it.', values),
      label: reader,
    },
    'listing.hidden': {
      subject: i18n._('Your listing is hidden: {home}', values),
      sentence: i18n._(
        'Something about {home} is wrong, and we no longer show it. Correct it and answer this e-mail.',
        values,
      ),
      label: lister,
    },
    'listing.asked': {
      subject: i18n._('A question about your listing: {home}', values),
      sentence: i18n._('Please look at {home} again. Correct it, or answer this e-mail.', values),
      label: lister,
    },
    'listing.shown-again': {
      subject: i18n._('Your listing is shown again: {home}', values),
      sentence: i18n._('{home} is found in the search again.', values),
      label: lister,
    },
  };
  return { ...said[event], path };
}
