// The second step of signing in: the code that the authenticator app shows now, or one of the backup codes.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CODE_LENGTH, type Session, secondStep } from '../../../contract/session.ts';
import { SignInFailure, signInCalls } from '../../lib/sign-in-calls.ts';
import { useSignInForm } from '../../lib/use-sign-in-form.ts';
import { CodeInput } from '../../ui/code-input.tsx';
import { Form } from '../../ui/form.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';

type SecondStepProps = { onSignedIn: (session: Session) => void; onBack: () => void };

export function SecondStep({ onSignedIn, onBack }: SecondStepProps) {
  const { t } = useLingui();
  const [isBackup, setBackup] = useState(false);
  const [over, setOver] = useState<string>();
  const { form, problem, sending, onSubmit } = useSignInForm(secondStep, { code: '' }, async ({ code }) => {
    try {
      onSignedIn(await signInCalls.secondStep(code));
    } catch (error) {
      form.setFieldValue('code', '');
      if (!(error instanceof SignInFailure) || error.code !== 'SECOND_STEP_OVER') throw error;
      setOver(error.message);
    }
  });
  if (over) {
    return (
      <Stack gap="md">
        <FormProblem>{over}</FormProblem>
        <Button onClick={onBack}>
          <Trans>Sign in again</Trans>
        </Button>
      </Stack>
    );
  }
  const error = form.errors.code?.toString();
  const swap = () => {
    form.setValues({ code: '' });
    form.clearErrors();
    setBackup(!isBackup);
  };
  return (
    <Form onSubmit={onSubmit}>
      <Stack gap="md">
        <FormProblem>{problem}</FormProblem>
        <Text role="status">
          {isBackup ? (
            <Trans>Type one of the backup codes that you kept. Each works once.</Trans>
          ) : (
            <Trans>One more step: type the code that your authenticator app shows now.</Trans>
          )}
        </Text>
        {isBackup ? (
          <TextInput
            label={t`Backup code`}
            autoComplete="off"
            autoCapitalize="characters"
            {...form.getInputProps('code')}
            data-autofocus
          />
        ) : (
          <CodeInput
            key={error}
            label={t`Code of the app`}
            value={form.values.code}
            length={CODE_LENGTH}
            onChange={(code) => form.setFieldValue('code', code)}
            onComplete={() => onSubmit()}
            error={error}
            disabled={sending}
            autoFocus
          />
        )}
        <Button type="submit" loading={sending} fullWidth>
          <Trans>Sign in</Trans>
        </Button>
        <Anchor component="button" type="button" onClick={swap}>
          {isBackup ? <Trans>Use the authenticator app</Trans> : <Trans>Use a backup code instead</Trans>}
        </Anchor>
        <Anchor component="button" type="button" onClick={onBack}>
          <Trans>Sign in as someone else</Trans>
        </Anchor>
      </Stack>
    </Form>
  );
}
