// The ways in, on one card: password, one-time code, passkey, Google, a new account, a forgotten password.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { lazy, memo, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Session, SignInAnswer } from '../../../contract/session.ts';
import { formatIdentifier } from '../../../domain/identifiers.ts';
import { useSession } from '../../lib/session-context.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { nothingTyped, type TypedAccount } from './account-field.tsx';
import { CardSkeleton } from './auth-card-skeleton.tsx';
import { CodeForm } from './code-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { SecondStep } from './second-step.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import type { SignInMode } from './use-sign-in-mode.ts';

/** Few need it. */
const LostNumberForm = lazy(() => import('./lost-number-form.tsx'));

type SignInPanelProps = {
  mode: SignInMode;
  onMode: (mode: SignInMode) => void;
  next: string | null;
  /** Somebody came by a link or by Google, and the second step is still to come. */
  isAsked?: boolean;
  onSignedIn: (session: Session) => void;
};

/** Drawn once: that nobody is signed in changes nothing in it. */
export const SignInPanel = memo(function SignInPanel({
  isAsked = false,
  onSignedIn,
  ...ways
}: SignInPanelProps) {
  const [isSecond, setSecond] = useState(isAsked);
  const take = (answer: SignInAnswer) => {
    if ('secondStep' in answer) setSecond(true);
    else onSignedIn(answer);
  };
  if (isSecond) return <SecondStep onSignedIn={onSignedIn} onBack={() => setSecond(false)} />;
  return <WaysIn {...ways} onSignedIn={take} />;
});

/** The server, which would not wait until it is loaded, draws what is shown meanwhile. */
function LostNumber({ onOtherWay }: { onOtherWay: () => void }) {
  if (useSession().status === 'loading') return <CardSkeleton />;
  return (
    <Suspense fallback={<CardSkeleton />}>
      <LostNumberForm onOtherWay={onOtherWay} />
    </Suspense>
  );
}

type WaysInProps = Omit<SignInPanelProps, 'isAsked' | 'onSignedIn'> & {
  onSignedIn: (answer: SignInAnswer) => void;
};

function WaysIn({ mode, onMode, next, onSignedIn }: WaysInProps) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { texts } = useSettings();
  const [way, setWay] = useState(params.get('step') === 'code' ? 'code' : 'password');
  const [typed, setTyped] = useState(nothingTyped);
  const account: TypedAccount = { typed, keep: (more) => setTyped((now) => ({ ...now, ...more })) };
  const [isNewcomer, setNewcomer] = useState(false);
  const openAccount = (proved: string) => {
    account.keep({ account: formatIdentifier(proved) });
    setNewcomer(true);
    onMode('sign-up');
  };
  const byCode = () => {
    setWay('code');
    onMode('sign-in');
  };
  return (
    <Stack gap="md">
      {mode === 'sign-in' && (
        <SegmentedControl
          aria-label={t`How to sign in`}
          value={way}
          onChange={setWay}
          data={[
            { value: 'password', label: t`Password` },
            { value: 'code', label: t`One-time code` },
          ]}
        />
      )}
      {mode === 'sign-in' && way === 'password' && <PasswordForm account={account} onSignedIn={onSignedIn} />}
      {mode === 'sign-in' && way === 'code' && (
        <CodeForm account={account} onSignedIn={onSignedIn} onNoAccount={openAccount} />
      )}
      {mode === 'sign-up' && isNewcomer && (
        <Text role="status">
          <Trans>There is no account for it yet. Tell us your name, and a fresh code opens one.</Trans>
        </Text>
      )}
      {mode === 'sign-up' && <SignUpForm account={account} onSignedIn={onSignedIn} />}
      {mode === 'recover' && <RecoveryForm account={account} onSignedIn={onSignedIn} />}
      {mode === 'lost-number' && <LostNumber onOtherWay={byCode} />}
      {mode === 'sign-in' && <PasskeyButton onSignedIn={onSignedIn} />}
      {(mode === 'sign-in' || mode === 'sign-up') && <ProviderButtons next={next} />}
      <Stack gap="xs" align="center">
        {mode === 'sign-in' && (
          <Anchor component="button" type="button" onClick={() => onMode('recover')}>
            <Trans>Forgot password?</Trans>
          </Anchor>
        )}
        {texts && (mode === 'sign-in' || mode === 'recover') && (
          <Anchor component="button" type="button" onClick={() => onMode('lost-number')}>
            <Trans>Lost your mobile number?</Trans>
          </Anchor>
        )}
        {mode === 'sign-in' ? (
          <Button variant="default" fullWidth onClick={() => onMode('sign-up')}>
            <Trans>New here? Open an account</Trans>
          </Button>
        ) : (
          <Anchor component="button" type="button" onClick={() => onMode('sign-in')}>
            <Trans>Sign in instead</Trans>
          </Anchor>
        )}
      </Stack>
    </Stack>
  );
}
