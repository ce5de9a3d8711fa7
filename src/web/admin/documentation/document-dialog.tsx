// One document to read: its text scrolls inside the dialog, by wheel, finger and keyboard.
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../domain/dates.ts';
import type { DocumentId } from '../../../domain/documents.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { LoadError } from '../shell/load-error.tsx';
import classes from './document-dialog.module.css';
import { documentTexts } from './texts.ts';

export function DocumentDialog({ id, onClose }: { id: DocumentId; onClose: () => void }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const document = useQuery(queries.documents.get.queryOptions({ input: { id } }));
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      closeButtonProps={{ 'aria-label': t`Close` }}
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
          >
            {document.data.text}
          </section>
        </>
      )}
    </Modal>
  );
}
