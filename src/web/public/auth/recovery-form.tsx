// A forgotten password: a code proves the address or number, a new password is set, and the person is signed in with it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { accountForms, type SignInAnswer } from '../../../contract/session.ts';
import { formatIdentifier, normalizeIdentifier } from '../../../domain/identifiers.ts';
import type { TextChannel } from '../../../domain/text-messages.ts';
import { ByWhatsapp } from '../../components/account/by-whatsapp.tsx';
import { CodeStep } from '../../components/account/code-step.tsx';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { useSentCode } from '../../lib/use-sent-code.ts';
import { useSignInForm } from '../../lib/use-sign-in-form.ts';
import { Form } from '../../ui/form.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountField, isNumber, type TypedAccount } from './account-field.tsx';

type SentCode = { account: string; channel: TextChannel };
type RecoveryFormProps = { account: TypedAccount; onSignedIn: (answer: SignInAnswer) => void };

export function RecoveryForm({ account, onSignedIn }: RecoveryFormProps) {
  const [sent, setSent] = useSentCode<SentCode>('recover');
  const { form, problem, sending, onSubmit } = useSignInForm(
    accountForms.account,
    {
      account: account.typed.account || formatIdentifier(sent?.account ?? ''),
      channel: 'sms' as TextChannel,
    },
    async ({ account, channel }) => {
      const stored = normalizeIdentifier(account);
      await signInCalls.requestRecovery(stored, channel);
      setSent({ account: stored, channel });
    },
  );
  const sendBy = (channel: TextChannel) => {
    form.setValues({ channel });
    onSubmit();
  };
  if (sent) {
    return (
      <NewPassword
        {...sent}
        onSignedIn={(answer) => {
          setSent(null);
          onSignedIn(answer);
        }}
        onBack={() => setSent(null)}
      />
    );
  }
  return (
    <Form onSubmit={() => sendBy('sms')} onBlur={() => account.keep({ account: form.values.account })}>
      <Stack gap="md">
        <Text>
          <Trans>Tell us how you sign in, and we send you a code to choose a new password.</Trans>
        </Text>
        <FormProblem>{problem}</FormProblem>
        <AccountField {...form.getInputProps('account')} />
        <Button type="submit" loading={sending} fullWidth>
          <Trans>Send me a code</Trans>
        </Button>
        {isNumber(form.values.account) && (
          <ByWhatsapp onClick={() => sendBy('whatsapp')} sending={sending} fullWidth />
        )}
      </Stack>
    </Form>
  );
}

type NewPasswordProps = SentCode & {
  onSignedIn: (answer: SignInAnswer) => void;
  onBack: () => void;
};

function NewPassword({ account, channel, onSignedIn, onBack }: NewPasswordProps) {
  const { t } = useLingui();
  const values = { account, otp: '', password: '' };
  const { form, problem, sending, onSubmit } = useSignInForm(accountForms.recovery, values, async (input) => {
    await signInCalls.resetPassword(input);
    onSignedIn(await signInCalls.withPassword({ account, password: input.password }));
  });
  return (
    <Form onSubmit={onSubmit}>
      <FormProblem>{problem ?? form.errors.account?.toString()}</FormProblem>
      <CodeStep
        sentTo={account}
        code={form.values.otp}
        error={form.errors.otp?.toString()}
        sending={sending}
        onChange={(otp) => form.setFieldValue('otp', otp)}
        onSendAgain={() => signInCalls.requestRecovery(account, channel)}
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
