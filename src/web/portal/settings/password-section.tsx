// The password: changed with the present one, or set by whoever has signed in by code until now.
import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../lib/session-context.ts';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { SettingRow } from '../../ui/setting-rows.tsx';
import { Opened } from './opened.tsx';
import { ChangePasswordForm, SetPasswordForm } from './password-forms.tsx';

export function PasswordSection() {
  const { t } = useLingui();
  const user = useSession().current?.user;
  const cache = useQueryClient();
  const queryKey = ['sign-in-methods', user?.id ?? ''];
  const methods = useQuery({ queryKey, queryFn: signInCalls.methods, enabled: user !== undefined });
  const refresh = () => void cache.invalidateQueries({ queryKey });
  if (methods.isError) {
    return (
      <SettingRow title={t`Password`}>
        <ErrorState
          title={t`Your password settings could not be loaded`}
          onRetry={refresh}
          retrying={methods.isFetching}
        />
      </SettingRow>
    );
  }
  if (!methods.data || !user) {
    return (
      <SettingRow title={t`Password`}>
        <Skeleton height={36} width={140} role="status" aria-busy aria-label={t`Loading`} />
      </SettingRow>
    );
  }
  const { hasPassword } = methods.data;
  return (
    <SettingRow
      title={t`Password`}
      state={hasPassword ? t`Set` : t`Not set`}
      text={
        hasPassword ? (
          <Trans>Changing it signs you out on every other device.</Trans>
        ) : (
          <Trans>You sign in with a code. A password is a second way to sign in; the code still works.</Trans>
        )
      }
    >
      {hasPassword ? (
        <Opened label={t`Change password`}>
          <ChangePasswordForm signsInWith={user.email ?? user.phone ?? ''} />
        </Opened>
      ) : (
        <Opened label={t`Set password`}>
          <SetPasswordForm signsInWith={user.email ?? user.phone ?? ''} onSet={refresh} />
        </Opened>
      )}
    </SettingRow>
  );
}
