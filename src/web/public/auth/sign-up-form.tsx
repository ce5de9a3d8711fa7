// Signing up: name, number or address, what one comes for, a password for those who like one; the code opens the account.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import {
  accountForms,
  newPassword,
  PASSWORD_MIN,
  type SignInAnswer,
  signupRole,
} from '../../../contract/session.ts';
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
import { toast } from '../../ui/toast-store.ts';
import { AccountField, isNumber, type TypedAccount } from './account-field.tsx';

/** Nothing is chosen yet, or nothing for now. */
const noRole = z.enum(['', 'none']).transform(() => undefined);
const details = accountForms.signUp.extend({
  signupRole: z.union([signupRole, noRole]),
  password: z.union([z.literal(''), newPassword]),
});
type Person = { name: string; account: string; signupRole: 'tenant' | 'landlord' | 'none' | '' };
type Details = Person & { password: string; channel: TextChannel };
/** A password is not kept over a reload: it is typed once more. */
type SentDetails = Person & { hasPassword: boolean; channel: TextChannel };

type SignUpFormProps = { account: TypedAccount; onSignedIn: (answer: SignInAnswer) => void };

export function SignUpForm({ account, onSignedIn }: SignUpFormProps) {
  const [sent, setSent] = useSentCode<SentDetails>('sign-up');
  const { typed, keep } = account;
  const step = useSignInForm<Details>(
    details,
    {
      name: typed.name || (sent?.name ?? ''),
      account: typed.account || formatIdentifier(sent?.account ?? ''),
      signupRole: typed.signupRole || (sent?.signupRole ?? ''),
      password: '',
      channel: 'sms',
    },
    async (values) => {
      const { name, signupRole, password, channel } = values;
      const stored = normalizeIdentifier(values.account);
      await signInCalls.requestSignUp({ account: stored, name, password: password || undefined, channel });
      setSent({ name, account: stored, signupRole, hasPassword: password !== '', channel });
    },
  );
  if (sent) {
    return (
      <ProveAddress
        details={sent}
        password={step.form.values.password}
        onSignedIn={(answer) => {
          setSent(null);
          onSignedIn(answer);
        }}
        onBack={() => setSent(null)}
      />
    );
  }
  return <DetailsForm {...step} keep={keep} />;
}

type DetailsFormProps = ReturnType<typeof useSignInForm<Details>> & Pick<TypedAccount, 'keep'>;

function DetailsForm({ form, problem, sending, onSubmit, keep }: DetailsFormProps) {
  const { t } = useLingui();
  const noticeId = useId();
  const { name, account, signupRole } = form.values;
  const sendBy = (channel: TextChannel) => {
    form.setValues({ channel });
    onSubmit();
  };
  return (
    <Form onSubmit={() => sendBy('sms')} onBlur={() => keep({ name, account, signupRole })}>
      <Stack gap="md">
        <FormProblem>{problem}</FormProblem>
        <TextInput label={t`Your name`} autoComplete="name" {...form.getInputProps('name')} />
        <AccountField {...form.getInputProps('account')} />
        <Radio.Group label={t`What brings you here?`} {...form.getInputProps('signupRole')}>
          <Stack gap="xs" mt="xs">
            <Radio value="tenant" label={t`I am looking for a home`} />
            <Radio value="landlord" label={t`I want to rent out my home`} />
            <Radio value="none" label={t`Just looking around`} />
          </Stack>
        </Radio.Group>
        <PasswordField
          label={t`Password (optional)`}
          description={t`At least ${PASSWORD_MIN} characters. Without one you sign in with a code each time.`}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={sending} fullWidth aria-describedby={noticeId}>
          <Trans>Send me a code</Trans>
        </Button>
        {isNumber(account) && <ByWhatsapp onClick={() => sendBy('whatsapp')} sending={sending} fullWidth />}
        <Text size="sm" c="dimmed">
          <Trans>
            Property manager, broker or affiliate?{' '}
            <Anchor component={Link} to="/portal-auth?portal=manager" inherit underline="always">
              How to get each role
            </Anchor>
          </Trans>
        </Text>
        <Text size="sm" c="dimmed" id={noticeId}>
          <Trans>
            We use your name and your email or number to run your account and to tell you what happens in it.
            You can read, download and delete your data in Settings. The{' '}
            <Anchor component={Link} to="/privacy-policy" inherit underline="always">
              privacy policy
            </Anchor>{' '}
            says what else we keep and how to complain, the{' '}
            <Anchor component={Link} to="/terms-conditions" inherit underline="always">
              terms
            </Anchor>{' '}
            what we agree on.
          </Trans>
        </Text>
      </Stack>
    </Form>
  );
}

const proving = accountForms.code.extend({ password: details.shape.password });

type ProveAddressProps = {
  details: SentDetails;
  password: string;
  onSignedIn: (answer: SignInAnswer) => void;
  onBack: () => void;
};

function ProveAddress({ details: person, password: typed, onSignedIn, onBack }: ProveAddressProps) {
  const { t } = useLingui();
  const { account, channel, name, hasPassword } = person;
  const isPasswordLost = hasPassword && typed === '';
  const signupRole = person.signupRole === 'none' ? undefined : person.signupRole || undefined;
  const values = { account, otp: '', password: typed };
  const { form, problem, sending, onSubmit } = useSignInForm(proving, values, async ({ otp, password }) => {
    const session = await signInCalls.withCode({ account, name, signupRole, otp });
    // An account that existed keeps its password; a new one is open either way.
    if (password && !('secondStep' in session))
      await signInCalls.setPassword(password).catch(() => toast.neutral(t`Your password was not changed`));
    onSignedIn(session);
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
        {...(isPasswordLost ? {} : { onComplete: () => onSubmit() })}
        onSendAgain={() => signInCalls.requestCode(account, channel)}
        onBack={onBack}
      >
        {isPasswordLost && (
          <PasswordField
            label={t`Password (optional)`}
            description={t`Type your password again: the page was reloaded, and we don’t keep it.`}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
        )}
        <Button type="submit" loading={sending} fullWidth>
          <Trans>Open my account</Trans>
        </Button>
      </CodeStep>
    </Form>
  );
}
