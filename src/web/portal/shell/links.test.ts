// Who sees which links: the sidebar rule of section 2.4.
import { describe, expect, test } from 'vitest';
import type { Role } from '../../../domain/roles.ts';
import { portalLinkGroups, visibleGroups } from './links.ts';

const keysFor = (held: readonly Role[]) => visibleGroups(held).map(({ key }) => key);

// spec 2.4: Managed Rentals for brokers and those who are not landlord, manager or tenant
describe('groups by role', () => {
  test.each<[readonly Role[], string[]]>([
    [
      [],
      ['home', 'user', 'managed-rentals', 'activities', 'affiliate', 'become-broker', 'profile-and-settings'],
    ],
    [
      ['user'],
      ['home', 'user', 'managed-rentals', 'activities', 'affiliate', 'become-broker', 'profile-and-settings'],
    ],
    [['tenant'], ['home', 'tenant', 'activities', 'affiliate', 'profile-and-settings']],
    [['landlord'], ['home', 'landlord', 'activities', 'affiliate', 'profile-and-settings']],
    [['property_manager'], ['home', 'property-manager', 'activities', 'affiliate', 'profile-and-settings']],
    [['broker'], ['home', 'broker', 'managed-rentals', 'activities', 'affiliate', 'profile-and-settings']],
    [
      ['broker', 'landlord'],
      ['home', 'broker', 'landlord', 'managed-rentals', 'activities', 'affiliate', 'profile-and-settings'],
    ],
    [['admin'], ['home', 'admin', 'managed-rentals', 'activities', 'affiliate', 'profile-and-settings']],
  ])('%j', (held, keys) => {
    expect(keysFor(held)).toEqual(keys);
  });
});

test('a person of several roles sees each link once', () => {
  const links = visibleGroups(['broker', 'landlord']).flatMap((group) => group.links.map(({ to }) => to));
  expect(new Set(links).size).toBe(links.length);
});

test('every group and link leads somewhere in our own site', () => {
  const links = portalLinkGroups.flatMap((group) => group.links.map(({ to }) => to));
  expect(links.every((to) => /^\/[a-z/-]+(\?tab=[a-z-]+)?$/.test(to))).toBe(true);
});

// spec beyond-everyone: Help stands in the same place everywhere
test('help stands last for everyone, in the same place on every page', () => {
  const roles: readonly Role[] = ['admin', 'property_manager', 'broker', 'landlord', 'tenant', 'user'];
  const last = roles.map((role) => visibleGroups([role]).at(-1)?.links.at(-1)?.to);
  expect(last).toEqual(roles.map(() => '/contact'));
});
