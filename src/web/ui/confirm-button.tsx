// A button whose action runs only after the person has confirmed it in words.
import { Button, type ButtonProps } from '@mantine/core';
import { type AriaAttributes, type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

type ConfirmButtonProps = ButtonProps &
  AriaAttributes & {
    children: ReactNode;
    question: string;
    /** What will happen, and whether it can be undone. */
    explanation: ReactNode;
    confirmLabel: string;
    destructive?: boolean;
    /** It asks as it appears: what was clicked before led here. */
    startsOpen?: boolean;
    /** The dialog stays open and busy until this settles; it closes either way, and the caller reports a failure. */
    onConfirm: () => Promise<unknown> | undefined;
  };

export function ConfirmButton(props: ConfirmButtonProps) {
  const {
    question,
    explanation,
    confirmLabel,
    destructive,
    startsOpen = false,
    onConfirm,
    children,
    ...button
  } = props;
  const [opened, setOpened] = useState(startsOpen);
  const [busy, setBusy] = useState(false);

  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
      setOpened(false);
    }
  };

  return (
    <>
      <Button {...button} onClick={() => setOpened(true)}>
        {children}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={question}
        confirmLabel={confirmLabel}
        destructive={destructive}
        busy={busy}
        onConfirm={confirm}
        onClose={() => setOpened(false)}
      >
        {explanation}
      </ConfirmDialog>
    </>
  );
}
