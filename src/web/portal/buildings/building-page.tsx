// `/buildings/:id`: the homes of a building, who lives in each, and what they share.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import type { Building, BuildingUnit } from '../../../contract/buildings.ts';
import { formatDate } from '../../../domain/dates.ts';
import { paise } from '../../../domain/money.ts';
import { badgeColour } from '../../../domain/properties.ts';
import { badgeColours } from '../../components/badge-colours.ts';
import { DetailFrame } from '../../components/detail-frame.tsx';
import { useMove } from '../../components/form/use-move.ts';
import { FreeBeds } from '../../components/property/free-beds.tsx';
import {
  availabilityLabels,
  labelOfCode,
  listingStateLabels,
} from '../../components/property/property-labels.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import type { Column } from '../../ui/columns.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FactTable } from '../../ui/fact-table.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ChangeBuildingButton, useReloadBuildings } from './building-form.tsx';
import { BuildingPhotos } from './building-photos.tsx';
import { ChooseHomesButton } from './choose-homes.tsx';

export const meta = () => screenMeta(msg`Building`);

export default function BuildingPage() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const { queries } = useApi();
  return (
    <DetailFrame
      query={useQuery(queries.buildings.get.queryOptions({ input: { id }, staleTime: 0 }))}
      back={{ to: '/buildings', label: t`Buildings` }}
      none={<EmptyState title={t`You have no such building`} />}
      failure={msg`The building could not be loaded`}
    >
      {(building) => <Loaded building={building} />}
    </DetailFrame>
  );
}

function Loaded({ building }: { building: Building }) {
  const { t, i18n } = useLingui();
  const { name, address, pincode, amenities, house_rules: rules, units } = building;
  return (
    <Stack gap="lg">
      <PageHeader
        title={name}
        description={[address, pincode].filter(Boolean).join(', ')}
        actions={
          <>
            <ChangeBuildingButton building={building} />
            <ChooseHomesButton building={building} />
            <RemoveBuilding building={building} />
          </>
        }
      />
      {amenities.length > 0 && (
        <Text>{amenities.map((amenity) => labelOfCode('amenities', amenity, i18n)).join(', ')}</Text>
      )}
      {rules && <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{rules}</Text>}
      <BuildingPhotos building={building} />
      {units.length === 0 ? (
        <EmptyState title={t`No homes in it yet`}>
          <Trans>
            Choose those of your homes that are in this building. For a new one,{' '}
            <Link to="/submit-property">list it first</Link>; a draft can be chosen too.
          </Trans>
        </EmptyState>
      ) : (
        <Units units={units} />
      )}
    </Stack>
  );
}

function Units({ units }: { units: readonly BuildingUnit[] }) {
  const { t, i18n } = useLingui();
  const columns: Column<BuildingUnit>[] = [
    {
      key: 'home',
      label: t`Home`,
      isHeader: true,
      minWidth: 180,
      cell: ({ id, title, property_type: type }) => (
        <Anchor component={Link} to={type === 'pg' ? `/properties/${id}/rooms` : `/properties/${id}/edit`}>
          {title || t`A home without a title yet`}
        </Anchor>
      ),
    },
    { key: 'floor', label: t`Floor`, isNarrow: true, cell: ({ floor }) => floor ?? '–' },
    {
      key: 'rent',
      label: t`Rent`,
      align: 'right',
      cell: ({ rent }) => (rent === null ? '–' : <MoneyText amount={paise(rent)} />),
    },
    {
      key: 'state',
      label: t`Status`,
      cell: ({ listing_state: listing, availability }) => (
        <Badge color={listing === 'published' ? badgeColours[badgeColour(availability)] : 'gray'}>
          {i18n._(listing === 'published' ? availabilityLabels[availability] : listingStateLabels[listing])}
        </Badge>
      ),
    },
    { key: 'tenant', label: t`Who lives there`, minWidth: 160, cell: (unit) => <WhoLives unit={unit} /> },
  ];
  return (
    <FactTable
      label={t`Homes in this building`}
      columns={columns}
      rows={units}
      rowKey={({ id }) => id}
      minWidth={640}
    />
  );
}

function WhoLives({ unit: { bed_count: beds, free_beds: free, lease } }: { unit: BuildingUnit }) {
  if (beds) return <FreeBeds count={beds} free={free ?? 0} />;
  if (!lease) return '–';
  const until = formatDate(lease.last_day);
  return (
    <Group gap={4}>
      <Anchor component={Link} to={`/portal/landlord/leases/${lease.id}`}>
        {lease.tenant_name}
      </Anchor>
      <Text size="sm" c="dimmed">
        <Trans>until {until}</Trans>
      </Text>
    </Group>
  );
}

function RemoveBuilding({ building: { id, name } }: { building: Building }) {
  const { t } = useLingui();
  const { api } = useApi();
  const navigate = useNavigate();
  const remove = useMove({
    send: () => api.buildings.remove({ id }),
    onDone: () => void navigate('/buildings'),
    reload: useReloadBuildings(),
  });
  return (
    <ConfirmButton
      size="sm"
      variant="subtle"
      color="red"
      destructive
      question={t`Remove ${name}?`}
      explanation={<Trans>Its homes stay, with the address and amenities that they have now.</Trans>}
      confirmLabel={t`Remove`}
      onConfirm={() => remove.mutateAsync().catch(() => {})}
    >
      <Trans>Remove</Trans>
    </ConfirmButton>
  );
}
