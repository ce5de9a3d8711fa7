/** Who somebody is to the product: roles in order of precedence, the portal each leads to, and what the sidebar shows. */
import { type Role, roles, STAFF } from './access/audience.ts';

export { type Role, roles };

/** Roles of the office's own people: they open the admin portal, their procedures ask for the PIN, and no access token carries them. */
const staffRoles: readonly Role[] = STAFF;

export function isStaff(role: Role): boolean {
  return staffRoles.includes(role);
}

export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text);
}

/** The role of the badge and the portal: admin, then other staff, broker, landlord, property_manager, tenant, else user. No role means user. */
export function highestRole(held: readonly Role[]): Role {
  return roles.find((role) => held.includes(role)) ?? 'user';
}

const portalPaths: Readonly<Record<Role, string>> = {
  admin: '/admin',
  finance_checker: '/admin',
  finance_maker: '/admin',
  programme_manager: '/admin',
  verification: '/admin',
  support: '/admin',
  viewer: '/admin',
  broker: '/portal/broker',
  landlord: '/portal/landlord',
  property_manager: '/portal/manager',
  tenant: '/portal/tenant',
  user: '/portal/user',
};

/** Where `/portal` sends a person of that role. */
export function portalPath(role: Role): string {
  return portalPaths[role];
}

export type Greeting = 'morning' | 'afternoon' | 'evening';

/** Morning before 12, afternoon before 18, otherwise evening; the hour is 0 to 23 (specification, section 2.4). */
export function greetingAt(hour: number): Greeting {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

export type SidebarGroup =
  | 'user'
  | 'managed-rentals'
  | 'become-broker'
  | 'activities'
  | 'affiliate'
  | 'profile-and-settings';

const visibleTo: Readonly<Record<SidebarGroup, (held: readonly Role[]) => boolean>> = {
  user: isPlainUser,
  'managed-rentals': (held) =>
    held.includes('broker') ||
    !held.some((role) => ['landlord', 'property_manager', 'tenant'].includes(role)),
  'become-broker': isPlainUser,
  activities: () => true,
  affiliate: () => true,
  'profile-and-settings': () => true,
};

/** True for people with none of admin, broker, landlord, property_manager, tenant. */
export function isPlainUser(held: readonly Role[]): boolean {
  return highestRole(held) === 'user';
}

/**
 * Whether a person with these roles sees that group of the sidebar (specification, section 2.4): "user" and Become Broker
 * only plain users; Managed Rentals brokers, people without roles, and whoever is not landlord, manager or tenant; the rest
 * everyone.
 */
export function seesSidebarGroup(held: readonly Role[], group: SidebarGroup): boolean {
  return visibleTo[group](held);
}
