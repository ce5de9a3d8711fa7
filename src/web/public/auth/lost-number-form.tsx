// A lost mobile number: other ways in first; without any, the new number is proved and Kiraya's team is asked for the account.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { lostNumberConfirm, lostNumberStart, STORY_MAX } from '../../../contract/lost-number-forms.ts';
import { LOST_NUMBER_HOURS, LOST_NUMBER_PAUSE_DAYS } from '../../../domain/lost-numbers.ts';
import { formatPhone, phoneOf } from '../../../domain/phones.ts';
import type { TextChannel } from '../../../domain/text-messages.ts';
import { ByWhatsapp } from '../../components/account/by-whatsapp.tsx';
import { CodeStep } from '../../components/account/code-step.tsx';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { useSentCode } from '../../lib/use-sent-code.ts';
import { useSignInForm } from '../../lib/use-sign-in-form.ts';
import { Form } from '../../ui/form.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';

type Sent = { oldPhone: string; phone: string; channel: TextChannel };

/** `onOtherWay` leads to the code by e-mail. */
export default function LostNumberForm({ onOtherWay }: { onOtherWay: () => void }) {
  const [sent, setSent] = useSentCode<Sent>('lost-number');
  const [typed, setTyped] = useState({ oldPhone: '', phone: '' });
  const [asked, setAsked] = useState<Sent>();
  if (asked) return <Asked {...asked} />;
  if (!sent) return <Numbers typed={typed} onSent={setSent} onOtherWay={onOtherWay} />;
  return (
    <Story
      sent={sent}
      onBack={() => {
        setTyped({ oldPhone: formatPhone(sent.oldPhone), phone: formatPhone(sent.phone) });
        setSent(null);
      }}
      onAsked={() => {
        setSent(null);
        setAsked(sent);
      }}
    />
  );
}

type NumbersProps = {
  typed: { oldPhone: string; phone: string };
  onSent: (sent: Sent) => void;
  onOtherWay: () => void;
};

function Numbers({ typed, onSent, onOtherWay }: NumbersProps) {
  const { t } = useLingui();
  const { form, problem, sending, onSubmit } = useSignInForm(
    lostNumberStart,
    { ...typed, channel: 'sms' as TextChannel },
    async ({ oldPhone, phone, channel }) => {
      const sent = { oldPhone: phoneOf(oldPhone), phone: phoneOf(phone), channel };
      await signInCalls.startLostNumber(sent);
      onSent(sent);
    },
  );
  const sendBy = (channel: TextChannel) => {
    form.setValues({ channel });
    onSubmit();
  };
  return (
    <Form onSubmit={() => sendBy('sms')}>
      <Stack gap="md">
        <Text>
          <Trans>
            Your password, a passkey or{' '}
            <Anchor component="button" type="button" onClick={onOtherWay} inherit underline="always">
              a code to your email address
            </Anchor>{' '}
            still lets you in. Then change your number in the settings.
          </Trans>
        </Text>
        <Text>
          <Trans>Have none of these? We can move your account to your new number.</Trans>
        </Text>
        <FormProblem>{problem}</FormProblem>
        <TextInput
          label={t`Number you lost`}
          type="tel"
          autoComplete="off"
          {...form.getInputProps('oldPhone')}
        />
        <TextInput
          label={t`Number you use now`}
          type="tel"
          autoComplete="tel"
          {...form.getInputProps('phone')}
        />
        <Button type="submit" loading={sending} fullWidth>
          <Trans>Send a code to the new number</Trans>
        </Button>
        <ByWhatsapp onClick={() => sendBy('whatsapp')} sending={sending} fullWidth />
      </Stack>
    </Form>
  );
}

type StoryProps = { sent: Sent; onBack: () => void; onAsked: () => void };

function Story({ sent, onBack, onAsked }: StoryProps) {
  const { t } = useLingui();
  const { oldPhone, phone } = sent;
  const { form, problem, sending, onSubmit } = useSignInForm(
    lostNumberConfirm,
    { oldPhone, phone, otp: '', name: '', story: '' },
    async (values) => {
      await signInCalls.confirmLostNumber(values);
      onAsked();
    },
  );
  return (
    <Form onSubmit={onSubmit}>
      {/* The fields of both numbers are a step back: what is said against them shows here. */}
      <FormProblem>
        {problem ?? form.errors.phone?.toString() ?? form.errors.oldPhone?.toString()}
      </FormProblem>
      <CodeStep
        sentTo={phone}
        code={form.values.otp}
        error={form.errors.otp?.toString()}
        sending={sending}
        onChange={(otp) => form.setFieldValue('otp', otp)}
        onSendAgain={() => signInCalls.startLostNumber(sent)}
        onBack={onBack}
      >
        <TextInput label={t`Your name`} autoComplete="name" {...form.getInputProps('name')} />
        <Textarea
          label={t`How can we tell that the account is yours?`}
          description={t`For example: the address of a home, whom you rent from or to, your last payment. No passwords or codes.`}
          autosize
          minRows={3}
          maxLength={STORY_MAX}
          {...form.getInputProps('story')}
        />
        <Button type="submit" loading={sending} fullWidth>
          <Trans>Ask for my account</Trans>
        </Button>
      </CodeStep>
    </Form>
  );
}

function Asked({ oldPhone, phone }: Sent) {
  const [lost, present] = [formatPhone(oldPhone), formatPhone(phone)];
  const [days, pause] = [LOST_NUMBER_HOURS / 24, LOST_NUMBER_PAUSE_DAYS];
  return (
    <Stack gap="md" role="status">
      <Text fw={650}>
        <Trans>Your request was sent</Trans>
      </Text>
      <Text>
        <Trans>
          If {lost} has an account, we’ll find out whether it is yours. We may call you on {present}, and text
          you there when it is decided: after {days} days at the earliest, so that no one can take an account
          that is not theirs.
        </Trans>
      </Text>
      <Text c="dimmed" size="sm">
        <Trans>A request that was turned down or stopped can be sent again after {pause} days.</Trans>
      </Text>
    </Stack>
  );
}
