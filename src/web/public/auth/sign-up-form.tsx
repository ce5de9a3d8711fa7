// Signing up: name, number or address, what one comes for, a password for those who like one; the code opens the account.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import {
  accountForms,
  newPassword,
  PASSWORD_MIN,
  type SignInAnswer,
  signupRole,
} from '../../../contract/session.ts';
import { CodeStep } from '../../components/account/code-step.tsx';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { useSignInForm } from '../../lib/use-sign-in-form.ts';
import { Form } from '../../ui/form.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AccountField, keptAccount, type TypedAccount } from './account-field.tsx';

const noRole = z.literal('').transform(() => undefined);
const details = accountForms.signUp.extend({
  signupRole: z.union([signupRole, noRole]),
  password: z.union([z.literal(''), newPassword]),
});
type Details = { name: string; account: string; signupRole: 'tenant' | 'landlord' | ''; password: string };

type SignUpFormProps = { account: TypedAccount; onSignedIn: (answer: SignInAnswer) => void };

export function SignUpForm({ account, onSignedIn }: SignUpFormProps) {
  const [sent, setSent] = useState<Details>();
  const step = useSignInForm<Details>(
    details,
    { name: '', account: account.typed, signupRole: '', password: '' },
    async (values) => {
      const { name, password } = values;
      const kept = keptAccount(values.account);
      await signInCalls.requestSignUp({ account: kept, name, password: password || undefined });
      setSent({ ...values, account: kept });
    },
  );
  if (sent) return <ProveAddress details={sent} onSignedIn={onSignedIn} onBack={() => setSent(undefined)} />;
  return <DetailsForm {...step} />;
}

function DetailsForm({ form, problem, sending, onSubmit }: ReturnType<typeof useSignInForm<Details>>) {
  const { t } = useLingui();
  return (
    <Form onSubmit={onSubmit}>
      <Stack gap="md">
        <FormProblem>{problem}</FormProblem>
        <TextInput label={t`Your name`} autoComplete="name" {...form.getInputProps('name')} />
        <AccountField {...form.getInputProps('account')} />
        <Radio.Group label={t`What brings you here?`} {...form.getInputProps('signupRole')}>
          <Stack gap="xs" mt="xs">
            <Radio value="tenant" label={t`I am looking for a home`} />
            <Radio value="landlord" label={t`I let a home`} />
            <Radio value="" label={t`Just looking around`} />
          </Stack>
        </Radio.Group>
        <PasswordField
          label={t`Password (optional)`}
          description={t`At least ${PASSWORD_MIN} characters. Without one you sign in with a code each time.`}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={sending} fullWidth>
          <Trans>Send me a code</Trans>
        </Button>
      </Stack>
    </Form>
  );
}

type ProveAddressProps = { details: Details; onSignedIn: (answer: SignInAnswer) => void; onBack: () => void };

function ProveAddress({ details: { password, ...person }, onSignedIn, onBack }: ProveAddressProps) {
  const { t } = useLingui();
  const { account, name } = person;
  const signupRole = person.signupRole || undefined;
  const values = { account, name, signupRole, otp: '' };
  const { form, problem, sending, onSubmit } = useSignInForm(accountForms.code, values, async ({ otp }) => {
    const session = await signInCalls.withCode({ account, name, signupRole, otp });
    // An account that existed keeps its password; a new one is open either way.
    if (password && !('secondStep' in session))
      await signInCalls.setPassword(password).catch(() => toast.neutral(t`Your password was not changed`));
    onSignedIn(session);
  });
  return (
    <Form onSubmit={onSubmit}>
      <FormProblem>{problem}</FormProblem>
      <CodeStep
        sentTo={account}
        code={form.values.otp}
        error={form.errors.otp?.toString()}
        sending={sending}
        onChange={(otp) => form.setFieldValue('otp', otp)}
        onComplete={() => onSubmit()}
        onSendAgain={() => signInCalls.requestCode(account)}
        onBack={onBack}
      >
        <Button type="submit" loading={sending} fullWidth>
          <Trans>Open my account</Trans>
        </Button>
      </CodeStep>
    </Form>
  );
}
