// A forgotten password: a code proves the address, a new password is set, and the person is signed in with it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { codeRequest, passwordReset, type SignInAnswer } from '../../../contract/session.ts';
import { CodeStep } from '../../components/account/code-step.tsx';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { useSignInForm } from '../../lib/use-sign-in-form.ts';
import { Form } from '../../ui/form.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

type RecoveryFormProps = { onSignedIn: (answer: SignInAnswer) => void };

export function RecoveryForm({ onSignedIn }: RecoveryFormProps) {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string>();
  const { form, problem, sending, onSubmit } = useSignInForm(
    codeRequest,
    { email: '' },
    async ({ email }) => {
      await signInCalls.requestRecovery(email);
      setSentTo(email.trim().toLowerCase());
    },
  );
  if (sentTo)
    return <NewPassword email={sentTo} onSignedIn={onSignedIn} onBack={() => setSentTo(undefined)} />;
  return (
    <Form onSubmit={onSubmit}>
      <Stack gap="md">
        <Text>
          <Trans>Tell us your e-mail address and we send you a code to choose a new password.</Trans>
        </Text>
        <FormProblem>{problem}</FormProblem>
        <TextInput
          label={t`E-mail address`}
          type="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <Button type="submit" loading={sending} fullWidth>
          <Trans>E-mail me a code</Trans>
        </Button>
      </Stack>
    </Form>
  );
}

function NewPassword({
  email,
  onSignedIn,
  onBack,
}: RecoveryFormProps & { email: string; onBack: () => void }) {
  const { t } = useLingui();
  const values = { email, otp: '', password: '' };
  const { form, problem, sending, onSubmit } = useSignInForm(passwordReset, values, async (input) => {
    await signInCalls.resetPassword(input);
    onSignedIn(await signInCalls.withPassword({ email, password: input.password }));
  });
  return (
    <Form onSubmit={onSubmit}>
      <FormProblem>{problem}</FormProblem>
      <CodeStep
        email={email}
        code={form.values.otp}
        error={form.errors.otp?.toString()}
        sending={sending}
        onChange={(otp) => form.setFieldValue('otp', otp)}
        onSendAgain={() => signInCalls.requestRecovery(email)}
        onBack={onBack}
      >
        <PasswordField
          label={t`New password`}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={sending} fullWidth>
          <Trans>Save and sign in</Trans>
        </Button>
      </CodeStep>
    </Form>
  );
}
