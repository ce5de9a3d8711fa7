// One document to read: its text scrolls inside the dialog, by wheel, finger and keyboard.
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { formatDate } from '../../../domain/dates.ts';
import type { DocumentId } from '../../../domain/documents.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { OpenModal } from '../../ui/open-modal.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import classes from './document-dialog.module.css';
import { documentTexts } from './document-texts.ts';

const DocumentText = lazy(() => import('./document-text.tsx'));

export function DocumentDialog({ id, onClose }: { id: DocumentId; onClose: () => void }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const document = useQuery(queries.documents.get.queryOptions({ input: { id } }));
  return (
    <OpenModal
      onClose={onClose}
      size="xl"
      title={
        <Text component="span" fw={650} size="lg">
          {document.data?.title ?? t`Document`}
        </Text>
      }
    >
      {document.isPending && <TableSkeleton rows={6} />}
      {document.isError && <LoadError query={document} otherwise={documentTexts.notLoaded} />}
      {document.data && (
        <>
          <Group mb="sm">
            <Text size="sm" c="dimmed">
              <Trans>
                Version {document.data.version}, text of {formatDate(document.data.revised_on)}
              </Trans>
            </Text>
          </Group>
          <section
            className={classes.text}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the keyboard cannot scroll it
            tabIndex={0}
            aria-label={document.data.title}
            // The documents are in English alone.
            lang="en"
          >
            <Suspense fallback={<TableSkeleton rows={6} />}>
              <DocumentText text={document.data.text} />
            </Suspense>
          </section>
        </>
      )}
    </OpenModal>
  );
}
