// The second step after a code was mailed: type it in, or ask for another.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useSettings } from '../../lib/use-settings.ts';
import { CodeInput } from '../../ui/code-input.tsx';

const WAIT_SECONDS = 30;

type CodeStepProps = {
  email: string;
  code: string;
  error: string | undefined;
  sending: boolean;
  onChange: (code: string) => void;
  /** Called when all six digits are there. */
  onComplete?: () => void;
  onSendAgain: () => Promise<unknown>;
  onBack: () => void;
  children?: ReactNode;
};

export function CodeStep(props: CodeStepProps) {
  const { email, code, error, sending, onChange, onComplete, onBack, children } = props;
  const { t } = useLingui();
  const { mailbox } = useSettings();
  return (
    <Stack gap="md">
      <Text role="status">
        <Trans>
          We have sent a six-digit code to <strong>{email}</strong>. It works for ten minutes.
        </Trans>{' '}
        {mailbox && (
          <Anchor component={Link} to={`/dev/mailbox?to=${encodeURIComponent(email)}`} target="_blank">
            <Trans>Open the development mailbox</Trans>
          </Anchor>
        )}
      </Text>
      <CodeInput
        // A fresh one when the code was wrong, so that typing starts at the first digit again.
        key={error}
        label={t`Code`}
        value={code}
        onChange={onChange}
        onComplete={onComplete}
        error={error}
        disabled={sending}
        autoFocus
      />
      {children}
      <Group justify="space-between">
        <Button variant="subtle" size="compact-sm" onClick={onBack}>
          <Trans>Use another address</Trans>
        </Button>
        <SendAgain send={props.onSendAgain} />
      </Group>
    </Stack>
  );
}

/** Waits half a minute between two e-mails, so that nobody uses up his tries by impatience. */
function SendAgain({ send }: { send: () => Promise<unknown> }) {
  const [seconds, setSeconds] = useState(WAIT_SECONDS);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  const again = () => {
    setSeconds(WAIT_SECONDS);
    void send();
  };
  return (
    <Button variant="subtle" size="compact-sm" onClick={again} disabled={seconds > 0}>
      {seconds > 0 ? <Trans>Send again in {seconds} s</Trans> : <Trans>Send again</Trans>}
    </Button>
  );
}
