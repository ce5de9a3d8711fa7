import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  greetingAt,
  highestRole,
  isPlainUser,
  isRole,
  portalPath,
  type Role,
  roles,
  type SidebarGroup,
  seesSidebarGroup,
} from './roles.ts';

describe('precedence', () => {
  const cases: [Role[], Role][] = [
    [[], 'user'],
    [['user'], 'user'],
    [['tenant', 'user'], 'tenant'],
    [['tenant', 'property_manager'], 'property_manager'],
    [['property_manager', 'landlord'], 'landlord'],
    [['landlord', 'broker'], 'broker'],
    [['broker', 'support'], 'support'],
    [['support', 'admin'], 'admin'],
  ];
  test.each(cases)('of %j the highest is %s', (held, highest) => {
    expect(highestRole(held)).toBe(highest);
  });

  // spec 2.4: Badge precedence
  it('does not depend on the order of the rows', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...roles]),
        (held) => highestRole(held) === highestRole([...held].sort()),
      ),
    );
  });

  it('leads each role to its portal', () => {
    expect(roles.map(portalPath)).toEqual([
      // The administrator, then the six roles of staff below.
      ...Array(7).fill('/admin'),
      '/portal/broker',
      '/portal/landlord',
      '/portal/manager',
      '/portal/tenant',
      '/portal/user',
    ]);
  });

  // spec 3: Roles: the six, and affiliate by its profile
  it('knows the names', () => {
    expect([isRole('broker'), isRole('affiliate'), isRole('')]).toEqual([true, false, false]);
  });
});

// spec 2.4: Greeting before 12, before 18, otherwise
test.each([
  [0, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %s o’clock it is %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting);
});

describe('sidebar', () => {
  const cases: [Role[], SidebarGroup[]][] = [
    [[], ['user', 'managed-rentals', 'become-broker']],
    [['user'], ['user', 'managed-rentals', 'become-broker']],
    [['broker'], ['managed-rentals']],
    [['admin'], ['managed-rentals']],
    [['support'], ['managed-rentals']],
    [['tenant'], []],
    [['landlord'], []],
    [['property_manager'], []],
    [['tenant', 'broker'], ['managed-rentals']],
  ];
  test.each(cases)('%j sees %j beside what everyone sees', (held, expected) => {
    const groups: SidebarGroup[] = ['user', 'managed-rentals', 'become-broker'];
    expect(groups.filter((group) => seesSidebarGroup(held, group))).toEqual(expected);
  });

  // spec 2.4: Activities, affiliate programme and profile/settings for everyone
  it('shows activities, affiliate and settings to everyone', () => {
    fc.assert(
      fc.property(fc.subarray([...roles]), (held) => {
        const groups: SidebarGroup[] = ['activities', 'affiliate', 'profile-and-settings'];
        return groups.every((group) => seesSidebarGroup(held, group));
      }),
    );
  });

  // spec 2.4: Become Broker for plain users
  it('calls people plain users when they hold no working role', () => {
    expect([isPlainUser([]), isPlainUser(['user']), isPlainUser(['tenant'])]).toEqual([true, true, false]);
  });
});
