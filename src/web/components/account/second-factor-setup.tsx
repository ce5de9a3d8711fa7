// Sets two-step sign-in up: the present password, the QR code for the app, the backup codes, and a first code as proof.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Code, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  CODE_LENGTH,
  type SecondFactorStart,
  secondFactorStart,
  secondStep,
} from '../../../contract/session.ts';
import { useSession, useSessionStore } from '../../lib/session-context.ts';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { useSignInForm } from '../../lib/use-sign-in-form.ts';
import { CodeInput } from '../../ui/code-input.tsx';
import { Form } from '../../ui/form.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { QrCode } from '../qr-code.tsx';
import { BackupCodes } from './backup-codes.tsx';

/** Whether the person has a password to be asked for; undefined while that is unknown. */
export function useHasPassword(): boolean | undefined {
  const userId = useSession().current?.user.id;
  const queryKey = ['sign-in-methods', userId ?? ''];
  return useQuery({ queryKey, queryFn: signInCalls.methods, enabled: userId !== undefined }).data
    ?.hasPassword;
}

export function SecondFactorSetup({ onDone }: { onDone?: () => void }) {
  const [started, setStarted] = useState<SecondFactorStart>();
  if (started) return <Prove started={started} {...(onDone ? { onDone } : {})} />;
  return <Begin onStarted={setStarted} />;
}

function Begin({ onStarted }: { onStarted: (started: SecondFactorStart) => void }) {
  const { t } = useLingui();
  const hasPassword = useHasPassword();
  const { form, problem, sending, onSubmit } = useSignInForm(
    secondFactorStart,
    { currentPassword: '' },
    async ({ currentPassword }) =>
      onStarted(await signInCalls.startSecondFactor(currentPassword ? { currentPassword } : {})),
  );
  return (
    <Form onSubmit={onSubmit}>
      <Stack gap="md" align="start">
        <FormProblem>{problem}</FormProblem>
        {hasPassword && (
          <PasswordField
            label={t`Your password`}
            autoComplete="current-password"
            w="100%"
            maw={400}
            {...form.getInputProps('currentPassword')}
          />
        )}
        <Button type="submit" loading={sending} disabled={hasPassword === undefined}>
          <Trans>Set up two-step sign-in</Trans>
        </Button>
      </Stack>
    </Form>
  );
}

function Prove({ started, onDone }: { started: SecondFactorStart; onDone?: () => void }) {
  const { t } = useLingui();
  const store = useSessionStore();
  const cache = useQueryClient();
  const { form, problem, sending, onSubmit } = useSignInForm(secondStep, { code: '' }, async ({ code }) => {
    const session = await signInCalls.confirmSecondFactor(code);
    toast.success(msg`Two-step sign-in is on`, msg`You were signed out everywhere else.`);
    store.signedIn(session);
    void cache.invalidateQueries({ queryKey: ['sessions'] });
    onDone?.();
  });
  const error = form.errors.code?.toString();
  const secret = new URL(started.uri).searchParams.get('secret') ?? '';
  return (
    <Form onSubmit={onSubmit}>
      <Stack gap="md" align="start">
        <FormProblem>{problem}</FormProblem>
        <Text>
          <Trans>1. Scan this with an authenticator app, or type the key into it.</Trans>
        </Text>
        <QrCode text={started.uri} label={t`QR code for the authenticator app`} size={200} />
        <Code fz="sm" style={{ overflowWrap: 'anywhere' }}>
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Code>
        <Text>
          <Trans>2. Keep these backup codes. Each signs you in once when the phone is not at hand.</Trans>
        </Text>
        <BackupCodes codes={started.backupCodes} />
        <Text>
          <Trans>3. Type the code that the app shows now.</Trans>
        </Text>
        <CodeInput
          key={error}
          label={t`Code of the app`}
          value={form.values.code}
          length={CODE_LENGTH}
          onChange={(code) => form.setFieldValue('code', code)}
          error={error}
          disabled={sending}
        />
        <Button type="submit" loading={sending}>
          <Trans>Turn on</Trans>
        </Button>
      </Stack>
    </Form>
  );
}
