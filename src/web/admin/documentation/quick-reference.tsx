// Quick Reference: the rules one looks up most, from the very constants the product works with.
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, List, Stack, Tabs, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { presentPlan } from '../../../domain/commission/plan.ts';
import { formatRupeesShort } from '../../../domain/money.ts';
import { GRANT_MAX_DAYS } from '../../../domain/shadow-balancing.ts';
import { FactTable } from '../../ui/fact-table.tsx';
import { TabBar } from '../../ui/tab-bar.tsx';

const percent = (bp: number) => `${bp / 100}%`;

export function QuickReference() {
  const { t } = useLingui();
  const pages: [id: string, label: string, page: ReactNode][] = [
    ['overview', t`Overview`, <Overview key="overview" />],
    ['shadow-balancing', t`Shadow Balancing`, <ShadowBalancing key="shadow-balancing" />],
    ['commission-rules', t`Commission Rules`, <CommissionRules key="commission-rules" />],
    ['implementation', t`Implementation`, <Implementation key="implementation" />],
  ];
  return (
    <Card padding="md" component="section" aria-labelledby="quick-reference-title">
      <Stack gap="md">
        <Title order={2} size="h4" id="quick-reference-title">
          <Trans>Quick Reference</Trans>
        </Title>
        <Tabs defaultValue="overview" keepMounted={false}>
          <TabBar mb={0}>
            {pages.map(([id, label]) => (
              <Tabs.Tab key={id} value={id}>
                {label}
              </Tabs.Tab>
            ))}
          </TabBar>
          {pages.map(([id, , page]) => (
            <Tabs.Panel key={id} value={id} pt="md">
              {page}
            </Tabs.Panel>
          ))}
        </Tabs>
      </Stack>
    </Card>
  );
}

function Overview() {
  const { levels } = presentPlan;
  return (
    <List size="sm" spacing="xs">
      <List.Item>
        <Trans>Commission comes from paid rents of managed homes only. Joining costs nothing.</Trans>
      </List.Item>
      <List.Item>
        <Trans>
          A month’s rank comes from two streams, 50:50: the largest leg, and everything else with one’s own
          homes.
        </Trans>
      </List.Item>
      <List.Item>
        <Trans>Up to {levels} levels are paid: one personal, the others by difference of rates.</Trans>
      </List.Item>
      <List.Item>
        <Trans>Tax is deducted by dated rules; payouts are approved by a second administrator.</Trans>
      </List.Item>
    </List>
  );
}

function ShadowBalancing() {
  return (
    <List size="sm" spacing="xs">
      <List.Item>
        <Trans>The stronger leg is used for rank qualification.</Trans>
      </List.Item>
      <List.Item>
        <Trans>Commission remains on actual volume.</Trans>
      </List.Item>
      <List.Item>
        <Trans>Maximum 6 months ({GRANT_MAX_DAYS} days).</Trans>
      </List.Item>
      <List.Item>
        <Trans>Admin control only.</Trans>
      </List.Item>
      <List.Item>
        <Trans>With audit trail: enabled, modified and disabled, each with its reason.</Trans>
      </List.Item>
    </List>
  );
}

function CommissionRules() {
  const { t } = useLingui();
  const share = percent(presentPlan.defaultShareBp);
  return (
    <Stack gap="sm">
      <Text size="sm">
        <Trans>Rates apply to {share} of a paid rent, unless less was agreed for a home.</Trans>
      </Text>
      <FactTable
        label={t`Ranks`}
        columns={[
          { key: 'rank', label: t`Rank`, isHeader: true, cell: ({ name }) => name },
          {
            key: 'from',
            label: t`Qualifying volume from`,
            align: 'right',
            cell: ({ threshold }) => formatRupeesShort(threshold),
          },
          { key: 'rate', label: t`Rate`, align: 'right', cell: ({ rateBp }) => percent(rateBp) },
        ]}
        rows={presentPlan.ranks}
        rowKey={({ name }) => name}
        minWidth={320}
        maxWidth={480}
      />
    </Stack>
  );
}

function Implementation() {
  return (
    <List size="sm" spacing="xs">
      <List.Item>
        <Trans>The rules are in src/domain, without a database and without screens.</Trans>
      </List.Item>
      <List.Item>
        <Trans>One engine computes the preview, the close and the calculator.</Trans>
      </List.Item>
      <List.Item>
        <Trans>
          A close writes a snapshot that never changes; Verify computes it again and compares it to the paisa.
        </Trans>
      </List.Item>
      <List.Item>
        <Trans>The database schema above is generated from the tables and checked with every change.</Trans>
      </List.Item>
    </List>
  );
}
