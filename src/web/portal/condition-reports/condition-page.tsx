// `/portal/leases/:id/condition`: the move-in and move-out reports of a lease, for both its sides, and both side by side.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, SegmentedControl, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import type { ConditionReports } from '../../../contract/condition-reports.ts';
import { reportKinds } from '../../../domain/condition-reports.ts';
import { reportLabels } from '../../components/condition-reports/condition-labels.ts';
import { HomeName } from '../../components/property/home-names.tsx';
import { QueryState } from '../../components/query-state.tsx';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { useAccount } from '../../lib/use-account.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Comparison } from './comparison.tsx';
import { ReportSection } from './report-section.tsx';

export const meta = () => screenMeta(msg`Condition reports`);

const loadFailed = msg`The condition reports could not be loaded`;

export default function ConditionPage() {
  return (
    <RoleGuard>
      <LoadedReports />
    </RoleGuard>
  );
}

function LoadedReports() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { queries } = useApi();
  const query = useQuery(
    queries.conditionReports.get.queryOptions({ input: { lease_id: id }, staleTime: 0 }),
  );
  return (
    <Stack gap="lg">
      <PageHeader
        title={t`Condition reports`}
        description={
          query.data?.home_name ? (
            <HomeName name={query.data.home_name} />
          ) : (
            <Trans>What the home was like at move-in and at move-out.</Trans>
          )
        }
        actions={query.data?.side ? <BackToLease id={id} side={query.data.side} /> : undefined}
      />
      <QueryState query={query} failure={loadFailed}>
        {(all) => <Shown all={all} isReading={query.isFetching} />}
      </QueryState>
    </Stack>
  );
}

/** A manager stands on the landlord's side, and reads the lease where they record its rent. */
function BackToLease({ id, side }: { id: string; side: 'tenant' | 'landlord' }) {
  const account = useAccount();
  const roles = account.status === 'signed-in' ? account.roles : [];
  const lessor = roles.includes('property_manager') && !roles.includes('landlord') ? 'manager' : 'landlord';
  return (
    <Anchor
      component={Link}
      to={side === 'tenant' ? '/portal/tenant/lease' : `/portal/${lessor}/leases/${id}`}
    >
      <Trans>Back to the lease</Trans>
    </Anchor>
  );
}

const SIDE_BY_SIDE = 'both';

function Shown({ all, isReading }: { all: ConditionReports; isReading: boolean }) {
  const { t, i18n } = useLingui();
  const [params, setParams] = useSearchParams();
  const [moveIn, moveOut] = reportKinds.map((kind) => all.reports.find((report) => report.kind === kind));
  const both = moveIn && moveOut ? { moveIn, moveOut } : null;
  const asked = params.get('show');
  const kind = reportKinds.find((one) => one === asked) ?? 'move_in';
  const isBoth = both !== null && asked === SIDE_BY_SIDE;
  return (
    <Stack gap="lg">
      <SegmentedControl
        aria-label={t`Which report`}
        value={isBoth ? SIDE_BY_SIDE : kind}
        onChange={(show) => setParams({ show }, { replace: true, preventScrollReset: true })}
        data={[
          ...reportKinds.map((value) => ({ value, label: i18n._(reportLabels[value]) })),
          ...(both ? [{ value: SIDE_BY_SIDE, label: t`Side by side` }] : []),
        ]}
      />
      {isBoth && both ? (
        <Comparison {...both} />
      ) : (
        <ReportSection key={kind} all={all} kind={kind} isReading={isReading} />
      )}
    </Stack>
  );
}
