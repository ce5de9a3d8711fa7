// The signed-in person at the right of the portal's header: who one is, one's account, the way out.
import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import { Link } from 'react-router';
import { RoleBadge } from '../../components/role-badge.tsx';
import { IconHome, IconLogout, IconSettings, IconUser } from '../../ui/icons.ts';
import classes from './portal-shell.module.css';
import type { ShellPerson } from './shell-person.ts';

export function PersonMenu({ person, onSignOut }: { person: ShellPerson; onSignOut: () => void }) {
  const { t } = useLingui();
  return (
    <Menu position="bottom-end" width={260} withinPortal>
      <Menu.Target>
        <UnstyledButton className={classes.person} aria-label={t`Account of ${person.name}`}>
          <Avatar src={person.avatarUrl} color="teal" alt="">
            {/* A drawing rather than text: the button's name says the whole name. */}
            <span className={classes.initials} data-initials={initialsOf(person.name)} />
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.personCard}>
          <Text fw={650}>{person.name}</Text>
          <Text size="sm" c="dimmed" truncate>
            {person.reachedAt}
          </Text>
          <RoleBadge roles={person.roles} />
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/profile" leftSection={<IconUser size={18} />}>
          <Trans>Profile</Trans>
        </Menu.Item>
        <Menu.Item component={Link} to="/settings" leftSection={<IconSettings size={18} />}>
          <Trans>Settings</Trans>
        </Menu.Item>
        <Menu.Item component={Link} to="/" leftSection={<IconHome size={18} />}>
          <Trans>Public site</Trans>
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={onSignOut} leftSection={<IconLogout size={18} />}>
          <Trans>Sign out</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const initialsOf = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter = '']) => letter.toUpperCase())
    .join('');
