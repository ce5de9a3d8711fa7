// Opens what was written down about a lead; it says how much that is.
import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { LeadCard } from '../../../../contract/pipeline.ts';
import { IconClipboardList } from '../../../ui/icons.ts';
import { useOpened } from '../../../ui/use-opened.ts';

// Few of a board's notes are opened, and a field of dates is large.
const NotesDialog = lazy(() => import('./notes-dialog.tsx'));

type NotesButtonProps = {
  card: LeadCard;
  name: string;
  /** Where there is no room for its word. */
  isIcon?: boolean;
  className?: string | undefined;
};

export function NotesButton({ card, name, isIcon = false, className }: NotesButtonProps) {
  const { t } = useLingui();
  const { opened, onOpen, onClose } = useOpened();
  // The words of a follow-up are among them.
  const written = card.notes + (card.reminder_note ? 1 : 0);
  const label = t`Notes (${written}): ${name}`;
  return (
    <>
      {isIcon ? (
        <ActionIcon
          size={36}
          variant="subtle"
          aria-haspopup="dialog"
          onClick={onOpen}
          {...(className && { className })}
        >
          <VisuallyHidden>{label}</VisuallyHidden>
          <IconClipboardList size={18} aria-hidden />
          {written > 0 && <small aria-hidden>{written}</small>}
        </ActionIcon>
      ) : (
        <Button
          h={36}
          size="compact-sm"
          variant="subtle"
          aria-haspopup="dialog"
          aria-label={label}
          onClick={onOpen}
          {...(className && { className })}
        >
          {t`Notes (${written})`}
        </Button>
      )}
      <Suspense>{opened && <NotesDialog card={card} name={name} onClose={onClose} />}</Suspense>
    </>
  );
}
