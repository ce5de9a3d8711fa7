// Many homes from one file: choose it, say which column holds what, watch it run, read what was not taken.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ImportPreview } from '../../../contract/imports.ts';
import { IMPORT_MAX_BYTES } from '../../../domain/own-homes.ts';
import { fieldErrorsOf } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast-store.ts';
import { failures } from './import-messages.ts';
import { PastImports } from './past-imports.tsx';

/** Not needed before there is a file. */
const ImportMappingForm = lazy(async () => ({
  default: (await import('./mapping-form.tsx')).ImportMappingForm,
}));
const RunView = lazy(async () => ({ default: (await import('./run-view.tsx')).RunView }));

export const meta = () => screenMeta(msg`Import homes`);

export default function ImportPage() {
  const [params, setParams] = useSearchParams();
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const run = params.get('run');
  const follow = (id: string) => {
    setPreview(null);
    setParams({ run: id });
  };
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Import from a file</Trans>}
        description={
          <Trans>An Excel or CSV file becomes listings; importing it again makes no doubles.</Trans>
        }
      />
      <Suspense>{run && <RunView id={run} onAgain={() => setParams({})} />}</Suspense>
      {!run && !preview && <ChooseFile onPreview={setPreview} />}
      <Suspense>
        {!run && preview && (
          <ImportMappingForm preview={preview} onStarted={follow} onAnother={() => setPreview(null)} />
        )}
      </Suspense>
      {!preview && <PastImports current={run} />}
    </Stack>
  );
}

function ChooseFile({ onPreview }: { onPreview: (preview: ImportPreview) => void }) {
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
