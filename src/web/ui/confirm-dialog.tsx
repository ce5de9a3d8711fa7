// Asks before something that cannot be taken back.
import { useLingui } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusBack } from './use-focus-back.ts';

type ConfirmDialogProps = {
  opened: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useLingui();
  const { opened, title, children, confirmLabel, destructive, busy, onConfirm, onClose } = props;
  useFocusBack(opened);
  return (
    <Modal
      opened={opened}
      onClose={busy ? () => {} : onClose}
      // What the page thinks had it last may be an item of a menu that went.
      returnFocus={false}
      title={
        <Text component="span" fw={650} size="lg">
          {title}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Stack gap="lg">
        <div>{children}</div>
        <Group justify="flex-end" gap="sm">
          {/* The safe answer has the focus: Enter pressed by habit destroys nothing. */}
          <Button variant="default" onClick={onClose} disabled={busy} data-autofocus>
            {t`Cancel`}
          </Button>
          <Button color={destructive ? 'red' : undefined} onClick={onConfirm} loading={busy}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
