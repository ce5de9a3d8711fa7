// A room of a PG with its beds: who lives in each, how the rent stands, and from when it is free.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Button, Card, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Bed, Room } from '../../../contract/beds.ts';
import type { BedRent, BedState } from '../../../domain/beds.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { roomText } from '../../components/beds/room-text.ts';
import { useMove } from '../../components/form/use-move.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { ChangeRoomButton } from './room-form.tsx';
import { useReloadBeds } from './use-board.ts';

const stateLabels = { free: msg`Free`, held: msg`Held`, let: msg`Rented` };
const stateColours: Readonly<Record<BedState, string>> = { free: 'green', held: 'gray', let: 'blue' };
const rentLabels = { paid: msg`Rent paid`, due: msg`Rent due`, late: msg`Rent late` };
const rentColours: Readonly<Record<BedRent, string>> = { paid: 'green', due: 'yellow', late: 'red' };

export function RoomCard({ room, homeId }: { room: Room; homeId: string }) {
  const { t, i18n } = useLingui();
  const rent = formatRupees(paise(room.rent));
  const name = roomText(room, i18n);
  const facts = [
    t`${rent} a bed`,
    room.attached_bathroom ? t`Attached bathroom` : null,
    room.air_conditioned ? t`Air conditioning` : null,
  ];
  return (
    <Card component="article" withBorder aria-label={name}>
      <Stack gap="sm">
        <div>
          <Text component="h2" fw={650} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Text size="sm" c="dimmed">
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </div>
        {room.beds.map((bed) => (
          <BedRow key={bed.id} bed={bed} homeId={homeId} />
        ))}
        <Group gap="xs">
          <ChangeRoomButton room={room} />
          <RemoveRoom id={room.id} name={name} />
        </Group>
      </Stack>
    </Card>
  );
}

type BedRowProps = { bed: Bed; homeId: string };

function BedRow({ bed, homeId }: BedRowProps) {
  const { i18n } = useLingui();
  const { label, state, lease, rent } = bed;
  return (
    <Group justify="space-between" align="flex-start" gap="xs">
      <div style={{ minWidth: 0, flex: '1 1 180px' }}>
        <Group gap="xs">
          <Text fw={600}>
            <Trans>Bed {label}</Trans>
          </Text>
          <Badge color={stateColours[state]}>{i18n._(stateLabels[state])}</Badge>
          {rent && <Badge color={rentColours[rent]}>{i18n._(rentLabels[rent])}</Badge>}
        </Group>
        {lease && <WhoLives bed={bed} lease={lease} />}
        {bed.offer && <WhoIsAsked offer={bed.offer} />}
      </div>
      {!lease && <FreeActions bed={bed} homeId={homeId} />}
      {lease?.state === 'ending' && !bed.offer && <NewLease bed={bed} homeId={homeId} />}
    </Group>
  );
}

function WhoLives({ bed, lease }: { bed: Bed; lease: NonNullable<Bed['lease']> }) {
  const late = formatRupees(paise(bed.late));
  const start = formatDate(lease.start_date);
  const from = bed.free_from ? formatDate(bed.free_from) : '';
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      <Anchor component={Link} to={`/portal/landlord/leases/${lease.id}`} underline="always">
        {lease.tenant_name}
      </Anchor>
      {' · '}
      {lease.state === 'accepted' ? <Trans>moves in on {start}</Trans> : <Trans>free from {from}</Trans>}
      {bed.late > 0 && (
        <>
          {' · '}
          <Trans>{late} late</Trans>
        </>
      )}
    </Text>
  );
}

/** Twelve beds are easily mistaken for one another: nobody writes a second lease of one that waits for an answer. */
function WhoIsAsked({ offer: { id, tenant_name: name, state } }: { offer: NonNullable<Bed['offer']> }) {
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      <Anchor component={Link} to={`/portal/landlord/leases/${id}`} underline="always">
        {name}
      </Anchor>
      {' · '}
      {state === 'proposed' ? <Trans>has the lease to accept</Trans> : <Trans>lease is a draft</Trans>}
    </Text>
  );
}

/** Of a free bed its lease; of one under notice the one that follows. */
function NewLease({ bed: { id, label, lease }, homeId }: BedRowProps) {
  const { t } = useLingui();
  return (
    <Button
      component={Link}
      to={`/portal/landlord/leases/new?home=${homeId}&bed=${id}`}
      size="xs"
      variant="light"
      aria-label={lease ? t`Write the next lease of bed ${label}` : t`Write a lease of bed ${label}`}
    >
      {lease ? <Trans>Write the next lease</Trans> : <Trans>Write a lease</Trans>}
    </Button>
  );
}

function FreeActions({ bed, homeId }: BedRowProps) {
  const { api } = useApi();
  const isHeld = bed.state === 'held';
  const hold = useMove({
    send: () => api.beds.hold({ id: bed.id, is_held: !isHeld }),
    onDone: () => {},
    reload: useReloadBeds(),
  });
  return (
    <Group gap="xs">
      {!isHeld && !bed.offer && <NewLease bed={bed} homeId={homeId} />}
      <Button size="xs" variant="default" loading={hold.isPending} onClick={() => hold.mutate()}>
        {isHeld ? <Trans>Offer again</Trans> : <Trans>Hold</Trans>}
      </Button>
    </Group>
  );
}

function RemoveRoom({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const { api } = useApi();
  const remove = useMove({
    send: () => api.beds.removeRoom({ id }),
    onDone: () => {},
    reload: useReloadBeds(),
  });
  return (
    <ConfirmButton
      size="xs"
      variant="subtle"
      color="red"
      destructive
      question={t`Remove ${name}?`}
      explanation={<Trans>Its beds leave your listing. Leases that have ended stay as they are.</Trans>}
      confirmLabel={t`Remove`}
      onConfirm={() => remove.mutateAsync().catch(() => {})}
    >
      <Trans>Remove</Trans>
    </ConfirmButton>
  );
}
