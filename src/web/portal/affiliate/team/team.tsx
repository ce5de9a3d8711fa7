// The affiliate's team: searched, opened and closed, each leg with its volume, rank and status.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { OwnAffiliate, TeamMember } from '../../../../contract/affiliates.ts';
import { formatMonth } from '../../../../domain/dates.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { useApi } from '../../../lib/api-provider.tsx';
import { failureMessage } from '../../../lib/messages.ts';
import { screenMeta } from '../../../lib/screen-meta.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AffiliateGate } from '../affiliate-gate.tsx';
import { affiliateFailures } from '../affiliate-messages.ts';
import { TeamSearch } from './team-search.tsx';
import { TeamTree, TreeHead } from './team-tree.tsx';
import { TreePath } from './tree-path.tsx';
import { useTeamTree } from './use-team-tree.ts';

export const meta = () => screenMeta(msg`Team`);

export default function AffiliateTeam() {
  return (
    <AffiliateGate title={<Trans>Team</Trans>}>{(affiliate) => <Team affiliate={affiliate} />}</AffiliateGate>
  );
}

function Team({ affiliate }: { affiliate: OwnAffiliate }) {
  const { queries } = useApi();
  const own = useQuery(
    queries.team.path.queryOptions({ input: { affiliate_id: affiliate.affiliate_id }, staleTime: 0 }),
  );
  const month = affiliate.closed_month ? formatMonth(affiliate.closed_month) : null;
  const root = own.data?.items.at(-1);
  return (
    <Stack gap="md">
      <PageHeader
        title={<Trans>Team</Trans>}
        description={
          month ? (
            <Trans>Ranks and rents of {month}, the last closed month.</Trans>
          ) : (
            <Trans>Ranks and rents show up once the first month closes.</Trans>
          )
        }
      />
      {own.isPending && <TableSkeleton />}
      {own.isError && <LoadError query={own} otherwise={affiliateFailures.team} />}
      {root && <Explorer root={root} />}
    </Stack>
  );
}

function Explorer({ root }: { root: TeamMember }) {
  const tree = useTeamTree(root);
  const [active, setActive] = useState(root.affiliate_id);
  const { open } = tree;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first level is opened once
  useEffect(() => open(root.affiliate_id), []);
  const show = (member: TeamMember) =>
    tree.reveal(member.affiliate_id).then(
      (isReached) =>
        isReached ? setActive(member.affiliate_id) : toast.destructive(affiliateFailures.tooDeep),
      (error: unknown) =>
        toast.destructive(affiliateFailures.team, failureMessage(error, affiliateFailures.team)),
    );
  return (
    <TeamSearch onShow={show}>
      {root.recruits === 0 && (
        <Group gap="sm">
          <Text size="sm">
            <Trans>No one has joined your team yet. Whoever joins with your link shows up here.</Trans>
          </Text>
          <Button component={Link} to="/portal/affiliate/overview#invite-title" size="sm">
            <Trans>Share your link</Trans>
          </Button>
        </Group>
      )}
      <div>
        <TreePath tree={tree} active={active} onActive={setActive} />
        {root.team !== null && <TreeHead />}
        <TeamTree tree={tree} whole={root.team ?? 0} active={active} onActive={setActive} />
      </div>
    </TeamSearch>
  );
}
