// The message to the other side that may go with an answer to a lead: in the answer's dialog, and loaded with it.
import { useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { LEAD_NOTE_MAX } from '../../../contract/choices.ts';

export default function AnswerNote({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const { t } = useLingui();
  return (
    <Textarea
      label={t`Message (optional)`}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      maxLength={LEAD_NOTE_MAX}
      autosize
      minRows={2}
    />
  );
}
