// A next step of a home’s page: its button, and the dialog that the address may open too.
import { useLingui } from '@lingui/react/macro';
import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogStart } from '../../ui/dialog-start.tsx';

type StepProps = {
  name: string;
  label: ReactNode;
  title: string;
  variant: string;
  className?: string | undefined;
  opened: boolean;
  open: () => void;
  close: () => void;
  children: ReactNode;
};

/** Whoever came by a link into the dialog pressed no button that they could go back to. */
function focusButton(step: string): void {
  const at = document.activeElement;
  if (at && at !== document.body && !at.closest('[role="dialog"]')) return;
  for (const button of document.querySelectorAll<HTMLElement>(`[data-step="${step}"]`)) {
    button.focus();
    // One of the two is hidden, by the width of the screen.
    if (document.activeElement === button) return;
  }
}

export function Step({ name, label, title, variant, className, opened, open, close, children }: StepProps) {
  const { t } = useLingui();
  return (
    <>
      <Button variant={variant} className={className} onClick={open} data-step={name} fullWidth>
        {label}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        onExitTransitionEnd={() => focusButton(name)}
        title={title}
        closeButtonProps={{ 'aria-label': t`Close` }}
      >
        {children}
        <DialogStart />
      </Modal>
    </>
  );
}
