// The e-mail address one signs in with: added or changed by a code that is sent to the new one.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { emailChangeConfirm, emailChangeStart } from '../../../contract/session.ts';
import { useSession } from '../../lib/session-context.ts';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { ChangeIdentifier, type IdentifierChange } from './change-identifier.tsx';
import { SettingsSection } from './settings-section.tsx';

export function EmailSection() {
  const { t } = useLingui();
  const user = useSession().current?.user;
  const change: IdentifierChange = {
    field: 'newEmail',
    input: { label: t`New email address`, type: 'email', autoComplete: 'email' },
    kept: (typed) => typed.trim().toLowerCase(),
    starts: emailChangeStart,
    confirms: emailChangeConfirm,
    start: (newEmail, proof) => signInCalls.startEmailChange({ newEmail, ...proof }),
    confirm: (newEmail, otp) => signInCalls.confirmEmailChange({ newEmail, otp }),
    changed: msg`Email address changed`,
  };
  return (
    <SettingsSection
      title={t`Email address`}
      text={
        user?.email === null ? (
          <Trans>Optional: with one you can sign in by email too, and we’ll email you what’s new.</Trans>
        ) : (
          <Trans>You sign in with it, and we’ll email you there.</Trans>
        )
      }
    >
      {user && (
        <Stack align="start">
          {user.email && <Text style={{ overflowWrap: 'anywhere' }}>{user.email}</Text>}
          <ChangeIdentifier
            change={change}
            user={user}
            label={user.email ? <Trans>Change address</Trans> : <Trans>Add an address</Trans>}
          />
        </Stack>
      )}
    </SettingsSection>
  );
}
