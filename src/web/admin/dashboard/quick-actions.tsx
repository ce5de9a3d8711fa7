// Quick Actions: a menu of the other tabs, by what one does there.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import { Link } from 'react-router';
import { IconChevronDown } from '../../ui/icons.ts';
import { tabAddress } from '../shell/tab-address.ts';

export function QuickActions() {
  const { t } = useLingui();
  const actions = [
    { to: tabAddress('users'), label: t`Find a person` },
    { to: tabAddress('managed-rentals'), label: t`Review applications` },
    { to: tabAddress('managed-rentals', { view: 'rvl' }), label: t`Record paid rents` },
    { to: tabAddress('months'), label: t`Close a month` },
    { to: tabAddress('payouts'), label: t`Pay affiliates` },
    { to: tabAddress('analytics'), label: t`See how it develops` },
    { to: tabAddress('roles'), label: t`Assign a role` },
    { to: tabAddress('settings'), label: t`Change settings` },
    { to: tabAddress('audit'), label: t`See what was done` },
  ];
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          <Trans>Quick Actions</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ to, label }) => (
          <Menu.Item key={to} component={Link} to={to}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
