// One answer to a lead: asks first, with room for a word to the other side.
import { Skeleton, Stack, Text } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ConfirmButton } from '../../ui/confirm-button.tsx';

const AnswerNote = lazy(() => import('./answer-note.tsx'));

type AnswerButtonProps = {
  label: string;
  question: string;
  explanation: ReactNode;
  variant?: string;
  destructive?: boolean;
  onAnswer: (note: string) => Promise<unknown>;
};

export function AnswerButton({
  label,
  explanation,
  variant = 'default',
  onAnswer,
  ...ask
}: AnswerButtonProps) {
  const [note, setNote] = useState('');
  return (
    <ConfirmButton
      {...ask}
      size="sm"
      variant={variant}
      confirmLabel={label}
      // The hook has told the person what went wrong; the note stays for the next try.
      onConfirm={() =>
        onAnswer(note)
          .then(() => setNote(''))
          .catch(() => {})
      }
      explanation={
        <Stack gap="sm">
          <Text>{explanation}</Text>
          <Suspense fallback={<Skeleton h={80} />}>
            <AnswerNote value={note} onChange={setNote} />
          </Suspense>
        </Stack>
      }
    >
      {label}
    </ConfirmButton>
  );
}
