// Lets affiliates in and tells everybody else how one becomes an affiliate.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OwnAffiliate } from '../../../contract/affiliates.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { IconNetwork } from '../../ui/icons.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatsSkeleton, TableSkeleton } from '../../ui/skeletons.tsx';
import { affiliateFailures } from './affiliate-messages.ts';

const REGISTRATION = '/affiliate/register';

type AffiliateGateProps = {
  /** The heading until the screen itself is there. */
  title: ReactNode;
  children: (affiliate: OwnAffiliate) => ReactNode;
};

export function AffiliateGate({ title, children }: AffiliateGateProps) {
  const { queries } = useApi();
  const own = useQuery(queries.affiliates.mine.queryOptions({ staleTime: 0 }));
  if (own.data?.affiliate) return children(own.data.affiliate);
  return (
    <>
      <PageHeader title={title} />
      {own.isPending && (
        <Stack gap="md">
          <StatsSkeleton />
          <TableSkeleton rows={3} />
        </Stack>
      )}
      {own.isError && <LoadError query={own} otherwise={affiliateFailures.load} />}
      {own.data && <NotYet />}
    </>
  );
}

function NotYet() {
  const { t } = useLingui();
  const action = (
    <Button component={Link} to={REGISTRATION}>
      <Trans>Join the affiliate programme</Trans>
    </Button>
  );
  return (
    <Notice
      icon={<IconNetwork size={28} />}
      title={t`You are not in the affiliate programme yet`}
      action={action}
    >
      <Trans>
        Bring owners whose homes Kiraya manages, and earn a share of the rent each month it is paid. Joining
        is free; you need the code of a member. You then get a link to share, and your homes, team and
        commission show up here.
      </Trans>
    </Notice>
  );
}
