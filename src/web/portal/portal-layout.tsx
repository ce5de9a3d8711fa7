// The frame of every signed-in page: proves somebody is signed in and gives the shell the person.

import { type ReactNode, useEffect } from 'react';
import { Outlet } from 'react-router';
import { reachedAt } from '../../domain/identifiers.ts';
import { PageProblem } from '../components/page-problem.tsx';
import { RoleGuard } from '../components/role-guard.tsx';
import { ApiProvider } from '../lib/api-provider.tsx';
import { failures } from '../lib/messages.ts';
import { useSessionStore } from '../lib/session-context.ts';
import { useAccount } from '../lib/use-account.ts';
import { useAccountLanguage } from '../lib/use-account-language.ts';
import { useAccountTheme } from '../lib/use-account-theme.ts';
import { loadToastCard } from '../ui/toast-region.tsx';
import { toast } from '../ui/toast-store.ts';
import { PortalShell } from './shell/portal-shell.tsx';
import { WaitingShell } from './shell/waiting-shell.tsx';

export default function PortalLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** The header and the ways to other pages stay where one page did not come. */
export function ErrorBoundary() {
  return (
    <Frame>
      <PageProblem />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <ApiProvider>
      <RoleGuard frame={WaitingShell}>
        <OwnShell>{children}</OwnShell>
      </RoleGuard>
    </ApiProvider>
  );
}

function OwnShell({ children }: { children: ReactNode }) {
  const account = useAccount();
  const settings = account.status === 'signed-in' ? account.me?.settings : undefined;
  useAccountTheme(settings?.theme);
  useAccountLanguage(settings?.language);
  useEffect(() => void loadToastCard(), []);
  const store = useSessionStore();
  if (account.status !== 'signed-in') return null;
  const { user, me, roles } = account;
  const person = {
    name: me?.fullName ?? user.name,
    reachedAt: reachedAt(user),
    avatarUrl: me?.avatarUrl ?? null,
    roles,
    isAffiliate: me?.isAffiliate ?? false,
    isSeeker: me?.hasLease === false,
  };
  const signOut = async () => {
    await store.signOut().catch(() => toast.destructive(failures.logout));
  };
  return (
    <PortalShell person={person} onSignOut={signOut}>
      {children}
    </PortalShell>
  );
}
