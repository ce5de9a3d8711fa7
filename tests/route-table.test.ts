/** The route table of the specification, section 2.1, against the sitemap: each path is there, in the area whose guard it has. */
import { describe, expect, it } from 'vitest';
import { type Screen, screens } from './support/screens.ts';

const under = (base: string, names: string) => names.split(' ').map((name) => `${base}/${name}`);

/** Anybody reads these. The last line holds what the mobile menu links beside them. */
const everybody = [
  '/ /properties /property/:id /about /contact /services /property-owners /tenants /corporates /brokers',
  '/guaranteed-lease /tenant-verification /auth /portal-auth /terms-conditions /privacy-policy',
  '/register/affiliate /affiliate/register /affiliate/invite-only',
  '/furnished-leasing /legal-support /property-management',
].flatMap((line) => line.split(' '));

/** The frame of these asks for somebody signed in; some ask for a role besides (src/web/portal/guards.test.tsx). */
const signedIn = [
  '/property-manager',
  '/portal',
  ...under('/portal', 'user broker landlord manager tenant'),
  ...under(
    '',
    'my-properties submit-property submit-managed-rental become-broker managed-rentals track-applications ' +
      'manage-properties profile saved settings recent-searches recently-viewed shortlisted application-history',
  ),
  '/portal/user/viewed',
  '/user/recently-viewed-properties',
  '/user/shortlisted-properties',
  '/properties/create',
  '/register/broker',
  ...under('/register/broker', 'form step1 step2 payment'),
  ...under(
    '/portal/broker',
    'affiliate leads commissions performance documents settings managed-rentals managed-rental-affiliate ' +
      'submit-property',
  ),
  ...under('/portal/affiliate', 'overview dashboard commissions team calculator reports'),
  ...under('/portal/landlord', 'managed-rentals properties tenants financials reports documents'),
  ...under('/portal/manager', 'managed-rentals properties maintenance tenants reports'),
  ...under('/portal/tenant', 'lease maintenance payments'),
];

const administrators = ['/admin', '/admin-secure'];

describe.each<[Screen['area'], readonly string[]]>([
  ['public', everybody],
  ['portal', signedIn],
  ['admin', administrators],
])('the %s area', (area, paths) => {
  // spec 2.1: Every path of the table is there
  // spec 6: Guards the specification leaves open: the user area needs anybody signed in
  it.each(paths)('holds %s', (path) => {
    expect(screens.filter(({ pattern }) => pattern === path).map((screen) => screen.area)).toEqual([area]);
  });
});

it('shows the not-found page for what is in no table', () => {
  expect(screens.find(({ pattern }) => pattern === '/*')?.file).toBe('public/not-found.tsx');
});

// spec 2.1: `/portal/user/viewed`, `/recently-viewed`, `/user/recently-viewed-properties`
// spec 2.1: `/shortlisted`, `/user/shortlisted-properties`
it('shows one screen under each of its paths', () => {
  const fileOf = (path: string) => screens.find(({ pattern }) => pattern === path)?.file;
  const same = [
    ['/shortlisted', '/user/shortlisted-properties'],
    ['/recently-viewed', '/portal/user/viewed', '/user/recently-viewed-properties'],
    ['/submit-property', '/properties/create'],
    ['/register/affiliate', '/affiliate/register'],
  ];
  for (const [first = '', ...others] of same) {
    expect(others.map(fileOf)).toEqual(others.map(() => fileOf(first)));
  }
});

// spec 2.1: Other names of the user area (`/portal/user/…`) lead to its pages
it('leads the other names of the user area to its pages', () => {
  expect(screens.find(({ pattern }) => pattern === '/portal/user/*')?.file).toBe('public/own-page.tsx');
});
