// A button that opens a form in a dialog; it closes once what was typed has been taken.
import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormDialog } from './form-dialog.tsx';

type FormDialogButtonProps = {
  /** On the button and over the form. */
  label: string;
  title?: string;
  submitLabel: string;
  button?: ButtonProps & { 'aria-label'?: string | undefined };
  isBusy: boolean;
  opened: boolean;
  onOpen: () => void;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
};

export function FormDialogButton(props: FormDialogButtonProps) {
  const { label, title = label, button, isBusy, opened, onOpen, ...dialog } = props;
  return (
    <>
      <Button size="sm" variant="default" {...button} onClick={onOpen}>
        {label}
      </Button>
      {opened && <FormDialog {...dialog} title={title} busy={isBusy} />}
    </>
  );
}
