// One managed home as a row: whose and which, four months of its rent, its lease, and what can be done.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { OwnHomeMonths } from '../../../contract/rvl.ts';
import { formatMonth } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { leaseStateLabels } from '../../components/leases/lease-labels.ts';
import { useHomeName } from '../../components/property/home-names.tsx';
import type { Column } from '../../ui/columns.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { newLeaseOf } from '../leases/new-lease-of.ts';
import { isLate, MonthCell, MonthLines } from './managed-months.tsx';
import { TermsButton } from './terms-button.tsx';

export function useManagedHomeColumns(homes: readonly OwnHomeMonths[]): Column<OwnHomeMonths>[] {
  const { t } = useLingui();
  // All homes of a page show the same months.
  const months = homes[0]?.months.map(({ month }) => month) ?? [];
  return [
    {
      key: 'home',
      label: t`Home`,
      isHeader: true,
      minWidth: 190,
      cell: (home) => <Name home={home} />,
      onPhone: (home) => (
        // The amounts stand below each other, at its right edge.
        <div style={{ width: '100%' }}>
          <Name home={home} />
          <MonthLines home={home} />
          <LeaseLine home={home} />
        </div>
      ),
    },
    ...months.map(
      (month, place): Column<OwnHomeMonths> => ({
        key: month,
        label: formatMonth(month),
        isNarrow: true,
        align: 'right',
        cell: (home) => {
          const cell = home.months[place];
          return cell && <MonthCell cell={cell} home={home} />;
        },
      }),
    ),
    // A broker reads no lease that is not theirs.
    ...(homes.some(({ side }) => side !== 'broker')
      ? [
          {
            key: 'lease',
            label: t`Lease`,
            minWidth: 130,
            cell: (home: OwnHomeMonths) => <LeaseLine home={home} />,
          },
        ]
      : []),
    {
      key: 'actions',
      label: t`Actions`,
      isActions: true,
      cell: (home) => <Acts home={home} />,
    },
  ];
}

const Acts = ({ home }: { home: OwnHomeMonths }) => (
  <RowActions of={useHomeName(home.property_name)}>
    <TermsButton home={home} />
  </RowActions>
);

function Name({ home }: { home: OwnHomeMonths }) {
  const { t, i18n } = useLingui();
  const { property_name: name, property_location: place, side, owner_name: owner, lease } = home;
  // Most names end with the place.
  const whose = side === 'owner' ? !name.includes(place) && place : t`For ${owner}`;
  const state = lease && i18n._(leaseStateLabels[lease.state]);
  const below = [state, whose].filter(Boolean).join(' · ');
  const shown = useHomeName(name);
  return (
    <>
      <Group gap="xs">
        <span>{shown}</span>
        {home.status === 'ended' && <Badge color="gray">{t`Ended`}</Badge>}
      </Group>
      {below && (
        <Text size="xs" c="dimmed" fw={400}>
          {below}
        </Text>
      )}
    </>
  );
}

/** The way to the lease or to writing one; where a month is late, to recording it. */
function LeaseLine({ home }: { home: OwnHomeMonths }) {
  const { t } = useLingui();
  const { lease, side, status } = home;
  const name = useHomeName(home.property_name);
  if (side === 'broker' || (!lease && status === 'ended')) return null;
  if (!lease) {
    return side === 'owner' ? (
      <Anchor
        component={Link}
        to={newLeaseOf(home.id)}
        size="sm"
        underline="always"
        aria-label={t`Write the lease: ${name}`}
      >
        <Trans>Write the lease</Trans>
      </Anchor>
    ) : (
      <Text size="sm" fw={400} c="dimmed">
        <Trans>No lease yet</Trans>
      </Text>
    );
  }
  const portal = side === 'manager' ? 'manager' : 'landlord';
  const isToRecord = home.collects === 'owner' && home.months.some(isLate);
  const to = `/portal/${portal}/leases/${lease.id}`;
  return (
    <Text size="sm" fw={400} component="div">
      {isToRecord ? (
        <Button
          component={Link}
          to={`${to}#rent`}
          size="xs"
          variant="default"
          aria-label={t`Record rent: ${name}`}
        >
          <Trans>Record rent</Trans>
        </Button>
      ) : (
        <Anchor component={Link} to={to} inherit underline="always" aria-label={t`Open the lease: ${name}`}>
          <Trans>Open the lease</Trans>
        </Anchor>
      )}
      {lease.differs_from_rvl && <OtherRent rent={lease.rent} rvl={home.rvl_amount} />}
    </Text>
  );
}

function OtherRent({ rent, rvl }: { rent: number; rvl: number }) {
  const [leased, locked] = [formatRupees(paise(rent)), formatRupees(paise(rvl))];
  return (
    <Text size="xs" role="note">
      <Trans>
        Lease: {leased} a month. Locked rent value (RVL): {locked}. We’ll settle the difference with you.
      </Trans>
    </Text>
  );
}
