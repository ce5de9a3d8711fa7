// One answer to a lead: its name says whose lead it is, and it asks first, with room for a message to the other side.
import { Skeleton, Stack, Text } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { type LeadName, LeadNameLine, useLeadName } from './lead-name.tsx';

/** Of applications alone. */
const ApplicationFacts = lazy(() => import('./application-facts.tsx'));
const AnswerNote = lazy(() => import('./answer-note.tsx'));

type AnswerButtonProps = {
  label: string;
  /** Whose lead it is, and of which home. */
  of: LeadName;
  question: string;
  explanation: ReactNode;
  /** The application that is accepted: what it says is read first, and it may be declined instead. */
  application?: { id: string; homeId: string };
  variant?: string;
  destructive?: boolean;
  onAnswer: (note: string) => Promise<unknown>;
};

export function AnswerButton({
  label,
  of: lead,
  explanation,
  application,
  variant = 'default',
  onAnswer,
  ...ask
}: AnswerButtonProps) {
  const [note, setNote] = useState('');
  const nameOf = useLeadName();
  return (
    <ConfirmButton
      {...ask}
      size="sm"
      variant={variant}
      aria-label={nameOf(label, lead)}
      confirmLabel={label}
      // The hook has told the person what went wrong; the note stays for the next try.
      onConfirm={() =>
        onAnswer(note)
          .then(() => setNote(''))
          .catch(() => {})
      }
      explanation={
        <Stack gap="sm">
          <LeadNameLine of={lead} />
          <Text>{explanation}</Text>
          <Suspense fallback={<Skeleton h={80} />}>
            <AnswerNote value={note} onChange={setNote} />
            {application && <ApplicationFacts {...application} note={note} />}
          </Suspense>
        </Stack>
      }
    >
      {label}
    </ConfirmButton>
  );
}
