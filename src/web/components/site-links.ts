// The public site's links, shown in header, mobile menu and footer.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type SiteLink = { to: string; label: MessageDescriptor };

export const headerLinks: readonly SiteLink[] = [
  { to: '/properties', label: msg`Find a home` },
  { to: '/property-owners', label: msg`For owners` },
  { to: '/tenants', label: msg`For tenants` },
  { to: '/brokers', label: msg`For brokers` },
  { to: '/services', label: msg`Services` },
];

/** What the mobile menu offers beside the header's links (specification, section 2.1). */
export const menuLinks: readonly SiteLink[] = [
  { to: '/guaranteed-lease', label: msg`Guaranteed lease` },
  { to: '/tenant-verification', label: msg`Tenant verification` },
  { to: '/furnished-leasing', label: msg`Furnished leasing` },
  { to: '/legal-support', label: msg`Legal support` },
  { to: '/property-management', label: msg`Property management` },
];

export const companyLinks: readonly SiteLink[] = [
  { to: '/about', label: msg`About us` },
  { to: '/corporates', label: msg`Corporates` },
  { to: '/help', label: msg`Help` },
  { to: '/contact', label: msg`Contact` },
  { to: '/terms-conditions', label: msg`Terms and conditions` },
  { to: '/privacy-policy', label: msg`Privacy policy` },
];

export const listingLinks: readonly SiteLink[] = [
  { to: '/submit-property', label: msg`List your home` },
  { to: '/submit-managed-rental', label: msg`Managed rental` },
  { to: '/become-broker', label: msg`Become a broker` },
];

/** Names as the catalogue knows them, which the address carries, and as the page's language writes them. */
export const popularCities: readonly { name: string; label: MessageDescriptor }[] = [
  { name: 'Bengaluru', label: msg`Bengaluru` },
  { name: 'Mumbai', label: msg`Mumbai` },
  { name: 'Pune', label: msg`Pune` },
  { name: 'Hyderabad', label: msg`Hyderabad` },
  { name: 'Chennai', label: msg`Chennai` },
  { name: 'Delhi', label: msg`Delhi` },
  { name: 'Gurugram', label: msg`Gurugram` },
  { name: 'Kolkata', label: msg`Kolkata` },
];
