// Signing in with a password, and a mobile number or an e-mail address.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { accountForms, type SignInAnswer } from '../../../contract/session.ts';
import { normalizeIdentifier } from '../../../domain/identifiers.ts';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { useSignInForm } from '../../lib/use-sign-in-form.ts';
import { Form } from '../../ui/form.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountField, type TypedAccount } from './account-field.tsx';

type PasswordFormProps = { account: TypedAccount; onSignedIn: (answer: SignInAnswer) => void };

export function PasswordForm({ account, onSignedIn }: PasswordFormProps) {
  const { t } = useLingui();
  const { form, problem, sending, onSubmit } = useSignInForm(
    accountForms.password,
    { account: account.typed.account, password: '' },
    async ({ account, password }) =>
      onSignedIn(await signInCalls.withPassword({ account: normalizeIdentifier(account), password })),
  );
  return (
    <Form onSubmit={onSubmit} onBlur={() => account.keep({ account: form.values.account })}>
      <Stack gap="md">
        <FormProblem>{problem}</FormProblem>
        <AccountField {...form.getInputProps('account')} />
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
