// Opening figures that tenants contest, each with the page of its lease, where the team decides.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Card, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { OpeningFigure } from '../../../contract/opening-figures.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatRupeesExact, paise } from '../../../domain/money.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import type { Column } from '../../ui/columns.tsx';
import { FactTable } from '../../ui/fact-table.tsx';
import { useLinked } from '../../ui/use-linked.ts';

export function ContestedFigures() {
  const { t } = useLingui();
  const { queries } = useApi();
  const { place } = useLinked('contested-figures');
  const found = useQuery(
    queries.openingFigures.list.queryOptions({ input: { show: 'open', limit: 100 }, staleTime: 0 }),
  );
  if (found.isError && !found.data) {
    return <LoadError query={found} otherwise={msg`The opening figures could not be loaded`} />;
  }
  if (!found.data || found.data.items.length === 0) return null;
  const rupees = (amount: number) => formatRupeesExact(paise(amount));
  const columns: Column<OpeningFigure>[] = [
    {
      key: 'lease',
      label: t`Lease`,
      isHeader: true,
      cell: ({ lease_id: id, home_name: home, tenant_name: tenant }) => (
        <Anchor component={Link} to={`/portal/landlord/leases/${id}`}>
          {home}, {tenant}
        </Anchor>
      ),
    },
    {
      key: 'figure',
      label: t`Figure`,
      cell: ({ kind }) => (kind === 'deposit' ? t`Deposit` : t`Balance of the rent`),
    },
    { key: 'landlord', label: t`Landlord’s side`, align: 'right', cell: (row) => rupees(row.landlord_says) },
    { key: 'tenant', label: t`Tenant`, align: 'right', cell: (row) => rupees(row.tenant_says) },
    {
      key: 'turn',
      label: t`Waits for`,
      cell: ({ turn, agree_by: by }) =>
        turn === 'team' ? t`our decision` : t`both sides, until ${formatDate(by)}`,
    },
  ];
  return (
    <Card ref={place} padding="md" component="section" aria-labelledby="contested-figures">
      <Stack gap="sm">
        <Title order={2} size="h4" id="contested-figures">
          <Trans>Opening figures disputed by tenants</Trans>
        </Title>
        <Text size="sm">
          <Trans>
            These are not in the totals above. Open a lease to read both sides and decide. A minus balance
            means paid ahead.
          </Trans>
        </Text>
        <FactTable
          label={t`Opening figures disputed by tenants`}
          columns={columns}
          rows={found.data.items}
          rowKey={({ id }) => id}
          minWidth={640}
        />
      </Stack>
    </Card>
  );
}
