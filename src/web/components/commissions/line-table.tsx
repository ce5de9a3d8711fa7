// Commission lines as a table: which home, whose rent, level, rates, difference and amount, each with its "Why this amount".
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Group, Table, Text } from '@mantine/core';
import { formatMonth, type Month } from '../../../domain/dates.ts';
import { formatRupeesExact, paise } from '../../../domain/money.ts';
import { IconInfoCircle } from '../../ui/icons.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { RowButton } from '../../ui/row-actions.tsx';
import { WideTable } from '../../ui/wide-table.tsx';
import { lineKindNames, lineStatusNames, percent } from './commission-sentences.ts';

/** A line of a closed month, or one that an open month would pay. */
export type ShownLine = {
  payment_id: string;
  sequence?: number;
  kind?: string;
  property_name: string | null;
  credited_id: string | null;
  credited_name: string | null;
  rvl: number;
  base: number;
  level: number;
  rate_bp: number;
  paid_below_bp: number;
  amount: number;
  status: string;
  origin_month: Month;
  month: Month;
};

type LineTableProps = {
  lines: readonly ShownLine[];
  /** The affiliate who reads his own lines; without it each name is shown as that of another. */
  affiliateId?: string;
  /** Without it no line says why. */
  onWhy?: (line: ShownLine) => void;
};

export function LineTable({ lines, affiliateId, onWhy }: LineTableProps) {
  const { t } = useLingui();
  return (
    <WideTable minWidth={900} aria-label={t`Commission lines`} hasActions={Boolean(onWhy)}>
      <Table verticalSpacing="xs" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Home`}</Table.Th>
            <Table.Th>{t`Credited to`}</Table.Th>
            <Table.Th ta="right">{t`RVL`}</Table.Th>
            <Table.Th ta="right">{t`Level`}</Table.Th>
            <Table.Th ta="right">{t`Own rate`}</Table.Th>
            <Table.Th ta="right">{t`Paid below`}</Table.Th>
            <Table.Th ta="right">{t`Difference`}</Table.Th>
            <Table.Th ta="right">{t`Amount`}</Table.Th>
            {onWhy && <Table.Th>{t`Why`}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Line
              key={`${line.payment_id} ${line.sequence ?? 0} ${line.kind ?? ''}`}
              line={line}
              isOwn={line.credited_id === affiliateId}
              onWhy={onWhy}
            />
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

type LineProps = { line: ShownLine; isOwn: boolean; onWhy: LineTableProps['onWhy'] };

function Line({ line, isOwn, onWhy }: LineProps) {
  const { t } = useLingui();
  const home = line.property_name ?? t`A home`;
  const amount = formatRupeesExact(paise(line.amount));
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={600}>
          {home}
        </Text>
        <Notes line={line} />
      </Table.Td>
      <Table.Td>
        <Text size="sm">{isOwn ? t`You` : line.credited_name}</Text>
        {!isOwn && (
          <Text size="xs" c="dimmed">
            {line.credited_id}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="right">
        <MoneyText amount={paise(line.rvl)} format="exact" />
      </Table.Td>
      <Table.Td ta="right">{line.level}</Table.Td>
      <Table.Td ta="right">{percent(line.rate_bp)}</Table.Td>
      <Table.Td ta="right">{percent(line.paid_below_bp)}</Table.Td>
      <Table.Td ta="right">{percent(line.rate_bp - line.paid_below_bp)}</Table.Td>
      <Table.Td ta="right">
        <MoneyText amount={paise(line.amount)} format="exact" />
      </Table.Td>
      {onWhy && (
        <Table.Td>
          <RowButton
            size="compact-xs"
            icon={<IconInfoCircle size={18} aria-hidden />}
            onClick={() => onWhy(line)}
            aria-label={t`Why this amount: ${amount} from ${home}`}
          >
            <Trans>Why this amount</Trans>
          </RowButton>
        </Table.Td>
      )}
    </Table.Tr>
  );
}

function Notes({ line }: { line: ShownLine }) {
  const { i18n, t } = useLingui();
  const kind = line.kind && lineKindNames[line.kind];
  const status = lineStatusNames[line.status];
  const origin = formatMonth(line.origin_month);
  if (!kind && line.status === 'payable') return null;
  return (
    <Group gap={6}>
      {kind && <Badge color="gray">{i18n._(kind)}</Badge>}
      {line.origin_month !== line.month && (
        <Text size="xs" c="dimmed">
          {t`Rent of ${origin}`}
        </Text>
      )}
      {line.status !== 'payable' && <Badge color="yellow">{status ? i18n._(status) : line.status}</Badge>}
    </Group>
  );
}
