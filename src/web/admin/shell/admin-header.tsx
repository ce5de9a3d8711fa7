// The top of the admin portal: who works here, how the system is doing, and the way out.
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Box, Button } from '@mantine/core';
import { Link } from 'react-router';
import type { Role } from '../../../domain/roles.ts';
import { BrandMark } from '../../components/brand-mark.tsx';
import { RoleBadge } from '../../components/role-badge.tsx';
import { ConnectionBadge } from '../../ui/connection-badge.tsx';
import { IconLogout, IconSearch } from '../../ui/icons.ts';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import classes from './admin-portal.module.css';
import { HealthBadge } from './health-badge.tsx';
import { May } from './may.tsx';
import { SetPinButton } from './set-pin.tsx';
import { useLogout } from './use-logout.ts';

type AdminHeaderProps = {
  name: string;
  roles: readonly Role[];
  isOpen: boolean;
  /** Nobody has to set a PIN here, and everybody should. */
  asksForPin: boolean;
  onSearch: () => void;
};

export function AdminHeader({ name, roles, isOpen, asksForPin, onSearch }: AdminHeaderProps) {
  const { t } = useLingui();
  const { logout, isLeaving } = useLogout();
  return (
    <header className={classes.header}>
      <Link to="/" className={classes.home} aria-label={t`Kiraya, home page`}>
        <BrandMark />
      </Link>
      <div className={classes.person}>
        <Link to="/profile" className={classes.name}>
          {name}
        </Link>
        <RoleBadge roles={roles} />
        {/* For whoever can do something about it. */}
        {isOpen && (
          <May to="settings.update">
            <HealthBadge />
          </May>
        )}
      </div>
      {/* Not among the buttons: on a phone they fill their line. */}
      <ConnectionBadge />
      <div className={classes.end}>
        {isOpen && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            aria-label={t`Search everything`}
            onClick={onSearch}
          >
            <IconSearch size={22} aria-hidden />
          </ActionIcon>
        )}
        {asksForPin && <SetPinButton />}
        {/* A phone has its own switch, and Settings has ours. */}
        <Box visibleFrom="sm">
          <ThemeToggle />
        </Box>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconLogout size={18} aria-hidden />}
          loading={isLeaving}
          onClick={logout}
        >
          <Trans>Logout</Trans>
        </Button>
      </div>
    </header>
  );
}
