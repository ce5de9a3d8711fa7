// Who sees which links: the sidebar rule of section 2.4.
import { describe, expect, test } from 'vitest';
import { type Role, roles } from '../../../domain/roles.ts';
import { portalLinkGroups, visibleGroups } from './links.ts';

const keysFor = (held: readonly Role[]) => visibleGroups(held).map(({ key }) => key);

// spec 2.4: Managed Rentals for brokers and those who are not landlord, manager or tenant
describe('groups by role, the main work first', () => {
  test.each<[readonly Role[], string[]]>([
    [
      [],
      ['home', 'activities', 'user', 'managed-rentals', 'affiliate', 'become-broker', 'profile-and-settings'],
    ],
    [
      ['user'],
      ['home', 'activities', 'user', 'managed-rentals', 'affiliate', 'become-broker', 'profile-and-settings'],
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

const entries = (held: readonly Role[], isAffiliate: boolean) =>
  visibleGroups(held, isAffiliate).reduce(
    (sum, { open, folded }) => sum + open.length + Number(folded.length > 0),
    0,
  );

test.each(roles)('%s looks through at most twelve entries, in the programme or not', (role) => {
  expect(entries([role], false)).toBeLessThanOrEqual(12);
  expect(entries([role], true)).toBeLessThanOrEqual(12);
});

test('whoever is not in the programme finds one entry, which says what it is', () => {
  const programme = visibleGroups(['user']).find(({ key }) => key === 'affiliate');
  expect(programme?.open.map(({ to }) => to)).toEqual(['/portal/affiliate/overview']);
  expect(programme?.folded).toEqual([]);
});

test('an affiliate finds the programme first, with all of its pages', () => {
  const [, programme] = visibleGroups(['user'], true);
  expect(programme?.key).toBe('affiliate');
  expect(programme?.open.map(({ to }) => to)).toContain('/portal/affiliate/overview');
  expect(programme?.links).toHaveLength(7);
});

// spec 2.4: the names of the sidebar stay
test('whoever looks for a home and has no lease finds lease, payments and maintenance behind one entry', () => {
  const [, first, tenant] = visibleGroups(['tenant'], false, true);
  expect(first?.key).toBe('activities');
  expect([tenant?.key, tenant?.open]).toEqual(['tenant', []]);
  expect(tenant?.folded.map(({ to }) => to)).toEqual([
    '/portal/tenant',
    '/portal/tenant/lease',
    '/portal/tenant/payments',
    '/portal/tenant/maintenance',
  ]);
});

test('what is folded is not lost', () => {
  for (const { links, open, folded } of visibleGroups(['landlord']))
    expect([...open, ...folded]).toEqual(links);
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
  const last = roles.map((role) => visibleGroups([role]).at(-1)?.links.at(-1)?.to);
  expect(last).toEqual(roles.map(() => '/contact'));
});
