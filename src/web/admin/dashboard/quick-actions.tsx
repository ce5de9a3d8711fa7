// Quick Actions: a menu of the other tabs, by what one does there.
import { Trans } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import { Link } from 'react-router';
import { IconChevronDown } from '../../ui/icons.ts';
import { useQuickLinks } from '../shell/quick-links.ts';

export function QuickActions() {
  const offered = useQuickLinks();
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
