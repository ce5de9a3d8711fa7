// One answer to a lead: asks first, with room for a word to the other side.
import { useLingui } from '@lingui/react/macro';
import { Stack, Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { LEAD_NOTE_MAX } from '../../../contract/choices.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';

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
  const { t } = useLingui();
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
          <Textarea
            label={t`A word to the other side (optional)`}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            maxLength={LEAD_NOTE_MAX}
            autosize
            minRows={2}
          />
        </Stack>
      }
    >
      {label}
    </ConfirmButton>
  );
}
