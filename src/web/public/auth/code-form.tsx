// Signing in with an e-mailed code, or with a link for those who read their e-mail on the same device.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { codeRequest, codeSignIn, type SignInAnswer } from '../../../contract/session.ts';
import { CodeStep } from '../../components/account/code-step.tsx';
import { SignInFailure, signInCalls } from '../../lib/sign-in-calls.ts';
import { useSignInForm } from '../../lib/use-sign-in-form.ts';
import { Form } from '../../ui/form.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';

type CodeFormProps = {
  onSignedIn: (answer: SignInAnswer) => void;
  /** The code was right, but the address has no account yet. */
  onNoAccount: (email: string) => void;
};

export function CodeForm({ onSignedIn, onNoAccount }: CodeFormProps) {
  const { t } = useLingui();
  const [sent, setSent] = useState<{ kind: 'code' | 'link'; email: string }>();
  const address = useSignInForm(codeRequest, { email: '' }, async ({ email }) => {
    await signInCalls.requestCode(email);
    setSent({ kind: 'code', email: email.trim().toLowerCase() });
  });
  const link = useSignInForm(codeRequest, { email: '' }, async ({ email }) => {
    await signInCalls.requestLink(email);
    setSent({ kind: 'link', email: email.trim().toLowerCase() });
  });
  const sendLink = () => {
    link.form.setValues(address.form.getValues());
    if (!address.form.validate().hasErrors) link.onSubmit();
  };
  if (sent?.kind === 'link') return <LinkSent email={sent.email} onBack={() => setSent(undefined)} />;
  if (sent) {
    return (
      <EnterCode
        email={sent.email}
        onSignedIn={onSignedIn}
        onNoAccount={onNoAccount}
        onBack={() => setSent(undefined)}
      />
    );
  }
  return (
    <Form onSubmit={address.onSubmit}>
      <Stack gap="md">
        <FormProblem>{address.problem ?? link.problem}</FormProblem>
        <TextInput
          label={t`E-mail address`}
          type="email"
          autoComplete="username"
          {...address.form.getInputProps('email')}
        />
        <Button type="submit" loading={address.sending} fullWidth>
          <Trans>E-mail me a code</Trans>
        </Button>
        <Button variant="subtle" onClick={sendLink} loading={link.sending} fullWidth>
          <Trans>E-mail me a link instead</Trans>
        </Button>
      </Stack>
    </Form>
  );
}

function EnterCode({
  email,
  onSignedIn,
  onNoAccount,
  onBack,
}: CodeFormProps & { email: string; onBack: () => void }) {
  const { form, problem, sending, onSubmit } = useSignInForm(
    codeSignIn,
    { email, otp: '' },
    async (values) => {
      try {
        onSignedIn(await signInCalls.withCode(values));
      } catch (error) {
        if (!(error instanceof SignInFailure) || error.code !== 'NAME_REQUIRED') throw error;
        onNoAccount(email);
      }
    },
  );
  return (
    <Form onSubmit={onSubmit}>
      <FormProblem>{problem}</FormProblem>
      <CodeStep
        email={email}
        code={form.values.otp}
        error={form.errors.otp?.toString()}
        sending={sending}
        onChange={(otp) => form.setFieldValue('otp', otp)}
        onComplete={() => onSubmit()}
        onSendAgain={() => signInCalls.requestCode(email)}
        onBack={onBack}
      >
        <Button type="submit" loading={sending} fullWidth>
          <Trans>Sign in</Trans>
        </Button>
      </CodeStep>
    </Form>
  );
}

function LinkSent({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <Stack gap="md">
      <Text role="status">
        <Trans>
          If <strong>{email}</strong> has an account, a link is on its way. Open it on this device within ten
          minutes.
        </Trans>
      </Text>
      <Button variant="subtle" onClick={onBack}>
        <Trans>Use another address</Trans>
      </Button>
    </Stack>
  );
}
