// Tenant checks: the list of our team with the price, or the one check that the address names.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { tenantCheckShows } from '../../../contract/choices.ts';
import { CardList } from '../../components/list/card-list.tsx';
import { FilterSelect } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { CheckCard } from '../../components/tenant-checks/check-card.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { tabAddress } from '../shell/tab-address.ts';
import { useMay } from '../shell/use-may.ts';
import { CheckPage } from './check-page.tsx';
import { PaidButton } from './paid-button.tsx';
import { PriceButton } from './price-button.tsx';

export default adminTab(
  { place: 48, label: msg`Tenant checks`, permission: 'tenantChecks.list' },
  TenantChecksTab,
);

function TenantChecksTab() {
  const [params] = useSearchParams();
  const id = params.get('check');
  return id ? <CheckPage key={id} id={id} /> : <CheckList />;
}

function CheckList() {
  const { t } = useLingui();
  const { queries } = useApi();
  const { input } = useListInput({ show: tenantCheckShows });
  const { show, cursor } = input;
  const page = useQuery(
    queries.tenantChecks.list.queryOptions({
      input: { show, cursor },
      staleTime: 0,
      placeholderData: keepPage,
    }),
  );
  const shows = { open: t`Open`, refund_due: t`Refund due`, all: t`All` };
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Tenant checks</Trans>}
        description={<Trans>Answer each question of a paid check, then finish the report.</Trans>}
        actions={<PriceButton />}
      />
      <NoOrders />
      <FilterSelect
        name="show"
        label={t`Show`}
        options={tenantCheckShows.map((value) => ({ value, label: shows[value] }))}
      />
      <CardList
        query={page}
        failure={msg`Failed to load tenant checks`}
        empty={show === 'open' ? t`No open tenant checks` : t`Nothing matches`}
        rowKey={({ id }) => id}
        card={(check) => <CheckCard check={check} action={<PaidButton check={check} isRow />} />}
      />
    </Stack>
  );
}

/** Owners find no order form until both are there. */
function NoOrders() {
  const { queries } = useApi();
  const maySet = useMay()('settings.get');
  const terms = useQuery(queries.tenantChecks.terms.queryOptions({ staleTime: 0 }));
  if (!terms.data || terms.data.price !== null) return null;
  return (
    <Alert>
      <Trans>Owners cannot order yet. Set a price and an account for fees.</Trans>{' '}
      {maySet && (
        <Anchor component={Link} to={tabAddress('settings')} inherit underline="always">
          <Trans>Open settings</Trans>
        </Anchor>
      )}
    </Alert>
  );
}
