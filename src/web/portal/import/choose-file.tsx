// Where the file of homes is chosen and sent to be looked at; why it is not taken is said below.
import { useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportPreview } from '../../../contract/imports.ts';
import { IMPORT_MAX_BYTES } from '../../../domain/own-homes.ts';
import { fieldErrorsOf } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { toast } from '../../ui/toast-store.ts';
import { failures } from './import-messages.ts';

export function ChooseFile({ onPreview }: { onPreview: (preview: ImportPreview) => void }) {
  const { t } = useLingui();
  const { api } = useApi();
  const [problem, setProblem] = useState('');
  const look = useMutation({
    mutationFn: (file: File) => api.imports.preview({ file }),
    onMutate: () => setProblem(''),
    onSuccess: onPreview,
    onError: (error) => {
      const atFile = fieldErrorsOf(error).file;
      if (atFile) setProblem(atFile);
      else toast.destructive(failureMessage(error, failures.preview));
    },
  });
  return (
    <Stack gap="xs">
      <FileDrop
        label={look.isPending ? t`Reading the file …` : t`Choose an Excel or CSV file`}
        hint={t`One row for each home, the first row names the columns; up to 10 MB.`}
        accept={[
          'text/csv',
          'application/vnd.ms-excel',
          'text/plain',
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          'application/vnd.ms-excel.sheet.macroenabled.12',
          'application/vnd.oasis.opendocument.spreadsheet',
        ]}
        maxBytes={IMPORT_MAX_BYTES}
        maxFiles={1}
        disabled={look.isPending}
        onFiles={([file]) => file && look.mutate(file)}
        onRejected={([rejected]) =>
          setProblem(
            rejected?.reasons.includes('size')
              ? t`This file is larger than 10 MB. Split it, or ask us to import it.`
              : t`This is not an Excel workbook or a CSV file; save the sheet as .xlsx or CSV and try again.`,
          )
        }
      />
      <Text role="alert" c="var(--mantine-color-error)">
        {problem}
      </Text>
    </Stack>
  );
}
