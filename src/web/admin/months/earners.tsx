// Those who would earn most in an open month.
import { useLingui } from '@lingui/react/macro';
import { Table, Text } from '@mantine/core';
import type { MonthPreview } from '../../../contract/months.ts';
import { paise } from '../../../domain/money.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { WideTable } from '../../ui/wide-table.tsx';

export function Earners({ earners }: { earners: MonthPreview['earners'] }) {
  const { t } = useLingui();
  return (
    <WideTable minWidth={760} aria-label={t`Top earners`}>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Affiliate`}</Table.Th>
            <Table.Th>{t`Rank`}</Table.Th>
            <Table.Th ta="right">{t`Qualifying volume`}</Table.Th>
            <Table.Th ta="right">{t`Commission`}</Table.Th>
            <Table.Th ta="right">{t`Held`}</Table.Th>
            <Table.Th ta="right">{t`Month before`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {earners.map((earner) => (
            <Table.Tr key={earner.affiliate_id}>
              <Table.Td>
                <Text size="sm" fw={600}>
                  {earner.full_name}
                </Text>
                <Text size="xs" c="dimmed">
                  {earner.affiliate_id}
                </Text>
              </Table.Td>
              <Table.Td>{earner.rank}</Table.Td>
              {(['qualifying', 'earned', 'held', 'before'] as const).map((sum) => (
                <Table.Td key={sum} ta="right">
                  <MoneyText amount={paise(earner[sum])} format="exact" />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}
