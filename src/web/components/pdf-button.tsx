// Fetches a PDF and hands it to the person.
import { msg } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureMessage } from '../lib/messages.ts';
import { saveFile } from '../lib/save-file.ts';
import { IconDownload } from '../ui/icons.ts';
import { toast } from '../ui/toast-store.ts';

const failed = msg`The file could not be made`;

type PdfButtonProps = {
  /** What the file is of, where several stand side by side. */
  label?: string;
  ask: () => Promise<File>;
  /** Beside buttons of that size. */
  size?: 'sm' | 'compact-sm';
  children: ReactNode;
};

export function PdfButton({ label, ask, size = 'compact-sm', children }: PdfButtonProps) {
  const save = useMutation({
    mutationFn: ask,
    onSuccess: saveFile,
    onError: (error) => toast.destructive(failed, failureMessage(error, failed)),
  });
  return (
    <Button
      variant="default"
      size={size}
      // Its word is never cut beside a long line.
      flex="none"
      leftSection={<IconDownload size={14} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
      aria-label={label}
    >
      {children}
    </Button>
  );
}
