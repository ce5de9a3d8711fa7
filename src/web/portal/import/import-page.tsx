// Many homes from one file: choose it, say which column holds what, watch it run, read what was not taken.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ImportPreview } from '../../../contract/imports.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ChooseFile } from './choose-file.tsx';
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
