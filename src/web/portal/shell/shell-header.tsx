// The top of work screens: sidebar switch, palette, connection and app badges, theme, role and account.
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { helpPathOf } from '../../../domain/help-topics.ts';
import { ConnectionBadge } from '../../ui/connection-badge.tsx';
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLifebuoy,
  IconSearch,
} from '../../ui/icons.ts';
import { PwaBadge } from '../../ui/pwa-badge.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { PersonMenu } from './person-menu.tsx';
import classes from './portal-shell.module.css';
import type { ShellPerson } from './shell-person.ts';
import { SIDEBAR_ID } from './shell-sidebar.tsx';
import type { Sidebar } from './use-sidebar.ts';

type ShellHeaderProps = {
  person: ShellPerson;
  sidebar: Sidebar;
  onSearch: () => void;
  onSignOut: () => void;
};

export function ShellHeader({ person, sidebar, onSearch, onSignOut }: ShellHeaderProps) {
  const { t } = useLingui();
  return (
    <header className={classes.header}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        onClick={sidebar.toggle}
        aria-label={t`Toggle sidebar`}
        aria-controls={SIDEBAR_ID}
        title={t`Toggle sidebar (Ctrl+B)`}
      >
        {sidebar.open ? (
          <IconLayoutSidebarLeftCollapse size={22} aria-hidden />
        ) : (
          <IconLayoutSidebarLeftExpand size={22} aria-hidden />
        )}
      </ActionIcon>
      <UnstyledButton className={classes.search} onClick={onSearch}>
        <IconSearch size={18} aria-hidden />
        <span className={classes.searchWords}>
          <Trans>Search or go to…</Trans>
        </span>
        <Kbd className={classes.searchKeys}>Ctrl K</Kbd>
      </UnstyledButton>
      <div className={classes.headerEnd}>
        <ConnectionBadge />
        <PwaBadge />
        <HelpLink />
        <NotificationBell />
        <ThemeToggle />
        <PersonMenu person={person} onSignOut={onSignOut} />
      </div>
    </header>
  );
}

/** Leads to what explains the screen one is on. */
function HelpLink() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  return (
    <ActionIcon
      component={Link}
      to={helpPathOf(pathname)}
      variant="subtle"
      color="gray"
      size={40}
      aria-label={t`Help`}
      title={t`Help`}
    >
      <IconLifebuoy size={22} aria-hidden />
    </ActionIcon>
  );
}
