// Who has shadow power now, newest first.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Table, Text } from '@mantine/core';
import type { ShadowPower } from '../../../contract/affiliates.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { IconEdit } from '../../ui/icons.ts';
import { RowButton } from '../../ui/row-actions.tsx';
import { WideTable } from '../../ui/wide-table.tsx';
import type { PowerHolder } from '../affiliates/power-dialog.tsx';

type PowerTableProps = { powers: readonly ShadowPower[]; onEdit: (holder: PowerHolder) => void };

export function PowerTable({ powers, onEdit }: PowerTableProps) {
  const { t } = useLingui();
  return (
    <WideTable minWidth={720} aria-label={t`Active Shadow Powers`} hasActions>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Affiliate`}</Table.Th>
            <Table.Th>{t`Shadow Power`}</Table.Th>
            <Table.Th>{t`Notes`}</Table.Th>
            <Table.Th>{t`Since`}</Table.Th>
            <Table.Th>{t`Actions`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {powers.map((power) => (
            <Table.Tr key={power.id}>
              <Table.Td>
                <Text size="sm" fw={600}>
                  {power.full_name}
                </Text>
                <Text size="xs" c="dimmed">
                  {power.affiliate_id}
                </Text>
              </Table.Td>
              <Table.Td>
                <Badge color="teal">{formatRupees(paise(power.shadow_power_amount))}</Badge>
              </Table.Td>
              <Table.Td maw={260}>
                <Text size="sm" truncate title={power.notes ?? undefined}>
                  {power.notes ?? '–'}
                </Text>
              </Table.Td>
              <Table.Td>{formatDate(dateInIndia(power.created_at))}</Table.Td>
              <Table.Td>
                <RowButton
                  icon={<IconEdit size={18} aria-hidden />}
                  aria-label={t`Edit the shadow power of ${power.full_name}`}
                  onClick={() => onEdit(power)}
                >
                  <Trans>Edit</Trans>
                </RowButton>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}
