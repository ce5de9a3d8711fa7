// Homes under management: what was agreed for each, and the ways to change it.
import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Badge, Menu, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ManagedProperty } from '../../../contract/managed-rentals.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { leaseStateLabels } from '../../components/leases/lease-labels.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import {
  mandateStateLabels,
  rentCollectorLabels,
} from '../../components/managed-rentals/managed-rental-labels.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { failures } from '../../lib/messages.ts';
import { CellLines } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { IconDotsVertical } from '../../ui/icons.ts';
import { AffiliateDialog } from './affiliate-dialog.tsx';
import { CreditCorrectionDialog } from './credit-correction-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import { DetailsDialog } from './managed-rental-details-dialog.tsx';
import { ManagerDialog } from './manager-dialog.tsx';
import { MandateDialog } from './mandate-dialog.tsx';

const dialogs = {
  details: DetailsDialog,
  affiliate: AffiliateDialog,
  credit: CreditCorrectionDialog,
  manager: ManagerDialog,
  mandate: MandateDialog,
  end: EndDialog,
};
type Changing = { property: ManagedProperty; what: keyof typeof dialogs };

export function ActiveProperties() {
  const { t } = useLingui();
  const { queries } = useApi();
  const { input } = useListInput({ show: ['active', 'differs', 'no-state', 'ended', 'all'] });
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
      <ListFilters
        placeholder={t`Property, owner or affiliate`}
        filters={[
          {
            name: 'show',
            label: t`Show`,
            options: [
              { value: 'active', label: t`Active` },
              { value: 'differs', label: t`Lease differs from RVL` },
              { value: 'no-state', label: t`State not known` },
              { value: 'ended', label: t`Ended` },
              { value: 'all', label: t`All` },
            ],
          },
        ]}
      />
      <DataList
        name="managed-properties"
        label={t`Managed properties`}
        query={page}
        failure={failures.loadManagedRentals}
        empty={t`No managed properties`}
        columns={usePropertyColumns((property, what) => setChanging({ property, what }))}
        rowKey={({ id }) => id}
        minWidth={940}
      />
      {changing && Dialog && <Dialog property={changing.property} onClose={() => setChanging(undefined)} />}
    </Stack>
  );
}

type OnChange = (property: ManagedProperty, what: Changing['what']) => void;

const money = (amount: number) => formatRupees(paise(amount));

function usePropertyColumns(onChange: OnChange): Column<ManagedProperty>[] {
  const { t, i18n } = useLingui();
  const mandateOf = ({ mandate, offered_mandate: offered }: ManagedProperty) => {
    if (offered) return i18n._(mandateStateLabels[offered.state]);
    return mandate ? t`Mandate ${mandate.version}` : t`No mandate yet`;
  };
  const managerOf = ({ manager }: ManagedProperty) =>
    manager ? (manager.full_name ?? t`Without a name`) : t`None`;
  return [
    {
      key: 'property',
      label: t`Property`,
      cell: ({ property_name: name, owner_name: owner, status }) => (
        <>
          <CellLines isStrong main={name} detail={owner} />
          {status === 'ended' && <Badge color="gray">{t`Ended`}</Badge>}
        </>
      ),
      csv: ({ property_name: name }) => name,
    },
    {
      key: 'rent',
      label: t`Rent and deposit`,
      cell: ({ monthly_rent: rent, security_deposit_company: deposit }) => (
        <CellLines main={money(rent)} detail={money(deposit)} />
      ),
      csv: ({ monthly_rent: rent }) => rent / 100,
    },
    {
      key: 'rvl',
      label: t`RVL Amount`,
      cell: ({ rvl_amount: rvl, lease }) => (
        <CellLines
          main={money(rvl)}
          detail={lease?.differs_from_rvl ? t`Lease: ${money(lease.rent)}` : null}
        />
      ),
      csv: ({ rvl_amount: rvl }) => rvl / 100,
    },
    {
      key: 'lease',
      label: t`Lease`,
      cell: ({ lease, lease_start_date: start, lease_end_date: end }) =>
        lease ? (
          <CellLines
            main={`${formatDate(lease.start_date)} – ${formatDate(lease.last_day)}`}
            detail={i18n._(leaseStateLabels[lease.state])}
          />
        ) : (
          <CellLines
            main={t`No lease yet`}
            detail={t`Planned: ${`${formatDate(start)} – ${end ? formatDate(end) : t`open`}`}`}
          />
        ),
      csv: ({ lease_start_date: start }) => start,
    },
    {
      key: 'affiliate',
      label: t`Affiliate`,
      cell: ({ affiliate_name: name, affiliate_id: id }) => <CellLines main={name ?? t`None`} detail={id} />,
      csv: ({ affiliate_id: id }) => id,
    },
    {
      key: 'collects',
      label: t`Rent collected by`,
      cell: (property) => (
        <CellLines main={i18n._(rentCollectorLabels[property.collects])} detail={mandateOf(property)} />
      ),
      csv: ({ collects }) => collects,
    },
    { key: 'manager', label: t`Manager`, cell: managerOf, csv: managerOf },
    {
      key: 'actions',
      label: t`Actions`,
      isActions: true,
      cell: (property) => <ActionsMenu property={property} onChange={(what) => onChange(property, what)} />,
    },
  ];
}

type ActionsMenuProps = { property: ManagedProperty; onChange: (what: Changing['what']) => void };

function ActionsMenu({ property, onChange }: ActionsMenuProps) {
  const { t } = useLingui();
  return (
    <Menu withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size={40} aria-label={t`Actions for ${property.property_name}`}>
          <IconDotsVertical size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onChange('details')}>{t`Edit details`}</Menu.Item>
        <Menu.Item onClick={() => onChange('mandate')}>{t`Mandate`}</Menu.Item>
        <Menu.Item onClick={() => onChange('affiliate')}>{t`Change affiliate`}</Menu.Item>
        <Menu.Item onClick={() => onChange('credit')}>{t`Correct an earlier affiliate`}</Menu.Item>
        <Menu.Item onClick={() => onChange('manager')}>{t`Assign manager`}</Menu.Item>
        {property.status === 'active' && (
          <Menu.Item color="red" onClick={() => onChange('end')}>{t`End management`}</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
