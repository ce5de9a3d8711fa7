// The e-mail address one signs in with: changed by a code that is sent to the new one.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { emailChangeConfirm, emailChangeStart, type Session } from '../../../contract/session.ts';
import { CodeStep } from '../../components/account/code-step.tsx';
import { useHasPassword } from '../../components/account/second-factor-setup.tsx';
import { useSession, useSessionStore } from '../../lib/session-context.ts';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { useSignInForm } from '../../lib/use-sign-in-form.ts';
import { Form } from '../../ui/form.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import classes from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';

export function EmailSection() {
  const { t } = useLingui();
  const user = useSession().current?.user;
  const [isChanging, setIsChanging] = useState(false);
  return (
    <SettingsSection
      title={t`E-mail address`}
      text={<Trans>You sign in with it, and our letters go there.</Trans>}
    >
      {user && (
        <Stack align="start">
          {user.email && <Text style={{ overflowWrap: 'anywhere' }}>{user.email}</Text>}
          {isChanging ? (
            <ChangeEmail user={user} onClose={() => setIsChanging(false)} />
          ) : (
            <Button variant="default" onClick={() => setIsChanging(true)}>
              {user.email ? <Trans>Change address</Trans> : <Trans>Add an address</Trans>}
            </Button>
          )}
        </Stack>
      )}
    </SettingsSection>
  );
}

type ChangeEmailProps = { user: Session['user']; onClose: () => void };

/** Who is to be proved first is asked for a password, if he has one, and for a code of his app, if he uses one. */
function ChangeEmail({ user, onClose }: ChangeEmailProps) {
  const { t } = useLingui();
  const hasPassword = useHasPassword();
  const [sent, setSent] = useState<{ newEmail: string; again: () => Promise<unknown> }>();
  const { form, problem, sending, onSubmit } = useSignInForm(
    emailChangeStart,
    { newEmail: '', currentPassword: '', code: '' },
    async ({ newEmail, currentPassword, code }) => {
      const input = {
        newEmail: newEmail.trim().toLowerCase(),
        ...(currentPassword ? { currentPassword } : {}),
        ...(code ? { code } : {}),
      };
      const send = () => signInCalls.startEmailChange(input);
      await send();
      setSent({ newEmail: input.newEmail, again: code ? askForAnother : send });
    },
  );
  /** A code of the app is over by then, and a backup code is used up. */
  const askForAnother = async () => {
    setSent(undefined);
    form.setValues({ code: '' });
    form.setErrors({ code: t`Enter the six digits of the app, or a backup code` });
  };
  if (sent) return <ConfirmEmail {...sent} onBack={() => setSent(undefined)} onDone={onClose} />;
  return (
    <Form onSubmit={onSubmit} className={classes.form}>
      <Stack gap="md">
        <FormProblem>{problem}</FormProblem>
        <TextInput
          label={t`New e-mail address`}
          type="email"
          autoComplete="email"
          {...form.getInputProps('newEmail')}
        />
        {hasPassword && (
          <PasswordField
            label={t`Your password`}
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
        )}
        {user.hasSecondFactor && (
          <TextInput
            label={t`Code of the app or backup code`}
            autoComplete="one-time-code"
            {...form.getInputProps('code')}
          />
        )}
        <Group>
          <Button type="submit" loading={sending} disabled={hasPassword === undefined}>
            <Trans>Send a code there</Trans>
          </Button>
          <Button variant="subtle" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}

type ConfirmEmailProps = {
  newEmail: string;
  again: () => Promise<unknown>;
  onBack: () => void;
  onDone: () => void;
};

function ConfirmEmail({ newEmail, again, onBack, onDone }: ConfirmEmailProps) {
  const store = useSessionStore();
  const cache = useQueryClient();
  const { form, problem, sending, onSubmit } = useSignInForm(
    emailChangeConfirm,
    { newEmail, otp: '' },
    async (values) => {
      store.signedIn(await signInCalls.confirmEmailChange(values));
      toast.success(msg`E-mail address changed`, msg`Your other devices were signed out.`);
      // The profile, the bar above and the list of devices show it too.
      void cache.invalidateQueries();
      onDone();
    },
  );
  return (
    <Form onSubmit={onSubmit} className={classes.form}>
      <FormProblem>{problem}</FormProblem>
      <CodeStep
        sentTo={newEmail}
        code={form.values.otp}
        error={form.errors.otp?.toString()}
        sending={sending}
        onChange={(otp) => form.setFieldValue('otp', otp)}
        onComplete={() => onSubmit()}
        onSendAgain={again}
        onBack={onBack}
      />
    </Form>
  );
}
