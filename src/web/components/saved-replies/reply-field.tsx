// The field an answer is written in, with one's saved replies beside it.
import { msg } from '@lingui/core/macro';
import { Group, Textarea } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { insertReply } from '../../../domain/saved-replies.ts';
import { toast } from '../../ui/toast-store.ts';
import { SavedRepliesMenu } from './saved-replies-menu.tsx';

type ReplyFieldProps = {
  label: string;
  description?: string;
  value: string;
  onChange: (text: string) => void;
  /** Characters. */
  most: number;
  error: string | undefined;
  /** Whoever opens the page comes to write. */
  hasFocus?: boolean;
  /** Below the field. */
  hint?: ReactNode;
  /** The button that sends it. */
  children: ReactNode;
};

export function ReplyField({
  label,
  description,
  value,
  onChange,
  most,
  error,
  hasFocus = false,
  hint,
  children,
}: ReplyFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  const insert = (reply: string) => {
    const at = field.current;
    if (!at) return;
    const selection = { from: at.selectionStart, to: at.selectionEnd };
    const inserted = insertReply(value, reply, selection, most);
    if (!inserted) return toast.destructive(msg`With this reply the message would be too long`);
    flushSync(() => onChange(inserted.text));
    at.setSelectionRange(inserted.cursor, inserted.cursor);
    // The menu gives the focus back to its button as it closes; what was inserted is read on.
    setTimeout(() => at.focus());
  };
  return (
    <>
      <Textarea
        ref={field}
        label={label}
        description={description}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        maxLength={most}
        autosize
        minRows={2}
        error={error}
      />
      {hint}
      <Group justify="space-between">
        <SavedRepliesMenu text={value} onInsert={insert} />
        {children}
      </Group>
    </>
  );
}
