// Shadow Balancing Administration: brokers with their Fast Track Advantage, and the register of its changes (section 2.3).
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Stack, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AUDIT_ROWS } from '../../../contract/choices.ts';
import type { GrantedBroker } from '../../../contract/shadow-balancing.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { failures } from '../../lib/messages.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { useBrokerColumns } from './broker-columns.tsx';
import { ConfigureDialog } from './configure-grant-dialog.tsx';
import { useGrantAuditColumns } from './grant-audit-columns.tsx';

export default adminTab(
  { place: 120, label: msg`Shadow Balancing`, permission: 'shadowBalancing.configure' },
  ShadowBalancingTab,
);

function ShadowBalancingTab() {
  const [configured, setConfigured] = useState<GrantedBroker>();
  const today = clock.today();
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Shadow Balancing Administration</Trans>}
        description={<Trans>Manage Fast Track Advantage for early affiliate adopters</Trans>}
      />
      <Brokers today={today} onConfigure={setConfigured} />
      <AuditLog />
      {configured && (
        <ConfigureDialog broker={configured} today={today} onClose={() => setConfigured(undefined)} />
      )}
    </Stack>
  );
}

type BrokersProps = { today: string; onConfigure: (broker: GrantedBroker) => void };

function Brokers({ today, onConfigure }: BrokersProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const { q } = useListInput().input;
  const list = useInfiniteQuery(
    queries.shadowBalancing.listBrokers.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ q, cursor }),
      staleTime: 0,
    }),
  );
  return (
    <Card padding="md" component="section" aria-label={t`Brokers`}>
      <Stack gap="md">
        <Title order={2} size="h4">
          <Trans>Brokers</Trans>
        </Title>
        <ListFilters placeholder={t`Name of the broker`} />
        <DataList
          name="brokers"
          label={t`Brokers`}
          query={list}
          failure={failures.loadShadowBalancing}
          empty={q ? t`No broker has this name.` : t`No brokers yet.`}
          columns={useBrokerColumns(today, onConfigure)}
          rowKey={({ id }) => id}
          minWidth={860}
        />
      </Stack>
    </Card>
  );
}

function AuditLog() {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useInfiniteQuery(
    queries.shadowBalancing.listAudit.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ limit: AUDIT_ROWS, cursor }),
      staleTime: 0,
    }),
  );
  return (
    <Card padding="md" component="section" aria-label={t`Audit Log`}>
      <Stack gap="md">
        <Title order={2} size="h4">
          <Trans>Audit Log</Trans>
        </Title>
        <DataList
          name="grants"
          label={t`Audit Log`}
          query={list}
          failure={failures.loadShadowBalancing}
          empty={t`Nothing has been changed yet.`}
          columns={useGrantAuditColumns()}
          rowKey={({ id }) => id}
          minWidth={760}
        />
      </Stack>
    </Card>
  );
}
