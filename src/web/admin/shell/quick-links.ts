// What is done most in the office, and the words it is looked for by: a menu on the dashboard, and found in the search.
import { useLingui } from '@lingui/react/macro';
import type { Permission } from '../../../domain/permissions.ts';
import { tabAddress } from './tab-address.ts';
import { useMay } from './use-may.ts';

type QuickLink = { to: string; label: string; words: string };

export function useQuickLinks(): readonly QuickLink[] {
  const { t } = useLingui();
  const may = useMay();
  const all: readonly (QuickLink & { needs: Permission })[] = [
    { to: tabAddress('users'), label: t`Find a person`, words: t`user account name`, needs: 'users.list' },
    {
      to: tabAddress('managed-rentals'),
      label: t`Review applications`,
      words: t`managed rental approve decline home`,
      needs: 'managedRentals.approve',
    },
    {
      to: tabAddress('managed-rentals', { view: 'rvl' }),
      label: t`Record paid rents`,
      words: t`rent mark paid RVL month`,
      needs: 'rvl.markPaid',
    },
    {
      to: tabAddress('months'),
      label: t`Close a month`,
      words: t`commission month preview verify`,
      needs: 'months.close',
    },
    {
      to: tabAddress('payouts'),
      label: t`Pay affiliates`,
      words: t`payout batch bank transfer commission`,
      needs: 'payouts.createBatch',
    },
    {
      to: tabAddress('remittances'),
      label: t`Pay owners`,
      words: t`remittance rent deposit landlord bank transfer`,
      needs: 'remittances.createBatch',
    },
    { to: tabAddress('analytics'), label: t`Analytics`, words: t`figures charts`, needs: 'analytics.get' },
    { to: tabAddress('roles'), label: t`Assign a role`, words: t`staff colleague`, needs: 'roles.assign' },
    {
      to: tabAddress('settings'),
      label: t`Change settings`,
      words: t`fee plan office`,
      needs: 'settings.update',
    },
    { to: tabAddress('audit'), label: t`Audit trail`, words: t`who did what log`, needs: 'audit.list' },
  ];
  return all.filter(({ needs }) => may(needs));
}
