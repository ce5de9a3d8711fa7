// A page of homes as administrators see them; what is approved shows so at once.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { AdminProperty } from '../../../contract/admin-properties.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { endOfId } from '../../../domain/leads.ts';
import { paise } from '../../../domain/money.ts';
import { badgeColour } from '../../../domain/properties.ts';
import { badgeColours } from '../../components/badge-colours.ts';
import { availabilityLabels } from '../../components/property/property-labels.ts';
import { IconCheck } from '../../ui/icons.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { RowButton, RowDone } from '../../ui/row-actions.tsx';
import { WideTable } from '../../ui/wide-table.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import { useApprove } from './use-approve.ts';

export function PropertyTable({ homes }: { homes: readonly AdminProperty[] }) {
  const { t } = useLingui();
  return (
    <WideTable minWidth={820} aria-label={t`Properties`} hasActions>
      <Table verticalSpacing="xs" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Property`}</Table.Th>
            <Table.Th>{t`Listed by`}</Table.Th>
            <Table.Th>{t`Rent`}</Table.Th>
            <Table.Th>{t`Status`}</Table.Th>
            <Table.Th>{t`Listed`}</Table.Th>
            <Table.Th>{t`Actions`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {homes.map((home) => (
            <PropertyRow key={home.id} home={home} />
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

function PropertyRow({ home }: { home: AdminProperty }) {
  const { t, i18n } = useLingui();
  const { title, availability, lister, rent, city, locality } = home;
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor size="sm" fw={600} component={Link} to={`/property/${home.id}`}>
          {title || t`Untitled draft`}
        </Anchor>
        <Text size="xs" c="dimmed">
          {[locality, city].filter(Boolean).join(', ')}
        </Text>
      </Table.Td>
      <Table.Td>
        <Anchor size="sm" component={Link} to={tabAddress('users', { user: lister.user_id })}>
          {lister.full_name ?? endOfId(lister.user_id)}
        </Anchor>
      </Table.Td>
      <Table.Td>{rent !== null && <MoneyText amount={paise(rent)} />}</Table.Td>
      <Table.Td>
        <Badge color={badgeColours[badgeColour(availability)]}>
          {i18n._(availabilityLabels[availability])}
        </Badge>
      </Table.Td>
      <Table.Td>
        <Text size="sm">{formatDate(dateInIndia(home.created_at))}</Text>
      </Table.Td>
      <Table.Td>
        <ApproveButton home={home} />
      </Table.Td>
    </Table.Tr>
  );
}

function ApproveButton({ home }: { home: AdminProperty }) {
  const { t } = useLingui();
  const { approve, isPending } = useApprove();
  if (home.verified) {
    return (
      <RowDone>
        <Trans>Verified</Trans>
      </RowDone>
    );
  }
  return (
    <RowButton
      variant="filled"
      icon={<IconCheck size={18} aria-hidden />}
      loading={isPending}
      onClick={() => approve(home.id)}
      aria-label={t`Approve ${home.title}`}
    >
      <Trans>Approve</Trans>
    </RowButton>
  );
}
