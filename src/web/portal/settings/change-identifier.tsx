// Changes what one signs in with, an address or a number: the person is proved first, then a code proves the new one.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput, type TextInputProps } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Session } from '../../../contract/session.ts';
import type { TextChannel } from '../../../domain/text-messages.ts';
import { ByWhatsapp } from '../../components/account/by-whatsapp.tsx';
import { CodeStep } from '../../components/account/code-step.tsx';
import { useHasPassword } from '../../components/account/second-factor-setup.tsx';
import { useSessionStore } from '../../lib/session-context.ts';
import { useSentCode } from '../../lib/use-sent-code.ts';
import { useSignInForm } from '../../lib/use-sign-in-form.ts';
import { Form } from '../../ui/form.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import classes from './settings.module.css';

type Schema = Parameters<typeof useSignInForm>[0];
type Proof = { currentPassword?: string; code?: string };

export type IdentifierChange = {
  /** As the routes call it, so that their refusals find it. */
  field: 'newEmail' | 'newPhone' | 'account';
  input: Pick<TextInputProps, 'label' | 'type' | 'autoComplete'>;
  /** As it is kept, from how it was typed. */
  kept: (typed: string) => string;
  starts: Schema;
  confirms: Schema;
  /** Sends a code to the new one. */
  start: (value: string, proof: Proof, channel: TextChannel) => Promise<unknown>;
  confirm: (value: string, otp: string) => Promise<Session>;
  /** The code may come by WhatsApp too. */
  byWhatsapp?: boolean;
  changed: MessageDescriptor;
  /** Said with it. */
  note?: MessageDescriptor;
  /** Before the code is typed. */
  warning?: ReactNode;
  /** What is probably meant. */
  offered?: string | undefined;
};

type ChangeProps = { change: IdentifierChange; user: Session['user']; label: ReactNode };
/** `of`: whose account it was sent for, since this tab may have another person by now. */
type Sent = { value: string; of: string };

/** The button that opens the change; a code that was sent keeps it open when the page is loaded anew. */
export function ChangeIdentifier({ label, ...props }: ChangeProps) {
  const [stored, setSent] = useSentCode<Sent>(props.change.field);
  const sent = stored?.of === props.user.id ? stored : null;
  const [isOpen, setIsOpen] = useState(sent !== null);
  if (!isOpen) {
    return (
      <Button variant="default" size="sm" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
    );
  }
  const close = () => {
    setSent(null);
    setIsOpen(false);
  };
  return <ChangeForm {...props} sent={sent} setSent={setSent} onClose={close} />;
}

type FormProps = Omit<ChangeProps, 'label'> & {
  sent: Sent | null;
  setSent: (sent: Sent | null) => void;
  onClose: () => void;
};

/** Who is to be proved first is asked for a password and for a code of the app, where there is one. */
function ChangeForm({ change, user, sent, setSent, onClose }: FormProps) {
  const { t } = useLingui();
  const hasPassword = useHasPassword();
  const [sendAgain, setSendAgain] = useState<() => Promise<unknown>>();
  const { form, problem, sending, onSubmit } = useSignInForm<Record<string, string>>(
    change.starts,
    { [change.field]: sent?.value ?? change.offered ?? '', currentPassword: '', code: '', channel: 'sms' },
    async ({ [change.field]: typed = '', currentPassword, code, channel }) => {
      const value = change.kept(typed);
      const proof = { ...(currentPassword ? { currentPassword } : {}), ...(code ? { code } : {}) };
      const send = () => change.start(value, proof, channel as TextChannel);
      await send();
      setSent({ value, of: user.id });
      setSendAgain(() => (code ? askForAnother : send));
    },
  );
  const sendBy = (channel: TextChannel) => {
    form.setValues({ channel });
    onSubmit();
  };
  /** A code of the app is over by then, and a backup code is used up. */
  const askForAnother = async () => {
    setSent(null);
    form.setValues({ code: '' });
    form.setErrors({ code: t`Enter the six digits of the app, or a backup code` });
  };
  if (sent) {
    return (
      <Confirm
        change={change}
        value={sent.value}
        // After a reload the proof is gone with what was typed: the first step asks for it again.
        again={sendAgain ?? (async () => setSent(null))}
        onBack={() => setSent(null)}
        onDone={onClose}
      />
    );
  }
  return (
    <Form onSubmit={() => sendBy('sms')} className={classes.form}>
      <Stack gap="md">
        {change.warning}
        <FormProblem>{problem}</FormProblem>
        <TextInput {...change.input} {...form.getInputProps(change.field)} />
        {hasPassword && (
          <PasswordField
            label={t`Your password`}
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
        )}
        {user.hasSecondFactor && (
          <TextInput
            label={t`Code of the app or backup code`}
            autoComplete="one-time-code"
            {...form.getInputProps('code')}
          />
        )}
        <Group>
          <Button type="submit" loading={sending} disabled={hasPassword === undefined}>
            <Trans>Send a code there</Trans>
          </Button>
          {change.byWhatsapp && <ByWhatsapp onClick={() => sendBy('whatsapp')} sending={sending} />}
          <Button variant="subtle" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}

type ConfirmProps = {
  change: IdentifierChange;
  value: string;
  again: () => Promise<unknown>;
  onBack: () => void;
  onDone: () => void;
};

function Confirm({ change, value, again, onBack, onDone }: ConfirmProps) {
  const store = useSessionStore();
  const cache = useQueryClient();
  const { form, problem, sending, onSubmit } = useSignInForm<Record<string, string>>(
    change.confirms,
    { [change.field]: value, otp: '' },
    async ({ otp = '' }) => {
      store.signedIn(await change.confirm(value, otp));
      toast.success(change.changed, change.note ?? msg`Your other devices were signed out.`);
      // The profile, the bar above and the list of devices show it too.
      void cache.invalidateQueries();
      onDone();
    },
  );
  return (
    <Form onSubmit={onSubmit} className={classes.form}>
      {/* The field of the new one is a step back: what is said against it shows here. */}
      <FormProblem>{problem ?? form.errors[change.field]?.toString()}</FormProblem>
      <CodeStep
        sentTo={value}
        code={form.values.otp ?? ''}
        error={form.errors.otp?.toString()}
        sending={sending}
        onChange={(otp) => form.setFieldValue('otp', otp)}
        onComplete={() => onSubmit()}
        onSendAgain={again}
        onBack={onBack}
      />
    </Form>
  );
}
