// A button that opens a form in a dialog; it closes once what was typed has been taken.
import { useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps, Group, Modal, Stack, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';

type FormDialogProps = {
  /** On the button and over the form. */
  label: string;
  title?: string;
  submitLabel: string;
  button?: ButtonProps;
  isBusy: boolean;
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
};

export function FormDialogButton(props: FormDialogProps) {
  const { t } = useLingui();
  const {
    label,
    title = label,
    submitLabel,
    button,
    isBusy,
    opened,
    onOpen,
    onClose,
    onSubmit,
    children,
  } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <>
      <Button size="sm" variant="default" {...button} onClick={onOpen}>
        {label}
      </Button>
      <Modal
        opened={opened}
        onClose={isBusy ? () => {} : onClose}
        title={
          <Text component="span" fw={650} size="lg">
            {title}
          </Text>
        }
        closeButtonProps={{ 'aria-label': t`Close` }}
      >
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            {children}
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={onClose} disabled={isBusy}>
                {t`Cancel`}
              </Button>
              <Button type="submit" loading={isBusy}>
                {submitLabel}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  );
}

/** Whether a dialog is open, with the two ways. */
export function useOpened() {
  const [opened, setOpened] = useState(false);
  return { opened, onOpen: () => setOpened(true), onClose: () => setOpened(false) };
}
