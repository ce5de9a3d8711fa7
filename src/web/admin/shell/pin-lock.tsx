// The PIN once more, over what the administrator was at: it stays as it is beneath, out of sight, until they are back.
import { useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { PinScreen } from './pin-screen.tsx';

/** Above every dialog that may have been open. `header` has the way out. */
const TOPMOST = 1000;

export function PinLock({ header }: { header: ReactNode }) {
  const { t } = useLingui();
  return (
    <Modal.Root
      opened
      fullScreen
      zIndex={TOPMOST}
      closeOnEscape={false}
      closeOnClickOutside={false}
      transitionProps={{ duration: 0 }}
      onClose={() => {}}
    >
      <Modal.Content aria-label={t`Enter your admin PIN`}>
        <Modal.Body p={0}>
          {header}
          <PinScreen gate="enter" />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
