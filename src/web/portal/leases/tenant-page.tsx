// A tenant's leases: what waits for an answer first, then the terms, notice and renewal of each.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Card, Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { Lease } from '../../../contract/leases.ts';
import { LeaseStateBadge } from '../../components/leases/lease-state.tsx';
import { LeaseTerms } from '../../components/leases/lease-terms.tsx';
import { ListFrame } from '../../components/list/list-frame.tsx';
import { cursorOf } from '../../components/list/list-input.ts';
import { RoleGuard } from '../../components/role-guard.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AgreementButton } from './agreement-button.tsx';
import { LeaseActions } from './lease-actions.tsx';
import { loadLeasesFailed } from './lease-messages.ts';
import { ProposedEnd } from './proposed-end.tsx';

export const meta = () => screenMeta(msg`Lease`);

export default function TenantLease() {
  return (
    // The role comes with the tenant's yes, which is said here.
    <RoleGuard>
      <Stack gap="lg">
        <PageHeader
          title={<Trans>Lease</Trans>}
          description={<Trans>What you and your landlord agreed, until when, and how it goes on.</Trans>}
        />
        <OwnLeases />
      </Stack>
    </RoleGuard>
  );
}

function OwnLeases() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [params] = useSearchParams();
  const page = useQuery(
    queries.leases.listMine.queryOptions({ input: { cursor: cursorOf(params) }, staleTime: 0 }),
  );
  return (
    <ListFrame
      query={page}
      failure={loadLeasesFailed}
      empty={
        <EmptyState
          title={t`No lease yet`}
          action={
            <Button component={Link} to="/track-applications?show=applications">
              <Trans>Track Applications</Trans>
            </Button>
          }
        >
          <Trans>Once a landlord accepts your application, the lease stands here for you to accept.</Trans>
        </EmptyState>
      }
    >
      {(leases) => inOrder(leases).map((lease) => <LeaseCard key={lease.id} lease={lease} />)}
    </ListFrame>
  );
}

const order: Readonly<Record<Lease['state'], number>> = {
  draft: 0,
  ending: 1,
  active: 1,
  ended: 2,
  cancelled: 3,
};
const inOrder = (leases: readonly Lease[]) => leases.toSorted((a, b) => order[a.state] - order[b.state]);

function LeaseCard({ lease }: { lease: Lease }) {
  return (
    <Card padding="md" component="article" aria-label={lease.home_name}>
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" gap="sm">
          <Title order={2} size="h4">
            {lease.home_name}
          </Title>
          <LeaseStateBadge state={lease.state} />
        </Group>
        {lease.state === 'draft' && (
          <Alert color={lease.is_signed_on_paper ? 'yellow' : 'blue'}>
            <Asked lease={lease} />
          </Alert>
        )}
        <ProposedEnd lease={lease} side="tenant" />
        <LeaseTerms lease={lease} />
        <AgreementButton lease={lease} />
        <LeaseActions lease={lease} side="tenant" />
      </Stack>
    </Card>
  );
}

/** What a draft asks its tenant. */
function Asked({ lease }: { lease: Lease }) {
  if (lease.is_signed_on_paper) {
    return (
      <Trans>
        Your landlord says you both signed this lease on paper. Is that right? Until you say yes, it does not
        bind you and no rent is due.
      </Trans>
    );
  }
  if (lease.paper_answer) {
    return (
      <Trans>
        You said this lease is not signed. It is still a draft and does not bind you. You can accept or
        decline it.
      </Trans>
    );
  }
  return lease.renews_id ? (
    <Trans>A renewal of your lease. Read the terms, then accept or decline them.</Trans>
  ) : (
    <Trans>Your answer is awaited. Read the terms, then accept or decline them.</Trans>
  );
}
