// Every link of the portal's sidebar and command palette: its words, its picture, and who sees it.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  highestRole,
  isStaff,
  type Role,
  type SidebarGroup,
  seesSidebarGroup,
} from '../../../domain/roles.ts';
import {
  IconAdjustmentsHorizontal,
  IconBell,
  IconBookmark,
  IconBriefcase,
  IconBuilding,
  IconBuildingSkyscraper,
  IconChartBar,
  IconClipboardList,
  IconClock,
  IconCoins,
  IconEye,
  IconFileText,
  IconHeart,
  IconHistory,
  IconHome,
  IconKey,
  IconLayoutDashboard,
  IconLifebuoy,
  IconMail,
  IconNetwork,
  IconPlus,
  IconReceipt,
  IconSearch,
  IconSettings,
  IconShieldCheck,
  IconTable,
  IconTool,
  IconUser,
  IconUsers,
} from '../../ui/icons.ts';

export type PortalLink = { to: string; label: MessageDescriptor; icon: typeof IconHome };

/** A group is for holders of a role, or follows the sidebar rule of the specification, section 2.4. */
export type PortalLinkGroup = {
  key: string;
  title: MessageDescriptor;
  audience: { role: Role } | { rule: SidebarGroup } | 'everyone' | 'office';
  links: readonly PortalLink[];
  /** How many of the links stand open where the group does; the others are under "More". */
  open?: number;
};

/** A group of the sidebar: links that stand open, and those behind one entry more. */
export type ShownGroup = Omit<PortalLinkGroup, 'open'> & {
  open: readonly PortalLink[];
  folded: readonly PortalLink[];
};

const listingLinks: readonly PortalLink[] = [
  { to: '/my-properties', label: msg`My Properties`, icon: IconBuilding },
  { to: '/manage-properties', label: msg`Manage Properties`, icon: IconTable },
  { to: '/submit-property', label: msg`Submit Property`, icon: IconPlus },
];

export const portalLinkGroups: readonly PortalLinkGroup[] = [
  {
    key: 'home',
    title: msg({ message: 'Home', context: 'first page' }),
    audience: 'everyone',
    links: [{ to: '/portal/user', label: msg`Dashboard`, icon: IconLayoutDashboard }],
  },
  {
    key: 'admin',
    title: msg`Administration`,
    audience: { role: 'admin' },
    links: [
      { to: '/admin', label: msg`Admin portal`, icon: IconShieldCheck },
      { to: '/admin?tab=users', label: msg`Users`, icon: IconUsers },
      { to: '/admin?tab=roles', label: msg`Roles`, icon: IconKey },
    ],
  },
  {
    key: 'office',
    title: msg`Administration`,
    audience: 'office',
    links: [{ to: '/admin', label: msg`Admin portal`, icon: IconShieldCheck }],
  },
  {
    key: 'broker',
    title: msg`Broker`,
    audience: { role: 'broker' },
    open: 6,
    links: [
      { to: '/portal/broker', label: msg`Broker portal`, icon: IconBriefcase },
      { to: '/portal/broker/leads', label: msg`Leads`, icon: IconUsers },
      { to: '/portal/broker/commissions', label: msg`Commissions`, icon: IconCoins },
      { to: '/portal/broker/performance', label: msg`Performance`, icon: IconChartBar },
      { to: '/my-properties', label: msg`My Properties`, icon: IconBuilding },
      { to: '/portal/broker/documents', label: msg`Documents`, icon: IconFileText },
      { to: '/portal/landlord/leases/prepared', label: msg`Leases for owners`, icon: IconFileText },
      { to: '/portal/broker/managed-rentals', label: msg`Managed rentals`, icon: IconBuildingSkyscraper },
      { to: '/portal/broker/affiliate', label: msg`Affiliate`, icon: IconNetwork },
      {
        to: '/portal/broker/managed-rental-affiliate',
        label: msg`Rent and commission`,
        icon: IconReceipt,
      },
      { to: '/portal/invoices', label: msg`Invoices`, icon: IconReceipt },
      { to: '/portal/broker/settings', label: msg`Broker settings`, icon: IconSettings },
      { to: '/manage-properties', label: msg`Manage Properties`, icon: IconTable },
      { to: '/portal/broker/submit-property', label: msg`Submit Property`, icon: IconPlus },
    ],
  },
  {
    key: 'landlord',
    title: msg`Landlord`,
    audience: { role: 'landlord' },
    open: 7,
    links: [
      { to: '/portal/landlord', label: msg`Landlord portal`, icon: IconHome },
      { to: '/portal/landlord/properties', label: msg`Properties`, icon: IconBuilding },
      { to: '/portal/landlord/tenants', label: msg`Tenants`, icon: IconUsers },
      { to: '/portal/landlord/financials', label: msg`Financials`, icon: IconCoins },
      { to: '/portal/landlord/maintenance', label: msg`Maintenance`, icon: IconTool },
      { to: '/portal/landlord/reports', label: msg`Reports`, icon: IconChartBar },
      { to: '/portal/landlord/documents', label: msg`Documents`, icon: IconFileText },
      { to: '/portal/landlord/managed-rentals', label: msg`Managed rentals`, icon: IconBuildingSkyscraper },
      { to: '/portal/invoices', label: msg`Invoices`, icon: IconReceipt },
      ...listingLinks,
    ],
  },
  {
    key: 'property-manager',
    title: msg`Property manager`,
    audience: { role: 'property_manager' },
    links: [
      { to: '/portal/manager', label: msg`Manager portal`, icon: IconHome },
      { to: '/portal/manager/properties', label: msg`Properties`, icon: IconBuilding },
      { to: '/portal/manager/maintenance', label: msg`Maintenance`, icon: IconTool },
      { to: '/portal/manager/tenants', label: msg`Tenants`, icon: IconUsers },
      { to: '/portal/manager/reports', label: msg`Reports`, icon: IconChartBar },
      { to: '/portal/manager/managed-rentals', label: msg`Managed rentals`, icon: IconBuildingSkyscraper },
    ],
  },
  {
    key: 'tenant',
    title: msg`Tenant`,
    audience: { role: 'tenant' },
    links: [
      { to: '/portal/tenant', label: msg`Tenant portal`, icon: IconHome },
      { to: '/portal/tenant/lease', label: msg`Lease`, icon: IconFileText },
      { to: '/portal/tenant/payments', label: msg`Payments`, icon: IconReceipt },
      { to: '/portal/tenant/maintenance', label: msg`Maintenance`, icon: IconTool },
    ],
  },
  { key: 'user', title: msg`My homes`, audience: { rule: 'user' }, links: listingLinks },
  {
    key: 'managed-rentals',
    title: msg`Managed Rentals`,
    audience: { rule: 'managed-rentals' },
    links: [
      { to: '/managed-rentals', label: msg`Managed Rentals`, icon: IconBuildingSkyscraper },
      { to: '/submit-managed-rental', label: msg`Submit Managed Rental`, icon: IconPlus },
    ],
  },
  {
    key: 'activities',
    title: msg`Activities`,
    audience: { rule: 'activities' },
    open: 4,
    links: [
      { to: '/shortlisted', label: msg`Shortlisted`, icon: IconHeart },
      { to: '/saved', label: msg`Saved searches`, icon: IconBookmark },
      { to: '/track-applications', label: msg`Track Applications`, icon: IconClipboardList },
      { to: '/messages', label: msg`Messages`, icon: IconMail },
      { to: '/application-history', label: msg`Application History`, icon: IconHistory },
      { to: '/recently-viewed', label: msg`Recently Viewed`, icon: IconEye },
      { to: '/recent-searches', label: msg`Recent Searches`, icon: IconClock },
    ],
  },
  {
    key: 'affiliate',
    title: msg`Affiliate programme`,
    audience: { rule: 'affiliate' },
    open: 5,
    links: [
      { to: '/portal/affiliate/overview', label: msg`Affiliate overview`, icon: IconNetwork },
      { to: '/portal/affiliate/homes', label: msg`Homes I brought`, icon: IconBuilding },
      { to: '/portal/affiliate/commissions', label: msg`Affiliate commissions`, icon: IconCoins },
      { to: '/portal/affiliate/dashboard', label: msg`Affiliate dashboard`, icon: IconChartBar },
      { to: '/portal/affiliate/team', label: msg`Team`, icon: IconUsers },
      { to: '/portal/affiliate/calculator', label: msg`Calculator`, icon: IconAdjustmentsHorizontal },
      { to: '/portal/affiliate/reports', label: msg`Affiliate reports`, icon: IconFileText },
    ],
  },
  {
    key: 'become-broker',
    title: msg`Work with us`,
    audience: { rule: 'become-broker' },
    links: [{ to: '/become-broker', label: msg`Become Broker`, icon: IconBriefcase }],
  },
  {
    key: 'profile-and-settings',
    title: msg`Account`,
    audience: { rule: 'profile-and-settings' },
    links: [
      { to: '/notifications', label: msg`Notifications`, icon: IconBell },
      { to: '/profile', label: msg`Profile`, icon: IconUser },
      { to: '/verification', label: msg`Verification`, icon: IconShieldCheck },
      { to: '/settings', label: msg`Settings`, icon: IconSettings },
      { to: '/portal/team', label: msg`My organisation`, icon: IconUsers },
      { to: '/properties', label: msg`Search homes`, icon: IconSearch },
      { to: '/portal/checks', label: msg`Tenant checks`, icon: IconShieldCheck },
      { to: '/portal/guaranteed-leases', label: msg`Guaranteed leases`, icon: IconHome },
      { to: '/portal/complaints', label: msg`Complaints`, icon: IconClipboardList },
      { to: '/contact', label: msg`Help and contact`, icon: IconLifebuoy },
    ],
  },
];

/** The group of a person's main work; the first screen of the portal stands above it. */
const mainGroups: Partial<Record<Role, readonly string[]>> = {
  admin: ['admin'],
  broker: ['broker'],
  landlord: ['landlord'],
  property_manager: ['property-manager'],
  // Who looks for a home is a tenant before there is a lease.
  tenant: ['tenant', 'activities'],
};

/** Lease, payments and maintenance of whoever has no lease yet are behind one entry. */
const mainGroupsOf = (highest: Role, isSeeker: boolean) =>
  highest === 'tenant' && isSeeker ? ['activities'] : mainGroups[highest];

/** Of whoever is not in the programme: the page says there what it is and how to join. */
const programme: PortalLink = {
  to: '/portal/affiliate/overview',
  label: msg`Affiliate programme`,
  icon: IconNetwork,
};

/**
 * The groups a person with these roles sees, each link once: their main work first and open, the others behind one entry each,
 * so that nobody looks through more than twelve.
 */
export function visibleGroups(held: readonly Role[], isAffiliate = false, isSeeker = false): ShownGroup[] {
  const highest = highestRole(held);
  const main = isStaff(highest) && highest !== 'admin' ? ['office'] : mainGroupsOf(highest, isSeeker);
  const opened = ['home', ...(main ?? [isAffiliate ? 'affiliate' : 'activities'])];
  const shown = new Set<string>();
  return portalLinkGroups
    .filter(({ audience }) => isFor(held, audience))
    .map((group) => (group.key === 'affiliate' && !isAffiliate ? { ...group, links: [programme] } : group))
    .toSorted((a, b) => Number(opened.includes(b.key)) - Number(opened.includes(a.key)))
    .map((group) => ({ ...group, links: group.links.filter(({ to }) => isFirst(shown, to)) }))
    .filter(({ links }) => links.length > 0)
    .map((group) => ({ ...group, ...parted(group, opened) }));
}

/** One link alone is not worth a fold. */
function parted({ key, links, open = links.length }: PortalLinkGroup, opened: readonly string[]) {
  const count = opened.includes(key) ? open : 0;
  if (links.length - count < 2) return { open: links, folded: [] };
  return { open: links.slice(0, count), folded: links.slice(count) };
}

/** Somebody who is both broker and landlord sees "My Properties" once. */
function isFirst(shown: Set<string>, to: string): boolean {
  if (shown.has(to)) return false;
  shown.add(to);
  return true;
}

function isFor(held: readonly Role[], audience: PortalLinkGroup['audience']): boolean {
  if (audience === 'everyone') return true;
  // An administrator has a group of their own.
  if (audience === 'office') return held.some(isStaff) && !held.includes('admin');
  return 'role' in audience ? held.includes(audience.role) : seesSidebarGroup(held, audience.rule);
}
