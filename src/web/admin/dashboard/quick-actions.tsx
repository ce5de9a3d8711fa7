// Quick Actions: a menu of the other tabs, by what one does there.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import { Link } from 'react-router';
import type { Permission } from '../../../domain/permissions.ts';
import { IconChevronDown } from '../../ui/icons.ts';
import { tabAddress } from '../shell/tab-address.ts';
import { useMay } from '../shell/use-may.ts';

export function QuickActions() {
  const { t } = useLingui();
  const may = useMay();
  const actions: readonly { to: string; label: string; needs: Permission }[] = [
    { to: tabAddress('users'), label: t`Find a person`, needs: 'users.list' },
    { to: tabAddress('managed-rentals'), label: t`Review applications`, needs: 'managedRentals.list' },
    {
      to: tabAddress('managed-rentals', { view: 'rvl' }),
      label: t`Record paid rents`,
      needs: 'rvl.markPaid',
    },
    { to: tabAddress('months'), label: t`Close a month`, needs: 'months.close' },
    { to: tabAddress('payouts'), label: t`Pay affiliates`, needs: 'payouts.createBatch' },
    { to: tabAddress('analytics'), label: t`Analytics`, needs: 'analytics.get' },
    { to: tabAddress('roles'), label: t`Assign a role`, needs: 'roles.assign' },
    { to: tabAddress('settings'), label: t`Change settings`, needs: 'settings.get' },
    { to: tabAddress('audit'), label: t`Audit trail`, needs: 'audit.list' },
  ];
  const offered = actions.filter(({ needs }) => may(needs));
  if (offered.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          <Trans>Quick Actions</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map(({ to, label }) => (
          <Menu.Item key={to} component={Link} to={to}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
