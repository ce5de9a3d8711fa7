// One person as the CRM knows them: who they are, a few figures, and what happened (specification, section 2.3).
import { Trans, useLingui } from '@lingui/react/macro';
import { SimpleGrid, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { UserDetail } from '../../../contract/users.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { shownName } from '../../../domain/users.ts';
import { DetailFrame } from '../../components/detail-frame.tsx';
import { StatCard, StatGrid } from '../../components/stat-card.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { useQueryChange } from '../../lib/use-query-change.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TabBar } from '../../ui/tab-bar.tsx';
import { ShadowPowerCard } from '../affiliates/affiliate-actions.tsx';
import { ActivityLog } from './activity-log.tsx';
import { AffiliatePanel } from './affiliate-panel.tsx';
import { CommissionMonths } from './commission-months.tsx';
import { PayeePanel } from './payee-panel.tsx';
import { Payments } from './payments.tsx';
import { PersonHeader } from './person-header.tsx';
import { RvlRecords } from './rvl-records.tsx';
import { Suspension } from './suspension.tsx';
import { dayOf } from './user-labels.ts';
import { directoryLink } from './user-list-url.ts';

export function Person({ userId }: { userId: string }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { queries } = useApi();
  const user = useQuery(queries.users.get.queryOptions({ input: { userId }, staleTime: 0 }));
  return (
    <DetailFrame
      query={user}
      back={{ to: directoryLink(params), label: t`All users` }}
      none={
        <EmptyState title={t`No person has this ID`}>
          <Trans>The account may have been deleted.</Trans>
        </EmptyState>
      }
      failure={failures.loadUser}
    >
      {(found) => <Details user={found} />}
    </DetailFrame>
  );
}

function Details({ user }: { user: UserDetail }) {
  return (
    <>
      <PersonHeader user={user} />
      <Suspension userId={user.user_id} name={shownName(user.full_name, user.email, user.phone)} />
      <StatGrid isBand>
        <StatCard name={<Trans>Total RVL</Trans>} value={formatRupees(paise(user.total_rvl))} />
        <StatCard
          name={<Trans>Total Commissions</Trans>}
          value={formatRupees(paise(user.total_commissions))}
        />
        <StatCard name={<Trans>Properties</Trans>} value={user.properties.toLocaleString('en-IN')} />
        <StatCard name={<Trans>Member Since</Trans>} value={dayOf(user.created_at)} />
        {user.affiliate && <ShadowPowerCard affiliateId={user.affiliate.affiliate_id} />}
      </StatGrid>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <AffiliatePanel user={user} />
        <PayeePanel userId={user.user_id} />
      </SimpleGrid>
      <Records user={user} />
    </>
  );
}

const views = ['rvl', 'commissions', 'payments', 'activity'] as const;

/** Which tab is open stands in the address. */
function Records({ user: { user_id: userId, affiliate } }: { user: UserDetail }) {
  const { t } = useLingui();
  const [params, change] = useQueryChange();
  const view = views.find((one) => one === params.get('show')) ?? 'rvl';
  const choose = (next: string | null) =>
    change({ show: next ?? 'rvl', month: null, kind: null }, { replace: true });
  return (
    <Tabs value={view} onChange={choose} keepMounted={false} activateTabWithKeyboard={false}>
      <TabBar mb={0} aria-label={t`Records of this person`}>
        <Tabs.Tab value="rvl">{t`RVL Records`}</Tabs.Tab>
        <Tabs.Tab value="commissions">{t`Commissions`}</Tabs.Tab>
        <Tabs.Tab value="payments">{t`Payments`}</Tabs.Tab>
        <Tabs.Tab value="activity">{t`Activity Log`}</Tabs.Tab>
      </TabBar>
      <Tabs.Panel value="rvl" pt="md">
        <RvlRecords userId={userId} />
      </Tabs.Panel>
      <Tabs.Panel value="commissions" pt="md">
        <CommissionMonths userId={userId} affiliateId={affiliate?.affiliate_id} />
      </Tabs.Panel>
      <Tabs.Panel value="payments" pt="md">
        <Payments userId={userId} />
      </Tabs.Panel>
      <Tabs.Panel value="activity" pt="md">
        <ActivityLog userId={userId} />
      </Tabs.Panel>
    </Tabs>
  );
}
