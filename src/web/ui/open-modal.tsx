// A dialog that is on the page only while it is open.
import { useLingui } from '@lingui/react/macro';
import { Modal, type ModalProps } from '@mantine/core';
import { useFocusBack } from './use-focus-back.ts';

export function OpenModal(props: Omit<ModalProps, 'opened'>) {
  const { t } = useLingui();
  useFocusBack();
  return <Modal opened closeButtonProps={{ 'aria-label': t`Close` }} {...props} />;
}
