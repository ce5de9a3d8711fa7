// Opens a private paper by a link that is made when it is asked for and works for five minutes.
import { msg } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureMessage } from '../lib/messages.ts';
import { IconDownload } from '../ui/icons.ts';
import { toast } from '../ui/toast-store.ts';

const notOpened = msg`The document could not be opened`;

type PrivateFileButtonProps = {
  /** Asks for the link. */
  link: () => Promise<{ path: string }>;
  /** Names the paper for those who do not see where the button stands. */
  label: string;
  children: ReactNode;
};

export function PrivateFileButton({ link, label, children }: PrivateFileButtonProps) {
  const open = useMutation({
    mutationFn: link,
    onSuccess: ({ path }) => window.location.assign(path),
    onError: (error) => toast.destructive(notOpened, failureMessage(error, notOpened)),
  });
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={open.isPending}
      aria-label={label}
      onClick={() => open.mutate()}
    >
      {children}
    </Button>
  );
}
