// Homes under management: what was agreed for each, and the ways to change it.
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Badge, Group, Menu, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ManagedProperty } from '../../../contract/managed-rentals.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { ListControls } from '../../components/list/list-controls.tsx';
import { ListPage, useListInput } from '../../components/list/list-page.tsx';
import { ShowSelect } from '../../components/list/show-select.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { failures } from '../../lib/messages.ts';
import { IconDotsVertical } from '../../ui/icons.ts';
import { WideTable } from '../../ui/wide-table.tsx';
import { AffiliateDialog } from './affiliate-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import { DetailsDialog } from './managed-rental-details-dialog.tsx';
import { ManagerDialog } from './manager-dialog.tsx';

const dialogs = {
  details: DetailsDialog,
  affiliate: AffiliateDialog,
  manager: ManagerDialog,
  end: EndDialog,
};
type Changing = { property: ManagedProperty; what: keyof typeof dialogs };

export function ActiveProperties() {
  const { t } = useLingui();
  const { queries } = useApi();
  const input = useListInput(['active', 'ended', 'all']);
  const [changing, setChanging] = useState<Changing>();
  const page = useQuery(
    queries.managedRentals.listProperties.queryOptions({
      input,
      staleTime: 0,
      placeholderData: keepPage,
    }),
  );
  const Dialog = changing && dialogs[changing.what];
  return (
    <Stack gap="md">
      <Group align="flex-end" gap="sm">
        <ListControls placeholder={t`Property, owner or affiliate`} />
        <ShowSelect
          value={input.show}
          options={[
            { value: 'active', label: t`Active` },
            { value: 'ended', label: t`Ended` },
            { value: 'all', label: t`All` },
          ]}
        />
      </Group>
      <ListPage<ManagedProperty, NonNullable<typeof page.data>>
        page={page}
        failure={failures.loadManagedRentals}
        empty={t`No managed properties`}
      >
        {({ items }) => (
          <PropertyTable items={items} onChange={(property, what) => setChanging({ property, what })} />
        )}
      </ListPage>
      {changing && Dialog && <Dialog property={changing.property} onClose={() => setChanging(undefined)} />}
    </Stack>
  );
}

type TableProps = {
  items: readonly ManagedProperty[];
  onChange: (property: ManagedProperty, what: Changing['what']) => void;
};

function PropertyTable({ items, onChange }: TableProps) {
  return (
    <WideTable minWidth={940} hasActions>
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>Property</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Rent and deposit</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>RVL Amount</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Lease</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Affiliate</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Manager</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Actions</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((property) => (
            <PropertyRow
              key={property.id}
              property={property}
              onChange={(what) => onChange(property, what)}
            />
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

type RowProps = { property: ManagedProperty; onChange: (what: Changing['what']) => void };

function PropertyRow({ property, onChange }: RowProps) {
  const { t } = useLingui();
  const money = (amount: number) => formatRupees(paise(amount));
  const end = property.lease_end_date ? formatDate(property.lease_end_date) : t`open`;
  return (
    <Table.Tr>
      <Table.Td>
        <Text fw={600} size="sm">
          {property.property_name}
        </Text>
        <Text size="sm" c="dimmed">
          {property.owner_name}
        </Text>
        {property.status === 'ended' && <Badge color="gray">{t`Ended`}</Badge>}
      </Table.Td>
      <Table.Td>
        {money(property.monthly_rent)}
        <Text size="sm" c="dimmed">
          {money(property.security_deposit_company)}
        </Text>
      </Table.Td>
      <Table.Td>{money(property.rvl_amount)}</Table.Td>
      <Table.Td>
        {formatDate(property.lease_start_date)}
        <Text size="sm" c="dimmed">
          {end}
        </Text>
      </Table.Td>
      <Table.Td>
        {property.affiliate_name ?? t`None`}
        <Text size="sm" c="dimmed">
          {property.affiliate_id}
        </Text>
      </Table.Td>
      <Table.Td>{property.manager ? (property.manager.full_name ?? t`Without a name`) : t`None`}</Table.Td>
      <Table.Td>
        <Menu withinPortal>
          <Menu.Target>
            <ActionIcon variant="default" size={40} aria-label={t`Actions for ${property.property_name}`}>
              <IconDotsVertical size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onChange('details')}>{t`Edit details`}</Menu.Item>
            <Menu.Item onClick={() => onChange('affiliate')}>{t`Change affiliate`}</Menu.Item>
            <Menu.Item onClick={() => onChange('manager')}>{t`Assign manager`}</Menu.Item>
            {property.status === 'active' && (
              <Menu.Item color="red" onClick={() => onChange('end')}>{t`End management`}</Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </Table.Td>
    </Table.Tr>
  );
}
