// `/properties/:id/rooms`: the rooms and beds of one's own PG, who lives in which, and what is free.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Bed, BedBoard } from '../../../contract/beds.ts';
import { paise } from '../../../domain/money.ts';
import { DetailFrame } from '../../components/detail-frame.tsx';
import { FreeBeds } from '../../components/property/free-beds.tsx';
import { useHomeTitle, usePlace } from '../../components/property/home-words.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RoomCard } from './room-card.tsx';
import { AddRoomsButton } from './room-form.tsx';

export const meta = () => screenMeta(msg`Rooms and beds`);

export default function RoomsPage() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const { queries } = useApi();
  const input = { property_id: id };
  return (
    <DetailFrame
      query={useQuery(queries.beds.rooms.queryOptions({ input, staleTime: 0 }))}
      back={{ to: '/my-properties', label: t`My Properties` }}
      none={<EmptyState title={t`You have no such home`} />}
      failure={msg`The rooms could not be loaded`}
    >
      {(board) => <Board board={board} />}
    </DetailFrame>
  );
}

function Board({ board: { home, rooms } }: { board: BedBoard }) {
  const { t } = useLingui();
  const title = useHomeTitle(home.title);
  const place = usePlace(home);
  const beds = rooms.flatMap((room) => room.beds);
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Rooms and beds</Trans>}
        description={title.includes(place) ? title : `${title}, ${place}`}
        actions={<AddRoomsButton homeId={home.id} />}
      />
      {rooms.length === 0 ? (
        <EmptyState title={t`No rooms yet`} action={<AddRoomsButton homeId={home.id} />}>
          <Trans>
            Add rooms many at a time, like 101-106. Each bed then has a lease of its own, and your listing
            shows how many are free.
          </Trans>
        </EmptyState>
      ) : (
        <>
          <Summary beds={beds} />
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
            {rooms.map((room) => (
              <RoomCard key={room.id} room={room} homeId={home.id} />
            ))}
          </SimpleGrid>
        </>
      )}
    </Stack>
  );
}

function Summary({ beds }: { beds: readonly Bed[] }) {
  const late = beds.reduce((sum, bed) => sum + bed.late, 0);
  const paid = beds.filter(({ rent }) => rent === 'paid').length;
  const lived = beds.filter(({ rent }) => rent !== null).length;
  return (
    <Text>
      <FreeBeds free={beds.filter(({ state }) => state === 'free').length} count={beds.length} />
      {lived > 0 && (
        <>
          {' · '}
          <Trans>
            rent paid for {paid} of {lived}
          </Trans>
        </>
      )}
      {late > 0 && (
        <>
          {' · '}
          <Text component="span" c="red">
            <Trans>
              <MoneyText amount={paise(late)} /> late
            </Trans>
          </Text>
        </>
      )}
    </Text>
  );
}
