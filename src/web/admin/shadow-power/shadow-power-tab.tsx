// Shadow Power Management: who has some, and every affiliate to give it to (specification, section 2.3).
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Card, Stack, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Affiliate } from '../../../contract/affiliates.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failures } from '../../lib/messages.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ModeDialog } from '../affiliates/mode-dialog.tsx';
import { PowerDialog, type PowerHolder } from '../affiliates/power-dialog.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { useAffiliateColumns } from './affiliate-columns.tsx';
import { usePowerColumns } from './power-columns.tsx';

export default adminTab(
  { place: 130, label: msg`Shadow Power`, permission: 'shadowPower.set' },
  ShadowPowerTab,
);

function ShadowPowerTab() {
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Shadow Power Management</Trans>}
        description={<Trans>Complete the weaker stream of an affiliate whose teams do not balance yet</Trans>}
      />
      <ShadowPowers />
    </Stack>
  );
}

/** Also a tab of the dashboard. */
export function ShadowPowers() {
  const { t } = useLingui();
  const { q } = useListInput().input;
  const [holder, setHolder] = useState<PowerHolder>();
  const [switched, setSwitched] = useState<Affiliate>();
  return (
    <Stack gap="lg">
      <Alert color="blue">
        <Trans>The amount is used for balancing and does not count toward commission.</Trans>
      </Alert>
      <ListFilters placeholder={t`Name, affiliate ID or email`} />
      <ActivePowers q={q} onEdit={setHolder} />
      <Affiliates q={q} onPower={setHolder} onMode={setSwitched} />
      {holder && <PowerDialog holder={holder} onClose={() => setHolder(undefined)} />}
      {switched && <ModeDialog affiliate={switched} onClose={() => setSwitched(undefined)} />}
    </Stack>
  );
}

type ListProps = { q: string | undefined };

function ActivePowers({ q, onEdit }: ListProps & { onEdit: (holder: PowerHolder) => void }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useInfiniteQuery(
    queries.shadowPower.list.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ q, cursor }),
      staleTime: 0,
    }),
  );
  return (
    <Section title={t`Active Shadow Powers`}>
      <DataList
        name="shadow-powers"
        label={t`Active Shadow Powers`}
        query={list}
        failure={failures.loadShadowPower}
        empty={q ? t`No one with shadow power matches.` : t`No one has shadow power.`}
        columns={usePowerColumns(onEdit)}
        rowKey={({ id }) => id}
        minWidth={720}
      />
    </Section>
  );
}

type AffiliatesProps = ListProps & {
  onPower: (holder: PowerHolder) => void;
  onMode: (affiliate: Affiliate) => void;
};

function Affiliates({ q, onPower, onMode }: AffiliatesProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useInfiniteQuery(
    queries.affiliates.list.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ q, cursor }),
      staleTime: 0,
    }),
  );
  return (
    <Section title={t`Affiliates`}>
      <DataList
        name="affiliates"
        label={t`Affiliates`}
        query={list}
        failure={failures.loadShadowPower}
        empty={q ? t`No affiliate matches.` : t`No active affiliates yet.`}
        columns={useAffiliateColumns({ onPower, onMode })}
        rowKey={({ affiliate_id: id }) => id}
        minWidth={860}
      />
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padding="md" component="section" aria-label={title}>
      <Stack gap="md">
        <Title order={2} size="h4">
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  );
}
