// Signing in with e-mail address and password.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, TextInput } from '@mantine/core';
import { passwordSignIn, type SignInAnswer } from '../../../contract/session.ts';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { useSignInForm } from '../../lib/use-sign-in-form.ts';
import { Form } from '../../ui/form.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

type PasswordFormProps = { onSignedIn: (answer: SignInAnswer) => void };

export function PasswordForm({ onSignedIn }: PasswordFormProps) {
  const { t } = useLingui();
  const { form, problem, sending, onSubmit } = useSignInForm(
    passwordSignIn,
    { email: '', password: '' },
    async (values) => onSignedIn(await signInCalls.withPassword(values)),
  );
  return (
    <Form onSubmit={onSubmit}>
      <Stack gap="md">
        <FormProblem>{problem}</FormProblem>
        <TextInput
          label={t`E-mail address`}
          type="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={sending} fullWidth>
          <Trans>Sign in</Trans>
        </Button>
      </Stack>
    </Form>
  );
}
