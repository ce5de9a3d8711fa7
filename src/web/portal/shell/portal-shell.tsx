// The frame of every work screen: sidebar by role, header with badges and palette, bottom bar on phones.
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { BottomBar } from '../../components/bottom-bar.tsx';
import { MAIN_ID, SkipLink } from '../../components/skip-link.tsx';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { typeAhead } from '../../ui/typed-ahead.ts';
import { visibleGroups } from './links.ts';
import classes from './portal-shell.module.css';
import { ShellHeader } from './shell-header.tsx';
import type { ShellPerson } from './shell-person.ts';
import { ShellSidebar } from './shell-sidebar.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { useSidebar } from './use-sidebar.ts';

const loadPalette = () => import('./command-palette.tsx');
const CommandPalette = lazy(loadPalette);

type PortalShellProps = { person: ShellPerson; onSignOut: () => void; children: ReactNode };

export function PortalShell({ person, onSignOut, children }: PortalShellProps) {
  const sidebar = useSidebar();
  const [palette, setPalette] = useState(false);
  const openPalette = () => {
    if (!palette) typeAhead();
    setPalette(true);
  };
  useShortcuts(openPalette);
  // Whoever types on at once after Ctrl K finds it there; without a connection the press itself tries again.
  useEffect(() => void loadPalette().catch(() => undefined), []);
  const groups = visibleGroups(person.roles, person.isAffiliate, person.isSeeker);

  return (
    <div className={classes.shell} data-narrow={!sidebar.open || undefined}>
      <SkipLink />
      <ShellSidebar groups={groups} sidebar={sidebar} />
      <div className={classes.column}>
        <ShellHeader person={person} sidebar={sidebar} onSearch={openPalette} onSignOut={onSignOut} />
        <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
          {children}
        </main>
      </div>
      <BottomBar />
      <ToastRegion />
      {palette && (
        <Suspense>
          <CommandPalette groups={groups} onClose={() => setPalette(false)} />
        </Suspense>
      )}
    </div>
  );
}
