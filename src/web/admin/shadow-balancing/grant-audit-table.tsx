// The register: every change of a Fast Track Advantage, newest first.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge, Table, Text } from '@mantine/core';
import type { GrantEntry } from '../../../contract/shadow-balancing.ts';
import { formatDate, formatInstant } from '../../../domain/dates.ts';
import type { ShadowBalancingAction } from '../../../domain/shadow-balancing.ts';
import { WideTable } from '../../ui/wide-table.tsx';

const actions: Readonly<Record<ShadowBalancingAction, { word: MessageDescriptor; colour: string }>> = {
  enabled: { word: msg`Enabled`, colour: 'green' },
  modified: { word: msg`Modified`, colour: 'blue' },
  disabled: { word: msg`Disabled`, colour: 'gray' },
};

export function AuditTable({ entries }: { entries: readonly GrantEntry[] }) {
  const { t, i18n } = useLingui();
  return (
    <WideTable minWidth={760} aria-label={t`Audit Log`}>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Date`}</Table.Th>
            <Table.Th>{t`Broker`}</Table.Th>
            <Table.Th>{t`Action`}</Table.Th>
            <Table.Th>{t`Reason`}</Table.Th>
            <Table.Th>{t`Valid Period`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <Table.Tr key={entry.id}>
              <Table.Td>{formatInstant(entry.created_at)}</Table.Td>
              <Table.Td>{entry.broker_name}</Table.Td>
              <Table.Td>
                <Badge color={actions[entry.action].colour}>{i18n._(actions[entry.action].word)}</Badge>
              </Table.Td>
              <Table.Td maw={260}>
                <Text size="sm" truncate title={entry.reason ?? undefined}>
                  {entry.reason ?? '–'}
                </Text>
              </Table.Td>
              <Table.Td>
                <Period entry={entry} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

function Period({ entry: { start_date, end_date, previous_end_date } }: { entry: GrantEntry }) {
  const { t } = useLingui();
  const before = previous_end_date && formatDate(previous_end_date);
  return (
    <>
      <Text size="sm">
        {start_date && end_date ? `${formatDate(start_date)} – ${formatDate(end_date)}` : '–'}
      </Text>
      {before && before !== (end_date && formatDate(end_date)) && (
        <Text size="xs" c="dimmed">
          {t`before: until ${before}`}
        </Text>
      )}
    </>
  );
}
