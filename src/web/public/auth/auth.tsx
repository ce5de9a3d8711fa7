// The sign-in page: the ways in, what mailed links bring along, and back to the page somebody came from.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { ApiProvider } from '../../lib/api-provider.tsx';
import { ownPath } from '../../lib/own-path.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { useSession, useSessionStore } from '../../lib/session-context.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import type { Route } from './+types/auth';
import classes from './auth.module.css';
import { CardSkeleton } from './auth-card-skeleton.tsx';
import { ClaimAdmin } from './claim-admin.tsx';
import { NeedsScript } from './needs-script.tsx';
import { SessionEnded } from './session-ended.tsx';
import { storedSetupCode } from './setup-code.ts';
import { SignInPanel } from './sign-in-panel.tsx';
import { useArrival } from './use-arrival.ts';
import { modeOf, type SignInMode, useSignInMode } from './use-sign-in-mode.ts';

/** Few come by a link of somebody's. */
const InvitationNotice = lazy(() => import('./invitation-notice.tsx'));

const names: Record<SignInMode, MessageDescriptor> = {
  'sign-in': msg`Sign in`,
  'sign-up': msg`Create account`,
  recover: msg`Choose a new password`,
  'lost-number': msg`Lost your mobile number?`,
};

export const meta: Route.MetaFunction = ({ location }) =>
  screenMeta(names[modeOf(new URLSearchParams(location.search).get('mode'))]);

export default function AuthPage() {
  const { i18n } = useLingui();
  const [params] = useSearchParams();
  const [mode, setMode] = useSignInMode();
  return (
    <div className={classes.page}>
      <section className={`card ${classes.card}`}>
        <Stack gap="md">
          <Title order={1} size="h2" className={classes.title}>
            {i18n._(names[mode])}
          </Title>
          <NeedsScript>
            <WayIn mode={mode} onMode={setMode} next={ownPath(params.get('next'))} />
          </NeedsScript>
        </Stack>
      </section>
    </div>
  );
}

/** Until it is known who comes, the form stands there as for most. */
type WayInProps = { mode: SignInMode; onMode: (mode: SignInMode) => void; next: string | null };

function WayIn({ mode, onMode, next }: WayInProps) {
  const { status, current } = useSession();
  const store = useSessionStore();
  const { hash, state } = useLocation();
  const arrival = useArrival(store.signedIn);
  if (status !== 'loading' && (arrival.busy || hash !== '')) return <CardSkeleton />;
  if (status === 'signed-in') {
    const code = storedSetupCode();
    // The page that led here was somebody else's: their session ended on it.
    const isOthers = typeof state?.whose === 'string' && state.whose !== current.user.id;
    if (!code) return <Navigate to={(isOthers ? null : next) ?? '/portal'} replace />;
    return (
      <ApiProvider>
        <ClaimAdmin code={code} />
      </ApiProvider>
    );
  }
  return (
    <>
      {typeof state?.whose === 'string' && <SessionEnded />}
      {typeof state?.home === 'string' && next !== null && <BackTo home={state.home} />}
      <FormProblem>{arrival.problem}</FormProblem>
      {/* Not by the server, which would not wait until it is loaded. */}
      {status !== 'loading' && (
        <Suspense>
          <InvitationNotice />
        </Suspense>
      )}
      <SignInPanel
        key={String(arrival.isAsked)}
        mode={mode}
        onMode={onMode}
        next={next}
        isAsked={arrival.isAsked}
        onSignedIn={store.signedIn}
      />
    </>
  );
}

/** Of whom a home's page sent here. */
const BackTo = ({ home }: { home: string }) => (
  <Text size="sm">
    <Trans>We’ll take you back to {home}.</Trans>
  </Text>
);
