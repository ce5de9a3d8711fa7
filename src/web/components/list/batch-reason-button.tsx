// A button of a batch bar that asks why before it does something to all that are chosen.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { useOpened } from '../../ui/use-opened.ts';

type BatchReasonButtonProps = {
  label: string;
  title: string;
  /** What happens, and whether it can be undone. */
  explanation: ReactNode;
  destructive?: boolean;
  disabled: boolean;
  onSubmit: (reason: string) => unknown;
};

export function BatchReasonButton(props: BatchReasonButtonProps) {
  const { label, disabled, onSubmit, ...dialog } = props;
  const { opened, onOpen, onClose } = useOpened();
  return (
    <>
      <Button variant="default" size="compact-sm" disabled={disabled} onClick={onOpen}>
        {label}
      </Button>
      {opened && (
        <ReasonDialog
          {...dialog}
          submitLabel={label}
          busy={false}
          error={undefined}
          onSubmit={(reason) => {
            onClose();
            onSubmit(reason);
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}
