// The two password forms; both tell password stores whose password it is.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEventHandler, ReactNode } from 'react';
import { PASSWORD_MIN, passwordChange, passwordSet } from '../../../contract/session.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { useSessionStore } from '../../lib/session-context.ts';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { useSignInForm } from '../../lib/use-sign-in-form.ts';
import { Form } from '../../ui/form.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import classes from './settings.module.css';

export function SetPasswordForm({ signsInWith, onSet }: { signsInWith: string; onSet: () => void }) {
  const { t } = useLingui();
  const { form, problem, sending, onSubmit } = useSignInForm(
    passwordSet,
    { newPassword: '' },
    async (values) => {
      await signInCalls.setPassword(values.newPassword);
      toast.success(msg`Password set`);
      onSet();
    },
  );
  return (
    <PasswordForm signsInWith={signsInWith} problem={problem} onSubmit={onSubmit}>
      <PasswordField
        label={t`New password`}
        description={t`At least ${PASSWORD_MIN} characters; a few unrelated words are easy to remember.`}
        autoComplete="new-password"
        {...form.getInputProps('newPassword')}
      />
      <Button type="submit" loading={sending}>
        <Trans>Set password</Trans>
      </Button>
    </PasswordForm>
  );
}

export function ChangePasswordForm({ signsInWith }: { signsInWith: string }) {
  const { t } = useLingui();
  const store = useSessionStore();
  const { queries } = useApi();
  const cache = useQueryClient();
  const { form, problem, sending, onSubmit } = useSignInForm(
    passwordChange,
    { currentPassword: '', newPassword: '', endsPrograms: false },
    async (values) => {
      store.signedIn(await signInCalls.changePassword(values));
      form.reset();
      void cache.invalidateQueries({ queryKey: ['sessions'] });
      if (values.endsPrograms) {
        void cache.invalidateQueries({ queryKey: queries.apiTokens.key() });
        void cache.invalidateQueries({ queryKey: queries.webhooks.key() });
      }
      toast.success(msg`Password changed`, msg`Your other devices were signed out.`);
    },
  );
  return (
    <PasswordForm signsInWith={signsInWith} problem={problem} onSubmit={onSubmit}>
      <PasswordField
        label={t`Current password`}
        autoComplete="current-password"
        {...form.getInputProps('currentPassword')}
      />
      <PasswordField
        label={t`New password`}
        description={t`At least ${PASSWORD_MIN} characters`}
        autoComplete="new-password"
        {...form.getInputProps('newPassword')}
      />
      <Checkbox
        label={t`End access of my programs too`}
        description={t`Access tokens are revoked and webhooks are paused.`}
        {...form.getInputProps('endsPrograms', { type: 'checkbox' })}
      />
      <Button type="submit" loading={sending}>
        <Trans>Change password</Trans>
      </Button>
    </PasswordForm>
  );
}

type PasswordFormProps = {
  /** Kept by the browser's password store beside the password. */
  signsInWith: string;
  problem: string | undefined;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
};

function PasswordForm({ signsInWith, problem, onSubmit, children }: PasswordFormProps) {
  return (
    <Form onSubmit={onSubmit} className={classes.form}>
      <input type="text" autoComplete="username" value={signsInWith} readOnly hidden />
      <Stack gap="md" align="stretch">
        <FormProblem>{problem}</FormProblem>
        {children}
      </Stack>
    </Form>
  );
}
