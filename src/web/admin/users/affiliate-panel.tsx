// The person's place in the affiliate programme: standing and sponsor, each to be changed with a reason; or the way into it.

import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Affiliate } from '../../../contract/affiliates.ts';
import type { UserDetail } from '../../../contract/users.ts';
import { nextAffiliateStatuses } from '../../../domain/affiliates.ts';
import { shownName } from '../../../domain/users.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { modeNames } from '../affiliates/mode-dialog.tsx';
import { affiliateStatusNames } from '../affiliates/status-labels.ts';
import { MakeAffiliateButton } from './make-affiliate.tsx';
import { SponsorDialog } from './sponsor-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';

export function AffiliatePanel({ user }: { user: UserDetail }) {
  return (
    <Card withBorder component="section">
      <Title order={2} size="h4" mb="sm">
        <Trans>Affiliate programme</Trans>
      </Title>
      {user.affiliate ? <Standing affiliateId={user.affiliate.affiliate_id} /> : <NotYet user={user} />}
    </Card>
  );
}

function NotYet({ user }: { user: UserDetail }) {
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        <Trans>
          Not an affiliate. People join by invitation. An administrator adds those without a sponsor.
        </Trans>
      </Text>
      <MakeAffiliateButton userId={user.user_id} name={shownName(user.full_name, user.email, user.phone)} />
    </>
  );
}

function Standing({ affiliateId }: { affiliateId: string }) {
  const { queries } = useApi();
  const input = { affiliate_id: affiliateId };
  const affiliate = useQuery(queries.affiliates.get.queryOptions({ input, staleTime: 0 }));
  if (affiliate.isPending) return <TableSkeleton rows={2} />;
  if (affiliate.isError) return <LoadError query={affiliate} otherwise={failures.loadUser} />;
  return <Facts affiliate={affiliate.data} />;
}

function Facts({ affiliate }: { affiliate: Affiliate }) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState<'sponsor' | 'status'>();
  const close = () => setOpen(undefined);
  const sponsor = affiliate.sponsor_id
    ? `${affiliate.sponsor_name ?? ''} · ${affiliate.sponsor_id}`
    : t`None: top of the tree`;
  return (
    <>
      <SimpleGrid component="dl" cols={{ base: 1, xs: 2 }} spacing="xs" m={0}>
        <Fact name={t`Code`}>{affiliate.affiliate_id}</Fact>
        <Fact name={t`Membership status`}>{i18n._(affiliateStatusNames[affiliate.status])}</Fact>
        <Fact name={t`Sponsor`}>{sponsor}</Fact>
        <Fact name={t`Calculation mode`}>{i18n._(modeNames[affiliate.reward_calculation_mode])}</Fact>
        <Fact name={t`Contract`}>{affiliate.has_consented ? t`Agreed to` : t`Not agreed to yet`}</Fact>
        <Fact name={t`PAN`}>{affiliate.has_pan ? t`Given` : t`Not given yet`}</Fact>
      </SimpleGrid>
      <Group gap="xs" mt="md">
        <Button variant="default" size="sm" onClick={() => setOpen('sponsor')}>
          <Trans>Change sponsor</Trans>
        </Button>
        {nextAffiliateStatuses(affiliate.status).length > 0 && (
          <Button variant="default" size="sm" onClick={() => setOpen('status')}>
            <Trans>Change status</Trans>
          </Button>
        )}
      </Group>
      {open === 'sponsor' && <SponsorDialog affiliate={affiliate} onClose={close} />}
      {open === 'status' && <StatusDialog affiliate={affiliate} onClose={close} />}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <Text component="dd" size="sm" m={0}>
        {children}
      </Text>
    </div>
  );
}
