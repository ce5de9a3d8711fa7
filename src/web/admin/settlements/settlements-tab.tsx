// Deposits whose deductions are disputed, and those that we pay back: what both sides say and show, and our decision.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { settlementShows } from '../../../contract/choices.ts';
import { CardList } from '../../components/list/card-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { SettlementCard } from './settlement-card.tsx';

export default adminTab(
  { place: 52, label: msg`Disputes`, permission: 'settlements.listDisputes' },
  SettlementsTab,
);

const failed = msg`Failed to load disputes`;

function SettlementsTab() {
  const { t } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = useListInput({ show: settlementShows }, {});
  const page = useQuery(
    queries.settlements.listDisputes.queryOptions({ input, staleTime: 0, placeholderData: keepPage }),
  );
  const shows = {
    waiting: t`Waiting`,
    disputed: t`To decide`,
    'to-refund': t`To be paid back by us`,
    all: t`All`,
  };
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Disputes</Trans>}
        description={
          <Trans>
            Deposit deductions that tenants dispute, and deposits we hold. Both sides see your decision and
            the reason. It is recorded but not legally binding.
          </Trans>
        }
      />
      <ListFilters
        placeholder={t`Home or name`}
        filters={[
          {
            name: 'show',
            label: t`Show`,
            options: settlementShows.map((value) => ({ value, label: shows[value] })),
          },
        ]}
      />
      <CardList
        query={page}
        failure={failed}
        empty={isFiltered ? t`Nothing matches` : t`No disputes waiting`}
        rowKey={({ id }) => id}
        card={(settlement) => <SettlementCard settlement={settlement} />}
      />
    </Stack>
  );
}
