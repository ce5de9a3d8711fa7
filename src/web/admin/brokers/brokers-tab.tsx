// Broker Registrations: every payment of a registration, what became of it, and the buttons that activate (section 2.3).
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconRefresh } from '../../ui/icons.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { DetailsDialog } from './broker-details-dialog.tsx';
import { RegistrationTable } from './registration-table.tsx';

const notLoaded = msg`Failed to load broker registrations`;

export default function BrokersTab() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [shown, setShown] = useState<string>();
  const list = useInfiniteQuery(
    queries.brokerRegistrations.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.next_cursor ?? undefined,
      staleTime: 0,
    }),
  );
  const items = list.data?.pages.flatMap((page) => page.items);
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Broker Registrations</Trans>}
        description={<Trans>Registration fees as they came in, online or in cash.</Trans>}
        actions={
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} aria-hidden />}
            loading={list.isRefetching}
            onClick={() => list.refetch()}
          >
            <Trans>Refresh</Trans>
          </Button>
        }
      />
      <Card padding="md" component="section" aria-label={t`Broker Registrations`}>
        {list.isPending && <TableSkeleton rows={6} />}
        {list.isError && !items && <LoadError query={list} otherwise={notLoaded} />}
        {items?.length === 0 && <EmptyState title={t`No registrations yet.`} />}
        {items && items.length > 0 && <RegistrationTable rows={items} onShow={setShown} />}
        {list.hasNextPage && (
          <Group justify="center" mt="md">
            <Button variant="default" loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
              <Trans>Show more</Trans>
            </Button>
          </Group>
        )}
      </Card>
      {shown && <DetailsDialog brokerId={shown} onClose={() => setShown(undefined)} />}
    </Stack>
  );
}
