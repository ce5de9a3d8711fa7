// Which roles each portal page lets in (specification, sections 2.1 and 6), and that each is reached from its sidebar.
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import type { Role } from '../../domain/roles.ts';
import sitemap from '../routes.ts';
import { portalLinkGroups, visibleGroups } from './shell/links.ts';

type Guard = { allowed?: readonly Role[]; fallback?: string };
let guards: Guard[] = [];
// What a page asks its guard for, without what stands behind it.
vi.mock('../components/role-guard.tsx', () => ({
  RoleGuard: ({ allowed, fallback }: Guard) => {
    guards.push({ ...(allowed ? { allowed } : {}), ...(fallback ? { fallback } : {}) });
    return null;
  },
}));
// The build tells these which procedures and pages there are; a guard needs neither.
vi.mock('../lib/api-provider.tsx', () => ({}));
vi.mock('../lib/api.ts', () => ({}));
afterEach(cleanup);

const pages = import.meta.glob<{ default: () => React.ReactNode }>('./**/*.tsx');

function portalPages(entries: readonly RouteConfigEntry[]): { path: string; file: string }[] {
  return entries.flatMap(({ path, file, children }) => [
    ...(path && file.startsWith('portal/')
      ? [{ path: `/${path}`, file: file.replace('portal/', './') }]
      : []),
    ...portalPages(children ?? []),
  ]);
}
const all = portalPages(await sitemap);

const owners: Readonly<Record<string, Role>> = {
  broker: 'broker',
  landlord: 'landlord',
  manager: 'property_manager',
  tenant: 'tenant',
};
const ownerOf = (path: string): Role | undefined =>
  owners[/^\/portal\/(broker|landlord|manager|tenant)\b/.exec(path)?.[1] ?? ''];

/** Beside the role whose portal it is: an administrator writes a lease for its landlord. */
const others: Readonly<Record<string, readonly Role[]>> = {
  '/property-manager': ['property_manager', 'admin'],
};
/**
 * Whoever lets a home for the first time holds the landlord's role from then on, an owner whom their broker named once they signed, and
 * whoever accepts a lease the tenant's. The server answers the sides of a lease alone.
 */
const forEveryone = [
  '/portal/landlord/leases/new',
  '/portal/landlord/leases/prepared',
  '/portal/landlord/leases/:id',
  '/portal/landlord/leases/:id/edit',
  '/portal/tenant/lease',
];

/** Steps of a page that the sidebar leads to: a button there leads on. */
const steps: Readonly<Record<string, string>> = {
  '/portal/landlord/leases/import': '/portal/landlord/tenants',
  '/portal/landlord/financials/bank': '/portal/landlord/financials',
  '/portal/landlord/remittances': '/portal/landlord/financials',
};

const ofRoles = all.filter(({ path }) => (ownerOf(path) || others[path]) && !forEveryone.includes(path));

describe('a portal page of a role', () => {
  // spec 2.1: `/property-manager` (property_manager or admin)
  // spec 2.1: `/portal/broker` (broker)
  // spec 2.1: `/portal/landlord` (landlord)
  // spec 2.1: `/portal/manager` (property_manager)
  // spec 2.1: `/portal/tenant` (tenant)
  // spec 2.1: `/portal/broker/performance`, `/documents`, `/settings`, `/submit-property`
  // spec 2.1: Landlord pages linked by the sidebar and not routed there: properties, tenants, financials, reports, documents
  // spec 2.1: Manager pages linked and not routed there: properties, maintenance, tenants, reports
  // spec 2.1: Tenant pages linked and not routed there: lease, maintenance, payments
  // spec 6: Portal pages need the matching role; `/portal/user` none
  test.each(ofRoles)(
    '$path lets in whom the specification names, and nobody else',
    async ({ path, file }) => {
      guards = [];
      const page = await pages[file]?.();
      if (!page) throw new Error(`There is no ${file}`);
      renderPage(<page.default />, path);
      const owner = ownerOf(path);
      expect(guards).toEqual([{ allowed: others[path] ?? [owner] }]);
    },
  );

  // spec 2.1: Every portal page is reached from the sidebar of its role and of no other
  test.each(ofRoles.filter(({ path }) => !path.includes(':')))(
    '$path is reached from the sidebar of that role and of no other',
    ({ path }) => {
      const owner = ownerOf(path);
      const roles: readonly Role[] = ['admin', 'property_manager', 'broker', 'landlord', 'tenant', 'user'];
      const seeing = roles.filter((role) =>
        visibleGroups([role]).some(({ links }) => links.some(({ to }) => to === (steps[path] ?? path))),
      );
      expect(seeing).toEqual(owner ? [owner] : []);
    },
  );
});

test('the lease page is open to everyone signed in: the tenant’s role comes with the yes said there', async () => {
  guards = [];
  const page = await pages['./leases/tenant-page.tsx']?.();
  if (!page) throw new Error('There is no lease page');
  renderPage(<page.default />, '/portal/tenant/lease');
  expect(guards).toEqual([{}]);
});

test('what everyone sees in the sidebar has no page of a role among it', () => {
  const open = portalLinkGroups.filter(
    ({ audience }) => audience === 'everyone' || (audience !== 'office' && 'rule' in audience),
  );
  expect(open.flatMap(({ links }) => links.filter(({ to }) => ownerOf(to)))).toEqual([]);
});
