// What seeker and broker wrote to each other, and the answer, over the board.
import { useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { Thread } from '../../messages/thread.tsx';
import { useReloadPipeline } from './use-pipeline.ts';

export default function TalkDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useLingui();
  const reload = useReloadPipeline();
  return (
    <Modal opened onClose={onClose} title={name} closeButtonProps={{ 'aria-label': t`Close` }}>
      <Thread id={id} onAnswered={reload} />
    </Modal>
  );
}
