// The mobile number one signs in with: added or changed by a code that is sent to the new one.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { phoneChangeConfirm, phoneChangeStart, type Session } from '../../../contract/session.ts';
import { formatPhone, phoneOf } from '../../../domain/phones.ts';
import { CodeStep } from '../../components/account/code-step.tsx';
import { useHasPassword } from '../../components/account/second-factor-setup.tsx';
import { useSession, useSessionStore } from '../../lib/session-context.ts';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { useSignInForm } from '../../lib/use-sign-in-form.ts';
import { Form } from '../../ui/form.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import classes from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';

export function PhoneSection() {
  const { t } = useLingui();
  const user = useSession().current?.user;
  const { texts } = useSettings();
  const [isChanging, setIsChanging] = useState(false);
  if (!texts) return null;
  return (
    <SettingsSection
      title={t`Mobile number`}
      text={<Trans>You can sign in with it, by a code that comes as a text.</Trans>}
    >
      {user && (
        <Stack align="start">
          {user.phone && <Text>{formatPhone(user.phone)}</Text>}
          {isChanging ? (
            <ChangePhone user={user} onClose={() => setIsChanging(false)} />
          ) : (
            <Button variant="default" onClick={() => setIsChanging(true)}>
              {user.phone ? <Trans>Change number</Trans> : <Trans>Add a number</Trans>}
            </Button>
          )}
        </Stack>
      )}
    </SettingsSection>
  );
}

type ChangePhoneProps = { user: Session['user']; onClose: () => void };

/** Who is to be proved first is asked for a password and for a code of the app, where there is one. */
function ChangePhone({ user, onClose }: ChangePhoneProps) {
  const { t } = useLingui();
  const hasPassword = useHasPassword();
  const [sent, setSent] = useState<{ newPhone: string; again: () => Promise<unknown> }>();
  const { form, problem, sending, onSubmit } = useSignInForm(
    phoneChangeStart,
    { newPhone: '', currentPassword: '', code: '' },
    async ({ newPhone, currentPassword, code }) => {
      const input = {
        newPhone: phoneOf(newPhone),
        ...(currentPassword ? { currentPassword } : {}),
        ...(code ? { code } : {}),
      };
      const send = () => signInCalls.startPhoneChange(input);
      await send();
      setSent({ newPhone: input.newPhone, again: code ? askForAnother : send });
    },
  );
  /** A code of the app is over by then, and a backup code is used up. */
  const askForAnother = async () => {
    setSent(undefined);
    form.setValues({ code: '' });
    form.setErrors({ code: t`Enter the six digits of the app, or a backup code` });
  };
  if (sent) return <ConfirmPhone {...sent} onBack={() => setSent(undefined)} onDone={onClose} />;
  return (
    <Form onSubmit={onSubmit} className={classes.form}>
      <Stack gap="md">
        <FormProblem>{problem}</FormProblem>
        <TextInput
          label={t`New mobile number`}
          type="tel"
          autoComplete="tel"
          {...form.getInputProps('newPhone')}
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

type ConfirmPhoneProps = {
  newPhone: string;
  again: () => Promise<unknown>;
  onBack: () => void;
  onDone: () => void;
};

function ConfirmPhone({ newPhone, again, onBack, onDone }: ConfirmPhoneProps) {
  const store = useSessionStore();
  const cache = useQueryClient();
  const { form, problem, sending, onSubmit } = useSignInForm(
    phoneChangeConfirm,
    { newPhone, otp: '' },
    async (values) => {
      store.signedIn(await signInCalls.confirmPhoneChange(values));
      toast.success(msg`Mobile number changed`, msg`Your other devices were signed out.`);
      // The profile, the bar above and the list of devices show it too.
      void cache.invalidateQueries();
      onDone();
    },
  );
  return (
    <Form onSubmit={onSubmit} className={classes.form}>
      <FormProblem>{problem}</FormProblem>
      <CodeStep
        sentTo={newPhone}
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
