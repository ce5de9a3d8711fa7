// The portals one can choose, who may enter each, and how one gets there.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { portalPath, type Role } from '../../../domain/roles.ts';

export type Portal = {
  key: string;
  name: MessageDescriptor;
  path: string;
  /** A role, or having an affiliate profile. */
  needs: Role | 'affiliate';
  howToGetIn: MessageDescriptor;
  /** Where to begin with that, if it begins on a page. */
  start?: string;
};

const landlord: Portal = {
  key: 'landlord',
  name: msg`Landlord`,
  path: portalPath('landlord'),
  needs: 'landlord',
  howToGetIn: msg`Landlords choose this when they sign up. You have an account already: ask an administrator to add the role, or simply list your home.`,
  start: '/properties/create',
};

export const portals: readonly Portal[] = [
  landlord,
  {
    key: 'tenant',
    name: msg`Tenant`,
    path: portalPath('tenant'),
    needs: 'tenant',
    howToGetIn: msg`You become a tenant with a lease, or by choosing it when you sign up. Find a home first, or ask an administrator to add the role.`,
    start: '/properties',
  },
  {
    key: 'manager',
    name: msg`Property manager`,
    path: portalPath('property_manager'),
    needs: 'property_manager',
    howToGetIn: msg`Property managers look after homes that Kiraya manages. Our team gives this role and assigns the homes: write to us. If you look after homes of owners on your own, register as a broker instead.`,
    start: '/contact',
  },
  {
    key: 'broker',
    name: msg`Broker`,
    path: portalPath('broker'),
    needs: 'broker',
    howToGetIn: msg`Brokers register, pay the registration fee, and are then activated by an administrator.`,
    start: '/register/broker',
  },
  {
    key: 'affiliate',
    name: msg`Affiliate`,
    path: '/portal/affiliate/overview',
    needs: 'affiliate',
    howToGetIn: msg`The affiliate programme is joined through the invitation of a sponsor.`,
    start: '/register/affiliate',
  },
  {
    key: 'admin',
    name: msg`Administrator`,
    path: portalPath('admin'),
    needs: 'admin',
    howToGetIn: msg`Administrators are appointed by another administrator.`,
  },
];

export function portalOf(key: string | null): Portal {
  return portals.find((portal) => portal.key === key) ?? landlord;
}
