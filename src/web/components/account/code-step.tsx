// The second step after a code was sent: type it in, or ask for another.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatIdentifier } from '../../../domain/identifiers.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { useSignInWords } from '../../lib/use-sign-in-form.ts';
import { CodeInput } from '../../ui/code-input.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';

const WAIT_SECONDS = 30;

type CodeStepProps = {
  /** An e-mail address, or a mobile number. */
  sentTo: string;
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
  const { sentTo, code, error, sending, onChange, onComplete, onBack, children } = props;
  const { t } = useLingui();
  const { mailbox } = useSettings();
  const isEmail = sentTo.includes('@');
  const shown = formatIdentifier(sentTo);
  const step = useRef<HTMLDivElement>(null);
  // The form before it was longer: without this its place further down is kept, with the heading above the screen.
  useEffect(() => {
    (step.current?.closest('.card') ?? step.current)?.scrollIntoView?.({ block: 'start' });
  }, []);
  return (
    <Stack gap="md" ref={step}>
      <Text role="status">
        <Trans>
          We have sent a six-digit code to <strong>{shown}</strong>. It works for ten minutes.
        </Trans>{' '}
        {mailbox && (
          <Anchor component={Link} to={`/dev/mailbox?to=${encodeURIComponent(sentTo)}`} target="_blank">
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
      <SendAgain send={props.onSendAgain}>
        <Button variant="subtle" size="compact-sm" onClick={onBack}>
          {isEmail ? <Trans>Use another address</Trans> : <Trans>Use another number</Trans>}
        </Button>
      </SendAgain>
    </Stack>
  );
}

/** Waits half a minute between two codes, so that nobody uses up their tries by impatience; one that was not sent is said so. */
function SendAgain({ send, children }: { send: () => Promise<unknown>; children: ReactNode }) {
  const wordsOf = useSignInWords();
  const [problem, setProblem] = useState<string>();
  const [seconds, setSeconds] = useState(WAIT_SECONDS);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  const again = () => {
    setProblem(undefined);
    setSeconds(WAIT_SECONDS);
    void send().catch((error: unknown) => {
      setProblem(wordsOf(error));
      setSeconds(0);
    });
  };
  return (
    <>
      <FormProblem>{problem}</FormProblem>
      <Group justify="space-between">
        {children}
        <Button variant="subtle" size="compact-sm" onClick={again} disabled={seconds > 0}>
          {seconds > 0 ? <Trans>Send again in {seconds} s</Trans> : <Trans>Send again</Trans>}
        </Button>
      </Group>
    </>
  );
}
