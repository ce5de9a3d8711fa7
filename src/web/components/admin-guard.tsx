// The admin guard of the specification, section 2.2, apart from the role guard, which every page of the portal loads.
import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { isStaff } from '../../domain/roles.ts';
import { guardMessages } from '../lib/messages.ts';
import { useAccount } from '../lib/use-account.ts';
import { NoPermission } from '../ui/no-permission.tsx';
import { PortalSkeleton } from './portal-skeleton.tsx';
import { SignedOut } from './role-guard.tsx';
import { RolesUnread } from './roles-unread.tsx';

/** Only staff; others read so instead of being sent away. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const account = useAccount();
  const navigate = useNavigate();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (account.status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);
  if (account.status === 'loading') return <PortalSkeleton says={i18n._(guardMessages.verifyingAdmin)} />;
  if (account.status === 'signed-out')
    return <SignedOut {...account} wasSignedIn={wasSignedIn} after="/auth" />;
  if (account.roles.some(isStaff)) return children;
  if (!account.me) return <RolesUnread />;
  return (
    <NoPermission
      title={i18n._(guardMessages.accessDenied)}
      action={
        <Button variant="default" onClick={() => (hasOwnPageBefore() ? navigate(-1) : navigate('/portal'))}>
          {i18n._(guardMessages.goBack)}
        </Button>
      }
    >
      {i18n._(guardMessages.notAdmin)}
    </NoPermission>
  );
}

/** Browsers that cannot say count as having what the router numbered: it begins anew with each page that is loaded whole. */
const hasOwnPageBefore = () => window.navigation?.canGoBack ?? (window.history.state?.idx ?? 0) > 0;
