// What was written down about a lead, its reminder and whom it was given to, over the board.
import { useLingui } from '@lingui/react/macro';
import { Divider, Stack } from '@mantine/core';
import type { LeadCard } from '../../../../contract/pipeline.ts';
import { OpenModal } from '../../../ui/open-modal.tsx';
import { Assignee } from '../../leads/assignee.tsx';
import { Notes } from './notes.tsx';
import { Reminder } from './reminder.tsx';

type NotesDialogProps = { card: LeadCard; name: string; onClose: () => void };

export default function NotesDialog({ card, name, onClose }: NotesDialogProps) {
  const { t } = useLingui();
  const { title } = card.home;
  return (
    <OpenModal onClose={onClose} title={t`Notes: ${name}, ${title}`}>
      <Stack gap="md">
        <Notes card={card} />
        <Divider />
        <Reminder card={card} />
        {card.organisation_id && <Assignee lead={card} organisation={card.organisation_id} />}
      </Stack>
    </OpenModal>
  );
}
