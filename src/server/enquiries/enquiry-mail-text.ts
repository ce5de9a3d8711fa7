/** What the office reads about an enquiry. */
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/letter-text.ts';
import type { EnquiryNotice } from './notices.ts';

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
