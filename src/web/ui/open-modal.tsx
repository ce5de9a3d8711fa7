// A dialog that is on the page only while it is open.
import { useLingui } from '@lingui/react/macro';
import { Modal, type ModalProps } from '@mantine/core';
import { DialogStart } from './dialog-start.tsx';
import { useFocusBack } from './use-focus-back.ts';

export function OpenModal({ children, ...props }: Omit<ModalProps, 'opened'>) {
  const { t } = useLingui();
  useFocusBack();
  return (
    <Modal opened closeButtonProps={{ 'aria-label': t`Close` }} {...props}>
      {children}
      <DialogStart />
    </Modal>
  );
}
