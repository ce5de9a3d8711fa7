// `/portal/checks`: the tenant checks one ordered and those about oneself, a new order, or the one that the address names.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { CardList } from '../../components/list/card-list.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { CheckCard } from '../../components/tenant-checks/check-card.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { OrderForm } from './order-form.tsx';
import { OwnCheck } from './own-check.tsx';

export const meta = () => screenMeta(msg`Tenant checks`);

export default function ChecksPage() {
  const [params] = useSearchParams();
  const id = params.get('check');
  return id ? <OwnCheck key={id} id={id} /> : <OwnChecks />;
}

function OwnChecks() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [params, setParams] = useSearchParams();
  const { cursor } = useListInput().input;
  const page = useQuery(
    queries.tenantChecks.listMine.queryOptions({
      input: { cursor },
      staleTime: 0,
      placeholderData: keepPage,
    }),
  );
  return (
    <Stack gap="lg" maw={860}>
      <PageHeader
        title={<Trans>Tenant checks</Trans>}
        description={
          <Trans>
            Checks you ordered and checks about you. We check nothing until the applicant says yes.
          </Trans>
        }
        actions={
          <Button onClick={() => setParams({ order: 'new' })}>
            <Trans>Order a check</Trans>
          </Button>
        }
      />
      <CardList
        query={page}
        failure={msg`Failed to load tenant checks`}
        empty={
          <EmptyState title={t`No tenant checks yet`}>
            <Trans>Order one before you sign a lease with someone.</Trans>
          </EmptyState>
        }
        rowKey={({ id }) => id}
        card={(check) => <CheckCard check={check} />}
      />
      {params.has('order') && <OrderForm onClose={() => setParams({}, { replace: true })} />}
    </Stack>
  );
}
