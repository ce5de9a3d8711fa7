// Signing in with a code by e-mail, SMS or WhatsApp, or with a link for those who read their e-mail on the same device.
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { accountForms, codeRequest, type SignInAnswer } from '../../../contract/session.ts';
import { formatIdentifier, normalizeIdentifier } from '../../../domain/identifiers.ts';
import type { TextChannel } from '../../../domain/text-messages.ts';
import { ByWhatsapp } from '../../components/account/by-whatsapp.tsx';
import { CodeStep } from '../../components/account/code-step.tsx';
import { SignInFailure, signInCalls } from '../../lib/sign-in-calls.ts';
import { useSentCode } from '../../lib/use-sent-code.ts';
import { useSignInForm } from '../../lib/use-sign-in-form.ts';
import { Form } from '../../ui/form.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { AccountField, isNumber, type TypedAccount } from './account-field.tsx';

type SentCode = { account: string; channel: TextChannel };

type CodeFormProps = {
  account: TypedAccount;
  onSignedIn: (answer: SignInAnswer) => void;
  /** The code was right, but the address or number has no account yet. */
  onNoAccount: (account: string) => void;
};

export function CodeForm({ account, onSignedIn, onNoAccount }: CodeFormProps) {
  const [sent, setSent] = useSentCode<SentCode>('sign-in');
  const [linkedTo, setLinkedTo] = useState<string>();
  const code = useSignInForm(
    accountForms.account,
    {
      account: account.typed.account || formatIdentifier(sent?.account ?? ''),
      channel: 'sms' as TextChannel,
    },
    async ({ account, channel }) => {
      const stored = normalizeIdentifier(account);
      await signInCalls.requestCode(stored, channel);
      setSent({ account: stored, channel });
    },
  );
  const link = useSignInForm(codeRequest, { email: '' }, async ({ email }) => {
    await signInCalls.requestLink(email);
    setLinkedTo(email.trim().toLowerCase());
  });
  const typed = code.form.values.account;
  const sendBy = (channel: TextChannel) => {
    code.form.setValues({ channel });
    code.onSubmit();
  };
  const sendLink = () => {
    link.form.setValues({ email: typed });
    if (!code.form.validate().hasErrors) link.onSubmit();
  };
  if (linkedTo) return <LinkSent email={linkedTo} onBack={() => setLinkedTo(undefined)} />;
  if (sent) {
    return (
      <EnterCode
        {...sent}
        onSignedIn={(answer) => {
          setSent(null);
          onSignedIn(answer);
        }}
        onNoAccount={(proved) => {
          setSent(null);
          onNoAccount(proved);
        }}
        onBack={() => setSent(null)}
      />
    );
  }
  return (
    <Form onSubmit={() => sendBy('sms')} onBlur={() => account.keep({ account: typed })}>
      <Stack gap="md">
        <FormProblem>{code.problem ?? link.problem}</FormProblem>
        <AccountField {...code.form.getInputProps('account')} />
        <Button type="submit" loading={code.sending} fullWidth>
          <Trans>Send me a code</Trans>
        </Button>
        {isNumber(typed) ? (
          <ByWhatsapp onClick={() => sendBy('whatsapp')} sending={code.sending} fullWidth />
        ) : (
          <Button variant="subtle" onClick={sendLink} loading={link.sending} fullWidth>
            <Trans>Email me a link instead</Trans>
          </Button>
        )}
      </Stack>
    </Form>
  );
}

type EnterCodeProps = Omit<CodeFormProps, 'account'> & SentCode & { onBack: () => void };

function EnterCode({ account, channel, onSignedIn, onNoAccount, onBack }: EnterCodeProps) {
  const { form, problem, sending, onSubmit } = useSignInForm(
    accountForms.code,
    { account, otp: '' },
    async (values) => {
      try {
        onSignedIn(await signInCalls.withCode(values));
      } catch (error) {
        if (!(error instanceof SignInFailure) || error.code !== 'NAME_REQUIRED') throw error;
        onNoAccount(account);
      }
    },
  );
  return (
    <Form onSubmit={onSubmit}>
      <FormProblem>{problem ?? form.errors.account?.toString()}</FormProblem>
      <CodeStep
        sentTo={account}
        code={form.values.otp}
        error={form.errors.otp?.toString()}
        sending={sending}
        onChange={(otp) => form.setFieldValue('otp', otp)}
        onComplete={() => onSubmit()}
        onSendAgain={() => signInCalls.requestCode(account, channel)}
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
