// Sets the administrator's PIN: typed twice, since it can be set only once.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { isGuessablePin, PIN_LENGTH } from '../../../domain/admin-pin.ts';
import { CodeInput } from '../../ui/code-input.tsx';
import { Form } from '../../ui/form.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { IconKey } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';
import { pinProblem } from './pin-problem.ts';
import { usePinCalls } from './use-pin.ts';

export function SetPinForm({ onDone }: { onDone?: () => void }) {
  const { t, i18n } = useLingui();
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [wasSent, setSent] = useState(false);
  const { set } = usePinCalls();
  const pinError = problemOf(pin, t`Enter six digits`, t`Choose digits that are harder to guess`);
  const againError = again === pin ? undefined : t`The two PINs do not match`;

  const submit = () => {
    setSent(true);
    if (pinError || againError) return;
    set.mutate(pin, {
      onSuccess: () => {
        toast.success(
          msg`Admin PIN set`,
          msg`We’ll ask for it at sign-in, every 12 hours, and after 30 minutes without activity.`,
        );
        onDone?.();
      },
    });
  };

  return (
    <Form onSubmit={submit}>
      <Stack>
        <CodeInput
          label={t`New PIN`}
          value={pin}
          length={PIN_LENGTH}
          onChange={setPin}
          error={wasSent ? pinError : undefined}
        />
        <CodeInput
          label={t`The same PIN again`}
          value={again}
          length={PIN_LENGTH}
          onChange={setAgain}
          error={wasSent ? againError : undefined}
        />
        <FormProblem>{set.error ? i18n._(pinProblem(set.error)) : undefined}</FormProblem>
        <Button type="submit" loading={set.isPending}>
          <Trans>Set PIN</Trans>
        </Button>
      </Stack>
    </Form>
  );
}

function problemOf(pin: string, incomplete: string, guessable: string): string | undefined {
  if (pin.length < PIN_LENGTH) return incomplete;
  return isGuessablePin(pin) ? guessable : undefined;
}

/** For administrators without a PIN where none is required. */
export function SetPinButton() {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="light"
        size="sm"
        leftSection={<IconKey size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        <Trans>Set PIN</Trans>
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t`Set your admin PIN`}
        closeButtonProps={{ 'aria-label': t`Close` }}
      >
        <Stack>
          <Text size="sm" c="dimmed">
            <Trans>
              Six digits we ask for at sign-in, every 12 hours, and after 30 minutes without activity. You can
              set it only once.
            </Trans>
          </Text>
          <SetPinForm onDone={() => setOpened(false)} />
        </Stack>
      </Modal>
    </>
  );
}
