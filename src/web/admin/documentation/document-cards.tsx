// The documents, each with its version, View and Download.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { DocumentCard } from '../../../contract/documents.ts';
import { formatDate } from '../../../domain/dates.ts';
import { type DocumentId, documentIds } from '../../../domain/documents.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { saveText } from '../../lib/save-file.ts';
import { useQueryChange } from '../../lib/use-query-change.ts';
import { IconDownload, IconEye } from '../../ui/icons.ts';
import { StatsSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast-store.ts';
import { DocumentDialog } from './document-dialog.tsx';
import { documentTexts } from './document-texts.ts';

/** The opened document stands in the address. */
export function DocumentCards() {
  const { queries } = useApi();
  const [params, change] = useQueryChange();
  const list = useQuery(queries.documents.list.queryOptions());
  const opened = documentIds.find((id) => id === params.get('document'));
  const open = (id: DocumentId | null) => change({ document: id });
  if (list.isPending) return <StatsSkeleton />;
  if (list.isError) return <LoadError query={list} otherwise={documentTexts.notLoaded} />;
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {list.data.items.map((document) => (
          <OneDocument key={document.id} document={document} onView={() => open(document.id)} />
        ))}
      </SimpleGrid>
      {opened && <DocumentDialog id={opened} onClose={() => open(null)} />}
    </>
  );
}

function OneDocument({ document, onView }: { document: DocumentCard; onView: () => void }) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const { id, title, version, first_revision: first } = document;
  const download = useMutation({
    mutationFn: () => api.documents.get({ id }),
    onSuccess: ({ file_name, text }) => saveText(file_name, 'text/markdown', text),
    onError: (error) =>
      toast.destructive(documentTexts.notLoaded, failureMessage(error, documentTexts.notLoaded)),
  });
  const revised = formatDate(document.revised_on);
  return (
    <Card padding="md" component="article" aria-label={title}>
      <Stack gap="sm" h="100%" justify="space-between">
        <div>
          <Title order={2} size="h4">
            {title}
          </Title>
          <Text size="sm">{i18n._(documentTexts[id])}</Text>
          <Text size="sm" c="dimmed">
            <Trans>
              Version {version}, first published {first}, updated {revised}
            </Trans>
          </Text>
        </div>
        <Group gap="sm">
          <Button
            variant="default"
            size="sm"
            leftSection={<IconEye size={16} aria-hidden />}
            aria-label={t`View ${title}`}
            onClick={onView}
          >
            <Trans>View</Trans>
          </Button>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconDownload size={16} aria-hidden />}
            aria-label={t`Download ${title}`}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            <Trans>Download</Trans>
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
