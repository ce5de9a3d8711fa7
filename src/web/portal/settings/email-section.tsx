// The e-mail address one signs in with: added or changed by a code that is sent to the new one.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { emailChangeConfirm, emailChangeStart } from '../../../contract/session.ts';
import { useSession } from '../../lib/session-context.ts';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { SettingRow } from '../../ui/setting-rows.tsx';
import { ChangeIdentifier, type IdentifierChange } from './change-identifier.tsx';

/** Too long for its line it breaks before the name of the provider. */
function Address({ text }: { text: string }) {
  const [local, ...rest] = text.split(/(?<=@)/);
  return (
    <>
      {local}
      <wbr />
      {rest.join('')}
    </>
  );
}

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
    <SettingRow
      title={t`Email address`}
      state={user?.email && <Address text={user.email} />}
      text={
        user?.email === null ? (
          <Trans>Optional: with one you can sign in by email too, and we’ll email you what’s new.</Trans>
        ) : (
          <Trans>You sign in with it, and we’ll email you there.</Trans>
        )
      }
    >
      {user && (
        <ChangeIdentifier
          change={change}
          user={user}
          label={user.email ? <Trans>Change address</Trans> : <Trans>Add an address</Trans>}
        />
      )}
    </SettingRow>
  );
}
