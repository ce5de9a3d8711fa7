// Rents of one's team in a month that pay one nothing, each with its why: no zero without a reason.
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TeamMonth } from '../../../contract/commissions.ts';
import type { Month } from '../../../domain/dates.ts';
import { commissionFailures } from '../../components/commissions/commission-sentences.ts';
import { WhyDialog } from '../../components/commissions/why-dialog.tsx';
import { DataTable } from '../../components/list/data-table.tsx';
import { HomeName, useHomeName } from '../../components/property/home-names.tsx';
import { QueryState } from '../../components/query-state.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { CellLines } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconInfoCircle } from '../../ui/icons.ts';
import { moneyColumn } from '../../ui/money-column.tsx';
import { RowButton } from '../../ui/row-actions.tsx';
import { type Rent, rentsWithoutLine } from './model.ts';

const MOST_SHOWN = 100;

export default function ZeroRents({ month }: { month: Month }) {
  const { queries } = useApi();
  const team = useQuery(queries.commissions.teamMonth.queryOptions({ input: { month }, staleTime: 60_000 }));
  return (
    <Card padding="md" component="section" aria-labelledby="zeros-title">
      <Stack gap="sm">
        <Title order={2} size="h4" id="zeros-title">
          <Trans>Rents that pay you nothing</Trans>
        </Title>
        <QueryState query={team} failure={commissionFailures.load} height={120}>
          {(data) => <Rents team={data} month={month} />}
        </QueryState>
      </Stack>
    </Card>
  );
}

function Rents({ team, month }: { team: TeamMonth; month: Month }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const [why, setWhy] = useState<Rent>();
  const rents = rentsWithoutLine(team);
  const columns = useRentColumns(setWhy);
  const [shown, total] = [MOST_SHOWN, rents.length].map((count) => count.toLocaleString('en-IN'));
  const home = useHomeName(why?.property_name ?? t`A home`);
  if (rents.length === 0) return <EmptyState title={t`Every rent of your team pays you something`} />;
  return (
    <>
      <DataTable
        label={t`Rents that pay you nothing`}
        rows={rents.slice(0, MOST_SHOWN)}
        columns={columns}
        rowKey={({ payment_id: id }) => id}
        minWidth={600}
      />
      {rents.length > MOST_SHOWN && (
        <Text size="sm" c="dimmed">
          <Trans>
            The {shown} largest of {total} rents are shown.
          </Trans>
        </Text>
      )}
      {why && (
        <WhyDialog
          title={t`Why nothing from ${home}`}
          query={queries.commissions.explainMine.queryOptions({
            input: { month, payment_id: why.payment_id },
          })}
          onClose={() => setWhy(undefined)}
        />
      )}
    </>
  );
}

function useRentColumns(onWhy: (rent: Rent) => void): Column<Rent>[] {
  const { t } = useLingui();
  const homeOf = ({ property_name: name }: Rent) => name ?? t`A home`;
  return [
    { key: 'home', label: t`Home`, cell: (rent) => <HomeName name={homeOf(rent)} /> },
    {
      key: 'credited',
      label: t`Credited to`,
      cell: ({ affiliate_id: id, credited_name: name, is_own: isOwn }) =>
        isOwn ? t`You` : <CellLines main={name} detail={id} />,
    },
    moneyColumn('rvl', t`Rent`),
    {
      key: 'why',
      label: t`Why`,
      isActions: true,
      cell: (rent) => {
        const home = homeOf(rent);
        return (
          <RowButton
            size="compact-xs"
            icon={<IconInfoCircle size={18} aria-hidden />}
            onClick={() => onWhy(rent)}
            aria-label={t`Why nothing: ${home}`}
          >
            <Trans>Why nothing</Trans>
          </RowButton>
        );
      },
    },
  ];
}
