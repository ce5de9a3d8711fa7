// Guards of the specification, section 2.2. They spare people a screen that is not theirs; the server decides by itself.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton, Text } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { isStaff, type Role } from '../../domain/roles.ts';
import { guardMessages } from '../lib/messages.ts';
import { signInPath } from '../lib/own-path.ts';
import type { Ending } from '../lib/session.ts';
import { useAccount } from '../lib/use-account.ts';
import { NoPermission } from '../ui/no-permission.tsx';

type RoleGuardProps = {
  /** Any of these; without a list any signed-in person. */
  allowed?: readonly Role[];
  fallback?: string;
  children: ReactNode;
};

const RolesUnreadText = lazy(() => import('./roles-unread.tsx'));

/** Where roles could not be read nobody can say that a page is not theirs. */
export const RolesUnread = () => (
  <Suspense>
    <RolesUnreadText />
  </Suspense>
);

/** Nobody signed in goes to sign-in and comes back; somebody without an allowed role goes to `fallback`. */
export function RoleGuard({ allowed, fallback = '/portal', children }: RoleGuardProps) {
  const account = useAccount();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (account.status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);
  if (account.status === 'loading') return <Checking />;
  if (account.status === 'signed-out') return <SignedOut {...account} wasSignedIn={wasSignedIn} after="/" />;
  if (!allowed || holdsOne(account.roles, allowed)) return children;
  return account.me ? <Navigate to={fallback} replace /> : <RolesUnread />;
}

/** Only staff; others read so instead of being sent away. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const account = useAccount();
  const navigate = useNavigate();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (account.status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);
  if (account.status === 'loading') return <p role="status">{i18n._(guardMessages.verifyingAdmin)}</p>;
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

/** Whoever signed out here leaves; whoever was never in, or whose session ended, signs in and comes back to this page. */
function SignedOut({
  byChoice,
  whose,
  wasSignedIn,
  after,
}: Ending & { wasSignedIn: boolean; after: string }) {
  const location = useLocation();
  // The same one each time this is drawn: with another the router would set out anew and never arrive.
  const state = useMemo(() => (whose === undefined ? null : { whose }), [whose]);
  if (byChoice && wasSignedIn) return <Navigate to={after} replace />;
  return <Navigate to={signInPath(location)} state={state} replace />;
}

/** Browsers that cannot say count as having what the router numbered: it begins anew with each page that is loaded whole. */
const hasOwnPageBefore = () => window.navigation?.canGoBack ?? (window.history.state?.idx ?? 0) > 0;

/** Everyone is a user. */
function holdsOne(roles: readonly Role[], allowed: readonly Role[]): boolean {
  return allowed.some((role) => role === 'user' || roles.includes(role));
}

/** Whom no script reaches is told so: the check would never end. */
function Checking() {
  const { t } = useLingui();
  return (
    <>
      <Skeleton height={240} className="needs-script" role="status" aria-busy aria-label={t`Loading`} />
      <noscript>
        <Text p="md">
          <Trans>
            This page needs JavaScript. Without it you can <Link to="/properties">search homes</Link> and{' '}
            <Link to="/contact">write to us</Link>.
          </Trans>
        </Text>
      </noscript>
    </>
  );
}
