// The entries that a transfer to an owner pays.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Payout } from '../../../contract/payouts.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { useLineColumns } from '../../components/remittances/owner-statement.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { OpenModal } from '../../ui/open-modal.tsx';

const failure = msg`The reckoning could not be loaded`;

export function ReckoningDialog({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useInfiniteQuery(
    queries.remittances.reckoning.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ id: payout.id, cursor }),
      staleTime: 0,
    }),
  );
  const amount = formatRupeesAndPaise(paise(payout.amount));
  return (
    <OpenModal
      size="xl"
      onClose={onClose}
      title={
        <Text component="span" fw={650} size="lg">
          {t`${payout.code}: ${amount} to ${payout.full_name}`}
        </Text>
      }
    >
      <DataList
        label={t`Reckoning`}
        query={list}
        failure={failure}
        empty={t`No entries.`}
        columns={useLineColumns()}
        rowKey={({ on, kind, home_name: home, amount: sum }) => [on, kind, home, sum].join(' ')}
        minWidth={560}
      />
    </OpenModal>
  );
}
