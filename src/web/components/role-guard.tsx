// The role guard of the specification, section 2.2. It spares people a screen that is not theirs; the server decides by itself. Whose roles
// could not be read is led to `/portal` too, which says so.
import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, Text } from '@mantine/core';
import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import type { Role } from '../../domain/roles.ts';
import { signInPath } from '../lib/own-path.ts';
import type { Ending } from '../lib/session.ts';
import { useAccount } from '../lib/use-account.ts';

type RoleGuardProps = {
  /** Any of these; without a list any signed-in person. */
  allowed?: readonly Role[];
  fallback?: string;
  /** What stands around the check, where the page has a frame. */
  frame?: (props: { children: ReactNode }) => ReactNode;
  children: ReactNode;
};

/** Nobody signed in goes to sign-in and comes back; somebody without an allowed role goes to `fallback`. */
export function RoleGuard({
  allowed,
  fallback = '/portal',
  frame: Frame = Fragment,
  children,
}: RoleGuardProps) {
  const account = useAccount();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (account.status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);
  if (account.status === 'loading') {
    return (
      <Frame>
        <Checking />
      </Frame>
    );
  }
  if (account.status === 'signed-out') return <SignedOut {...account} wasSignedIn={wasSignedIn} after="/" />;
  if (allowed && !holdsOne(account.roles, allowed)) return <Navigate to={fallback} replace />;
  return children;
}

/** Whoever signed out here leaves; whoever was never in, or whose session ended, signs in and comes back to this page. */
export function SignedOut({
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

/** Everyone is a user. */
function holdsOne(roles: readonly Role[], allowed: readonly Role[]): boolean {
  return allowed.some((role) => role === 'user' || roles.includes(role));
}

/** Whom no script reaches is told so: the check would never end. */
function Checking() {
  const { t } = useLingui();
  return (
    <>
      <div className="needs-script" role="status" aria-busy aria-label={t`Loading`}>
        {/* A page: its title, a figure, rows. */}
        <Skeleton height={32} width="min(60%, 280px)" mb="lg" />
        <Skeleton height={110} mb="lg" />
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={52} mb="sm" />
        ))}
      </div>
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
