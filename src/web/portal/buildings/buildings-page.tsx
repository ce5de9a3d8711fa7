// `/buildings`: the buildings of an owner, each with how many of its homes are free.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Card, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { BuildingSummary } from '../../../contract/buildings.ts';
import { QueryState } from '../../components/query-state.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AddBuildingButton } from './building-form.tsx';

export const meta = () => screenMeta(msg`Buildings`);

export default function BuildingsPage() {
  const { t } = useLingui();
  const { queries } = useApi();
  const buildings = useQuery(queries.buildings.list.queryOptions({ staleTime: 0 }));
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Buildings</Trans>}
        description={<Trans>What your homes in one building share, written once.</Trans>}
        actions={<AddBuildingButton />}
      />
      <QueryState query={buildings} failure={msg`Your buildings could not be loaded`}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t`No buildings yet`}>
              <Trans>
                Add a building and choose its homes. Its address, PIN code and amenities then show with each.
              </Trans>
            </EmptyState>
          ) : (
            <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
              {items.map((building) => (
                <BuildingCard key={building.id} building={building} />
              ))}
            </SimpleGrid>
          )
        }
      </QueryState>
    </Stack>
  );
}

function BuildingCard({ building }: { building: BuildingSummary }) {
  const { id, name, address, homes, free } = building;
  return (
    <Card component="article" withBorder style={{ overflowWrap: 'anywhere' }}>
      <Anchor component={Link} to={`/buildings/${id}`} fw={650}>
        {name}
      </Anchor>
      <Text size="sm" c="dimmed">
        {address}
      </Text>
      <Text size="sm">
        <Plural value={homes} one="# home" other="# homes" />
        {' · '}
        <Trans>{free} free</Trans>
      </Text>
    </Card>
  );
}
