// What seeker and broker wrote to each other, and the answer, over the board.
import { useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Thread } from '../../messages/thread.tsx';
import { useReloadPipeline } from './use-pipeline.ts';

export default function TalkDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useLingui();
  const answered = useAnswered();
  const close = () => {
    onClose();
    answered.onClosed();
  };
  return (
    <Modal opened onClose={close} title={name} closeButtonProps={{ 'aria-label': t`Close` }}>
      <Thread id={id} onAnswered={answered.onAnswered} />
    </Modal>
  );
}

/** An answer moves the card, and with it this dialog: not while somebody reads here, but at once where it is sent after they left. */
function useAnswered() {
  const reload = useReloadPipeline();
  const isShown = useRef(false);
  const isAnswered = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return {
    onAnswered: () => {
      isAnswered.current = true;
      if (!isShown.current) void reload();
    },
    onClosed: () => {
      if (isAnswered.current) void reload();
    },
  };
}
