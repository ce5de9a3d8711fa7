// The password: changed with the present one, or set by whoever has signed in by code until now.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../lib/session-context.ts';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ChangePasswordForm, SetPasswordForm } from './password-forms.tsx';
import { SettingsSection } from './settings-section.tsx';

/** A form that few came for opens on a press. */
function Opened({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return children;
  return (
    <Button variant="default" onClick={() => setOpen(true)}>
      {label}
    </Button>
  );
}

export function PasswordSection() {
  const { t } = useLingui();
  const user = useSession().current?.user;
  const cache = useQueryClient();
  const queryKey = ['sign-in-methods', user?.id ?? ''];
  const methods = useQuery({ queryKey, queryFn: signInCalls.methods, enabled: user !== undefined });
  const refresh = () => void cache.invalidateQueries({ queryKey });
  if (methods.isError) {
    return (
      <SettingsSection title={t`Password`}>
        <ErrorState
          title={t`Your password settings could not be loaded`}
          onRetry={refresh}
          retrying={methods.isFetching}
        />
      </SettingsSection>
    );
  }
  if (!methods.data || !user) {
    return (
      <SettingsSection title={t`Password`}>
        <Skeleton height={96} role="status" aria-busy aria-label={t`Loading`} />
      </SettingsSection>
    );
  }
  const { hasPassword } = methods.data;
  return (
    <SettingsSection
      title={t`Password`}
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
    </SettingsSection>
  );
}
