// The tabs of the admin portal in their order: a tab is a folder here with a `<folder>-tab.tsx`, and one line below with its id, label, permission and component.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ComponentType, lazy } from 'react';
import type { Permission } from '../../domain/permissions.ts';

export type AdminTab = {
  /** The name of its folder and of `?tab=`. */
  id: string;
  label: MessageDescriptor;
  /** What its first procedure needs; who lacks it does not see the tab. */
  permission: Permission;
  component: ComponentType;
};

const tab = (
  id: string,
  label: MessageDescriptor,
  permission: Permission,
  load: () => Promise<{ default: ComponentType }>,
): AdminTab => ({ id, label, permission, component: lazy(load) });

export const adminTabs: readonly AdminTab[] = [
  tab('dashboard', msg`Dashboard`, 'admin.overview', () => import('./dashboard/dashboard-tab.tsx')),
  tab('users', msg`Users`, 'users.list', () => import('./users/users-tab.tsx')),
  tab(
    'managed-rentals',
    msg`Managed Rentals`,
    'managedRentals.list',
    () => import('./managed-rentals/managed-rentals-tab.tsx'),
  ),
  tab('enquiries', msg`Enquiries`, 'enquiries.list', () => import('./enquiries/enquiries-tab.tsx')),
  tab('reports', msg`Reported listings`, 'reports.list', () => import('./reports/reports-tab.tsx')),
  tab('flags', msg`Doubtful listings`, 'flags.list', () => import('./flags/flags-tab.tsx')),
  tab('places', msg`Localities`, 'curatedLocalities.list', () => import('./places/places-tab.tsx')),
  tab('cities', msg`Cities`, 'servedCities.list', () => import('./cities/cities-tab.tsx')),
  tab('verification', msg`Verification`, 'claims.list', () => import('./verification/verification-tab.tsx')),
  tab('brokers', msg`Brokers`, 'brokerRegistrations.list', () => import('./brokers/brokers-tab.tsx')),
  tab('months', msg`Commission months`, 'months.list', () => import('./months/months-tab.tsx')),
  tab('payouts', msg`Payouts`, 'payouts.candidates', () => import('./payouts/payouts-tab.tsx')),
  tab('roles', msg`Roles`, 'roles.assign', () => import('./roles/roles-tab.tsx')),
  tab(
    'shadow-balancing',
    msg`Shadow Balancing`,
    'shadowBalancing.configure',
    () => import('./shadow-balancing/shadow-balancing-tab.tsx'),
  ),
  tab(
    'shadow-power',
    msg`Shadow Power`,
    'shadowPower.set',
    () => import('./shadow-power/shadow-power-tab.tsx'),
  ),
  tab(
    'documentation',
    msg`Documentation`,
    'documents.list',
    () => import('./documentation/documentation-tab.tsx'),
  ),
  tab('analytics', msg`Analytics`, 'analytics.get', () => import('./analytics/analytics-tab.tsx')),
  tab('mail-log', msg`Mail log`, 'mailLog.list', () => import('./mail-log/mail-log-tab.tsx')),
  tab(
    'text-messages',
    msg`Text messages`,
    'textMessages.list',
    () => import('./text-messages/text-messages-tab.tsx'),
  ),
  tab('settings', msg`Settings`, 'settings.get', () => import('./settings/settings-tab.tsx')),
  tab('audit', msg`Audit`, 'audit.list', () => import('./audit/audit-tab.tsx')),
];
