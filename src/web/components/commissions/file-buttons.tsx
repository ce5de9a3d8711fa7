// A statement or a summary as PDF and as CSV.
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { failureMessage } from '../../lib/messages.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../ui/toast-store.ts';
import { commissionFailures } from './commission-sentences.ts';

type FileButtonsProps = {
  /** What the file is of, as the buttons are called: a month or a year. */
  of: string;
  ask: (format: 'pdf' | 'csv') => Promise<File>;
  /** Said where there is nothing to make a file of. */
  none?: MessageDescriptor;
};

export function FileButtons({ of, ask, none }: FileButtonsProps) {
  const { t } = useLingui();
  const save = useMutation({
    mutationFn: ask,
    onSuccess: saveFile,
    onError: (error) =>
      none && isNotFound(error)
        ? toast.neutral(none)
        : toast.destructive(commissionFailures.file, failureMessage(error, commissionFailures.file)),
  });
  const busy = save.isPending ? save.variables : undefined;
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        variant="default"
        size="compact-sm"
        loading={busy === 'pdf'}
        onClick={() => save.mutate('pdf')}
        aria-label={t`PDF of ${of}`}
      >
        PDF
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        loading={busy === 'csv'}
        onClick={() => save.mutate('csv')}
        aria-label={t`CSV of ${of}`}
      >
        CSV
      </Button>
    </Group>
  );
}

const isNotFound = (error: unknown) => error instanceof Error && 'status' in error && error.status === 404;
