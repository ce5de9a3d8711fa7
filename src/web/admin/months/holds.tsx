// Commission that waits because of how its affiliate stood, and the decision that the next close carries out.
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CommissionHold } from '../../../contract/commissions.ts';
import { formatMonth } from '../../../domain/dates.ts';
import type { HoldOutcome } from '../../../domain/months.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { useMay } from '../shell/use-may.ts';
import { HoldBar } from './hold-bar.tsx';
import { useHoldColumns } from './hold-columns.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { monthFailures } from './month-messages.ts';

const ROWS = 25;

export function Holds() {
  const { t } = useLingui();
  const { queries } = useApi();
  const may = useMay();
  const [deciding, setDeciding] = useState<{ hold: CommissionHold; decision: HoldOutcome }>();
  const list = useInfiniteQuery(
    queries.commissions.listHolds.infiniteOptions({
      input: (offset: number) => ({ limit: ROWS, offset }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (last.has_more ? pages.length * ROWS : undefined),
      staleTime: 0,
    }),
  );
  return (
    <Card padding="md" component="section" aria-labelledby="holds-title">
      <Stack gap="md">
        <Title order={2} size="h4" id="holds-title">
          <Trans>Held money</Trans>
        </Title>
        <Text size="sm" c="dimmed">
          <Trans>The next close carries a decision out; until then it can be changed.</Trans>
        </Text>
        <DataList
          name="holds"
          label={t`Held money`}
          query={list}
          failure={monthFailures.loadHolds}
          empty={<Text size="sm" c="dimmed">{t`No money is held.`}</Text>}
          columns={useHoldColumns((hold, decision) => setDeciding({ hold, decision }))}
          rowKey={({ affiliate_id: id, month }) => `${month} ${id}`}
          choosing={
            may('commissions.decideHolds')
              ? {
                  nameOf: ({ full_name: name, month }) => `${name} · ${formatMonth(month)}`,
                  bar: (chosen, total, onDone) => <HoldBar chosen={chosen} total={total} onDone={onDone} />,
                }
              : undefined
          }
          minWidth={800}
        />
        {deciding && <HoldDialog {...deciding} onClose={() => setDeciding(undefined)} />}
      </Stack>
    </Card>
  );
}
