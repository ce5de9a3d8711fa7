// An account's statements: the file comes in above, and below stand the payments to match, and the rent that is open.
import { useLingui } from '@lingui/react/macro';
import { Stack, Tabs, Text } from '@mantine/core';
import type { StatementSide } from '../../../contract/bank-statements.ts';
import { KEEP_UNMATCHED_DAYS } from '../../../domain/bank-statements.ts';
import { useQueryChange } from '../../lib/use-query-change.ts';
import { TabBar } from '../../ui/tab-bar.tsx';
import { LineList } from './line-list.tsx';
import { OpenDues } from './open-dues.tsx';
import { UploadStatement } from './upload-statement.tsx';

const views = ['open', 'recorded', 'ignored', 'rent'] as const;

export function StatementViews({ as: side }: { as: StatementSide }) {
  const { t } = useLingui();
  const [params, change] = useQueryChange();
  const view = views.find((one) => one === params.get('view')) ?? 'open';
  const show = (next: string | null) =>
    change({ cursor: null, q: null, show: null, view: next === 'open' ? null : next });
  return (
    <Stack gap="lg">
      <UploadStatement as={side} />
      <Text size="sm" c="dimmed">
        {side === 'operator'
          ? t`We keep incoming payments, never the file. Unmatched payments stay here until you match them.`
          : t`We keep the payments that came in, never the file. Those not recorded as rent are deleted after ${KEEP_UNMATCHED_DAYS} days.`}
      </Text>
      <Tabs value={view} onChange={show} keepMounted={false}>
        <TabBar aria-label={t`Bank statements`}>
          <Tabs.Tab value="open">{t`To match`}</Tabs.Tab>
          <Tabs.Tab value="recorded">{t`Recorded`}</Tabs.Tab>
          <Tabs.Tab value="ignored">{t`Not rent`}</Tabs.Tab>
          <Tabs.Tab value="rent">{t`Open rent`}</Tabs.Tab>
        </TabBar>
        <Tabs.Panel value={view}>
          {view === 'rent' ? <OpenDues as={side} /> : <LineList key={view} as={side} show={view} />}
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
