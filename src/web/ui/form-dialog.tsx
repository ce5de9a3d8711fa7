// A dialog around a form: title, fields, and the two answers at the end.
import { useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Form } from './form.tsx';
import { OpenModal } from './open-modal.tsx';

type FormDialogProps = {
  title: string;
  submitLabel: string;
  destructive?: boolean;
  wide?: boolean;
  busy: boolean;
  disabled?: boolean;
  children: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
};

export function FormDialog(props: FormDialogProps) {
  const { t } = useLingui();
  const { title, submitLabel, destructive, wide, busy, disabled, children, onSubmit, onClose } = props;
  return (
    <OpenModal
      onClose={busy ? () => {} : onClose}
      size={wide ? 'xl' : 'md'}
      title={
        <Text component="span" fw={650} size="lg">
          {title}
        </Text>
      }
    >
      <Form onSubmit={() => onSubmit()}>
        <Stack gap="md">
          {children}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={busy}>{t`Cancel`}</Button>
            <Button type="submit" color={destructive ? 'red' : undefined} loading={busy} disabled={disabled}>
              {submitLabel}
            </Button>
          </Group>
        </Stack>
      </Form>
    </OpenModal>
  );
}
