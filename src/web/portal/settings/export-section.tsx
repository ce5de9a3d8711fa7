// A copy of one's data: asked for here, made in the background, fetched by a link of five minutes.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataExport } from '../../../contract/privacy.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { IconDownload } from '../../ui/icons.ts';
import { SettingRow } from '../../ui/setting-rows.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast-store.ts';
import { exportStates } from './privacy-labels.ts';

const notLoaded = msg`Your copies could not be loaded`;
const notMade = msg`The copy could not be asked for`;
const notFetched = msg`The copy could not be fetched`;
const LOOK_AGAIN_MS = 3000;

export function ExportSection() {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const query = useQuery(
    queries.privacy.exports.list.queryOptions({
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.items[0]?.state === 'queued' ? LOOK_AGAIN_MS : false),
    }),
  );
  const request = useMutation({
    mutationFn: () => api.privacy.exports.request(),
    onSuccess: () => client.invalidateQueries({ queryKey: queries.privacy.exports.key() }),
    onError: (error) => toast.destructive(failureMessage(error, notMade)),
  });
  const isMaking = query.data?.items[0]?.state === 'queued';
  return (
    <SettingRow
      title={t`A copy of my data`}
      text={<Trans>Everything we keep about you as one file. It is kept for seven days.</Trans>}
    >
      {query.isPending && <TableSkeleton rows={1} />}
      {query.isError && <LoadError query={query} otherwise={notLoaded} />}
      {query.data && (
        <Stack align="start" data-wide={query.data.items.length > 0 || undefined}>
          {query.data.items.map((made) => (
            <Copy key={made.id} made={made} />
          ))}
          <Button
            variant="default"
            size="sm"
            loading={request.isPending}
            disabled={isMaking}
            onClick={() => request.mutate()}
          >
            <Trans>Make a copy</Trans>
          </Button>
        </Stack>
      )}
    </SettingRow>
  );
}

function Copy({ made: { id, state, created_at, bytes } }: { made: DataExport }) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const fetchIt = useMutation({
    mutationFn: () => api.privacy.exports.link({ id }),
    onSuccess: ({ path }) => window.location.assign(path),
    onError: (error) => toast.destructive(failureMessage(error, notFetched)),
  });
  const day = formatInstant(created_at);
  const size = bytes === null ? '' : ` · ${Math.max(1, Math.round(bytes / 1024))} KB`;
  return (
    <Group gap="sm">
      <Text size="sm" role="status">
        {day} · {i18n._(exportStates[state])}
        {size}
      </Text>
      {state === 'ready' && (
        <Button
          size="compact-sm"
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-label={t`Download the copy of ${day}`}
          loading={fetchIt.isPending}
          onClick={() => fetchIt.mutate()}
        >
          <Trans>Download</Trans>
        </Button>
      )}
    </Group>
  );
}
