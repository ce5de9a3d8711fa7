// An owner's months of rent that we collected: what came, what we kept, what we paid and what is left.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatMonth, isMonth } from '../../../domain/dates.ts';
import { writtenLanguage } from '../../../domain/languages.ts';
import { PdfButton } from '../../components/pdf-button.tsx';
import { QueryState } from '../../components/query-state.tsx';
import { MonthSelect } from '../../components/remittances/month-select.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';

/** Tables come after the page: it keeps the budget of scripts. */
const OwnerStatementView = lazy(async () => ({
  default: (await import('../../components/remittances/owner-statement.tsx')).OwnerStatementView,
}));

const failure = msg`The statement could not be loaded`;

export const meta = () => screenMeta(msg`Paid by Kiraya`);

export default function RemittancesPage() {
  return (
    <RoleGuard allowed={['landlord']}>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Paid by Kiraya</Trans>}
          description={
            <Trans>
              For homes whose rent we collect: what came in, what we kept as fee and for repairs, and what we
              paid you.
            </Trans>
          }
        />
        <AccountNudge />
        <Statement />
      </Stack>
    </RoleGuard>
  );
}

function Statement() {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const [params, setParams] = useSearchParams();
  const asked = params.get('month');
  const month = asked && isMonth(asked) ? asked : undefined;
  const statement = useQuery(
    queries.remittances.myStatement.queryOptions({ input: { month }, staleTime: 0 }),
  );
  return (
    <QueryState query={statement} failure={failure} height={240}>
      {(data) => {
        const name = formatMonth(data.month);
        return (
          <Stack gap="md">
            <Group align="flex-end" justify="space-between" gap="sm">
              <MonthSelect of={data} onChange={(chosen) => setParams(chosen ? { month: chosen } : {})} />
              <PdfButton
                label={t`Statement of ${name} as PDF`}
                ask={() => api.remittances.myStatementFile({ month: data.month, language: writtenLanguage })}
              >
                <Trans>Statement of {name} as PDF</Trans>
              </PdfButton>
            </Group>
            <Suspense fallback={<TableSkeleton />}>
              <OwnerStatementView statement={data} isOwn />
            </Suspense>
          </Stack>
        );
      }}
    </QueryState>
  );
}

/** Nothing while it loads: the statement comes first. */
function AccountNudge() {
  const { queries } = useApi();
  const { data } = useQuery(queries.payees.getMine.queryOptions({ staleTime: 0 }));
  if (!data || (data.account && data.account.returned === null)) return null;
  if (data.account) {
    const { returned: why } = data.account;
    return (
      <Alert color="red">
        <Trans>
          The bank sent our last payment back: {why}. Correct your account, and we pay you with the next
          batch.{' '}
          <Anchor component={Link} to="/settings#account" inherit underline="always">
            Open my bank account
          </Anchor>
        </Trans>
      </Alert>
    );
  }
  return (
    <Alert color="yellow">
      <Trans>
        We do not know where to pay you.{' '}
        <Anchor component={Link} to="/settings#account" inherit underline="always">
          Add your bank account in Settings
        </Anchor>
        .
      </Trans>
    </Alert>
  );
}
