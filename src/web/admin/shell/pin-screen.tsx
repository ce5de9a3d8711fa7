// Stands in place of the tabs until the PIN is entered, or set where one is required.
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { PIN_LENGTH } from '../../../domain/admin-pin.ts';
import { CodeInput } from '../../ui/code-input.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { pinProblem } from './pin-problem.ts';
import { SetPinForm } from './set-pin.tsx';
import { usePinCalls } from './use-pin.ts';

export function PinScreen({ gate }: { gate: 'set' | 'enter' }) {
  return (
    <Stack maw={420} mx="auto" py="xl">
      <PageHeader
        title={gate === 'enter' ? <Trans>Enter your admin PIN</Trans> : <Trans>Set your admin PIN</Trans>}
        description={
          gate === 'enter' ? (
            <Trans>
              We ask at sign-in, every 12 hours, and after 30 minutes without activity. Five wrong tries lock
              it for 15 minutes.
            </Trans>
          ) : (
            <Trans>
              Six digits we ask for at sign-in, every 12 hours, and after 30 minutes without activity. You can
              set it only once.
            </Trans>
          )
        }
      />
      {gate === 'enter' ? <EnterPin /> : <SetPinForm />}
    </Stack>
  );
}

function EnterPin() {
  const { t, i18n } = useLingui();
  const [pin, setPin] = useState('');
  const { enter } = usePinCalls();
  const problem = enter.error ? i18n._(pinProblem(enter.error)) : undefined;
  const submit = (complete: string) => enter.mutate(complete, { onError: () => setPin('') });
  return (
    <>
      <CodeInput
        label={t`Admin PIN`}
        value={pin}
        length={PIN_LENGTH}
        onChange={setPin}
        onComplete={submit}
        disabled={enter.isPending}
        error={pin === '' ? problem : undefined}
        autoFocus
      />
      <Text size="sm" c="dimmed">
        <Trans>Forgot your PIN? Ask the person who runs the server to reset it.</Trans>
      </Text>
    </>
  );
}
